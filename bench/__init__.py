"""Benchmarks that print ratios against something measured in the same run."""
