"""Boards that games bring are sent as they lie there: their files alone, under the policy of every page."""

from pathlib import Path

import httpx
import pytest
from visitors import ServerProcess

from deskoherna.starters import begin

PACKAGE = "plankton"


def test_a_board_is_sent_file_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin("dice", PACKAGE, "Plankton", tmp_path / PACKAGE, with_board=True)
    source = tmp_path / PACKAGE / "src"
    board = source / PACKAGE / "board"
    (board / "secret.txt").write_text("no", encoding="utf-8")
    (board / "out.js").symlink_to(source / PACKAGE / "game.py")
    monkeypatch.setenv("PYTHONPATH", str(source))
    server = ServerProcess(tmp_path / "data", "--game", f"{PACKAGE}.game:GAME")
    try:
        base = f"{server.address}api/games/"
        told = {info["slug"]: info["board"] for info in httpx.get(base).json()}
        assert (told[PACKAGE], told["cardia"]) == (1, None)
        answer = httpx.get(f"{base}{PACKAGE}/board/board.js")
        assert answer.text == (board / "board.js").read_text(encoding="utf-8")
        assert answer.headers["content-type"].startswith("application/javascript")
        assert (answer.headers["cache-control"], answer.headers["x-content-type-options"]) == ("no-cache", "nosniff")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        again = httpx.get(f"{base}{PACKAGE}/board/board.js", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert httpx.get(f"{base}{PACKAGE}/board/board.css").headers["content-type"].startswith("text/css")
        for name in ("secret.txt", "out.js", "none.js", "..%2fgame.py", "../game.py", "%2e%2e/game.py", "board.js/x"):
            assert httpx.get(f"{base}{PACKAGE}/board/{name}").status_code == 404, name
        assert httpx.get(f"{base}cardia/board/board.js").status_code == 404
        assert httpx.get(f"{base}chess/board/board.js").status_code == 404
        (board / "board.js").write_text("export const version = 1;\n", encoding="utf-8")
        assert httpx.get(f"{base}{PACKAGE}/board/board.js").text == "export const version = 1;\n"
    finally:
        server.stop()
