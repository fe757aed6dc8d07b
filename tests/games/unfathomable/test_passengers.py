"""Chapter 32: passengers, at risk, rescued and defeated."""

from collections import Counter

import pytest

from tests.games.unfathomable.facts import setup as facts
from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

EVERYONE: list[Json] = ["nobody", "nobody", *["soul"] * 5, "two_souls", "soul_and_sanity"]


def eat(*faces: str, **words: Json) -> Table:
    """One Deep One for each passenger on a deck has acted."""
    return ship(
        run=["act_deep_ones"],
        deep_ones={"d5": len(faces)},
        passengers={"d5": [*faces]},
        items={"svetlana": []},
        **words,
    )


@pytest.mark.rule("32", "32.1", "32.8", "32.10", "16.6")
@pytest.mark.parametrize("face", facts.PASSENGER_LOSSES)
def test_a_defeated_passenger_costs_what_is_on_its_face(face: str) -> None:
    table = eat(face)
    lost = {dial: 8 - table.track(dial) for dial in facts.RESOURCES if table.track(dial) != 8}
    assert lost == facts.PASSENGER_LOSSES[face]
    assert (table.zone("box"), table.zone("on_deck.d5")) == ([face], [])


@pytest.mark.rule("32.10", "32.1")
def test_a_passenger_with_a_cross_costs_nothing() -> None:
    table = eat("nobody")
    assert [table.track(dial) for dial in facts.RESOURCES] == [8, 8, 8, 8]


@pytest.mark.rule("32.2", "32.4", "30.3")
def test_a_passenger_is_put_on_deck_face_down_and_turned_up_when_defeated() -> None:
    table = ship(run=["risk+1"], dice=[4], top={"passengers": ["two_souls"]})
    assert table.zone("on_deck.d4") == ["two_souls"]
    assert [table.view(seat)["zones"]["on_deck.d4"]["cards"] for seat in range(3)] == [None] * 3
    shown = [told["cards"] for told in eat("soul").told("shown")]
    assert ["soul"] in shown


@pytest.mark.rule("32.3")
def test_passengers_do_not_protect_each_other_as_humans_would() -> None:
    table = ship(revealed=["jeanne"], characters={"jeanne": "d1"}, passengers={"d1": ["soul", "soul"]})
    assert table.why_not(JEANNE, "defeat_passenger") == ("", "")
    assert table.why_not(JEANNE, "attack") == ("no_target", "3")


@pytest.mark.rule("32.3")
def test_an_attack_on_humans_leaves_passengers_alone() -> None:
    """Dice are rolled for humans only: the passenger is defeated without one."""
    assert eat("soul").told("rolled") == []


@pytest.mark.rule("32.6", "1.4")
def test_a_cost_in_passengers_cannot_be_paid_from_an_empty_supply() -> None:
    there: Json = {"jeanne": "bridge"}
    assert ship(characters=there).why_not(JEANNE, "use_room") == ("", "")
    table = ship(characters=there, passengers={"d8": EVERYONE})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "3.8")


@pytest.mark.rule("32.6")
def test_the_last_passenger_of_the_supply_pays_for_the_bridge() -> None:
    table = ship(characters={"jeanne": "bridge"}, passengers={"d8": EVERYONE[1:]}, dice=[2])
    table.answer(JEANNE, "use_room")
    assert (table.zone("on_deck.d2"), table.ask()) == (["nobody"], "choice.choose")


@pytest.mark.rule("32.5")
def test_who_must_risk_more_than_there_are_risks_all_of_them() -> None:
    table = ship(run=["risk+3"], passengers={"d8": EVERYONE[2:]}, dice=[1, 3])
    assert (table.zone("on_deck.d1"), table.zone("on_deck.d3")) == (["nobody"], ["nobody"])
    assert (table.zone("passengers"), table.ending()) == ([], "")


@pytest.mark.rule("32.7", "3.5")
def test_a_rescued_passenger_goes_back_to_the_supply_unseen() -> None:
    table = ship(characters={"jeanne": "d1"}, passengers={"d1": ["two_souls", "soul"]})
    table.answer(JEANNE, "rescue")
    assert (len(table.zone("on_deck.d1")), len(table.zone("passengers")), table.zone("box")) == (1, 8, [])
    assert table.track("souls") == 8
    for seat in range(3):
        assert table.view(seat)["zones"]["passengers"]["cards"] is None
        moves = [told for told in table.told("moved", seat) if told["to"] == "passengers"]
        assert moves == [{"from": "on_deck.d1", "to": "passengers", "count": 1}]


@pytest.mark.rule("32.7")
def test_after_a_rescue_nobody_knows_where_in_the_supply_the_passenger_is() -> None:
    tops = set()
    for seed in range(8):
        table = ship(seed=seed, characters={"jeanne": "d1"}, passengers={"d1": ["soul_and_sanity"]})
        table.answer(JEANNE, "rescue")
        tops.add(table.zone("passengers").index("soul_and_sanity"))
    assert len(tops) > 2


@pytest.mark.rule("32.9")
def test_a_revealed_traitor_defeats_a_passenger_as_an_action() -> None:
    table = ship(
        revealed=["jeanne"],
        characters={"jeanne": "d1"},
        passengers={"d1": ["two_souls"]},
        items={"svetlana": []},
    )
    table.answer(JEANNE, "defeat_passenger")
    assert (table.track("souls"), table.zone("box")) == (6, ["two_souls"])


@pytest.mark.rule("32.9")
def test_a_human_in_the_space_protects_passengers_from_a_revealed_traitor() -> None:
    both: Json = {"jeanne": "d1", "svetlana": "d1"}
    table = ship(revealed=["jeanne"], characters=both, passengers={"d1": ["soul"]})
    assert table.why_not(JEANNE, "defeat_passenger") == ("forbidden", "3.12")
    table.refuses(JEANNE, "defeat_passenger", "illegal_option", rule="3.12")


@pytest.mark.rule("32.9")
def test_a_human_in_the_space_protects_passengers_from_a_deep_one() -> None:
    table = eat("soul", characters={"william": "d5"}, dice=[1])
    assert (table.zone("on_deck.d5"), table.named_track("at.2")) == (["soul"], "d5")
    two = ship(
        run=["act_deep_ones"],
        deep_ones={"d5": 2},
        passengers={"d5": ["soul"]},
        characters={"william": "d5"},
        items={"svetlana": []},
        dice=[6],
    )
    assert (two.named_track("at.2"), two.zone("on_deck.d5"), two.track("souls")) == ("sick_bay", [], 7)


@pytest.mark.rule("32.9")
def test_a_revealed_traitor_in_the_space_protects_no_passenger_from_a_deep_one() -> None:
    table = eat("soul", characters={"svetlana": "d5"}, revealed=["svetlana"])
    assert (table.zone("on_deck.d5"), table.track("souls")) == ([], 7)


@pytest.mark.rule("32.11", "18")
@pytest.mark.parametrize(("dial", "ending"), [("souls", "no_souls"), ("sanity", "no_sanity")])
def test_the_game_ends_when_a_passenger_takes_a_dial_to_zero(dial: str, ending: str) -> None:
    table = eat("soul_and_sanity", dials={dial: 1})
    assert table.ending() == ending


@pytest.mark.rule("32.11")
def test_the_game_ends_before_the_next_passenger() -> None:
    table = ship(
        run=["rogue_wave"], dials={"souls": 1}, passengers={"d5": ["soul", "soul"]}, items={"svetlana": []}
    )
    assert (table.ending(), len(table.zone("on_deck.d5"))) == ("no_souls", 1)


@pytest.mark.rule("32.1")
def test_all_passengers_look_alike_from_behind() -> None:
    """Games that differ only in the seed look the same on deck to every viewer."""
    first, second = (
        ship(run=["risk+4"], dice=[1, 2, 3, 4], seed=seed).view(SVETLANA)["zones"] for seed in (1, 2)
    )
    decks = [f"on_deck.d{deck}" for deck in range(1, 9)]
    assert [first[deck] for deck in decks] == [second[deck] for deck in decks]
    assert [first[deck]["count"] for deck in decks] == [1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("32.1", "A4.4")
def test_there_are_nine_passengers_with_four_faces() -> None:
    table = ship(passengers={"d1": EVERYONE})
    assert Counter(table.zone("on_deck.d1")) == facts.PASSENGER_COPIES
    assert (table.zone("passengers"), table.waiting_seats()) == ([], [JEANNE])
