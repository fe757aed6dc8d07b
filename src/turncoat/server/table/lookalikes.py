"""Names that look like others, though they are spelled with other characters: Unicode Technical Standard 39, "skeletons".

`confusables.tsv` says which characters look like which, for all scripts (tools/confusables.py).
"""

import functools
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "confusables.tsv"


@functools.cache
def confusables() -> dict[int, str]:
    """For `str.translate`: by character, what it looks like."""
    found: dict[int, str] = {}
    for line in DATA.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            target, characters = line.split("\t")
            looks = "".join(chr(int(one, 16)) for one in target.split())
            found.update((int(one, 16), looks) for one in characters.split())
    return found


def skeleton(text: str) -> str:
    """The same for texts that look the same."""
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", parts.translate(confusables()))


@functools.lru_cache(maxsize=4096)
def looks(name: str) -> tuple[str, str]:
    """As it is written, and without regard to capitals: some characters look like others only in one of the two."""
    return skeleton(name), skeleton(skeleton(name.casefold()).casefold())  # a zero looks like a capital O


def look_alike(one: str, other: str) -> bool:
    return any(first == second for first, second in zip(looks(one), looks(other), strict=True))


def models(names: Sequence[tuple[str, int]]) -> list[int | None]:
    """For each (name, when it was given): the place of the earliest other one that it looks like, if that one was there first. A name
    that is empty looks like none."""
    found: list[int | None] = []
    for place, (name, given) in enumerate(names):
        before = [
            (since, other)
            for other, (another, since) in enumerate(names)
            if other != place and another and since < given and look_alike(name, another)
        ]
        found.append(min(before)[1] if name and before else None)
    return found
