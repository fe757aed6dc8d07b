"""The ten characters: skill sets, starting spaces and items, lines of succession (43, 49, Appendix IV)."""

from typing import Final

from turncoat.games.unfathomable.board import CHARACTERS
from turncoat.games.unfathomable.cards import (
    INFLUENCE,
    ITEM_CARDS,
    LORE,
    OBSERVATION,
    SKILL_COUNT,
    STRENGTH,
    WILL,
)
from turncoat.games.unfathomable.spaces import (
    BOILER_ROOM,
    BRIDGE,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    GALLEY,
    Space,
)
from turncoat.kernel.families import Family, NamedValue

KEILANI: Final = 0
ARJUN: Final = 1
SVETLANA: Final = 2
JEANNE: Final = 3
JAMIE: Final = 4
WILLIAM: Final = 5
BEATRICE: Final = 6
ISHMAEL: Final = 7
EDMUND: Final = 8
SAMIRA: Final = 9
CHARACTER_SHEETS: Final = Family("character", KEILANI, CHARACTERS)


class Character(NamedValue):
    """`skills`: cards of each skill drawn per turn (43). `start` and `item`: starting space and item."""

    def __init__(self, name: str, number: int, *, skills: dict[int, int], start: Space, item: str) -> None:
        super().__init__(name)
        CHARACTER_SHEETS.check(name, number)
        self.skills: Final = tuple([skills.get(skill, 0) for skill in range(SKILL_COUNT)])
        self.start: Final = start
        self.item: Final = ITEM_CARDS.number(item)


SHEETS: Final = CHARACTER_SHEETS.deck(
    Character(
        "keilani",
        KEILANI,
        skills={INFLUENCE: 3, WILL: 2},
        start=CAPTAINS_CABIN,
        item="speaking_trumpet",
    ),
    Character(
        "arjun", ARJUN, skills={INFLUENCE: 2, OBSERVATION: 1, STRENGTH: 2}, start=BRIDGE, item="six_shooter"
    ),
    Character(
        "svetlana",
        SVETLANA,
        skills={INFLUENCE: 2, LORE: 1, OBSERVATION: 2},
        start=CAPTAINS_CABIN,
        item="travel_pharmacy",
    ),
    Character(
        "jeanne",
        JEANNE,
        skills={INFLUENCE: 1, OBSERVATION: 2, STRENGTH: 2},
        start=BOILER_ROOM,
        item="tool_kit",
    ),
    Character("jamie", JAMIE, skills={STRENGTH: 3, WILL: 2}, start=BRIDGE, item="repeating_rifle"),
    Character("william", WILLIAM, skills={LORE: 3, WILL: 2}, start=CHAPEL, item="elder_sign_amulet"),
    Character(
        "beatrice", BEATRICE, skills={INFLUENCE: 1, LORE: 2, OBSERVATION: 2}, start=CHAPEL, item="almanac"
    ),
    Character("ishmael", ISHMAEL, skills={LORE: 2, STRENGTH: 2, WILL: 1}, start=GALLEY, item="book_of_dagon"),
    Character(
        "edmund",
        EDMUND,
        skills={INFLUENCE: 1, LORE: 1, OBSERVATION: 1, STRENGTH: 1, WILL: 1},
        start=GALLEY,
        item="lucky_ring",
    ),
    Character("samira", SAMIRA, skills={LORE: 1, OBSERVATION: 2, WILL: 2}, start=CARGO_HOLD, item="starbuck"),
)

# By character
SKILL_SETS: Final = tuple([sheet.skills for sheet in SHEETS])
STARTS: Final = tuple([sheet.start for sheet in SHEETS])
OWN_ITEMS: Final = tuple([sheet.item for sheet in SHEETS])

CAPTAINS: Final = (KEILANI, ARJUN, JEANNE, JAMIE, SVETLANA, BEATRICE, EDMUND, ISHMAEL, WILLIAM, SAMIRA)
KEEPERS: Final = (WILLIAM, ISHMAEL, BEATRICE, EDMUND, SAMIRA, SVETLANA, JAMIE, JEANNE, ARJUN, KEILANI)

FIRST_GAME_CREWS: Final = {
    3: (JEANNE, SVETLANA, WILLIAM),
    4: (ARJUN, JEANNE, SAMIRA, WILLIAM),
    5: (ARJUN, JAMIE, SAMIRA, SVETLANA, WILLIAM),
    6: (ARJUN, JEANNE, JAMIE, SAMIRA, SVETLANA, WILLIAM),
}
