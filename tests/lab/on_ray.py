"""Commands of the laboratory on a Ray cluster of two processors, in a process of its own: see test_lab_ray.py.

python on_ray.py FOLDER    reads FOLDER/commands.json, writes FOLDER/answers.json
"""

import io
import json
import logging
import os
import signal
import sys
import threading
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import ray

from deskoherna.cli import main


def typed(words: list[str]) -> list[object]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([*words, "--on", "ray"])
    return [code, out.getvalue(), err.getvalue()]


def interrupt_when(path: Path, lines: int) -> None:
    """Ctrl-C as soon as a file has so many lines."""
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        time.sleep(0.02)
    os.kill(os.getpid(), signal.SIGINT)


def run(folder: Path) -> None:
    asked = json.loads((folder / "commands.json").read_text())
    ray.init(num_cpus=2, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    answers = [typed(words) for words in asked["commands"]]
    watch = threading.Thread(target=interrupt_when, args=(Path(asked["file"]), 4))
    watch.start()
    answers.append(typed(asked["interrupted"]))
    watch.join()
    ray.shutdown()
    (folder / "answers.json").write_text(json.dumps(answers))


if __name__ == "__main__":
    run(Path(sys.argv[1]))
