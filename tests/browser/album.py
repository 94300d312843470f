"""A page of all screenshots side by side, to be looked at by people: `make looks`.

    python -m tests.browser.album

Full tables (`test_fit.py`) stand in rows, a row each game and moment, the smallest window first; all other pictures
follow in the order of their names.
"""

import html
import re
from pathlib import Path

from .fit import SIZES

FOLDER = Path(__file__).resolve().parents[2] / "screenshots"
NAME = re.compile(
    rf"(?P<game>[a-z]+)-(?P<phase>.+?)-(?P<screen>{'|'.join(SIZES)})-(?P<theme>light|dark)-(?P<size>normal|largest)"
)
HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #2b2a27; color: #eee; }
  h2 { margin: 32px 0 8px; position: sticky; top: 0; padding: 6px 0; background: #2b2a27; }
  .row { display: flex; gap: 16px; overflow-x: auto; align-items: flex-end; padding-bottom: 12px; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 300px; width: auto; background: #444; }
  figcaption { font-size: 13px; color: #bbb; }
</style>
"""


def area(screen: str) -> int:
    width, height = SIZES[screen]
    return width * height


def rows(folder: Path) -> dict[str, list[tuple[str, Path]]]:
    """Pictures by the heading of their row, each with its caption."""
    found: dict[str, list[tuple[int, str, Path]]] = {}
    for picture in sorted((folder / "fit").glob("*.png")):
        read = NAME.fullmatch(picture.stem)
        if read is not None:
            size = "" if read["size"] == "normal" else f", {read['size']} type"
            caption = f"{read['screen']}, {read['theme']}{size}"
            order = 2 * area(read["screen"]) + (read["theme"] == "dark")
            found.setdefault(f"{read['game']}: {read['phase']}", []).append((order, caption, picture))
    sorted_rows = {head: [(caption, picture) for _, caption, picture in sorted(row)] for head, row in found.items()}
    others = [(picture.stem, picture) for picture in sorted(folder.glob("*.png"))]
    return {**sorted_rows, **({"other pages": others} if others else {})}


def page(folder: Path) -> str:
    """The page itself; the pictures lie beside it."""
    parts = [HEAD]
    for head, pictures in rows(folder).items():
        parts.append(f"<h2>{html.escape(head)}</h2>\n<div class='row'>\n")
        for caption, picture in pictures:
            address = html.escape(picture.relative_to(folder).as_posix())
            parts.append(
                f"<figure><a href='{address}'><img loading='lazy' src='{address}' alt=''></a>"
                f"<figcaption>{html.escape(caption)}</figcaption></figure>\n"
            )
        parts.append("</div>\n")
    return "".join(parts)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    written = FOLDER / "index.html"
    written.write_text(page(FOLDER), encoding="utf-8")
    print(f"{sum(map(len, rows(FOLDER).values()))} pictures side by side: {written}")


if __name__ == "__main__":
    main()
