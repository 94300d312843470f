"""Notices in words, in the language of whoever is told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from deskoherna.kit.texts import Texts
from deskoherna.kit.words import words
from deskoherna.server.games.served import ServedGame
from deskoherna.server.notices.notices import CONFIRM, TURN, Notice

FOLDER = Path(__file__).parent / "words"


@dataclass(frozen=True)
class Told:
    """What a notice says, and where it leads on this server."""

    title: str
    text: str
    path: str


@cache
def texts(language: str) -> Texts:
    return Texts(FOLDER, language)


def game_name(games: Mapping[str, ServedGame], slug: str, language: str) -> str:
    served = games.get(slug)
    if served is None:
        return slug
    voice = words(served.game, language)
    return voice.text("game-name") if voice.has("game-name") else slug


def told(notice: Notice, language: str, games: Mapping[str, ServedGame]) -> Told:
    t, args = texts(language), notice.args
    given: dict[str, Any] = {k: v for k, v in args.items() if isinstance(v, str | int)}
    if "game" in args:
        given["game"] = game_name(games, args["game"], language)
    if notice.kind == TURN:
        others = ", ".join(args.get("others", ()))
        text = t("turn-with", others=others, **given) if others else t("turn-alone", **given)
        return Told(t("turn"), text, f"/t/{args['table']}")
    if notice.kind == CONFIRM:
        return Told(t("confirm"), t("confirm-text"), f"/settings?mail={args['code']}")
    return Told(t(notice.kind, **given), t(f"{notice.kind}-text", **given), str(args.get("path", "/")))


def letter(name: str, told: Told, address: str, language: str, stop: str | None) -> str:
    """A mail about one thing."""
    t = texts(language)
    lines = [t("hello", name=name), "", told.text, "", address + told.path]
    return "\n".join([*lines, *_foot(t, stop)])


def digest(name: str, all_told: Sequence[Told], address: str, language: str, stop: str | None) -> tuple[str, str]:
    """Subject and text of a mail about everything that waits."""
    t = texts(language)
    lines = [t("hello", name=name), "", t("digest-text", n=len(all_told))]
    for one in all_told:
        lines += ["", f"- {one.text}", f"  {address}{one.path}"]
    return t("digest", n=len(all_told)), "\n".join([*lines, *_foot(t, stop)])


def _foot(t: Texts, stop: str | None) -> list[str]:
    return ["", "-- ", t("foot"), *([t("foot-stop", address=stop)] if stop else [])]
