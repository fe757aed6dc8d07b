"""Names of players and tables, and warnings about confusable names."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.auth.test_devices import Web
from tests.server.game_positions import carry_out
from tests.server.serving import SETTINGS, serving
from tools.confusables import write_table
from turncoat.kernel.errors import BadInput
from turncoat.server.show.messages import company
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.change import Change
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.leave import TakenOver
from turncoat.server.table.commands.rename import Rename
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.lookalikes import look_alike
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.spelling import spell_name
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

UNSEEN = {
    "variation selector 16": "\ufe0f",
    "variation selector 17": "\U000e0100",
    "Mongolian variation selector": "\u180b",
    "combining grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "braille blank": "\u2800",
    "Khmer inherent vowel": "\u17b4",
    "musical null notehead": "\U0001d159",
    "Khitan filler": "\U00016fe4",
    "zero width space": "\u200b",
    "soft hyphen": "\u00ad",
    "right-to-left override": "\u202e",
    "tag": "\U000e0041",
}
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize("kind", UNSEEN)
@pytest.mark.parametrize("pattern", ["{}", "{}{}", "A{}da", "Ada{}", "{}Ada"])
def test_nothing_in_a_name_is_unseen(kind: str, pattern: str) -> None:
    with pytest.raises(BadInput, match="unusable_name"):
        spell_name(pattern.replace("{}", UNSEEN[kind]))


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Олег", "Їжак", "李雷", "علي", "Ada 🦊", "O'Neil-3", "नेहा"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert spell_name(f"  {name} ") == name


def test_a_name_is_kept_in_its_normal_form_and_does_not_reach_out_of_its_place() -> None:
    assert spell_name("Zoe\u0308") == "Zoë"
    with pytest.raises(BadInput, match="unusable_name"):
        spell_name("\u0336Ada")
    with pytest.raises(BadInput, match="unusable_name"):
        spell_name("\u0958" * 24)  # its normal form is twice as long


def gathered(*names: str) -> Table:
    table = Table("oak", bytes(32), 0)
    carry_out(table, ([PlannedEntry(Created(TableSettings("lifeboat", 5), table.commitment))], []))
    for seat, name in enumerate(names):
        carry_out(table, Sit(name, seat).plan(table, Actor(f"device {seat}"), 0))
    return table


def likes(table: Table) -> list[int | None]:
    return [chair["like"] for chair in company(table)["chairs"]]


def test_a_name_that_is_only_written_otherwise_is_taken() -> None:
    table = gathered("Zoë")
    for name in ("ZOË", "Zoe\u0308", "Ｚｏë", "𝐙oë"):
        with pytest.raises(BadInput, match="name_taken"):
            Sit(name, 1).plan(table, Actor("other"), 0)


def test_a_variation_selector_makes_no_other_name() -> None:
    assert look_alike("Ada", "Ada\ufe0f")  # as a file of version 0.1.0 may have it


def test_a_title_turns_nothing_around() -> None:
    table = gathered("Ada")
    host = Actor("device 0", 0, is_host=True)
    for one in [*DIRECTIONS, "\n", "\u2028", "\x07"]:
        settings = TableSettings("lifeboat", 5, title=f"Friday {one}night")
        with pytest.raises(BadInput, match="unusable_title"):
            Change(settings).plan(table, host, 0)
    for title in ("", "Пятница, 🕹️ и 👩‍👩‍👧", "ليلة"):
        assert Change(TableSettings("lifeboat", 5, title=title)).plan(table, host, 0)


async def test_nor_does_that_of_a_new_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        web = Web(hall, app)
        made: Any = {"settings": {**SETTINGS, "title": "Friday \u202enight"}}
        assert await web.fetch("Ada", "POST", "/api/tables", made) == "unusable_title"
        assert await hall.store.tables("gathering", 10) == []


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Аda"),  # Cyrillic
        ("Pavel", "Раvеl"),
        ("Олег", "Oлег"),
        ("Саша", "Caшa"),
        ("Alpha", "Αlpha"),  # Greek
        ("BOBA", "ВОВА"),
        ("Ian", "lan"),
        ("Player 1", "Player l"),
        ("Bob", "B0b"),
        ("Зоя 3", "Зоя З"),
        ("Pam", "Parn"),
    ],
)
def test_a_name_that_looks_like_one_that_was_there_is_marked(name: str, other: str) -> None:
    assert likes(gathered("Nadia", name, other)) == [None, None, 1, None, None]


def test_names_that_can_be_told_apart_are_not_marked() -> None:
    names = ("Маша", "Миша", "Player 1", "Player 2", "Артём")
    assert likes(gathered(*names)) == [None] * 5
    assert not look_alike("Артём", "Артем")


def test_the_mark_is_with_the_later_name_wherever_its_owner_sits() -> None:
    table = gathered("Аda", "Bob", "Ada")  # the first one's is Cyrillic
    assert likes(table) == [None, None, 0, None, None]
    carry_out(table, Rename("Eve").plan(table, Actor("device 0", 0), 0))
    assert likes(table) == [None] * 5
    carry_out(table, Rename("Аda").plan(table, Actor("device 0", 0), 0))
    assert likes(table) == [2, None, None, None, None]


def test_a_substitute_who_looks_like_a_player_is_marked() -> None:
    table = gathered("Ada", "Bob")
    table.stage = PLAYING
    carry_out(table, ([PlannedEntry(TakenOver("random", "clock"), 0)], []))
    carry_out(table, Sit("Воb", 0).plan(table, Actor("eve"), 0))
    assert likes(table)[:2] == [1, None]


def test_the_data_is_made_from_unicodes_file() -> None:
    source = (
        "\ufeff# confusables.txt\n# Date: 2025-07-22, 05:49:37 GMT\n# Version: 17.0.0\n#\n"
        "0430 ;\t0061 ;\tMA\t# ( а → a )\n\n0251 ;\t0061 ;\tMA\t# ( ɑ → a )\n006D ;\t0072 006E ;\tMA\t#\n"
    )
    made = write_table(source)
    assert made.splitlines()[2:] == ["0061\t0251 0430", "0072 006E\t006D"]
    assert "17.0.0" in made
    assert "2025" in made
