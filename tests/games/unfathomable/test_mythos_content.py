"""Double entry for the mythos deck: the game's cards against the independent table of facts."""

from typing import TypeAlias

import pytest

from tests.games.unfathomable.double_entry import facts_of, shows, slips
from tests.games.unfathomable.facts import tables
from tests.games.unfathomable.facts.notation import Fact
from tests.games.unfathomable.wording import ICONS
from turncoat.games.unfathomable.board import CHARACTERS, RITUAL, TRAVEL
from turncoat.games.unfathomable.cards import LORE, MYTHOS_NAMES, SKILLS
from turncoat.games.unfathomable.content import spells, waypoints
from turncoat.games.unfathomable.content.characters import KEILANI
from turncoat.games.unfathomable.content.mythos import DECK
from turncoat.games.unfathomable.effects.hands import HasSkill
from turncoat.games.unfathomable.effects.items import HasItems
from turncoat.games.unfathomable.effects.people import Captain, Is, Keeper, Played
from turncoat.games.unfathomable.effects.resources import PassengersInSupply
from turncoat.games.unfathomable.rules.mythos import CHOICE_OF_TRACKS, Mythos
from turncoat.games.unfathomable.rules.skill_check import Check
from turncoat.kernel.amounts import Always, AtLeast, Condition, Number, TrackValue
from turncoat.kernel.effects import Choose, Effect, Named
from turncoat.kernel.nodes import Node, walk
from turncoat.kernel.selectors import Current, SeatSelector

Said: TypeAlias = dict[str, object]

TRACK_ICONS = {TRAVEL: "travel", RITUAL: "ritual", CHOICE_OF_TRACKS: "choice"}
NEEDS: dict[str, Condition] = {
    "": Always(),
    "items>=1": HasItems(),
    "supply>=1": AtLeast(PassengersInSupply(), Number(1)),
    "supply>=3": AtLeast(PassengersInSupply(), Number(3)),
    "lore_cards>=1": HasSkill(LORE),
    "keilani_is_captain": Is(Played(KEILANI), Captain()),
}
PARTS = {"check": ["pass"], "choice": ["a", "b"], "combined": ["pass", "or"]}


def as_the_game_has_it(card: Node) -> Said:
    assert isinstance(card, Mythos)
    first = card.branches[0].effect
    said: Said = {
        "decides": who_decides(card.by),
        "activation": ICONS[card.activates],
        "track": TRACK_ICONS[card.advances],
        "needs": [branch.needs for branch in card.branches],
    }
    if not isinstance(first, Check):
        one, other = card.branches
        return {**said, "type": "choice", "a": facts_of(one.effect), "b": facts_of(other.effect)}
    said |= {
        "type": "check" if len(card.branches) == 1 else "combined",
        "target": first.target,
        "skills": tuple(SKILLS[icon.skill] for icon in first.skills),
        "pass": facts_of(first.passed, first.target),
        "fail": facts_of(first.failed, first.target),
    }
    if first.partial_at:
        said |= {"partial_at": first.partial_at, "partial": facts_of(first.partly, first.target)}
    for branch in card.branches[1:]:
        said["or"] = facts_of(branch.effect)
    return said


def as_the_table_has_it(card: str) -> Said:
    (row,) = [row for row in tables.MYTHOS if row.name == card]
    said: Said = {
        "decides": row.decides,
        "activation": row.activation,
        "track": row.track,
        "needs": [NEEDS[tables.effect("mythos", card, part).needs] for part in PARTS[row.type]],
        "type": row.type,
    }
    if row.target:
        said |= {"target": row.target, "skills": row.skills}
    if row.partial:
        said["partial_at"] = row.partial
    for effect in tables.EFFECTS:
        if (effect.deck, effect.card) == ("mythos", card):
            said[effect.outcome] = wording(list(effect.facts), row.decides)
    if card == "history_repeats":
        # The Captain goes to the Brig before Keilani: otherwise her successor would follow her there.
        said["fail"] = [("lose", "souls", 1), ("move", "captain", "brig"), ("move", "you", "brig")]
    return said


def wording(facts: list[Fact], decides: str) -> list[Fact]:
    """28.9: on a card that the current player resolves, `you` and `current` are the same."""
    same = {"current": "you"} if decides == "current" else {}
    return [tuple(same.get(str(word), word) for word in fact) for fact in facts]


def who_decides(by: SeatSelector) -> str:
    if isinstance(by, Played):
        return CHARACTERS[by.character]
    return {Current(): "current", Captain(): "captain", Keeper(): "keeper"}[by]


def card_named(card: str) -> Mythos:
    return DECK[MYTHOS_NAMES.index(card)].effect


@pytest.mark.rule("28.4")
def test_the_mythos_deck_has_seventy_cards_and_the_last_are_the_characters_own() -> None:
    assert len(DECK) == len(MYTHOS_NAMES) == 70
    assert [row.name for row in tables.MYTHOS] == list(MYTHOS_NAMES)
    assert [who_decides(card.effect.by) for card in DECK[60:]] == list(CHARACTERS)


@pytest.mark.rule("28.9", "28.10", "28.11", "28.12", "28.14", "28.15", "28.16", "28.17", "28.18", "28.21")
@pytest.mark.parametrize("card", MYTHOS_NAMES)
def test_a_mythos_card_does_what_the_card_says(card: str) -> None:
    assert as_the_game_has_it(card_named(card)) == as_the_table_has_it(card)


@pytest.mark.parametrize("card", MYTHOS_NAMES)
def test_a_slip_in_any_number_of_a_mythos_card_shows(card: str) -> None:
    should = as_the_table_has_it(card)
    all_slips = list(slips(card_named(card)))
    assert len(all_slips) > 2
    for slipped in all_slips:
        assert shows(slipped, as_the_game_has_it, should), slipped


@pytest.mark.rule("28.13", "28.18")
def test_one_option_of_a_mythos_card_can_always_be_chosen() -> None:
    for card in DECK:
        assert Always() in [branch.needs for branch in card.effect.branches]


@pytest.mark.rule("28.13", "50.2")
def test_eot_failure_costs_fuel_where_the_ship_cannot_go_back() -> None:
    check = card_named("eot_failure").branches[0].effect
    assert isinstance(check, Check)
    assert isinstance(check.failed, Choose)
    back, fuel = check.failed.branches
    assert back.needs == AtLeast(TrackValue(TRAVEL), Number(1))
    assert fuel.needs == Always()


def test_few_cards_need_more_than_data() -> None:
    cards: list[Effect] = [card.effect for card in DECK]
    cards += [card.effect for card in spells.DECK]
    cards += [card.effect for card in waypoints.DECK]
    beyond = [card for card in cards if any(isinstance(node, Named) for node in walk(card))]
    assert len(beyond) / len(cards) <= 0.15
