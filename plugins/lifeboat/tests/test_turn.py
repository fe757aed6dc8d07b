"""L2: the turn, drawing and discarding."""

import pytest

from tests.boat import boat, finish_weather
from turncoat.kernel.shapes import Json


@pytest.mark.rule("L2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_pass_in_the_order_of_the_seats(players: int) -> None:
    table = boat(players, at="end", current=players - 1)
    assert table.current() == 0
    table = boat(players, at="end", current=0)
    assert table.current() == 1
    assert table.told("turn_of") == [{"seat": 1}]


@pytest.mark.rule("L2")
def test_a_turn_is_draw_act_weather_and_hand_limit() -> None:
    six: list[Json] = ["oar:1", "oar:1", "bail:1", "bail:1", "rope:1", "rope:1"]
    table = boat(at="begin", hands={"0": six}, top={"weather": ["sharks"]})
    assert (table.ask(), len(table.zone("hand.0")), table.zone("sky")) == ("turn.act", 8, [])
    table.answer(0, "rest")
    assert (table.ask(), table.zone("sky")) == ("choice.choose", ["sharks"])
    table.answer(0, "choose 0")
    assert table.ask() == "discard.choose"
    assert table.zone("sky") == []


@pytest.mark.rule("L2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_turn_begins_with_two_cards_drawn(players: int) -> None:
    table = boat(players, at="begin", top={"effort": ["rope:2", "oar:2", "bail:2"]})
    assert table.zone("hand.0") == ["oar:1", "rope:2", "oar:2"]
    assert [len(table.zone(f"hand.{seat}")) for seat in range(1, players)] == [1] * (players - 1)


def all_spent_except(*left: str) -> list[Json]:
    """All effort cards except these."""
    copies = {"1": 4, "2": 3, "3": 2}
    cards = [f"{s}:{v}" for s in ("oar", "bail", "rope") for v in "123" for _ in range(copies[v])]
    for card in left:
        cards.remove(card)
    return [*cards]


@pytest.mark.rule("L2.2")
def test_an_empty_deck_is_made_anew_of_the_spent_cards() -> None:
    table = boat(
        at="begin",
        hands={"0": [], "1": [], "2": []},
        zones={"spent": all_spent_except("rope:3")},
    )
    assert table.zone("hand.0")[0] == "rope:3"
    assert len(table.zone("hand.0")) == 2
    assert table.zone("spent") == []
    assert len(table.zone("effort")) == 25
    assert table.told("shuffled") == [{"zone": "effort", "count": 26}]


@pytest.mark.rule("L2.2")
def test_the_new_deck_is_shuffled() -> None:
    decks = [
        boat(
            seed=seed, hands={"0": [], "1": [], "2": []}, zones={"spent": all_spent_except()}, at="begin"
        ).zone("effort")
        for seed in (1, 2)
    ]
    assert decks[0] != decks[1]


@pytest.mark.rule("L2.2")
def test_the_spent_cards_wait_until_the_deck_is_empty() -> None:
    table = boat(
        at="begin",
        hands={"0": [], "1": [], "2": []},
        zones={"spent": all_spent_except("rope:3", "oar:3")},
    )
    assert sorted(table.zone("hand.0")) == ["oar:3", "rope:3"]
    assert len(table.zone("spent")) == 25


@pytest.mark.rule("L2.2")
def test_with_neither_deck_nor_spent_cards_nothing_is_drawn() -> None:
    table = boat(at="begin", hands={"0": ["rope:1"], "1": all_spent_except("rope:1"), "2": []})
    assert table.zone("hand.0") == ["rope:1"]
    assert table.ask() == "turn.act"


@pytest.mark.rule("L2.3")
def test_who_discards_chooses_the_card() -> None:
    table = boat(4, run=["becalmed"], hands={"0": ["oar:2", "oar:2", "rope:1"]})
    assert table.waiting_seats() == [0]
    assert table.options(0) == ["discard oar:2", "discard rope:1"]
    table.answer(0, "discard rope:1")
    assert table.zone("hand.0") == ["oar:2", "oar:2"]
    assert table.zone("spent") == ["rope:1"]


@pytest.mark.rule("L2.3")
def test_with_fewer_cards_than_to_be_discarded_all_of_them_go() -> None:
    table = boat(run=["rain_barrel"], hands={"0": ["oar:2"], "1": [], "2": []})
    table.answer(0, "accept")
    table.answer(0, "discard oar:2")
    assert table.zone("hand.0") == []
    assert table.ask() == "turn.act"


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize(("cards", "to_discard"), [(6, 0), (7, 1), (9, 3)])
def test_a_turn_ends_with_six_cards_at_most(cards: int, to_discard: int) -> None:
    hand: list[Json] = ["oar:1", "oar:1", "oar:1", "oar:1", "bail:1", "bail:1", "rope:1", "rope:1", "rope:2"]
    table = boat(at="hand_limit", hands={"0": hand[:cards]})
    for _ in range(to_discard):
        assert table.ask() == "discard.choose"
        table.answer(0, table.options(0)[0])
    assert len(table.zone("hand.0")) == cards - to_discard
    assert table.current() == 1


@pytest.mark.rule("L2.4")
def test_the_limit_is_for_the_current_seat_alone() -> None:
    hand: list[Json] = ["oar:1", "oar:1", "oar:1", "oar:2", "bail:1", "bail:1", "rope:1", "rope:1"]
    table = boat(at="hand_limit", hands={"1": hand})
    assert table.ask() == "turn.act"
    assert len(table.zone("hand.1")) == 10  # its own turn has begun: two more
    table.answer(1, "rest")
    finish_weather(table)
