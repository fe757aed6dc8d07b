"""Cards and characters of Unfathomable as independent data, one row each in the `.tsv` files of this folder.

They were transcribed from the list of components and not from the game, so that an error in either shows.
This module does not import the game; names are spelled as in the game.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

from tests.games.unfathomable.facts.notation import Fact, read


@dataclass(frozen=True)
class Character:
    name: str
    full_name: str
    profession: str
    skill_set: dict[str, int]
    start: str
    item: str
    captain_rank: int  # in the line of succession
    keeper_rank: int
    ability: str
    ability_timing: str
    reveal: str
    feat: str
    feat_timing: str


@dataclass(frozen=True)
class SkillCard:
    skill: str
    name: str
    value: int
    copies: int
    timing: str
    limit: str  # `traitor`: revealed traitors only; `attack`: only the die of an attack


@dataclass(frozen=True)
class Mythos:
    number: int
    name: str
    type: str  # check, choice, combined
    decides: str  # current, captain, keeper or a character
    target: int | None
    skills: tuple[str, ...]
    partial: int | None
    activation: str  # do, mh, fd: the Deep Ones, Mother Hydra, Father Dagon
    track: str  # travel, ritual, choice
    note: str


@dataclass(frozen=True)
class Spell:
    name: str
    copies: int


@dataclass(frozen=True)
class Waypoint:
    name: str
    distance: int


@dataclass(frozen=True)
class Item:
    name: str
    starts_with: str  # a character, or `nobody`
    kinds: tuple[str, ...]
    trait: str


@dataclass(frozen=True)
class Damage:
    name: str
    copies: int
    repair_skill: str  # empty for a card that is not placed in a room
    repair_total: int | None


@dataclass(frozen=True)
class Effect:
    """One outcome of a card. A mythos card's outcomes are pass, partial, fail, or, a and b."""

    deck: str
    card: str
    outcome: str
    needs: str  # without it the outcome cannot be chosen
    notation: str
    facts: tuple[Fact, ...]


SKILLS = ("influence", "lore", "observation", "strength", "will")


def rows(table: str) -> list[dict[str, str]]:
    path = Path(__file__).with_name(f"{table}.tsv")
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def number(text: str) -> int | None:
    return int(text) if text else None


CHARACTERS = [
    Character(
        row["name"],
        row["full_name"],
        row["profession"],
        {skill: int(row[skill]) for skill in SKILLS if row[skill] != "0"},
        row["start"],
        row["item"],
        int(row["captain_rank"]),
        int(row["keeper_rank"]),
        row["ability"],
        row["ability_timing"],
        row["reveal"],
        row["feat"],
        row["feat_timing"],
    )
    for row in rows("characters")
]
SKILL_CARDS = [
    SkillCard(row["skill"], row["name"], int(row["value"]), int(row["copies"]), row["timing"], row["limit"])
    for row in rows("skill_cards")
]
MYTHOS = [
    Mythos(
        int(row["number"]),
        row["name"],
        row["type"],
        row["decides"],
        number(row["target"]),
        tuple(row["skills"].split()),
        number(row["partial"]),
        row["activation"],
        row["track"],
        row["note"],
    )
    for row in rows("mythos")
]
SPELLS = [Spell(row["name"], int(row["copies"])) for row in rows("spells")]
WAYPOINTS = [Waypoint(row["name"], int(row["distance"])) for row in rows("waypoints")]
ITEMS = [
    Item(row["name"], row["starts_with"], tuple(row["kinds"].split()), row["trait"]) for row in rows("items")
]
DAMAGE = [
    Damage(row["name"], int(row["copies"]), row["repair_skill"], number(row["repair_total"]))
    for row in rows("damage")
]
EFFECTS = [
    Effect(
        row["deck"],
        row["card"],
        row["outcome"],
        row["needs"],
        row["notation"],
        tuple(read(row["facts"])),
    )
    for row in rows("effects")
]


def effect(deck: str, card: str, outcome: str = "effect") -> Effect:
    """The row of this outcome; there is exactly one."""
    (only,) = [row for row in EFFECTS if (row.deck, row.card, row.outcome) == (deck, card, outcome)]
    return only
