"""Confusable names, which look alike but are spelled differently: the skeletons of Unicode Technical Standard 39.

`confusables.tsv` says which characters look like which, for all scripts (tools/confusables.py).
"""

import functools
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from turncoat.server.table.spelling import is_unseen

DATA: Final = Path(__file__).parent / "confusables.tsv"


@functools.cache
def confusables() -> dict[int, str]:
    """A table for `str.translate`: by character, the text that it looks like."""
    targets: dict[int, str] = {}
    for line in DATA.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            target, characters = line.split("\t")
            looks = "".join(chr(int(one, 16)) for one in target.split())
            targets.update((int(one, 16), looks) for one in characters.split())
    return targets


def skeleton(text: str) -> str:
    """A key that is equal for texts that look the same."""
    parts = "".join(one for one in unicodedata.normalize("NFD", text) if not is_unseen(one))
    return unicodedata.normalize("NFD", parts.translate(confusables()))


@functools.lru_cache(maxsize=4096)
def looks(name: str) -> tuple[str, str]:
    """The skeletons of a name as written and without case: some characters look alike in only one of the two."""
    return skeleton(name), skeleton(skeleton(name.casefold()).casefold())  # a zero looks like a capital O


def look_alike(one: str, other: str) -> bool:
    return any(first == second for first, second in zip(looks(one), looks(other), strict=True))


def models(names: Sequence[tuple[str, int]]) -> list[int | None]:
    """The index, for each (name, time of naming), of the earliest older name that it looks like, if any. Empty names
    look like none."""
    earliest: list[int | None] = []
    for place, (name, given) in enumerate(names):
        before = [
            (since, other)
            for other, (another, since) in enumerate(names)
            if other != place and another and since < given and look_alike(name, another)
        ]
        earliest.append(min(before)[1] if name and before else None)
    return earliest
