"""Portraits: every character has one, small, and made of parts that exist."""

import re
from pathlib import Path
from typing import Final

import pytest

from turncoat.games.thing.board import CHARACTERS as STATION
from turncoat.games.unfathomable.board import CHARACTERS as SHIP

WEB: Final = Path(__file__).parents[2] / "web" / "src"
PARTS: Final = WEB / "ui" / "portraits" / "parts.svg"
BOTS: Final = WEB / "ui" / "portraits" / "bots.svg"
SHEETS: Final = {"unfathomable": SHIP, "thing": STATION}
LARGEST: Final = 4_096  # most bytes of a portrait


def sheet_of(game: str) -> Path:
    return WEB / "games" / game / "portraits.svg"


def drawings(sheet: Path) -> dict[str, str]:
    return dict(re.findall(r'^<g id="face-([a-z]+)" (.*)$', sheet.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", SHEETS)
def test_every_character_has_a_portrait(game: str) -> None:
    assert set(drawings(sheet_of(game))) == set(SHEETS[game])


@pytest.mark.parametrize("sheet", [*map(sheet_of, SHEETS), BOTS], ids=str)
def test_a_portrait_is_small_and_uses_parts_that_exist(sheet: Path) -> None:
    parts = set(re.findall(r'id="([a-z-]+)"', PARTS.read_text("utf-8")))
    for name, drawing in drawings(sheet).items():
        assert len(drawing) < LARGEST, name
        used = re.findall(r'href="#([a-z-]+)"|url\(#([a-z-]+)\)', drawing)
        assert {one or other for one, other in used} <= parts, name


def test_no_two_bots_share_a_face() -> None:
    faces = drawings(BOTS)
    assert len(faces) == len(set(faces.values())) == 20
