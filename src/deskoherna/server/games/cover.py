"""The cover of a game: its own `cover.svg`, or a print made from its name, the same on every machine."""

import hashlib
import math

from deskoherna.kit.game import Game

WIDTH, HEIGHT = 300, 390
INKS = (
    ("#3c2f52", "#56467a", "#d9a441"),
    ("#1d4a44", "#2b6a60", "#e2b65a"),
    ("#6a2a1d", "#8c3c28", "#ecca7c"),
    ("#24406b", "#355a91", "#dd8a4c"),
    ("#5b4716", "#7b6324", "#cf5a3a"),
    ("#473530", "#664c42", "#9fbf8a"),
)
"""Ground, its rays, and what is printed on it."""
PAPER = "#efe3c8"


def cover(game: Game) -> str:
    """As SVG."""
    own = game.folder / "cover.svg"
    return own.read_text(encoding="utf-8") if own.is_file() else printed(game.slug)


def printed(name: str) -> str:
    """Rays, a disc, and a rosette of lozenges around it; name and number of each follow from the name."""
    numbers = hashlib.sha256(name.encode()).digest()
    ground, ray, ink = INKS[numbers[0] % len(INKS)]
    x, y = WIDTH / 2, 150 + numbers[1] % 60
    rays = 18 + 2 * (numbers[2] % 8)
    shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>']
    for k in range(rays):
        a, b = 2 * math.pi * k / rays, 2 * math.pi * (k + 0.5) / rays
        far = [f"{x + 420 * math.cos(t):.1f},{y + 420 * math.sin(t):.1f}" for t in (a, b)]
        shapes.append(f'<polygon points="{x},{y} {far[0]} {far[1]}" fill="{ray}"/>')
    petals = 5 + numbers[3] % 5
    for ring, (near, length, wide, colour) in enumerate(((62, 62, 20, PAPER), (40, 34, 13, ink))):
        for k in range(petals):
            turn = 360 * (k + ring / 2) / petals
            petal = f"M0 {-near}l{wide} {-length / 2}l{-wide} {-length / 2}l{-wide} {length / 2}z"
            shapes.append(f'<path d="{petal}" fill="{colour}" transform="translate({x} {y}) rotate({turn:.1f})"/>')
    shapes.append(f'<circle cx="{x}" cy="{y}" r="30" fill="{ink}"/><circle cx="{x}" cy="{y}" r="20" fill="{ground}"/>')
    for k in range(4 + numbers[4] % 3):
        across = 36 + 228 * k / (3 + numbers[4] % 3)
        hill = HEIGHT - 34 - numbers[5 + k] % 34
        shapes.append(
            f'<path d="M{across - 60:.0f} {HEIGHT}L{across:.0f} {hill}L{across + 60:.0f} {HEIGHT}z" fill="{PAPER}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        '<filter id="lino" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" result="w"/>'
        '<feDisplacementMap in="SourceGraphic" in2="w" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<g filter="url(#lino)">{"".join(shapes)}</g></svg>\n'
    )
