"""Chapter 53: the turn of a human, and the turn of a revealed traitor."""

import pytest

from tests.games.unfathomable.ship import CREW, JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, new
from turncoat.kernel.shapes import Json

QUIET: dict[str, Json] = {"top": {"mythos": ["missing_jewelry"]}}  # the Captain chooses; there is no check


def skills(table: Table, seat: int) -> list[str]:
    """The skills of the cards in hand, sorted."""
    return sorted(table.family_of(card) for card in table.zone(f"hand.{seat}"))


# 53.1, 53.8


@pytest.mark.rule("53", "53.1", "53.8")
def test_turns_go_around_the_table_to_the_left() -> None:
    table = ship(current=1, seats=[*CREW, "arjun"], top={"mythos": ["hull_leak", "horrific_visions"]})
    order = [table.current()]
    while len(order) < 3:
        table.answer(table.current(), "end_actions")
        while table.ask() != "performing.act":
            table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
        order.append(table.current())
    assert order == [1, 2, 3]


@pytest.mark.rule("53.8", "53.1")
def test_after_the_last_seat_comes_the_first() -> None:
    table = ship(current=2, at="pass_on")
    assert (table.current(), table.waiting_seats()) == (0, [0])


@pytest.mark.rule("53.1", "A4.9")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_turn_is_that_of_the_player_drawn_at_setup(seed: int) -> None:
    table = new("unfathomable", 4, seed=seed, options={"characters": "random"})
    first = table.current()
    while table.ask() != "performing.act":
        seat = table.waiting_seats()[0]
        table.answer(seat, table.options(seat)[0])
    assert (table.current(), table.waiting_seats(), table.told("turn_of")[0]) == (
        first,
        [first],
        {"seat": first},
    )


# 53.3 - 53.7: a human


@pytest.mark.rule("53.2", "53.3", "53.4", "43.1")
@pytest.mark.parametrize(
    ("seat", "drawn"),
    [
        (JEANNE, ["influence", "observation", "observation", "strength", "strength"]),
        (WILLIAM, ["lore", "lore", "lore", "will", "will"]),
    ],
)
def test_a_human_begins_by_drawing_the_cards_of_the_skill_set(seat: int, drawn: list[str]) -> None:
    table = ship(at="begin", current=seat)
    assert skills(table, seat) == drawn
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [seat])
    assert [skills(table, other) for other in range(3) if other != seat] == [[], []]


@pytest.mark.rule("53.4", "40.1", "43.1")
def test_in_the_sick_bay_a_human_draws_one_card_of_the_set() -> None:
    table = ship(at="receive", characters={"jeanne": "sick_bay"})
    assert table.options(JEANNE) == ["draw_from influence", "draw_from observation", "draw_from strength"]
    table.answer(JEANNE, "draw_from strength")
    assert (skills(table, JEANNE), table.ask()) == (["strength"], "performing.act")


@pytest.mark.rule("53.5", "3.1")
def test_a_human_performs_two_actions_and_may_do_the_same_twice() -> None:
    table = ship(**QUIET)
    table.answer(JEANNE, "move d1")
    assert table.ask() == "performing.act"
    table.answer(JEANNE, "move d2")
    assert (table.named_track("at.0"), table.ask()) == ("d2", "choice_crisis.choose")


@pytest.mark.rule("53.6", "53.3")
def test_then_the_current_player_draws_and_resolves_a_mythos_card() -> None:
    table = ship(current=2, at="mythos", top={"mythos": ["just_desserts"]})
    assert (table.zone("crisis"), table.waiting_seats(), table.options(2)) == (
        ["just_desserts"],
        [2],
        ["choose 0", "choose 1"],
    )
    assert len(table.zone("mythos")) == 69


@pytest.mark.rule("53.3", "53.4", "53.5", "53.6", "53.7")
def test_the_steps_of_a_human_come_in_order() -> None:
    eleven: list[Json] = [*["persistence:1"] * 7, *["persistence:2"] * 4]
    table = ship(at="begin", current=WILLIAM, hands={"jeanne": eleven}, **QUIET)
    seen = [(table.ask(), len(table.zone("hand.2")), len(table.zone("crisis")))]
    table.answer(WILLIAM, "end_actions")
    seen.append((table.ask(), len(table.zone("hand.2")), len(table.zone("crisis"))))
    table.answer(table.track("captain"), "choose 0")
    seen.append((table.ask(), len(table.zone("hand.2")), len(table.zone("crisis"))))
    assert seen == [("performing.act", 5, 0), ("choice_crisis.choose", 5, 1), ("discarding.choose", 5, 0)]
    table.answer(JEANNE, "discard persistence:1")
    assert (table.current(), table.ask()) == (JEANNE, "performing.act")


@pytest.mark.rule("53.7", "22", "22.1", "22.2")
def test_everybody_with_more_than_ten_cards_discards_down_to_ten() -> None:
    twelve: list[Json] = [*["persistence:1"] * 7, *["persistence:2"] * 5]
    eleven: list[Json] = [*["shrivelling:1"] * 7, *["shrivelling:2"] * 4]
    ten: list[Json] = [*["watch_and_learn:1"] * 7, *["watch_and_learn:2"] * 3]
    table = ship(at="discard", hands={"jeanne": ten, "svetlana": eleven, "william": twelve})
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "discard shrivelling:2")
    assert table.waiting_seats() == [WILLIAM]
    for _ in range(2):
        assert table.ask() == "discarding.choose"
        table.answer(WILLIAM, "discard persistence:1")
    assert [len(table.zone(f"hand.{seat}")) for seat in (JEANNE, WILLIAM)] == [10, 10]
    assert table.current() == SVETLANA


# 53.9 - 53.13: a revealed traitor


@pytest.mark.rule("53.2", "53.9", "53.10", "39.2")
def test_a_revealed_traitor_decides_first_how_many_treachery_cards_to_draw_instead() -> None:
    table = ship(at="begin", revealed=["jeanne"])
    assert table.options(JEANNE) == [
        "done",
        "treachery_instead_of influence",
        "treachery_instead_of observation",
        "treachery_instead_of strength",
    ]
    table.answer(JEANNE, "treachery_instead_of influence")
    table.answer(JEANNE, "treachery_instead_of strength")
    assert table.options(JEANNE) == [
        "done",
        "treachery_instead_of observation",
        "treachery_instead_of strength",
    ]
    assert table.zone("hand.0") == []
    table.answer(JEANNE, "done")
    assert skills(table, JEANNE) == ["observation", "observation", "strength", "treachery", "treachery"]


@pytest.mark.rule("53.10")
@pytest.mark.parametrize("instead", [0, 5])
def test_a_revealed_traitor_may_draw_the_whole_set_or_treachery_only(instead: int) -> None:
    table = ship(at="begin", revealed=["jeanne"])
    for _ in range(instead):
        table.answer(JEANNE, table.options(JEANNE)[1])
    table.answer(JEANNE, "done")
    own = ["influence", "observation", "observation", "strength", "strength"]
    assert skills(table, JEANNE) == (["treachery"] * 5 if instead else own)


@pytest.mark.rule("53.10", "39.4", "52.1")
def test_a_human_is_not_offered_treachery_cards() -> None:
    table = ship(at="begin", loyalty={"jeanne": ["hybrid"]})
    assert (table.ask(), "treachery" in skills(table, JEANNE)) == ("performing.act", False)


@pytest.mark.rule("53.11", "53.9", "39.2")
def test_a_revealed_traitor_performs_two_actions_and_skips_the_mythos_step() -> None:
    table = ship(revealed=["jeanne"], **QUIET)
    table.answer(JEANNE, "move d1")
    assert (table.ask(), table.waiting_seats()) == ("performing.act", [JEANNE])
    table.answer(JEANNE, "move d2")
    assert (table.current(), table.ask(), table.waiting_seats()) == (SVETLANA, "performing.act", [SVETLANA])
    assert (table.zone("crisis"), table.zone("mythos_discard")) == ([], [])


@pytest.mark.rule("53.12")
def test_after_the_actions_of_a_revealed_traitor_hands_are_limited_too() -> None:
    eleven: list[Json] = [*["persistence:1"] * 7, *["persistence:2"] * 4]
    table = ship(revealed=["jeanne"], hands={"jeanne": eleven, "william": ["shrivelling:1"] * 7})
    table.answer(JEANNE, "end_actions")
    assert (table.ask(), table.waiting_seats()) == ("discarding.choose", [JEANNE])
    table.answer(JEANNE, "discard persistence:2")
    assert (len(table.zone("hand.0")), table.current()) == (10, SVETLANA)


@pytest.mark.rule("53.13")
def test_after_a_revealed_traitor_the_next_to_the_left_has_a_turn() -> None:
    table = ship(revealed=["william"], current=WILLIAM)
    table.answer(WILLIAM, "end_actions")
    assert (table.current(), table.waiting_seats()) == (JEANNE, [JEANNE])


# 40.2: leaving the Sick Bay in time


@pytest.mark.rule("40.2")
def test_who_was_moved_out_of_the_sick_bay_before_the_turn_draws_the_whole_set() -> None:
    table = ship(characters={"svetlana": "sick_bay"}, hands={"jeanne": ["coordinated_effort:1"]}, **QUIET)
    table.answer(JEANNE, "play coordinated_effort:1")
    table.answer(JEANNE, "pick_seat 1")
    table.answer(SVETLANA, "move d4")
    table.answer(JEANNE, "end_actions")
    table.answer(table.track("captain"), "choose 0")
    assert (table.current(), len(table.zone("hand.1"))) == (SVETLANA, 5)


# 1.10: limits are for each turn


@pytest.mark.rule("53.5", "2.3", "1.10")
def test_a_room_works_once_in_a_turn_and_again_in_the_next() -> None:
    table = ship(ritual=3, current=2, **QUIET)
    table.answer(WILLIAM, "use_room")
    table.answer(WILLIAM, "choose 1")
    assert table.why_not(WILLIAM, "use_room") == ("forbidden", "2.3")
    again = ship(ritual=3, current=1, at="pass_on", tracks={"rooms_used": (1 << 25) - 1})
    assert again.why_not(WILLIAM, "use_room") == ("", "")
