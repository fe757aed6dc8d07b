"""Chapters 10, 22, 31, 41, 42, 43, 47, 48: skill cards, the chaos deck and skill checks."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

# Ten chaos cards that cancel each other out two by two, for any check with either influence or will.
CALM: list[Json] = ["coordinated_effort:1", "persistence:1"] * 5
SPLIT = "food_stores_raid"  # 11 (influence, strength), partly passed from 8 on: costs 0, 1 or 2 food
PLAIN = "flooding_compartment"  # 9 (strength, will): costs a soul if it fails


def crisis(card: str, **words: Json) -> Table:
    usual: dict[str, Json] = {"zones": {"chaos": CALM}, "top": {"mythos": [card]}}
    return ship(at="mythos", **{**usual, **words})


def skills(table: Table, seat: int) -> list[str]:
    return sorted(table.family_of(card) for card in table.zone(f"hand.{seat}"))


@pytest.mark.rule("42.8", "42.1", "48.1", "47", "47.1", "31", "31.1")
@pytest.mark.parametrize(
    ("hand", "total", "food"),
    [
        (["inspiring_speech:5", "inspiring_speech:5", "rampage:4", "persistence:2"], 12, 8),
        (["inspiring_speech:5", "inspiring_speech:5", "rampage:3", "persistence:2"], 11, 8),
        (["inspiring_speech:5", "inspiring_speech:5", "rampage:4", "persistence:2", "persistence:2"], 10, 7),
        (["inspiring_speech:5", "rampage:4", "persistence:1"], 8, 7),
        (["inspiring_speech:5", "rampage:4", "shrivelling:2"], 7, 6),
    ],
)
def test_supporting_cards_less_opposing_ones_pass_partly_pass_or_fail(
    hand: list[str], total: int, food: int
) -> None:
    table = crisis(SPLIT, hands={"jeanne": [*hand]})
    for card in hand:
        table.answer(JEANNE, f"add {card}")
    outcome = {8: "passed", 7: "partly_passed", 6: "failed"}[food]
    assert table.told("checked") == [{"total": total, "target": 11, "outcome": outcome}]
    assert table.track("food") == food


@pytest.mark.rule("28.17", "48.1")
@pytest.mark.parametrize(
    ("cards", "souls"), [(["rampage:4", "rampage:4"], 7), (["shrug_it_off:5", "rampage:4"], 8)]
)
def test_a_check_without_a_partial_pass_only_passes_or_fails(cards: list[str], souls: int) -> None:
    table = crisis(PLAIN, hands={"jeanne": [*cards]})
    for card in cards:
        table.answer(JEANNE, f"add {card}")
    assert table.track("souls") == souls


@pytest.mark.rule("42.5", "42.2")
def test_everybody_may_add_cards_from_the_left_of_the_current_player_who_comes_last() -> None:
    two: Json = ["rampage:3", "rampage:4"]
    table = crisis(PLAIN, current=1, hands={"jeanne": two, "svetlana": two, "william": ["rampage:3"]})
    assert table.waiting_seats() == [WILLIAM]
    table.answer(WILLIAM, "done")
    assert table.waiting_seats() == [JEANNE]
    table.answer(JEANNE, "add rampage:3")
    table.answer(JEANNE, "done")
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "add rampage:3")
    table.answer(SVETLANA, "add rampage:4")
    assert table.told("checked")[0]["total"] == 10


@pytest.mark.rule("42.5", "9.5", "39.6")
@pytest.mark.parametrize("bound", [{"characters": {"jeanne": "brig"}}, {"revealed": ["jeanne"]}])
def test_who_is_in_the_brig_or_revealed_adds_one_card_at_most(bound: dict[str, Json]) -> None:
    table = crisis(PLAIN, current=1, hands={"jeanne": ["rampage:3", "rampage:4"]}, **bound)
    table.answer(JEANNE, "add rampage:4")
    assert table.told("checked")[0]["total"] == 4
    assert table.zone("hand.0") == ["rampage:3"]


@pytest.mark.rule("42.4", "10.1", "42.7")
def test_two_chaos_cards_join_each_check_and_all_are_discarded_by_skill() -> None:
    table = crisis(PLAIN, hands={"jeanne": ["rampage:4"]})
    table.answer(JEANNE, "add rampage:4")
    assert len(table.zone("chaos")) == 8
    assert table.zone("discard.strength") == ["rampage:4"]
    assert table.zone("discard.influence") == ["coordinated_effort:1"]
    assert table.zone("discard.will") == ["persistence:1"]
    assert table.zone("check_shown") == table.zone("check_pile") == []


@pytest.mark.rule("42.6", "30.7", "30.8")
def test_others_see_how_many_cards_are_added_and_not_which() -> None:
    table = crisis(PLAIN, hands={"svetlana": ["rampage:4", "rampage:3"], "jeanne": ["rampage:3"]})
    table.answer(SVETLANA, "add rampage:4")
    pile = table.view(WILLIAM)["zones"]["check_pile"]
    assert (pile["count"], pile["cards"]) == (3, None)
    assert "rampage" not in str(table.events(WILLIAM))


@pytest.mark.rule("52.3")
def test_treachery_always_opposes() -> None:
    table = crisis(PLAIN, hands={"jeanne": ["perform_rites:5"]})
    table.answer(JEANNE, "add perform_rites:5")
    assert table.told("checked")[0]["total"] == -5


@pytest.mark.rule("10.2", "10")
def test_when_the_last_chaos_card_is_taken_there_is_a_new_deck_of_ten() -> None:
    table = crisis(PLAIN, zones={"chaos": CALM[:2]})
    families = sorted(table.family_of(card) for card in table.zone("chaos"))
    assert families == sorted(["influence", "lore", "observation", "strength", "will"] * 2)


@pytest.mark.rule("10.5")
def test_treachery_is_shuffled_into_the_chaos_deck() -> None:
    added: list[Json] = ["ransack:4", "siren_song:3", "ransack:4", "perform_rites:5"]
    table = crisis("just_desserts", top={"mythos": ["just_desserts"], "deck.treachery": added})
    table.answer(JEANNE, "choose 1")
    assert sorted(table.zone("chaos")) == sorted(str(card) for card in [*CALM, *added])


def test_a_chaos_deck_that_is_built_anew_is_discarded_first() -> None:
    hand: list[Json] = ["shrug_it_off:5", "shrug_it_off:5", "true_grit:5"]
    table = ship(
        seats=["edmund", "jeanne", "william"],
        at="mythos",
        top={"mythos": ["gift_of_the_mother"]},
        zones={"chaos": ["ransack:4", *CALM[:2]]},
        hands={"edmund": hand},
        used_feats=["edmund"],
        items={"edmund": []},
    )
    table.answer(0, "choose 0")
    for card in hand:
        table.answer(0, f"add {card}")
    assert (table.zone("discard.treachery"), len(table.zone("chaos"))) == (["ransack:4"], 10)


@pytest.mark.rule("53.4", "43", "43.1")
def test_a_human_receives_the_skill_set() -> None:
    table = ship(at="receive")
    assert skills(table, JEANNE) == ["influence", "observation", "observation", "strength", "strength"]
    assert table.zone("hand.1") == table.zone("hand.2") == []


@pytest.mark.rule("24.10", "43.2", "9.6", "9.12")
@pytest.mark.parametrize(("place", "lore"), [("d1", 1), ("brig", 0)])
def test_an_active_improvement_adds_a_card_outside_the_brig(place: str, lore: int) -> None:
    table = ship(at="receive", characters={"jeanne": place}, items={"jeanne": ["mystical_text"]})
    assert len(table.zone("hand.0")) == 5 + lore
    assert skills(table, JEANNE).count("lore") == lore


@pytest.mark.rule("40.1", "53.4")
def test_in_the_sick_bay_one_card_of_the_set_is_received() -> None:
    table = ship(at="receive", characters={"jeanne": "sick_bay"})
    assert table.options(0) == ["draw_from influence", "draw_from observation", "draw_from strength"]
    table.answer(0, "draw_from strength")
    assert skills(table, JEANNE) == ["strength"]


@pytest.mark.rule("53.10", "39.4", "52.1")
def test_a_revealed_traitor_may_receive_treachery_instead_of_any_card() -> None:
    table = ship(at="receive", revealed=["jeanne"])
    table.answer(0, "treachery_instead_of observation")
    table.answer(0, "treachery_instead_of observation")
    assert "treachery_instead_of observation" not in table.options(0)
    table.answer(0, "done")
    assert skills(table, JEANNE) == ["influence", "strength", "strength", "treachery", "treachery"]


@pytest.mark.rule("41.3")
def test_decks_are_named_before_any_card_is_drawn() -> None:
    table = ship(hands={"jeanne": ["watch_and_learn:1"]})
    table.answer(0, "play watch_and_learn:1")
    assert table.options(0) == [
        f"draw_from {skill}" for skill in ("influence", "lore", "observation", "strength", "will")
    ]
    table.answer(0, "draw_from will")
    assert table.zone("hand.0") == []
    table.answer(0, "draw_from lore")
    assert skills(table, JEANNE) == ["lore", "will"]


@pytest.mark.rule("22", "22.1", "22.2", "53.7")
def test_everybody_discards_down_to_ten_in_turn_order() -> None:
    many: list[Json] = ["coordinated_effort:1", "coordinated_effort:2"] * 5
    wills: list[Json] = [*["persistence:1"] * 7, *["persistence:2"] * 5]
    table = ship(at="discard", hands={"jeanne": [*many, "rampage:3"], "william": wills})
    table.answer(JEANNE, "discard rampage:3")
    table.answer(WILLIAM, "discard persistence:2")
    assert (table.waiting_seats(), table.current()) == ([WILLIAM], JEANNE)
    table.answer(WILLIAM, "discard persistence:1")
    assert [len(table.zone(f"hand.{seat}")) for seat in (JEANNE, WILLIAM)] == [10, 10]
    assert table.current() == SVETLANA


@pytest.mark.rule("41.2")
def test_a_deck_is_rebuilt_from_its_discards_as_its_last_card_is_drawn() -> None:
    will: list[Json] = [*["persistence:1"] * 7, *["persistence:2"] * 5, *["determination:3"] * 4]
    discard = ["determination:4", "determination:4", "determination:4", "true_grit:5"]
    table = ship(
        current=WILLIAM,
        at="receive",
        characters={"william": "sick_bay"},
        hands={"svetlana": will},
        zones={"chaos": CALM[:1], "discard.will": [*discard]},
    )
    assert table.zone("deck.will") == ["true_grit:5"]
    table.answer(WILLIAM, "draw_from will")
    assert table.zone("hand.2") == ["true_grit:5"]
    assert (sorted(table.zone("deck.will")), table.zone("discard.will")) == (sorted(discard), [])


@pytest.mark.rule("41.2", "12.1")
def test_without_cards_in_deck_and_discards_nothing_is_drawn() -> None:
    most: list[Json] = [*["reinforcements:1"] * 7, *["call_to_action:2"] * 5, *["siren_song:3"] * 4]
    rest: list[Json] = [*["ransack:4"] * 3, *["perform_rites:5"] * 2]
    table = ship(at="receive", revealed=["jeanne"], hands={"svetlana": most, "william": rest})
    table.answer(JEANNE, "treachery_instead_of influence")
    table.answer(JEANNE, "done")
    assert skills(table, JEANNE) == ["observation", "observation", "strength", "strength"]


@pytest.mark.rule("41.4")
@pytest.mark.parametrize("hand", [["rampage:3", "persistence:1"], ["rampage:3"]])
def test_cards_are_discarded_to_the_pile_of_their_skill_and_all_if_there_are_too_few(hand: list[str]) -> None:
    table = crisis("the_anarcho_individualist", hands={"jeanne": [*hand]})
    table.answer(JEANNE, "choose 1")
    assert table.zone("discard.strength") == ["rampage:3"]
    assert table.zone("discard.will") == hand[1:]
    assert table.zone("hand.0") == []
