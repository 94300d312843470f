"""Kernels of a game on the graphics card, by CuPy, which keeps what it compiled by text, options and chip."""

from functools import cache
from typing import Any

from deskoherna.kit.game import Game
from deskoherna.lab.cuda.source import source

OPTIONS = ("-std=c++17", "-w", "--ptxas-options=-O1")
"""The assembler's higher levels make wrong code of two of the games (it never ends), and no other one faster."""


class NoDevice(RuntimeError):
    """There is no graphics card, or nothing to use it with."""


def cupy() -> Any:
    """CuPy, where there is a device for it; else a sentence that says what is missing."""
    try:
        import cupy as found
    except ImportError as error:
        raise NoDevice(f'the graphics card needs CuPy: pip install "deskoherna[cuda]" ({error})') from None
    try:
        devices = found.cuda.runtime.getDeviceCount()
    except found.cuda.runtime.CUDARuntimeError as error:
        raise NoDevice(f"no graphics card can be used: {error}") from None
    if devices == 0:
        raise NoDevice("there is no graphics card")
    return found


@cache
def kernels(game: Game) -> Any:
    """The kernels of a game; the first time on a chip they are compiled, which takes up to a minute."""
    return cupy().RawModule(code=source(game), options=OPTIONS, backend="nvrtc")
