"""L3: the actions of a turn."""

from collections import Counter

import pytest

from tests.boat import boat
from turncoat.kernel.shapes import Json

NO_CARDS: dict[str, Json] = {"0": [], "1": [], "2": []}  # so that no window opens


@pytest.mark.rule("L3.1")
@pytest.mark.parametrize(("face", "ahead"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_rowing_takes_the_boat_ahead_on_four_or_more(face: int, ahead: int) -> None:
    table = boat(hands=NO_CARDS, dice=[face], distance=2, top={"weather": ["sharks"]})
    table.answer(0, "row")
    assert table.track("distance") == 2 + ahead


@pytest.mark.rule("L3.1")
def test_rowing_rolls_one_die_of_six_sides() -> None:
    table = boat(hands=NO_CARDS, dice=[2], top={"weather": ["sharks"]})
    table.answer(0, "row")
    assert table.told("rolled") == [{"sides": 6, "die": 2}]


@pytest.mark.rule("L3.2")
def test_bailing_costs_a_bail_card_of_two_or_more_and_mends_the_hull() -> None:
    table = boat(hull=2, hands={"0": ["bail:1", "bail:2", "bail:2", "bail:3", "oar:2", "rope:3"]})
    assert [option for option in table.options(0) if option.startswith("bail")] == [
        "bail bail:2",
        "bail bail:3",
    ]
    table.answer(0, "bail bail:2")
    assert table.track("hull") == 3
    assert "bail:2" in table.zone("spent")
    assert Counter(table.zone("hand.0"))["bail:2"] == 1


@pytest.mark.rule("L3.2")
def test_a_full_hull_needs_no_bailing() -> None:
    table = boat(hull=4, hands={"0": ["bail:2"]})
    assert table.why_not(0, "bail") == ("forbidden", "L3.2")
    table.refuses(0, "bail bail:2", "illegal_option", rule="L3.2")


@pytest.mark.rule("L3.2")
def test_bailing_without_a_card_for_it_has_no_target() -> None:
    table = boat(hull=3, hands={"0": ["bail:1", "oar:3"]})
    assert table.why_not(0, "bail") == ("no_target", "L3")


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize(("keep", "lower"), [("leak", "gulls"), ("gulls", "leak")])
def test_looking_out_leaves_one_card_on_top_and_puts_the_other_at_the_bottom(keep: str, lower: str) -> None:
    table = boat(top={"weather": ["leak", "gulls"]})
    table.answer(0, "look_out")
    assert sorted(table.options(0)) == ["keep_on_top gulls", "keep_on_top leak"]
    table.answer(0, f"keep_on_top {keep}")
    assert table.zone("sky")[:1] == [keep] or table.zone("weather_spent") == [keep]
    assert table.zone("weather")[0] == lower


@pytest.mark.rule("L3.3")
def test_only_who_looks_out_sees_the_cards() -> None:
    table = boat(top={"weather": ["leak", "gulls"]})
    table.answer(0, "look_out")
    assert table.view(0)["zones"]["looking.0"]["cards"] == ["leak", "gulls"]
    assert table.view(1)["zones"]["looking.0"] == {"count": 2, "cards": None, "known_to": None}
    since = table.heard()
    table.answer(0, "keep_on_top leak")
    assert [told for told in table.told("chose", 1, since) if told["verb"] == "keep_on_top"] == [
        {"seat": 0, "verb": "keep_on_top"}
    ]


@pytest.mark.rule("L3.3")
def test_two_equal_cards_are_one_choice() -> None:
    table = boat(top={"weather": ["leak", "leak"]})
    table.answer(0, "look_out")
    assert table.options(0) == ["keep_on_top leak"]
    table.answer(0, "keep_on_top leak")
    assert table.zone("weather")[0] == "leak"


def all_weather_but(left: int) -> list[Json]:
    names = [
        *["squall", "riptide", "leak", "flying_fish", "becalmed", "sharks", "driftwood", "bitter_cold"],
        *["rain_barrel", "broken_oar", "quarrel", "gulls"],
    ]
    return [*[name for name in names for _ in range(2)][left:]]


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize(("left", "allowed"), [(0, False), (1, False), (2, True)])
def test_looking_out_needs_two_cards(left: int, allowed: bool) -> None:
    table = boat(zones={"weather_spent": all_weather_but(left)})
    assert ("look_out" in table.options(0)) == allowed
    assert table.why_not(0, "look_out") == (("", "") if allowed else ("forbidden", "L3.3"))


@pytest.mark.rule("L3.4")
@pytest.mark.parametrize(("face", "lashed"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_three_or_more_sets_a_lashed_seat_free(face: int, lashed: int) -> None:
    table = boat(hands=NO_CARDS, lashed=[0, 2], dice=[face], top={"weather": ["sharks"]})
    table.answer(0, "untie")
    assert (table.track("lashed.0"), table.track("lashed.2")) == (lashed, 1)


@pytest.mark.rule("L3.4")
def test_who_is_free_has_nothing_to_untie() -> None:
    table = boat(lashed=[2])
    assert table.why_not(0, "untie") == ("forbidden", "L3.4")


@pytest.mark.rule("L3.5")
def test_a_wrecker_reveals_a_card_and_strikes_the_hull() -> None:
    table = boat(current=1, hands=NO_CARDS, top={"weather": ["sharks"]})
    table.answer(1, "reveal")
    assert table.zone("loyalty.1") == []
    assert table.zone("faceup.1") == ["wrecker"]
    assert (table.track("revealed.1"), table.track("hull")) == (1, 3)
    assert {"from": "loyalty.1", "to": "faceup.1", "cards": ["wrecker"]} in table.told("shown")


@pytest.mark.rule("L3.5", "L6.1")
def test_the_strike_of_a_reveal_can_be_prevented() -> None:
    table = boat(current=1, hands={"0": ["bail:3"], "1": [], "2": []}, top={"weather": ["sharks"]})
    table.answer(1, "reveal")
    table.answer(0, "prevent")
    assert table.track("hull") == 4


@pytest.mark.rule("L3.5")
def test_a_lashed_wrecker_comes_free_by_revealing_instead_of_striking() -> None:
    table = boat(current=1, hands=NO_CARDS, lashed=[1], top={"weather": ["sharks"]})
    table.answer(1, "reveal")
    assert (table.track("revealed.1"), table.track("lashed.1"), table.track("hull")) == (1, 0, 4)


@pytest.mark.rule("L3.5")
def test_only_a_wrecker_can_reveal_and_only_once() -> None:
    assert boat().why_not(0, "reveal") == ("forbidden", "L3.5")
    assert boat(current=1, revealed=[1]).why_not(1, "reveal") == ("forbidden", "L3.5")


@pytest.mark.rule("L3.5")
def test_a_wrecker_of_two_cards_shows_one() -> None:
    table = boat(
        current=1,
        hands=NO_CARDS,
        options={"wreckers": "many"},
        tracks={"watches": 2},
        loyalty={"0": ["sailor", "sailor"], "1": ["wrecker", "wrecker"], "2": ["sailor", "sailor"]},
        top={"weather": ["sharks"]},
    )
    table.answer(1, "reveal")
    assert (table.zone("loyalty.1"), table.zone("faceup.1")) == (["wrecker"], ["wrecker"])


@pytest.mark.rule("L3.6")
@pytest.mark.parametrize(("face", "hull"), [(1, 4), (3, 4), (4, 3), (6, 3)])
def test_gnawing_damages_the_hull_on_four_or_more(face: int, hull: int) -> None:
    table = boat(current=1, revealed=[1], hands=NO_CARDS, dice=[face], top={"weather": ["sharks"]})
    table.answer(1, "gnaw")
    assert table.track("hull") == hull


@pytest.mark.rule("L3.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_revealed_wrecker_gnaws(seat: int) -> None:
    assert boat(current=seat).why_not(seat, "gnaw") == ("forbidden", "L3.6")


@pytest.mark.rule("L3.7")
@pytest.mark.parametrize(("seat", "revealed", "lashed"), [(0, [], []), (1, [1], []), (0, [], [0])])
def test_everybody_may_rest_and_draws_a_card(seat: int, revealed: list[Json], lashed: list[Json]) -> None:
    table = boat(
        current=seat,
        revealed=revealed,
        lashed=lashed,
        hands=NO_CARDS,
        top={"effort": ["rope:2", "oar:2"], "weather": ["sharks"]},
    )
    table.answer(seat, "rest")
    assert table.zone(f"hand.{seat}") == ["rope:2"]


@pytest.mark.rule("L3.8")
def test_who_is_lashed_can_only_untie_or_rest() -> None:
    table = boat(lashed=[0], hull=1, hands={"0": ["bail:2"]})
    assert table.verbs(0) == {"untie", "rest"}
    for action in ("row", "bail", "look_out", "accuse"):
        assert table.why_not(0, action) == ("forbidden", "L3.8")
    table.refuses(0, "row", "illegal_option", rule="L3.8")


@pytest.mark.rule("L3.8")
def test_a_lashed_wrecker_can_also_reveal() -> None:
    assert boat(current=1, lashed=[1]).verbs(1) == {"untie", "rest", "reveal"}


@pytest.mark.rule("L3.9")
def test_a_revealed_wrecker_can_only_gnaw_or_rest() -> None:
    table = boat(current=1, revealed=[1], hull=1, hands={"1": ["bail:2"]})
    assert table.verbs(1) == {"gnaw", "rest"}
    for action in ("row", "bail", "look_out", "accuse"):
        assert table.why_not(1, action) == ("forbidden", "L3.9")


def test_a_free_sailor_can_do_everything_else() -> None:
    table = boat(hull=1, hands={"0": ["bail:2"]})
    assert table.verbs(0) == {"row", "bail", "look_out", "accuse", "rest"}
