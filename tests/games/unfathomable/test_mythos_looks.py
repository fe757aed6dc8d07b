"""1.7, 28.4: mythos cards that one player looks at before one of them is resolved."""

import pytest

from tests.games.unfathomable.crisis import (
    dials,
    draw_card,
    last_of_the_deck,
    moves,
)
from tests.games.unfathomable.ship import ship
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

CROWD = ["beatrice", "svetlana", "jeanne"]


@pytest.mark.rule("1.7", "28.4")
def test_beatrice_looks_at_two_resolves_one_and_puts_the_other_under_the_deck() -> None:
    table = draw_card(
        "class_struggle", seats=[*CROWD], top={"mythos": ["class_struggle", "dinghy_launch", "hull_leak"]}
    )
    assert table.options(0) == ["resolve class_struggle", "resolve dinghy_launch"]
    assert table.view(0)["zones"]["looking.0"]["cards"] == ["class_struggle", "dinghy_launch"]
    for seat in (SPECTATOR, 1, 2):
        assert table.view(seat)["zones"]["looking.0"]["cards"] is None
        assert "class_struggle" not in str(table.events(seat))
        assert "dinghy_launch" not in str(table.events(seat))
    table.answer(0, "resolve dinghy_launch")
    assert (table.zone("crisis"), table.zone("mythos")[0]) == (["dinghy_launch"], "class_struggle")
    assert table.zone("mythos")[-1] == "hull_leak"
    assert "class_struggle" not in str(table.events(1))
    table.answer(2, "choose 1")
    assert (dials(table), table.zone("mythos_discard")) == ([8, 8, 8, 7], ["dinghy_launch"])


@pytest.mark.rule("28.4", "28.6", "12.1")
def test_of_the_last_card_alone_beatrice_has_no_choice() -> None:
    table = last_of_the_deck("class_struggle", seats=[*CROWD])
    assert table.options(0) == ["resolve class_struggle"]
    table.answer(0, "resolve class_struggle")
    assert table.zone("mythos") == []
    table.answer(2, "choose 0")
    assert len(table.zone("mythos")) == 70


@pytest.mark.rule("9.7")
def test_in_the_brig_beatrice_does_not_look() -> None:
    table = draw_card("class_struggle", seats=[*CROWD], characters={"beatrice": "brig"})
    assert (table.zone("mythos_discard"), table.current()) == (["class_struggle"], 1)


def test_beatrice_does_not_look_for_others() -> None:
    assert draw_card("class_struggle", seats=[*CROWD], current=1).zone("crisis") == ["class_struggle"]


@pytest.mark.rule("28.4", "1.7")
def test_who_looks_in_secret_shows_cards_that_cannot_be_resolved_and_looks_at_others() -> None:
    top: list[Json] = [
        "history_repeats",
        "class_struggle",
        "ticket_please",
        "the_peacemaker",
        "dinghy_launch",
    ]
    table = draw_card("class_struggle", seats=[*CROWD], top={"mythos": top})
    assert table.options(0) == ["resolve class_struggle", "resolve dinghy_launch"]
    assert sorted(table.zone("mythos_discard")) == ["history_repeats", "the_peacemaker", "ticket_please"]
    shown = str(moves(table, 1, "looking.0"))
    assert all(card in shown for card in table.zone("mythos_discard"))
    assert "dinghy_launch" not in str(table.events(1))


@pytest.mark.rule("28.4", "1.7")
def test_on_the_bridge_too_cards_that_cannot_be_resolved_are_replaced() -> None:
    table = ship(
        characters={"jeanne": "bridge"},
        top={"mythos": ["hull_leak", "miscalculation", "infection"]},
        dice=[1],
    )
    table.answer(0, "use_room")
    table.answer(0, "choose 0")
    assert (table.zone("looking.0"), table.zone("mythos_discard")) == (
        ["hull_leak", "infection"],
        ["miscalculation"],
    )
    assert "infection" not in str(table.events(2))
    table.answer(0, "put_on_top infection")
    assert (table.zone("mythos")[-1], table.zone("mythos")[0]) == ("infection", "hull_leak")
