"""Optional abilities: with 1-3 players, and in games dealt by the first rules."""

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

FIRST: dict[str, Json] = {"rules": "1"}

MACREADY: list[Json] = ["macready", "norris", "blair", "windows", "nauls", "clark"]


def act(figure: int, place: str, face: str, **words: Json) -> Table:
    """Two players; the leader rolls for a figure of its own, and it acts by a face."""
    dice: list[Json] = [1, 1, 1] if face == "activate" else [3, 3, 3]
    position: dict[str, Json] = {"at": "actions", "places": {str(figure): place}, "dice": dice, **words}
    table = station(2, characters=[*MACREADY], leader=figure // 3, **position)
    seat = figure // 3
    if table.ask() == "rolling.roll_or_stop":  # by the first rules the leader need not begin
        table.answer(seat, "roll_dice")
    table.answer(seat, f"give_to {figure}")
    if table.ask() == "bonus_turn.use_bonus":
        table.answer(seat, "done")
    table.answer(seat, "done")
    table.answer(seat, f"use_die {face}")
    return table


@pytest.mark.rule("T21.1", "T24.6")
@pytest.mark.parametrize(("answer", "seen"), [("one_more", 3), ("done", 2)])
def test_with_dice_macready_chooses_how_many_weapons_to_look_at(answer: str, seen: int) -> None:
    table = act(0, "arsenal", "activate", top={"weapon_deck": ["melee", "dynamite", "firearm"]})
    table.answer(0, answer)
    assert len(table.options(0)) == seen


@pytest.mark.rule("T21.3", "T24.6")
@pytest.mark.parametrize(("answer", "drawn"), [("one_more", 2), ("done", 1)])
def test_with_dice_blair_chooses_how_many_tokens_to_draw(answer: str, drawn: int) -> None:
    table = act(2, "laboratory", "activate")
    table.answer(0, "keep_token")
    table.answer(0, answer)
    if answer == "one_more":
        table.answer(0, "keep_token")
    assert len(table.zone("shared_samples.2")) == drawn


@pytest.mark.rule("T21.7", "T24.6")
@pytest.mark.parametrize("amount", [1, 2])
def test_with_dice_windows_chooses_how_much_to_repair(amount: int) -> None:
    table = act(3, "radio", "repair")
    assert table.options(1) == ["mend 1", "mend 2"]
    table.answer(1, f"mend {amount}")
    assert table.track("damage.radio") == 6 - amount


# Games dealt by the first rules: abilities are used without a question


@pytest.mark.rule("T21.1")
def test_by_the_first_rules_macready_looks_at_three() -> None:
    deck: dict[str, Json] = {"weapon_deck": ["melee", "dynamite", "firearm"]}
    table = act(0, "arsenal", "activate", options=FIRST, top=deck)
    assert table.options(0) == ["keep dynamite", "keep firearm", "keep melee"]


@pytest.mark.rule("T21.3")
def test_by_the_first_rules_blair_draws_two() -> None:
    table = act(2, "laboratory", "activate", options=FIRST)
    table.answer(0, "keep_token")
    assert table.ask() == "sampling.keep_token"


@pytest.mark.rule("T21.7")
def test_by_the_first_rules_windows_repairs_two() -> None:
    assert act(3, "radio", "repair", options=FIRST).track("damage.radio") == 4
