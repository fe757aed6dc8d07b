"""Consistency of the tables of facts, internally and with the known component totals."""

from collections import Counter

import pytest

from tests.games.unfathomable.facts import board, setup
from tests.games.unfathomable.facts.notation import facts_of, read, write
from tests.games.unfathomable.facts.tables import (
    CHARACTERS,
    DAMAGE,
    EFFECTS,
    ITEMS,
    MYTHOS,
    SKILL_CARDS,
    SKILLS,
    SPELLS,
    WAYPOINTS,
)

OPERATIONS = {
    *("lose", "gain", "risk", "damage", "travel", "ritual", "reset", "short", "act", "spawn", "chaos"),
    *("chaos_rebuild", "discard", "draw", "item", "remove", "keep_items", "move", "defeat", "scout"),
    *("scout_resolve", "keep", "title", "return", "discard_card_now"),
}
QUESTIONS = {"cost", "may", "choose", "roll", "if"}
OUTCOMES = {
    "check": ({"pass", "fail"}, {"pass", "partial", "fail"}),
    "choice": ({"a", "b"},),
    "combined": ({"pass", "fail", "or"},),
}


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert len(CHARACTERS) == 10
    assert sum(card.copies for card in SKILL_CARDS) == 126
    assert len(MYTHOS) == 70
    assert sum(spell.copies for spell in SPELLS) == 20
    assert len(WAYPOINTS) == 20
    assert len(ITEMS) == 20
    assert sum(damage.copies for damage in DAMAGE) == 9
    assert sum(setup.LOYALTY_IN_THE_BOX) == 14
    assert sum(setup.PASSENGER_COPIES.values()) == 9
    assert sum(setup.PASSENGER_COPIES_WITH_ONE_NOBODY.values()) == 9


def test_no_name_stands_twice_in_a_table() -> None:
    names = [
        [character.name for character in CHARACTERS],
        [f"{card.name}:{card.value}" for card in SKILL_CARDS],
        [card.name for card in MYTHOS],
        [card.name for card in SPELLS],
        [card.name for card in WAYPOINTS],
        [card.name for card in ITEMS],
        [card.name for card in DAMAGE],
        [f"{row.deck} {row.card} {row.outcome}" for row in EFFECTS],
    ]
    for table in names:
        assert len(set(table)) == len(table)


def test_every_space_borders_those_that_border_it() -> None:
    assert set(board.ADJACENT) == {*board.WATER, *board.DECKS, *board.INTERIOR}
    borders = {frozenset((space, other)) for space in board.ADJACENT for other in board.ADJACENT[space]}
    assert len(borders) == board.BORDERS
    assert sum(len(others) for others in board.ADJACENT.values()) == 2 * board.BORDERS


def test_water_borders_one_deck_and_a_deck_one_room() -> None:
    for water in board.WATER:
        assert [space for space in board.ADJACENT[water] if space in board.DECKS] == [board.ARROWS[water]]
    for deck in board.DECKS:
        assert [space for space in board.ADJACENT[deck] if space in board.INTERIOR] == [board.ARROWS[deck]]


def test_every_face_of_the_die_is_one_room_and_one_front_space() -> None:
    assert sorted(face for faces in board.NUMBERS.values() for face in faces) == list(range(1, 9))
    assert sorted(face for faces in board.FRONT.values() for face in faces) == list(range(1, 9))
    assert {room for room in board.INTERIOR if board.NUMBERS[room]} == set(board.ROOMS)


def test_what_drifts_astern_came_from_where_monarchs_swim() -> None:
    for space, behind in board.TRAVEL_SHIFT.items():
        if behind != "deep":
            assert board.FORWARD[behind] == space
    assert [space for space in board.FORWARD if board.FORWARD[space] == space] == list(board.FRONT)
    assert [space for space, behind in board.TRAVEL_SHIFT.items() if behind == "deep"] == list(board.BACK)


def test_figures_at_the_start_leave_the_known_supply() -> None:
    assert setup.DEEP_ONES - sum(setup.DEEP_ONES_AT_START.values()) == 14
    assert sum(setup.PASSENGER_COPIES.values()) - sum(setup.PASSENGERS_AT_START.values()) == 7
    assert set(setup.DEEP_ONES_AT_START) <= set(board.ADJACENT)
    assert set(setup.PASSENGERS_AT_START) <= set(board.DECKS)


def test_every_skill_set_has_five_cards() -> None:
    for character in CHARACTERS:
        assert sum(character.skill_set.values()) == 5, character.name
        assert character.start in board.ROOMS


def test_lines_of_succession_rank_all_ten() -> None:
    assert sorted(character.captain_rank for character in CHARACTERS) == list(range(1, 11))
    assert sorted(character.keeper_rank for character in CHARACTERS) == list(range(1, 11))


def test_every_character_starts_with_its_own_item() -> None:
    starting = {item.starts_with: item.name for item in ITEMS if item.starts_with}
    assert starting == {character.name: character.item for character in CHARACTERS}


def test_recommended_crews_are_characters() -> None:
    names = {character.name for character in CHARACTERS}
    for players, crew in setup.RECOMMENDED_CREWS.items():
        assert len(crew) == players
        assert len(set(crew)) == players
        assert set(crew) <= names


@pytest.mark.parametrize("skill", [*SKILLS, "treachery"])
def test_a_skill_has_21_cards_worth_51(skill: str) -> None:
    cards = [card for card in SKILL_CARDS if card.skill == skill]
    assert {card.value: card.copies for card in cards} == {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
    assert sum(card.value * card.copies for card in cards) == 51


def test_only_traitors_use_treachery() -> None:
    assert {card.skill for card in SKILL_CARDS if card.limit == "traitor"} == {"treachery"}
    assert all(card.limit == "traitor" for card in SKILL_CARDS if card.skill == "treachery")


def test_mythos_cards_are_numbered_in_order() -> None:
    assert [card.number for card in MYTHOS] == list(range(1, 71))


def test_mythos_totals() -> None:
    assert Counter(card.type for card in MYTHOS) == {"check": 30, "choice": 21, "combined": 19}
    assert Counter(card.activation for card in MYTHOS) == {"do": 34, "mh": 18, "fd": 18}
    assert Counter(card.track for card in MYTHOS) == {"travel": 32, "ritual": 25, "choice": 13}


def test_mythos_targets_are_12_on_average() -> None:
    targets = [card.target for card in MYTHOS if card.target is not None]
    assert len(targets) == 49
    assert round(sum(targets) / len(targets), 1) == 12.1


def test_who_decides_mythos_cards() -> None:
    names = [character.name for character in CHARACTERS]
    deciders = [card.decides for card in MYTHOS if card.type != "check"]
    ranks = Counter(decider for decider in deciders if decider not in names)
    assert ranks == {"current": 9, "captain": 15, "keeper": 6}
    assert [card.decides for card in MYTHOS[60:]] == names
    assert not {card.decides for card in MYTHOS[:60]} & set(names)
    assert {card.decides for card in MYTHOS if card.type == "check"} == {"current"}


def test_a_mythos_card_has_the_outcomes_of_its_type() -> None:
    for card in MYTHOS:
        outcomes = {row.outcome for row in EFFECTS if (row.deck, row.card) == ("mythos", card.name)}
        assert outcomes in OUTCOMES[card.type], card.name
        assert (card.target is not None) == (card.type != "choice") == bool(card.skills), card.name
        assert (card.partial is not None) == ("partial" in outcomes), card.name


def test_a_check_has_two_or_three_skills_and_a_partial_pass_below_its_target() -> None:
    for card in MYTHOS:
        if card.target is not None:
            assert len(card.skills) in (2, 3), card.name
            assert list(card.skills) == sorted(set(card.skills), key=SKILLS.index), card.name
            assert card.partial is None or card.partial < card.target, card.name


def test_what_an_option_needs_is_known() -> None:
    assert {f"{row.card} {row.outcome}": row.needs for row in EFFECTS if row.needs} == {
        "criminal_activity or": "items>=1",
        "improvised_fuel_source a": "supply>=3",
        "poisoned_food a": "lore_cards>=1",
        "ritual_support a": "lore_cards>=1",
        "volunteer_army a": "supply>=1",
        "history_repeats or": "keilani_is_captain",
    }


def test_waypoints_are_seven_near_nine_farther_four_far() -> None:
    assert Counter(card.distance for card in WAYPOINTS) == {2: 7, 3: 9, 4: 4}
    assert sum(card.distance for card in WAYPOINTS) / 20 == 2.85


def test_a_waypoint_costs_a_fuel_for_each_distance_above_two() -> None:
    for card in WAYPOINTS:
        (row,) = [row for row in EFFECTS if (row.deck, row.card) == ("waypoint", card.name)]
        if card.distance > 2:
            assert row.facts[0] == ("lose", "fuel", card.distance - 2)


def test_only_greater_banishment_comes_twice() -> None:
    assert {spell.name: spell.copies for spell in SPELLS if spell.copies > 1} == {"greater_banishment": 2}


def test_an_item_for_each_skill_improves_it() -> None:
    assert sum("improvement" in item.kinds for item in ITEMS) == len(SKILLS)
    assert sum(item.trait == "weapon" for item in ITEMS) == 5


def test_structural_damage_is_repaired_with_each_skill_or_any() -> None:
    repairs = {card.repair_skill: card.repair_total for card in DAMAGE if card.repair_skill}
    assert repairs == {**dict.fromkeys(SKILLS, 3), "any": 5}
    assert len(repairs) == len(board.ROOMS)


@pytest.mark.parametrize("table", [setup.LOYALTY, setup.LOYALTY_WITHOUT_CULTIST])
def test_there_are_two_loyalty_cards_for_each_player(table: dict[int, tuple[int, int, int]]) -> None:
    for players, cards in table.items():
        assert sum(cards) == 2 * players
        assert all(used <= there for used, there in zip(cards, setup.LOYALTY_IN_THE_BOX, strict=True))


def test_without_a_cultist_there_is_one_human_more() -> None:
    for players, (hybrids, cultists, humans) in setup.LOYALTY.items():
        assert setup.LOYALTY_WITHOUT_CULTIST[players] == (hybrids, 0, humans + cultists)


def test_all_passengers_together_cost_eight_souls_and_one_sanity() -> None:
    lost: Counter[str] = Counter()
    for face, copies in setup.PASSENGER_COPIES.items():
        for resource, icons in setup.PASSENGER_LOSSES[face].items():
            lost[resource] += icons * copies
    assert lost == {"souls": 8, "sanity": 1}


def test_difficulty_stays_on_the_dials() -> None:
    for dials in (setup.DIALS, setup.DIALS_WITHOUT_CULTIST):
        assert tuple(dials) == setup.RESOURCES
        for value in dials.values():
            assert value + setup.EASIER_FOR_HUMANS <= setup.MOST_OF_A_RESOURCE
            assert value + setup.EASIER_FOR_TRAITORS > 0


def test_stored_facts_are_those_of_the_notation() -> None:
    for row in EFFECTS:
        assert list(row.facts) == facts_of(row.notation), row
        assert read(write(list(row.facts))) == list(row.facts), row
        assert bool(row.facts) == (row.notation != "none"), row


def test_mythos_cards_use_only_known_operations() -> None:
    used = {str(fact[0]) for row in EFFECTS if row.deck == "mythos" for fact in row.facts}
    assert used - QUESTIONS == OPERATIONS
    assert used & QUESTIONS == QUESTIONS


def test_every_card_with_an_effect_is_in_a_table() -> None:
    cards = {
        "mythos": {card.name for card in MYTHOS},
        "spell": {card.name for card in SPELLS},
        "waypoint": {card.name for card in WAYPOINTS},
        "damage": {card.name for card in DAMAGE},
    }
    for deck, names in cards.items():
        assert {row.card for row in EFFECTS if row.deck == deck} == names
    reveals = {row.card for row in EFFECTS if row.deck == "reveal"}
    assert reveals < {character.reveal for character in CHARACTERS}
