"""Position files of Lifeboat: setup and refusals."""

import json

import pytest

from tests.boat import boat
from tests.table import Table, at, expect_refusal, new
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import Engine
from turncoat.kernel.reading import as_object
from turncoat.kernel.shapes import Json


def position(**words: Json) -> dict[str, Json]:
    return {"game": "lifeboat", "players": 3, **words}


def test_what_a_file_does_not_mention_is_as_after_setup_with_its_seed() -> None:
    table, plain = at(position(seed=11)), new("lifeboat", 3, 11)
    assert table.session.fingerprint() == plain.session.fingerprint()
    changed = at(position(seed=11, hull=2))
    assert changed.track("hull") == 2
    assert changed.zone("weather") == plain.zone("weather")
    assert changed.zone("hand.1") == plain.zone("hand.1")


def test_words_set_tracks_cards_and_seats() -> None:
    table = at(
        position(
            current=2,
            captain=1,
            distance=3,
            hull=2,
            rations=4,
            watch_at=5,
            hands={"0": ["oar:3", "oar:3"], "1": []},
            loyalty={"0": ["wrecker"]},
            vows={"0": 2, "1": 0, "2": 1},
            lashed=[2],
            revealed=[0],
            top={"weather": ["gulls", "leak"]},
            at="act",
        )
    )
    assert [table.track(name) for name in ("captain", "distance", "hull", "rations", "watch_at")] == [
        *[1, 3, 2, 4, 5]
    ]
    assert (table.zone("hand.0"), table.zone("hand.1")) == (["oar:3", "oar:3"], [])
    assert (table.zone("loyalty.0"), table.zone("faceup.0")) == ([], ["wrecker"])
    assert [table.track(f"vow.{seat}") for seat in range(3)] == [2, 0, 1]
    assert [table.track(f"lashed.{seat}") for seat in range(3)] == [0, 0, 1]
    assert table.zone("weather")[-2:] == ["leak", "gulls"]
    assert table.waiting_seats() == [2]


@pytest.mark.parametrize("seed", range(8))
def test_a_card_is_found_wherever_chance_has_dealt_it(seed: int) -> None:
    table = at(position(seed=seed, hands={"2": ["oar:3", "oar:3", "rope:3"]}, loyalty={"1": ["wrecker"]}))
    assert table.zone("hand.2") == ["oar:3", "oar:3", "rope:3"]
    assert [table.zone(f"loyalty.{seat}") for seat in range(3)] == [["sailor"], ["wrecker"], ["sailor"]]
    assert [len(table.zone(f"hand.{seat}")) for seat in range(3)] == [3, 3, 3]


def test_zones_and_the_words_for_them_can_stand_side_by_side() -> None:
    table = at(position(zones={"hand.0": ["oar:3"], "spent": ["oar:2", "bail:2"]}, hands={"1": ["oar:3"]}))
    assert (table.zone("hand.0"), table.zone("hand.1")) == (["oar:3"], ["oar:3"])
    assert table.zone("spent") == ["oar:2", "bail:2"]


@pytest.mark.parametrize("step", ["begin", "draw_cards", "act"])
def test_a_position_starts_at_a_step_of_the_turn(step: str) -> None:
    table = at(position(current=1, at=step))
    assert (table.waiting_seats(), table.ask()) == ([1], "turn.act")
    assert len(table.zone("hand.1")) == (3 if step == "act" else 5)


def test_nobody_has_vowed_to_oneself_when_a_turn_is_on() -> None:
    table = at(position(at="act"))
    assert all(table.track(f"vow.{seat}") != seat for seat in range(3))


def test_effects_run_in_the_order_in_which_they_are_written_and_are_heard() -> None:
    table = at(position(rations=5, distance=1, at="act", run=["rations-1", "distance+2", "rations-2"]))
    assert [(told["track"], told["to"]) for told in table.told("changed")] == [
        *[("rations", 4), ("distance", 3), ("rations", 2)]
    ]


BAD: list[tuple[dict[str, Json], str, str]] = [
    ({"hulls": 3}, "unknown_field", "hulls"),
    ({"tracks": {"mast": 1}}, "unknown_name", "track=mast"),
    ({"tracks": {"?": 3}}, "unknown_name", "track=?"),
    ({"tracks": {"hull": "4"}}, "expected_number", "tracks.hull"),
    ({"zones": {"cellar": []}}, "unknown_name", "zone=cellar"),
    ({"zones": {"?": []}}, "unknown_name", "zone=?"),
    ({"zones": {"spent": "oar:1"}}, "expected_list", "zones.spent"),
    ({"hands": {"0": ["oar:9"]}}, "unknown_name", "card=oar:9"),
    ({"hands": {"0": ["?"]}}, "unknown_name", "card=?"),
    ({"hands": {"0": [3]}}, "expected_text", "hands.0"),
    ({"hands": {"0": ["oar:3"] * 3}}, "card_not_left", "oar:3"),
    ({"hands": {"0": ["oar:3"], "1": ["oar:3"], "2": ["oar:3"]}}, "card_not_left", "oar:3"),
    ({"hands": {"0": ["oar:3", "oar:3"]}, "top": {"effort": ["oar:3"]}}, "card_not_left", "oar:3"),
    ({"top": {"weather": ["leak", "leak", "leak"]}}, "card_not_left", "leak"),
    ({"hands": {"0": ["leak"]}}, "card_out_of_place", "leak@hand.0"),
    ({"top": {"weather": ["oar:1"]}}, "card_out_of_place", "oar:1@weather"),
    ({"zones": {"weather": ["leak"]}}, "deck_is_the_rest", "weather"),
    ({"zones": {"hand.0": []}, "hands": {"0": []}}, "said_twice", "zones.hand.0"),
    ({"loyalty": {"0": ["wrecker"], "1": ["wrecker"]}}, "card_not_left", "wrecker"),
    ({"loyalty": {"0": ["wrecker", "sailor"]}}, "wrong_number_of_cards", "loyalty.0"),
    ({"loyalty": {"0": []}}, "wrong_number_of_cards", "loyalty.0"),
    ({"hull": 5}, "track_out_of_bounds", "hull=5"),
    ({"hull": -1}, "track_out_of_bounds", "hull=-1"),
    ({"rations": 7}, "track_out_of_bounds", "rations=7"),
    ({"watch_at": 2}, "track_out_of_bounds", "watch_at=2"),
    ({"distance": 10**30}, "track_out_of_bounds", f"distance={10**30}"),
    ({"hull": 0}, "impossible_position", "afloat_without_hull"),
    ({"rations": 0}, "impossible_position", "alive_without_rations"),
    ({"distance": 7}, "impossible_position", "at_sea_on_land"),
    ({"captain": 3}, "impossible_position", "captain"),
    ({"vows": {"1": 3}}, "impossible_position", "vow:1"),
    ({"vows": {"1": 1}}, "vow_to_oneself", "vows.1"),
    ({"zones": {"hand.3": ["oar:1"]}}, "impossible_position", "nobody_there:hand.3"),
    ({"tracks": {"lashed.4": 1}}, "impossible_position", "nobody_there:lashed.4"),
    ({"tracks": {"watches": 2}}, "impossible_position", "loyalty_cards:0"),
    ({"tracks": {"revealed.0": 1}}, "impossible_position", "revealed:0"),
    ({"loyalty": {"0": ["wrecker"]}, "revealed": [1]}, "not_a_wrecker", "revealed.1"),
    (
        {"loyalty": {"0": ["wrecker"]}, "revealed": [0], "lashed": [0]},
        "impossible_position",
        "lashed_and_revealed:0",
    ),
    ({"lashed": [3]}, "no_such_seat", "lashed.3"),
    ({"revealed": [-1]}, "no_such_seat", "revealed.-1"),
    ({"hands": {"3": []}}, "no_such_seat", "hands.3"),
    ({"hands": {"\u00b2": []}}, "no_such_seat", "hands.\u00b2"),
    ({"hands": {"1" * 5000: []}}, "no_such_seat", "hands." + "1" * 5000),
    ({"hands": []}, "expected_object", "hands"),
    ({"current": 3}, "no_such_seat", "current"),
    ({"at": "lunch"}, "unknown_step", "lunch"),
    ({"at": "(end)"}, "unknown_step", "(end)"),
    ({"run": ["typhoon"]}, "unknown_effect", "typhoon"),
    ({"run": ["damage+"]}, "unknown_effect", "damage+"),
    ({"run": ["damage+\u00b2"]}, "unknown_effect", "damage+\u00b2"),
    ({"run": ["damage+" + "9" * 5000]}, "unknown_effect", "damage+" + "9" * 5000),
    ({"run": "leak"}, "expected_list", "run"),
    ({"at": "act", "run": ["broken_oar"], "dice": [3, 7]}, "impossible_roll", "d6=7"),
    ({"dice": ["six"]}, "expected_number", "dice"),
    ({"players": 2}, "wrong_player_count", "3-5"),
    ({"players": 6}, "wrong_player_count", "3-5"),
    ({"options": {"sea": "wild"}}, "unknown_choice", "sea=wild"),
    ({"options": {"weather": "calm"}}, "unknown_option", "weather"),
    ({"seed": 2**64}, "seed_out_of_bounds", "seed"),
    ({"seed": 1.5}, "expected_number", "seed"),
    ({"game": "raft"}, "unknown_game", "raft"),
]


@pytest.mark.parametrize(("words", "code", "detail"), BAD, ids=[f"{code}:{d[:24]}" for _, code, d in BAD])
def test_a_bad_file_is_refused_with_its_place_and_leaves_nothing_behind(
    words: dict[str, Json], code: str, detail: str
) -> None:
    # All hands are empty, so that effects run without a window.
    nobody: dict[str, Json] = {"0": [], "1": [], "2": []}
    file = {**position(), **({"hands": nobody} if "dice" in words else {}), **words}
    engine = Engine(GAMES)
    engine.table = boat().session
    with Table(engine.table).unchanged():
        before = engine.table
        with expect_refusal(code, detail, rule=RULES.get(code, "")):
            at(file)
        answer = engine.reply_to(line({"do": "load", "position": file}))
        assert (answer["ok"], answer["error"], answer["detail"]) == (False, code, detail)
        assert engine.table is before


RULES = {"wrong_number_of_cards": "L1.2", "vow_to_oneself": "L1.4", "not_a_wrecker": "L3.5"}


def line(request: dict[str, Json]) -> str:

    return json.dumps(request)


def test_a_position_can_be_loaded_at_another_step_by_the_engine() -> None:
    engine = Engine(GAMES)
    assert engine.reply_to(line({"do": "load", "position": position(), "at": "act", "run": ["rations-1"]}))[
        "ok"
    ]
    reply = engine.reply_to(line({"do": "view", "seat": None}))
    tracks = as_object(as_object(reply["view"], "view")["tracks"], "tracks")
    assert tracks["rations"] == 5
