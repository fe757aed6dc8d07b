"""T6.8-T6.10: moving and planning while the power is out."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

ALL: list[Json] = ["activate", "repair", "sabotage"]
GIVE_ANY = ["give_action activate", "give_action repair", "give_action sabotage"]


def dark(**words: Json) -> Table:
    """Seat 2, Dr. Blair, moves first; the generator is out."""
    hands: dict[str, Json] = {str(seat): [*ALL] for seat in range(4)}
    position: dict[str, Json] = {"leader": 1, "hands": hands, "damage": {"generator": 2}, **words}
    return station(4, **position)


@pytest.mark.rule("T6.8", "T3.3")
def test_in_darkness_a_random_hand_card_is_laid() -> None:
    laid = []
    for seed in range(30):
        table = dark(seed=seed)
        table.answer(2, "work kitchen")
        assert table.options(2) == ["done"]
        table.refuses(2, "give_action repair", "illegal_option", rule="T6.8")
        table.answer(2, "done")
        laid.extend(table.zone("pile"))
        assert sorted([*table.zone("hand.2"), *table.zone("pile")]) == ["activate", "repair", "sabotage"]
        assert (table.zone("pile_open"), table.waiting_seats()) == ([], [3])
    assert len(laid) == 30
    assert set(laid) == {"activate", "repair", "sabotage"}


@pytest.mark.rule("T6.8", "T3.3")
@pytest.mark.parametrize(("damage", "options"), [(0, GIVE_ANY), (1, GIVE_ANY), (2, ["done"])])
def test_it_is_dark_only_while_the_generator_has_two_damage(damage: int, options: list[str]) -> None:
    table = dark(damage={"generator": damage})
    table.answer(2, "work kitchen")
    assert table.options(2) == options


@pytest.mark.rule("T6.9", "T20.9")
def test_with_a_flashlight_one_chooses_in_darkness_and_keeps_it() -> None:
    table = dark(items={"2": ["flashlight"]})
    table.answer(2, "work kitchen")
    assert table.options(2) == [*GIVE_ANY, "done"]
    table.answer(2, "give_action repair")
    assert (table.zone("pile"), table.zone("items.2")) == (["repair"], ["flashlight"])
    table.answer(3, "work kitchen")
    assert table.options(3) == ["done"]


@pytest.mark.rule("T6.9", "T20.9")
@pytest.mark.parametrize("item", ["wire", "keys", "tools", "fuel"])
def test_no_other_item_gives_light(item: str) -> None:
    table = dark(items={"2": [item], "3": ["flashlight"]})
    table.answer(2, "work kitchen")
    assert table.options(2) == ["done"]


@pytest.mark.rule("T6.9", "T21.2")
def test_norris_always_chooses() -> None:
    table = dark(leader=0)
    table.answer(1, "work kitchen")
    assert table.options(1) == GIVE_ANY
    table.answer(1, "give_action sabotage")
    assert table.zone("pile") == ["sabotage"]


@pytest.mark.rule("T6.10", "T6.6")
def test_a_swap_is_the_same_in_darkness() -> None:
    table = dark()
    table.answer(2, "swap")
    assert table.options(2) == ["take_action activate", "take_action repair", "take_action sabotage"]
    for _ in range(3):
        table.answer(2, "take_action repair")
    assert (table.zone("hand.2"), table.zone("pile")) == (["repair"] * 3, [])


@pytest.mark.rule("T6.10", "T6.7")
def test_a_special_action_is_the_same_in_darkness() -> None:
    table = dark(top={"action_deck": ["sabotage"]})
    table.answer(2, "special kitchen")
    assert (table.options(2), table.zone("hand.2")) == (["done"], [])
    table.answer(2, "done")
    assert (table.zone("pile"), len(table.zone("action_discard"))) == (["sabotage"], 3)


@pytest.mark.rule("T6.10", "T6.11")
def test_a_flashlight_helps_with_a_special_action_in_darkness_too() -> None:
    table = dark(items={"2": ["flashlight"]}, top={"action_deck": ["sabotage", "repair"]})
    table.answer(2, "special kitchen")
    table.answer(2, "shine")
    assert table.options(2) == ["give_action repair", "give_action sabotage"]


@pytest.mark.rule("R24")
def test_in_darkness_at_maximum_suspicion_a_random_card_lies_face_up() -> None:
    laid = []
    for seed in range(20):
        table = dark(discs={"2": 8}, seed=seed)
        table.answer(2, "work kitchen")
        assert table.options(2) == ["done"]
        table.answer(2, "done")
        assert table.zone("pile") == []
        laid.extend(table.zone("pile_open"))
    assert len(laid) == 20
    assert set(laid) == {"activate", "repair", "sabotage"}


@pytest.mark.rule("R25")
@pytest.mark.parametrize("out", ["revealed", "absorbed"])
def test_in_darkness_chance_picks_the_card_even_if_the_left_neighbour_is_out_of_the_game(out: str) -> None:
    laid = set()
    for seed in range(20):
        roles: list[Json] = ["human", "human", "human", "alien"]
        position: dict[str, Json] = {"roles": roles, "seed": seed, out: [3]}
        table = dark(**position)
        table.answer(2, "work kitchen")
        assert (table.waiting_seats(), table.options(2)) == ([2], ["done"])
        table.answer(2, "done")
        laid.update(table.zone("pile"))
        assert table.waiting_seats() == [0]
    assert laid == {"activate", "repair", "sabotage"}
