"""The rules of a game on a graphics card: the same source, written out in CUDA C++."""
