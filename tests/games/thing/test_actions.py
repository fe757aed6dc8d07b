"""T12: the leader gives out the cards of the active pile; teamwork."""

import pytest

from tests.games.thing.meetings import give, give_position, people
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

PLACES: dict[str, Json] = {"0": "radio", "1": "generator", "2": "kitchen", "3": "snowcat"}


def act_position(pile: list[str], **words: Json) -> Table:
    """The leader, seat 0, is about to give out the first card."""
    position: dict[str, Json] = {"at": "actions", "places": {**PLACES}, "zones": {"pile": [*pile]}}
    return station(4, **{**position, **words})


# T12.1: revealing


@pytest.mark.rule("T12", "T12.1")
def test_the_leader_must_reveal_one_card_before_anything_else() -> None:
    table = act_position(["repair", "repair"], leader=2)
    assert (table.ask(), table.waiting_seats()) == ("giving.give", [2])
    assert (table.zone("now"), table.zone("pile")) == (["repair"], ["repair"])
    assert table.verbs(2) == {"give_to"}


@pytest.mark.rule("T12.1")
def test_the_pile_is_shuffled_before_the_first_card_is_revealed() -> None:
    first = {act_position(["repair", "activate", "sabotage"], seed=seed).zone("now")[0] for seed in range(20)}
    assert first == {"repair", "activate", "sabotage"}
    assert [told["zone"] for told in act_position(["repair"]).told("shuffled")] == ["pile"]


@pytest.mark.rule("T12.1")
def test_cards_that_lay_face_up_are_shuffled_in() -> None:
    zones: Json = {"pile": ["repair"], "pile_open": ["sabotage"]}
    seen = set()
    for seed in range(12):
        table = act_position([], zones=zones, seed=seed)
        assert (table.zone("pile_open"), len(table.zone("pile"))) == ([], 1)
        seen.add(table.zone("now")[0])
    assert seen == {"repair", "sabotage"}


@pytest.mark.rule("T12.1")
def test_everybody_sees_the_revealed_card_and_nobody_the_others() -> None:
    table = act_position(["repair", "repair"])
    for seat in range(4):
        assert table.view(seat)["zones"]["now"]["cards"] == ["repair"]
        assert table.view(seat)["zones"]["pile"]["cards"] is None


@pytest.mark.rule("T12.1")
def test_without_a_card_or_anybody_standing_nothing_is_given_out() -> None:
    assert act_position([]).ask() == "accusing.vote"
    table = act_position(["repair"], lying=[0, 1, 2, 3])
    assert (table.ask(), table.zone("action_discard")) == ("accusing.vote", ["repair"])


# T12.2, T12.3: receivers


@pytest.mark.rule("T12.2")
@pytest.mark.parametrize(
    ("card", "able"),
    [
        ("repair", ["give_to 0", "give_to 3"]),  # radio and snowcat are damaged
        ("activate", ["give_to 2", "give_to 3"]),  # the generator is full, the radio broken
        ("sabotage", ["give_to 1", "give_to 2"]),  # radio and snowcat can take no more
    ],
)
def test_a_card_goes_to_somebody_who_can_do_it_where_they_are(card: str, able: list[str]) -> None:
    table = act_position([card])
    assert table.options(0) == able
    table.refuses(0, "give_to 1" if "give_to 1" not in able else "give_to 0", "illegal_option", rule="T12.2")


@pytest.mark.rule("T12.2")
def test_a_card_goes_only_to_somebody_who_stands() -> None:
    assert act_position(["repair"], lying=[0]).options(0) == ["give_to 3"]


@pytest.mark.rule("T12.2", "T13.11", "T13.12")
def test_nobody_acts_in_rec_room_or_dormitory() -> None:
    table = act_position(
        ["repair"], places={"0": "radio", "1": "rec_room", "2": "dormitory", "3": "rec_room"}
    )
    assert table.options(0) == ["give_to 0"]
    table = act_position(
        ["activate"], places={"0": "radio", "1": "rec_room", "2": "dormitory", "3": "rec_room"}
    )
    assert table.options(0) == ["give_to 0"]  # no figure can do it; still only one that stands in a location


@pytest.mark.rule("T12.2")
def test_the_leader_decides_freely_and_may_take_it() -> None:
    table = act_position(["repair"])
    give(table, 0)
    assert (table.track("damage.radio"), table.track("damage.snowcat")) == (3, 1)
    table = act_position(["repair"])
    give(table, 3)
    assert (table.track("damage.radio"), table.track("damage.snowcat")) == (4, 0)


@pytest.mark.rule("T12.3")
def test_if_nobody_can_do_it_somebody_who_stands_lies_down_without_effect() -> None:
    places: dict[str, Json] = {"0": "arsenal", "1": "generator", "2": "kitchen", "3": "boiler"}
    table = act_position(["repair", "repair"], places=places, lying=[2])
    assert table.options(0) == ["give_to 0", "give_to 1", "give_to 3"]
    heard = table.heard()
    give(table, 1)
    assert [table.track(f"lying.{seat}") for seat in range(4)] == [0, 1, 1, 0]
    changed = [told["track"] for told in table.told("changed", since=heard)]
    assert changed == ["lying.1"]
    assert table.zone("action_discard") == ["repair"]


# T12.4, T12.5: after an action


@pytest.mark.rule("T12.4")
def test_whoever_acted_lies_down_and_the_card_is_discarded() -> None:
    table = act_position(["repair", "repair"])
    give(table, 3)
    assert [table.track(f"lying.{seat}") for seat in range(4)] == [0, 0, 0, 1]
    assert (table.zone("now"), table.zone("action_discard")) == ([], ["repair"])
    table.answer(0, "reveal_card")
    assert table.options(0) == ["give_to 0"]


@pytest.mark.rule("T12.5")
def test_the_leader_may_go_on_after_the_first_card() -> None:
    table = act_position(["repair", "repair", "repair"], leader=2)
    give(table, 3)
    assert (table.ask(), table.waiting_seats()) == ("giving.go_on", [2])
    assert table.options(2) == ["reveal_card", "stop"]
    table.answer(2, "reveal_card")
    assert (table.ask(), len(table.zone("pile")), table.zone("now")) == ("giving.give", 1, ["repair"])


@pytest.mark.rule("T12.5")
def test_if_the_leader_stops_the_rest_is_discarded_face_down() -> None:
    table = act_position(["repair", "repair", "repair"])
    give(table, 3)
    heard = table.heard()
    table.answer(0, "stop")
    assert (table.zone("pile"), table.zone("action_discard"), table.ask()) == (
        [],
        ["repair"] * 3,
        "accusing.vote",
    )
    assert table.track("damage.radio") == 4
    for seat in (-1, 0, 1):
        unseen = [told for told in table.told("moved", seat, heard) if told["to"] == "action_discard"]
        assert [(told["count"], told.get("cards")) for told in unseen] == [(1, None), (1, None)]
        assert table.told("shown", seat, heard) == []


@pytest.mark.rule("T12.5", "T12.4")
def test_after_the_last_card_or_the_last_who_stands_it_is_over() -> None:
    table = act_position(["repair"])
    give(table, 3)
    assert table.ask() == "accusing.vote"
    table = act_position(["repair", "repair"], lying=[0, 1, 2])
    give(table, 3)
    assert (table.ask(), table.zone("action_discard")) == ("accusing.vote", ["repair", "repair"])


# T12.6: teamwork


TEAM_REPAIRS = [("radio", 4), ("helicopter", 3), ("generator", 2), ("boiler", 2)]


def together(place: str, count: int) -> dict[str, Json]:
    """A number of figures in one place, the others in the Rec Room."""
    return {str(figure): place for figure in range(count)}


@pytest.mark.rule("T12.6")
@pytest.mark.parametrize(("place", "damage"), TEAM_REPAIRS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_repair_is_done_once_for_each_who_stands_there(place: str, damage: int, count: int) -> None:
    table = give_position("repair", together(place, count), 5, damage={place: damage})
    give(table, 0)
    assert table.track(f"damage.{place}") == max(0, damage - count)


@pytest.mark.rule("T12.6")
@pytest.mark.parametrize(
    ("place", "store"),
    [("generator", "underground"), ("boiler", "underground"), ("snowcat", "yard"), ("helicopter", "yard")],
)
@pytest.mark.parametrize("count", [1, 2])
def test_fuel_is_carried_once_for_each_who_stands_there(place: str, store: str, count: int) -> None:
    words: dict[str, Json] = {"fuel": {place: 0}, store: 4}
    table = give_position("activate", together(place, count), 5, **words)
    give(table, 0)
    assert (table.track(f"fuel.{place}"), table.track(store)) == (count, 4 - count)


@pytest.mark.rule("T12.6", "T13.6")
def test_in_the_laboratory_a_token_is_drawn_once_for_each_who_stands_there() -> None:
    table = give_position("activate", together("laboratory", 2))
    give(table, 0)
    table.answer(0, "keep_token")
    table.answer(0, "keep_token")
    assert (len(table.zone("samples.0")), len(table.zone("lab_bag"))) == (2, 18)
    assert table.ask() == "accusing.vote"


@pytest.mark.rule("T12.6", "T12.4")
def test_only_who_acts_lies_down_and_those_who_lie_do_not_help() -> None:
    table = act_position(["repair", "repair"], places=together("radio", 3), damage={"radio": 4})
    give(table, 1)
    assert (table.track("damage.radio"), people(table)[:3]) == (1, [("radio", 0), ("radio", 1), ("radio", 0)])
    table = act_position(["repair", "repair"], places=together("radio", 3), damage={"radio": 4}, lying=[0])
    give(table, 1)
    table.answer(0, "reveal_card")
    assert table.track("damage.radio") == 2
    give(table, 2)
    assert table.track("damage.radio") == 1


@pytest.mark.rule("T12.6", "T13.1", "T13.2", "T13.5", "T13.7")
def test_there_is_no_teamwork_where_the_location_is_not_for_it() -> None:
    table = give_position("activate", together("kitchen", 3))
    give(table, 0)
    assert table.track("kitchen_food") == 2
    table = give_position(
        "activate", together("arsenal", 3), characters=["norris", "clark", "blair", "nauls"]
    )
    give(table, 0)
    assert len(table.zone("looking.0")) == 2
    table = give_position("activate", together("storeroom", 3))
    give(table, 0)
    assert len(table.zone("looking.0")) == 2
    table = give_position("activate", together("weather_station", 3), fuel={"generator": 1})
    give(table, 0)
    table.answer(0, "new_weather")
    table.answer(0, "pick_place generator")
    assert table.track("fuel.generator") == 2


@pytest.mark.rule("T12.6")
@pytest.mark.parametrize(
    ("place", "track", "before", "after"),
    [("radio", "damage.radio", 1, 2), ("generator", "damage.generator", 0, 1), ("kitchen", "pantry", 16, 14)],
)
def test_sabotage_is_done_once_however_many_stand_there(
    place: str, track: str, before: int, after: int
) -> None:
    table = give_position("sabotage", together(place, 3), tracks={track: before})
    give(table, 0)
    assert table.track(track) == after


@pytest.mark.rule("T12.4", "T12.3")
def test_who_acts_without_effect_lies_down_too_and_the_card_is_gone() -> None:
    table = act_position(["repair", "repair"], places=together("arsenal", 2))
    give(table, 1)
    assert (people(table)[:2], table.zone("action_discard")) == ([("arsenal", 0), ("arsenal", 1)], ["repair"])
