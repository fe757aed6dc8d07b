"""Saves: round trips at any point of a game; damaged saves are refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.damage import JUNK, Damage, places, put
from tests.kernel.saves import SITUATIONS, in_a_window
from tests.table import expect_refusal, save_and_restore
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import fingerprint, read_node, restore, save
from turncoat.kernel.dice import fast
from turncoat.kernel.engine import Engine
from turncoat.kernel.errors import BadInput
from turncoat.kernel.invariants import problems
from turncoat.kernel.reading import as_list, as_object
from turncoat.kernel.shapes import Json

LIFEBOAT = GAMES["lifeboat"]


def save_at(situation: str) -> dict[str, Json]:
    return SITUATIONS[situation]().session.save()


SAVES = {situation: save_at(situation) for situation in SITUATIONS}


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_game_comes_back_as_it_was(situation: str) -> None:
    table = SITUATIONS[situation]()
    again = save_and_restore(table)
    assert again.session.save() == table.session.save()
    assert again.session.fingerprint() == table.session.fingerprint()
    for seat in range(-1, 3):
        assert json.dumps(again.view(seat)) == json.dumps(table.view(seat))
        assert seat == -1 or again.options(seat) == table.options(seat)


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_restored_game_goes_on_as_the_one_that_was_saved(situation: str) -> None:
    table = SITUATIONS[situation]()
    again = save_and_restore(table)
    for one in (table, again):
        one.session.play_randomly(fast(3), 60)
    assert again.session.fingerprint() == table.session.fingerprint()


def test_a_save_speaks_in_names_only() -> None:
    assert SAVES["window"]["orders"] == [[2, "pass after_die end"]]
    assert as_object(SAVES["window"]["zones"], "zones")["spent"] == ["rope:3"]
    assert as_object(as_list(SAVES["choice"]["stack"], "stack")[-1], "frame")["effect"]


def test_equal_positions_have_equal_fingerprints_and_others_have_not() -> None:
    one, other = in_a_window(), in_a_window()
    assert one.session.fingerprint() == other.session.fingerprint()
    prints = {fingerprint(restore(LIFEBOAT, save)) for save in SAVES.values()}
    assert len(prints) == len(SAVES)
    other.session.clear_order(2, "pass after_die end")
    assert one.session.fingerprint() != other.session.fingerprint()


def drop(field: str) -> Damage:
    return lambda source: as_object(source, "save").__delitem__(field)


DAMAGE: list[tuple[str, Damage, str, str]] = [
    ("window", drop("tracks"), "missing_field", "tracks"),
    ("window", drop("dice"), "missing_field", "dice"),
    ("window", put(["extra"], 1), "unknown_field", "extra"),
    ("window", put(["schema"], 99), "unknown_schema", "99"),
    ("window", put(["schema"], "1"), "expected_number", "schema"),
    ("window", put(["version"], 99), "unknown_version", "99"),
    ("window", put(["version"], 0), "unknown_version", "0"),
    ("window", put(["game"], "raft"), "other_game", "raft"),
    ("window", put(["game"], None), "expected_text", "game"),
    ("window", put(["seats"], 2), "broken_save", "seats"),
    ("window", put(["seats"], 6), "broken_save", "seats"),
    ("window", put(["seats"], True), "expected_number", "seats"),
    ("window", put(["seats"], 4), "broken_save", "sealed"),
    ("window", put(["options", "sea"], "wild"), "unknown_choice", "sea=wild"),
    ("window", put(["options", "moon"], "full"), "unknown_option", "moon"),
    ("window", put(["current"], 3), "broken_save", "current=3"),
    ("window", put(["current"], -1), "broken_save", "current=-1"),
    ("window", put(["decision"], -1), "broken_save", "decision"),
    ("window", put(["decision"], 1.5), "expected_number", "decision"),
    ("window", put(["tracks", "hull"], 5), "broken_save", "tracks.hull"),
    ("window", put(["tracks", "hull"], 0), "broken_save", "afloat_without_hull"),
    ("window", put(["tracks", "mast"], 0), "unknown_field", "tracks.mast"),
    ("window", put(["tracks"], []), "expected_object", "tracks"),
    ("window", put(["tracks", "lashed.4"], 1), "broken_save", "nobody_there:lashed.4"),
    ("window", put(["zones", "spent"], ["oar:9"]), "unknown_name", "card=oar:9"),
    ("window", put(["zones", "spent"], ["rope:3", "oar:1"]), "broken_save", "card_twice:oar:1"),
    ("window", put(["zones", "spent"], []), "broken_save", "card_missing:rope:3"),
    ("window", put(["zones", "spent"], [7]), "expected_text", "zones.spent"),
    ("window", put(["zones", "cellar"], []), "unknown_field", "zones.cellar"),
    ("window", put(["zones", "sky"], ["rope:3"]), "broken_save", "card_out_of_place:rope:3@sky"),
    ("window", put(["zones", "hand.4"], ["rope:3"]), "broken_save", "nobody_there:hand.4"),
    ("look", put(["peeks", "weather"], [1]), "broken_save", "peeks:weather"),
    ("look", put(["peeks", "attic"], [1]), "unknown_name", "zone=attic"),
    ("look", put(["peeks", "weather", 0], 8), "broken_save", "peeks:weather"),
    ("look", put(["peeks", "weather", 0], -1), "broken_save", "peeks:weather"),
    ("window", put(["stack"], []), "broken_save", "empty_stack"),
    ("window", put(["stack", 0, "procedure"], "siesta"), "broken_save", "stack.siesta"),
    ("window", put(["stack", 0, "step"], "siesta"), "broken_save", "stack.voyage.siesta"),
    ("window", put(["stack", -1, "step"], "gather"), "broken_save", "nobody_asked:window"),
    ("window", put(["stack", -1, "values", "trigger"], 9), "unknown_name", "trigger=9"),
    ("window", put(["stack", -1, "values", "trigger"], "none"), "broken_save", "frame:window"),
    ("window", put(["stack", -1, "values", "left"], 256), "broken_save", "frame:window"),
    ("window", put(["stack", -1, "values", "asked"], 5), "broken_save", "frame:window"),
    ("window", put(["stack", -1, "values", "asked"], -1), "broken_save", "no_such_seat:window:-1"),
    ("window", put(["stack", -1, "values", "moon"], 1), "unknown_field", "stack.window.values.moon"),
    ("window", put(["stack", -1, "values"], {}), "missing_field", "trigger"),
    ("window", put(["stack", -1], 5), "expected_object", "stack"),
    ("effect", put(["stack", -2, "effect"], None), "broken_save", "frame:for_each"),
    ("effect", put(["stack", -2, "effect"], ["Nothing"]), "broken_save", "frame:for_each"),
    ("effect", put(["stack", -2, "effect"], ["Hope", 3]), "broken_save", "effect.Hope"),
    ("effect", put(["stack", -2, "effect"], ["ForEach", ["Others"]]), "broken_save", "effect.ForEach"),
    ("effect", put(["stack", -2, "effect"], []), "expected_text", "effect"),
    ("effect", put(["stack", -2, "effect", 1], "Others"), "expected_list", "effect.ForEach.each"),
    ("effect", put(["stack", -2, "effect", 2, 1, 1], ["Nothing"]), "expected_number", "effect.Number.number"),
    ("effect", put(["stack", -2, "values", "chosen"], 64), "broken_save", "frame:for_each"),
    ("effect", put(["stack", -2, "values", "you"], 7), "broken_save", "frame:for_each"),
    ("choice", put(["stack", -1, "effect", 2, "all", 0, 0], "Number"), "broken_save", "effect.Number"),
    ("vote", put(["sealed", 0], "abstain please"), "unknown_option_id", "abstain"),
    ("vote", put(["sealed", 0], "vote 0"), "broken_save", "sealed:vote:0"),
    ("vote", put(["sealed"], [None]), "broken_save", "sealed"),
    ("vote", put(["sealed", 0], 4), "expected_text", "sealed"),
    ("window", put(["sealed", 1], "pass"), "broken_save", "sealed:window:1"),
    ("vote", put(["sealed"], ["abstain"] * 4), "broken_save", "nobody_asked:vote"),
    ("window", put(["orders", 0, 0], 3), "broken_save", "orders"),
    ("window", put(["orders", 0], [2]), "broken_save", "orders"),
    ("window", put(["orders", 0, 1], "pass"), "unknown_order", "pass"),
    ("window", put(["orders"], {}), "expected_list", "orders"),
    ("window", put(["options", "secrecy"], "strict"), "orders_not_allowed", ""),
    ("window", put(["dice", "kind"], "loaded"), "broken_save", "dice"),
    ("window", put(["dice", "rolls"], "66"), "broken_save", "dice"),
    ("window", put(["dice", "rolls"], ["6"]), "expected_number", "dice"),
    ("vows", put(["dice", "key"], "zz"), "broken_save", "dice.key"),
    ("vows", put(["dice", "used"], 10**30), "broken_save", "dice.used"),
    ("window", put(["ending"], "lunch"), "unknown_name", "ending=lunch"),
    ("window", put(["ending"], "?"), "unknown_name", "ending=?"),
    ("window", put(["ending"], 3), "expected_text", "ending"),
    ("end", put(["winners"], [3]), "broken_save", "winners"),
    ("end", put(["winners"], 1), "expected_list", "winners"),
    ("window", put(["result"], "much"), "expected_number", "result"),
]


@pytest.mark.parametrize(
    ("situation", "damage", "code", "detail"), DAMAGE, ids=[f"{m}-{c}-{d}" for m, _, c, d in DAMAGE]
)
def test_a_damaged_save_is_refused_with_the_place(
    situation: str, damage: Damage, code: str, detail: str
) -> None:
    source = json.loads(json.dumps(SAVES[situation]))
    damage(source)
    with expect_refusal(code, detail):
        restore(LIFEBOAT, source)


@pytest.mark.parametrize("value", [None, [], "save", 3, True])
def test_what_is_no_object_is_no_save(value: Json) -> None:
    with expect_refusal("expected_object", "save"):
        restore(LIFEBOAT, value)


def test_a_card_that_is_hidden_in_a_view_is_no_card_in_a_save() -> None:
    source = json.loads(json.dumps(SAVES["window"]))
    deck = as_list(source["zones"]["weather"], "weather")
    deck[deck.index("gulls")] = "?"
    with expect_refusal("unknown_name", "card=?"):
        restore(LIFEBOAT, source)


def test_an_effect_that_nests_without_end_is_refused() -> None:
    nested: Json = ["Nothing"]
    for _ in range(60):
        nested = ["Seq", {"all": [nested]}]
    with expect_refusal("broken_save", "effect"):
        read_node(LIFEBOAT, nested)


PLACES = {situation: places(source) for situation, source in SAVES.items()}


@pytest.mark.slow
@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_save_it_is_refused_or_a_possible_position(data: st.DataObject) -> None:
    situation = data.draw(st.sampled_from(list(SAVES)))
    source = json.loads(json.dumps(SAVES[situation]))
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.sampled_from(PLACES[situation]))
        try:
            put(place, data.draw(JUNK))(source)
        except (AssertionError, IndexError, KeyError, TypeError):
            return  # the first change has removed the place of the second one
    try:
        s = restore(LIFEBOAT, source)
    except BadInput:
        return
    assert problems(s) == []
    assert fingerprint(restore(LIFEBOAT, save(s))) == fingerprint(s)
    engine = Engine(GAMES)
    assert engine.reply_to(json.dumps({"do": "restore", "save": source}))["ok"]
    assert "ok" in engine.reply_to('{"do": "random", "steps": 5, "seed": 1}')
