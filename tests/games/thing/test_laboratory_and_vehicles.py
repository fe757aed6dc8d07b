"""T13.6 - T13.13: laboratory, weather station, radio, vehicles, and places without actions."""

import pytest

from tests.games.thing.meetings import give_position, people, strike_position, use_card, wreck
from tests.games.thing.station import station
from turncoat.kernel.shapes import Json

# T13.6: laboratory


@pytest.mark.rule("T13.6")
def test_a_lab_token_is_drawn_at_random_and_kept_hidden() -> None:
    kept = set()
    for seed in range(12):
        table = use_card("activate", "laboratory", seed=seed)
        assert (table.waiting_seats(), table.options(1)) == ([1], ["keep_token", "drop_token"])
        assert (len(table.zone("looking.1")), len(table.zone("lab_bag"))) == (1, 19)
        assert table.view(0)["zones"]["looking.1"]["cards"] is None
        table.answer(1, "keep_token")
        kept.add(table.zone("samples.1")[0])
        assert (len(table.zone("samples.1")), table.ask()) == (1, "accusing.vote")
        assert table.view(0)["zones"]["samples.1"]["cards"] is None
        assert table.view(1)["zones"]["samples.1"]["cards"] == table.zone("samples.1")
    assert kept == {"sample", "spoiled"}


@pytest.mark.rule("T13.6")
def test_a_lab_token_may_be_discarded_face_down() -> None:
    table = use_card("activate", "laboratory")
    drawn = table.zone("looking.1")
    table.answer(1, "drop_token")
    assert (table.zone("lab_discard"), table.zone("samples.1"), len(table.zone("lab_bag"))) == (drawn, [], 19)
    assert table.view(0)["zones"]["lab_discard"]["cards"] is None


@pytest.mark.rule("T13.6")
def test_sabotage_takes_a_blood_sample_out_of_the_bag() -> None:
    for seed in range(5):
        table = use_card("sabotage", "laboratory", seed=seed)
        bag = table.zone("lab_bag")
        assert (bag.count("sample"), bag.count("spoiled")) == (7, 12)
        assert table.told("bag_searched") == [{"found": 1}]
        assert (table.zone("lab_discard"), table.view(0)["zones"]["lab_discard"]["cards"]) == (
            ["sample"],
            ["sample"],
        )


@pytest.mark.rule("T13.6")
def test_sabotage_finds_no_sample_if_there_is_none() -> None:
    table = use_card("sabotage", "laboratory", samples={"2": ["sample"] * 8})
    assert (table.zone("lab_bag"), table.told("bag_searched")) == (["spoiled"] * 12, [{"found": 0}])


@pytest.mark.rule("T13.6")
def test_the_alien_discards_random_tokens_unseen_as_many_as_it_is_strong() -> None:
    lost = set()
    for seed in range(8):
        table = wreck("laboratory", 3, seed=seed)
        assert (len(table.zone("lab_bag")), len(table.zone("lab_discard"))) == (22, 3)
        lost |= set(table.zone("lab_discard"))
        assert table.view(4)["zones"]["lab_discard"]["cards"] is None
    assert lost == {"sample", "spoiled"}
    assert len(wreck("laboratory", 30).zone("lab_bag")) == 0


@pytest.mark.rule("T13.6")
def test_an_empty_bag_gives_nothing() -> None:
    words: dict[str, Json] = {"samples": {"2": ["sample"] * 8}, "zones": {"lab_discard": ["spoiled"] * 12}}
    for card in ("activate", "sabotage"):
        zones: Json = {"pile": [card], "lab_discard": ["spoiled"] * 12}
        table = give_position(card, {"0": "laboratory", "1": "kitchen"}, **{**words, "zones": zones})
        assert table.options(0) == ["give_to 1"]


# T13.7: weather station


@pytest.mark.rule("T13.7")
@pytest.mark.parametrize(("rolled", "weather"), [(1, "clear"), (4, "snow"), (5, "storm")])
def test_the_die_is_rolled_and_stays_on_the_weather_station(rolled: int, weather: str) -> None:
    table = use_card("activate", "weather_station", dice=[rolled], fuel={"generator": 2}, weather="snow")
    assert (table.waiting_seats(), table.options(1)) == ([1], ["new_weather"])
    table.answer(1, "new_weather")
    assert (table.named_track("weather"), table.track("die_at_station")) == (weather, 1)


@pytest.mark.rule("T13.7")
@pytest.mark.parametrize(("choice", "weather"), [("old_weather", "clear"), ("new_weather", "storm")])
def test_a_die_that_lay_there_already_may_be_left_as_it_was(choice: str, weather: str) -> None:
    table = use_card("activate", "weather_station", dice=[6], die_at_station=1, fuel={"generator": 2})
    assert table.options(1) == ["new_weather", "old_weather"]
    table.answer(1, choice)
    assert (table.named_track("weather"), table.track("die_at_station")) == (weather, 1)


@pytest.mark.rule("T13.7")
@pytest.mark.parametrize("place", ["generator", "boiler", "snowcat", "helicopter"])
def test_the_weather_station_sends_a_fuel_from_underground_to_where_there_is_room(place: str) -> None:
    table = use_card("activate", "weather_station", fuel={"generator": 3, "boiler": 3})
    table.answer(1, "new_weather")
    assert table.options(1) == [
        "pick_place generator",
        "pick_place boiler",
        "pick_place snowcat",
        "pick_place helicopter",
    ]
    before = table.track(f"fuel.{place}")
    table.answer(1, f"pick_place {place}")
    assert (table.track(f"fuel.{place}"), table.track("underground"), table.track("yard")) == (
        before + 1,
        9,
        3,
    )


@pytest.mark.rule("T13.7")
def test_no_fuel_is_sent_where_there_is_no_room_nor_if_there_is_none() -> None:
    table = use_card("activate", "weather_station", fuel={"helicopter": 2, "snowcat": 1})
    table.answer(1, "new_weather")
    assert table.options(1) == ["pick_place snowcat"]
    table = use_card("activate", "weather_station", fuel={"generator": 2}, underground=0)
    table.answer(1, "new_weather")
    assert table.options(1) == ["done"]


@pytest.mark.rule("T13.7")
def test_sabotage_of_the_weather_station_discards_fuel_of_the_underground() -> None:
    table = use_card("sabotage", "weather_station")
    assert (table.track("underground"), table.track("yard")) == (9, 3)
    assert wreck("weather_station", 3).track("underground") == 7
    assert wreck("weather_station", 3, underground=2).track("underground") == 0
    table = give_position("sabotage", {"0": "weather_station", "1": "kitchen"}, underground=0)
    assert table.options(0) == ["give_to 1"]


# T13.8: radio


@pytest.mark.rule("T13.8")
def test_an_undamaged_radio_sends_the_signal_once() -> None:
    table = use_card("activate", "radio", damage={"radio": 0}, round=4)
    assert (table.named_track("sos"), table.track("sos_since")) == ("sent", 4)
    broken: dict[str, Json] = {"damage": {"radio": 1}}
    sent: dict[str, Json] = {"damage": {"radio": 0}, "sos": "sent", "sos_since": 1}
    for words in (broken, sent):
        table = give_position("activate", {"0": "radio", "1": "kitchen"}, round=2, **words)
        assert table.options(0) == ["give_to 1"]


@pytest.mark.rule("T13.8", "T3.8")
def test_a_helicopter_that_was_called_comes_even_if_the_radio_breaks_again() -> None:
    words: dict[str, Json] = {"sos": "sent", "sos_since": 1, "round": 2, "damage": {"radio": 3}}
    assert station(4, at="maintenance", **words).track("rescue_at") == 4


# T13.9, T13.10: vehicles


@pytest.mark.rule("T13.9", "T13.10")
@pytest.mark.parametrize(("place", "slots"), [("snowcat", 2), ("helicopter", 2)])
def test_a_vehicle_is_fuelled_from_the_yard_up_to_its_slots(place: str, slots: int) -> None:
    table = use_card("activate", place, fuel={place: slots - 1})
    assert (table.track(f"fuel.{place}"), table.track("yard"), table.track("underground")) == (slots, 2, 10)
    table = give_position("activate", {"0": place, "1": "kitchen"}, fuel={place: slots}, damage={place: 1})
    assert table.options(0) == ["give_to 1"]
    table = give_position("activate", {"0": place, "1": "kitchen"}, yard=0)
    assert table.options(0) == ["give_to 1"]


@pytest.mark.rule("T13.9", "T13.10", "T19.6")
@pytest.mark.parametrize(("place", "slots"), [("snowcat", 2), ("helicopter", 2)])
def test_a_ready_vehicle_is_started_with_keys(place: str, slots: int) -> None:
    ready: dict[str, Json] = {"fuel": {place: slots}, "damage": {place: 0}}
    table = use_card("activate", place, items={"1": ["keys"]}, **ready)
    assert (table.ask(), table.waiting_seats(), table.options(1)) == (
        "ignition.show_keys",
        [1],
        ["show_keys", "done"],
    )
    table.answer(1, "show_keys")
    assert table.named_track("status.1") == "aboard"
    table = use_card("activate", place, **ready)
    assert table.options(1) == ["done"]
    table.answer(1, "done")
    assert (table.ask(), table.named_track("status.1"), table.track("yard")) == (
        "accusing.vote",
        "playing",
        3,
    )


@pytest.mark.rule("T13.9", "T13.10")
@pytest.mark.parametrize(("place", "slots"), [("snowcat", 2), ("helicopter", 2)])
def test_a_vehicle_that_is_damaged_or_not_full_does_not_start(place: str, slots: int) -> None:
    table = use_card("activate", place, items={"1": ["keys"]}, fuel={place: slots - 1}, damage={place: 0})
    assert (table.track(f"fuel.{place}"), "ignition" in table.ask()) == (slots, False)
    broken: dict[str, Json] = {"fuel": {place: slots}, "damage": {place: 1}, "items": {"0": ["keys"]}}
    table = give_position("activate", {"0": place, "1": "kitchen"}, **broken)
    assert table.options(0) == ["give_to 1"]


# T13.11 - T13.13: places without actions


@pytest.mark.rule("T13.11", "T13.12", "T13.13")
def test_the_alien_goes_neither_to_rec_room_and_dormitory_nor_to_an_empty_kennel() -> None:
    places = {
        option.removeprefix("put_strength ")
        for option in station(at="planning", revealed=[0], strength=2, leader=1).options(0)
    }
    assert not {"rec_room", "dormitory", "kennel"} & places
    assert len(places) == 10


@pytest.mark.rule("T13.11", "T8.3")
def test_the_rec_room_is_the_refuge_of_those_who_flee() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"})
    table.answer(0, "wreck")
    assert people(table)[1] == ("rec_room", 1)


@pytest.mark.rule("T13.11", "T13.12", "T13.13", "R9")
def test_nobody_works_in_rec_room_dormitory_or_kennel() -> None:
    options = station().options(1)
    for place in ("rec_room", "dormitory", "kennel"):
        assert not {f"work {place}", f"special {place}"} & set(options)


@pytest.mark.rule("T13.12", "T6.6")
def test_the_dormitory_is_where_cards_are_swapped() -> None:
    table = station(hands={"1": ["sabotage", "sabotage"]})
    table.answer(1, "swap")
    table.answer(1, "take_action repair")
    table.answer(1, "take_action activate")
    assert (table.zone("hand.1"), people(table)[1]) == (["repair", "activate"], ("dormitory", 1))


@pytest.mark.rule("T13.13", "T4.6", "T8.7")
def test_the_alien_absorbs_one_dog_of_the_kennel() -> None:
    dogs: list[Json] = ["kennel", "kennel", "radio", "gone"]
    zones: Json = {"pile": ["repair"], "kennel_card": []}
    table = strike_position({"kennel": 1}, {}, dogs=dogs, zones=zones)
    assert table.options(0) == ["absorb_dog", "leave_it"]
    table.answer(0, "absorb_dog")
    assert [table.named_track(f"dog.{dog}") for dog in range(3)] == ["gone", "kennel", "radio"]
    assert (table.track("strength"), table.zone("kennel_card")) == (2, [])


@pytest.mark.rule("T13.13", "T4.6")
def test_an_empty_kennel_takes_its_card_back() -> None:
    dogs: list[Json] = ["kennel", "radio", "gone", "gone"]
    table = strike_position({"kennel": 1}, {}, dogs=dogs, zones={"pile": ["repair"], "kennel_card": []})
    assert "at_kennel" in table.zone("locations")
    table.answer(0, "absorb_dog")
    assert (table.zone("kennel_card"), "at_kennel" in table.zone("locations")) == (["at_kennel"], False)
