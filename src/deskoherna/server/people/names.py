"""Names of people: tidied, and told apart as eyes tell them apart.

A name in which letters of other scripts hide, or signs nobody sees, is refused; a kept name is kept together with all
that look like it.
"""

import unicodedata

from confusable_homoglyphs import categories, confusables

from deskoherna.server.wire.refusal import Refused

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of signs that are not seen: control and format characters, directions, what is not assigned."""
ANYWHERE = frozenset({"COMMON", "INHERITED"})
TOGETHER = frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written side by side and do not look alike."""


def tidy(name: str) -> str:
    """A name without needless blanks; one of blanks alone is none, and one that deceives is refused."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    if not found:
        raise Refused("malformed", at="name")
    if any(unicodedata.category(sign) in UNSEEN for sign in found):
        raise Refused("bad_name", at="unseen")
    scripts = set(categories.unique_aliases(found)) - ANYWHERE
    if len(scripts) > 1 and not scripts <= TOGETHER:
        raise Refused("bad_name", at="scripts")
    return found


def name_key(name: str) -> str:
    """Under which a name is kept: however it is written, in capitals or not, it is the same one."""
    return _as_latin(unicodedata.normalize("NFKC", name).casefold())


def keys_of(name: str) -> set[str]:
    """Under which this very name may be kept: earlier versions compared letters of all scripts as they are."""
    return {name_key(name), unicodedata.normalize("NFKC", name).casefold()}


def like(name: str) -> set[str]:
    """The keys of all names that somebody could take this one for: capitals look otherwise than small letters."""
    seen = (unicodedata.normalize("NFKC", name), unicodedata.normalize("NFKC", name).upper())
    return keys_of(name) | {_as_latin(text).casefold() for text in seen}


def _as_latin(text: str) -> str:
    return "".join(map(_like_latin, text))


def _like_latin(sign: str) -> str:
    """The Latin letter that a letter of another script looks like; every other sign stays."""
    if sign.isascii() or not sign.isalpha() or categories.alias(sign) == "LATIN":
        return sign
    found = confusables.is_confusable(sign, greedy=True, preferred_aliases=["latin"])
    for like in found[0]["homoglyphs"] if found else ():
        if str(like["c"]).isascii() and str(like["c"]).isalpha():
            return str(like["c"])
    return sign
