"""What was learned, kept in a file, as an opponent: `against=Checkpoint("net.npz")`, at one seat or in thousands.

`.npz`: a dense network in NumPy's format: `w0`, `b0`, `w1`, `b1` ... with tanh between; the first outputs are a score a
move. With `entries` and `values` its inputs are "has this entry this value?", else the entries as numbers.
`.pt2`: a module that `torch.export` saved, for any number of rows: it takes float32 rows of entries and gives a score a
move.
The legal move with the highest score is played.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

Scores = Callable[[Any], Any]


class Checkpoint:
    """A policy read from a file. Sent to another process it is read again there."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if not self.path.is_file():
            raise ValueError(f"there is no checkpoint {self.path}")
        readers = {".npz": _dense, ".pt2": _exported}
        if self.path.suffix not in readers:
            raise ValueError(f"a checkpoint is a file {' or '.join(readers)}, not {self.path.name!r}")
        self.scores: Scores = readers[self.path.suffix](self.path)

    def __call__(self, observations: Any, masks: Any, _seat: int) -> Any:
        """The best legal move of each row."""
        scores = self.scores(observations)
        moves = masks.shape[1]
        if scores.shape[1] < moves:
            raise ValueError(f"{self.path.name} gives {scores.shape[1]} scores; this game has {moves} moves")
        return np.where(masks.astype(bool), scores[:, :moves], -np.inf).argmax(1)

    def __reduce__(self) -> tuple[type["Checkpoint"], tuple[Path]]:
        """By its file."""
        return Checkpoint, (self.path,)


def save_dense(path: str | Path, weights: list[Any], entries: Any = None, values: Any = None) -> None:
    """Keep a network `w0, b0, w1, b1 ...`, and of which entries and values its inputs ask."""
    named = {f"{'wb'[k % 2]}{k // 2}": weight for k, weight in enumerate(weights)}
    asked = {} if entries is None else {"entries": np.asarray(entries), "values": np.asarray(values)}
    arrays: dict[str, Any] = named | asked
    np.savez_compressed(path, **arrays)


def _dense(path: Path) -> Scores:
    with np.load(path, allow_pickle=False) as kept:
        arrays = {name: kept[name] for name in kept.files}
    depth = sum(name.startswith("w") for name in arrays)
    if not depth or any(f"{kind}{k}" not in arrays for kind in "wb" for k in range(depth)):
        raise ValueError(f"{path.name} holds no network: w0, b0, w1, b1 ... are wanted, not {', '.join(arrays)}")

    def scores(observations: Any) -> Any:
        if "entries" in arrays:
            x = (observations[:, arrays["entries"]] == arrays["values"]).astype(np.float32)
        else:
            x = observations.astype(np.float32)
        for k in range(depth):
            x = (np.tanh(x) if k else x) @ arrays[f"w{k}"] + arrays[f"b{k}"]
        return x

    return scores


def _exported(path: Path) -> Scores:
    import torch

    module = torch.export.load(path).module()

    def scores(observations: Any) -> Any:
        with torch.no_grad():
            return module(torch.from_numpy(observations).float()).numpy()

    return scores
