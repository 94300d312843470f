"""The page for researchers does what it says: its blocks run, one after another, and leave what is read off here."""

import re
import warnings
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs/research.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_blocks_of_the_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for k, block in enumerate(BLOCK.findall(PAGE.read_text(encoding="utf-8"))):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            exec(compile(block, f"block {k + 1} of {PAGE.name}", "exec"), names)
    assert 0 < names["won"] < names["ended"]
    assert names["cards"].shape[:2] == (256, 6)
    assert names["rest"].shape[1] + names["cards"].shape[1] * names["cards"].shape[2] > names["columns"].shape[1]
    assert names["asked"].shape[0] == 256
    assert len(names["rows"].actions) == names["made"].decisions
    assert names["memory"].text(0).count("\nme ") <= 5
    assert sum(names["state"].returns()) == 0
    assert names["perfect"].exploitability < 0.01 < names["novice"].exploitability
    assert "me raise" in capsys.readouterr().out
