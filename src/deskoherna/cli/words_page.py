"""The page of `deskoherna words`: one HTML file that needs nothing else, with a search over everything in it."""

from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from deskoherna.cli.messages import LANGUAGES, Messages
from deskoherna.lab.editing import MARKS, Row

HERE = Path(__file__).parent
STYLE = (HERE / "words_page.css").read_text(encoding="utf-8")
SCRIPT = (HERE / "words_page.js").read_text(encoding="utf-8")


def page(rows: Sequence[Row], say: Messages) -> str:
    """All rows, those of a file under its heading."""
    groups = [(where, list(found)) for where, found in groupby(rows, lambda row: row.where)]
    title, find = escape(say("words-title")), escape(say("words-find"))
    filters = "".join(
        f'<label><input type="checkbox" value="{mark}"> {escape(say(f"words-mark-{mark}"))}'
        f" <b>{sum(mark in row.marks for row in rows)}</b></label>"
        for mark in MARKS
    )
    links = "".join(f'<a href="#{_anchor(where)}">{escape(where)}</a>' for where, _ in groups)
    return (
        f'<!doctype html><html lang="{say.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>'
        f"<header><h1>{title}</h1><p>{escape(say('words-lead'))}</p><nav>{links}</nav></header>"
        f'<form><input type="search" aria-label="{find}" placeholder="{find}">'
        f"<fieldset><legend>{escape(say('words-only'))}</legend>{filters}</fieldset>"
        f'<output data-of="{len(rows)}">{len(rows)} / {len(rows)}</output></form>'
        f"<main>{''.join(_group(where, found, say) for where, found in groups)}</main><script>{SCRIPT}</script></html>"
    )


def _anchor(where: str) -> str:
    return where.replace(", ", "-")


def _group(where: str, rows: Sequence[Row], say: Messages) -> str:
    heads = "".join(f"<th scope=col>{escape(say(f'words-{x}'))}" for x in LANGUAGES)
    return (
        f'<section id="{_anchor(where)}"><h2>{escape(where)}</h2><table><thead><tr>'
        f"<th scope=col>{escape(say('words-message'))}{heads}<tbody>{''.join(_row(row, say) for row in rows)}"
        f"</table></section>"
    )


def _row(row: Row, say: Messages) -> str:
    marks = "".join(
        f'<span class="mark {mark}">{escape(say(f"words-mark-{mark}"))}</span>' for mark in MARKS if mark in row.marks
    )
    cells = "".join(f'<td lang="{language}">{_cell(row, language)}' for language in LANGUAGES)
    return f'<tr data-marks="{" ".join(sorted(row.marks))}"><th scope=row><code>{escape(row.key)}</code>{marks}{cells}'


def _cell(row: Row, language: str) -> str:
    """What is said, and under it how it is written."""
    source = row.sources.get(language)
    said = "".join(f"<p>{escape(getattr(e, language))}</p>" for e in row.examples if getattr(e, language))
    if source is None:
        return said
    where = f"{source.path.parent.name}/{source.path.name}:{source.line}"
    return f"{said}<details><summary>{escape(where)}</summary><pre>{escape(source.text.rstrip())}</pre></details>"
