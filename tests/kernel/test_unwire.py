"""Round trips of views, decisions and events through their wire form, in every game and at every table."""

import json
from collections.abc import Iterator, Sequence

import pytest

from tests.kernel.saves import SITUATIONS
from tests.proofs.subjects import TABLES
from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.decisions import next_seat, options, take, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, has_seat
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.unwire import event_from_wire, legal_from_wire, view_from_wire
from turncoat.kernel.views import view
from turncoat.kernel.wire import decision_wire, engine_view_wire, event_wire
from turncoat.lab.proofs.subjects import Subject, players_dice, positions, random_answer
from turncoat.lab.proofs.views import different_field
from turncoat_lifeboat.game import LIFEBOAT


def through_a_line(written: object) -> Json:
    """The value after a round trip through a line of JSON."""
    value: Json = json.loads(json.dumps(written))
    return value


def check_position(s: State, viewers: Sequence[Seat] = ()) -> None:
    """Check the position for these viewers; for all if none is named."""
    for seat in viewers or [*range(s.seats), SPECTATOR]:
        seen = view(s, seat)
        read = view_from_wire(s.game, through_a_line(engine_view_wire(seen, is_whole=True)))
        assert different_field(seen, read) == "", f"seat {seat}, decision {s.decision}"
        if seat != SPECTATOR and has_seat(waiting_seats(s), seat):
            legal = options(s, seat)
            asked = through_a_line(decision_wire(seen, "1", legal))
            assert legal_from_wire(s.game, read, asked) == legal


def few(game: Game) -> list[Subject]:
    """One table for every player count."""
    return [Subject(game, seats) for seats in range(game.fewest_seats, game.most_seats + 1)]


@pytest.mark.parametrize("table", [table for game in GAMES.values() for table in few(game)], ids=str)
def test_a_view_is_read_as_it_was_written(table: Subject) -> None:
    for at, s in enumerate(positions(table, seed=11, most=400)):
        if at % 23 == 0 or s.ending != RUNNING:
            check_position(s)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_view_of_a_game_is_read_as_it_was_written(table: Subject) -> None:
    for at, s in enumerate(positions(table, seed=12, most=1500)):
        check_position(s, [max(0, next_seat(s)), at % (s.seats + 1) - 1])


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_views_at_special_moments_are_read_as_they_were_written(situation: str) -> None:
    check_position(SITUATIONS[situation]().session.state)


def events_of(table: Subject, seed: int, most: int) -> Iterator[Event]:
    s = table.game.deal(table.seats, fast(seed), table.options)
    heard: list[Event] = []
    s.journal = heard
    run(s)
    dice = players_dice(seed)
    while s.ending == RUNNING and most:
        take(s, *random_answer(s, dice))
        yield from heard
        heard.clear()
        most -= 1


@pytest.mark.parametrize("table", [table for game in GAMES.values() for table in few(game)], ids=str)
def test_an_event_is_read_as_it_was_told(table: Subject) -> None:
    kinds = set()
    for event in events_of(table, 13, 150):
        kinds.add(event.kind)
        for seat in [*range(table.seats), SPECTATOR]:
            told = event_wire(table.game, event, seat)
            read = event_from_wire(table.game, through_a_line(told), EVERYBODY)
            assert (read.kind, read.rule, read.arguments) == (event.kind, event.rule, event.arguments)
            assert read.secret == (event.secret if event.is_told_to(seat) else ())
            assert event_wire(table.game, read, seat) == told
    assert len(kinds) > 5


def test_no_event_tells_two_things_under_one_label() -> None:
    for game in GAMES.values():
        for kind in game.events:
            labels = [label for label, _ in (*kind.arguments, *kind.secret)]
            assert len(set(labels)) == len(labels), kind.name


def test_a_view_that_people_see_lacks_what_they_may_not_count() -> None:
    s = UNFATHOMABLE.new(4, fast(3))
    with expect_refusal("expected_number", "zones.discard.influence.count"):
        view_from_wire(UNFATHOMABLE, through_a_line(engine_view_wire(view(s, 0))))


def a_view() -> dict[str, Json]:
    wire = through_a_line(engine_view_wire(view(LIFEBOAT.new(3, fast(1)), 0), is_whole=True))
    assert isinstance(wire, dict)
    return wire


@pytest.mark.parametrize(
    ("name", "value", "code", "place"),
    [
        ("game", "thing", "other_game", "thing"),
        ("game", 3, "expected_text", "game"),
        ("seats", 9, "broken_view", "seats"),
        ("seat", 3, "broken_view", "seat"),
        ("seat", "0", "expected_number", "seat"),
        ("options", {"windows": "never"}, "unknown_choice", "windows=never"),
        ("current", 7, "broken_view", "current"),
        ("decision", None, "expected_number", "decision"),
        ("tracks", [], "expected_object", "tracks"),
        ("tracks", {}, "missing_field", "distance"),
        ("zones", {"attic": {}}, "unknown_field", "zones.attic"),
        ("stack", [{"procedure": "swim"}], "broken_view", "stack.swim"),
        ("waiting", [True], "expected_number", "waiting"),
        ("waiting", [5], "broken_view", "waiting"),
        ("answered", "swim", "unknown_option_id", "swim"),
        ("orders", ["pass"], "unknown_order", "pass"),
        ("ending", "flown", "unknown_name", "ending=flown"),
        ("winners", {}, "expected_list", "winners"),
        ("result", 1.5, "expected_number", "result"),
        ("secrets", 1, "unknown_field", "view.secrets"),
    ],
)
def test_a_view_that_cannot_be_is_refused_with_its_place(
    name: str, value: Json, code: str, place: str
) -> None:
    with expect_refusal(code, place):
        view_from_wire(LIFEBOAT, {**a_view(), name: value})


@pytest.mark.parametrize(
    ("entry", "code", "place"),
    [
        ({"count": -1, "cards": None, "known_to": None}, "broken_view", "zones.hand.1.count"),
        ({"count": 2, "cards": ["?"], "known_to": None}, "broken_view", "zones.hand.1"),
        ({"count": 1, "cards": ["sea"], "known_to": None}, "unknown_name", "card=sea"),
        ({"count": 1, "cards": None, "known_to": [[3]]}, "broken_view", "zones.hand.1"),
        ({"count": 1, "cards": None}, "missing_field", "known_to"),
        (None, "expected_object", "zones.hand.1"),
    ],
)
def test_a_zone_that_cannot_be_is_refused_with_its_place(entry: Json, code: str, place: str) -> None:
    seen = a_view()
    zones = seen["zones"]
    assert isinstance(zones, dict)
    with expect_refusal(code, place):
        view_from_wire(LIFEBOAT, {**seen, "zones": {**zones, "hand.1": entry}})


def test_a_track_that_the_viewer_may_not_know_is_refused() -> None:
    toy_like = a_view()
    tracks = toy_like["tracks"]
    assert isinstance(tracks, dict)
    with expect_refusal("unknown_field", "tracks.depth"):
        view_from_wire(LIFEBOAT, {**toy_like, "tracks": {**tracks, "depth": 1}})
    with expect_refusal("broken_view", "tracks.hull"):
        view_from_wire(LIFEBOAT, {**toy_like, "tracks": {**tracks, "hull": 10_000}})


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"number": 99}, "broken_view", "decision.number"),
        ({"seat": 1}, "broken_view", "decision.seat"),
        ({"options": []}, "broken_view", "decision.options"),
        ({"options": [{"id": 3}]}, "expected_text", "decision.options.id"),
        ({"options": [{"id": "swim"}]}, "unknown_option_id", "swim"),
        ({"ask": None}, "expected_text", "decision.ask"),
    ],
)
def test_a_decision_that_cannot_be_is_refused(change: dict[str, Json], code: str, place: str) -> None:
    s = LIFEBOAT.new(3, fast(1))
    seen = view(s, 0)
    asked = through_a_line(decision_wire(seen, "1", options(s, 0)))
    assert isinstance(asked, dict)
    with expect_refusal(code, place):
        legal_from_wire(LIFEBOAT, seen, {**asked, **change})


@pytest.mark.parametrize(
    ("event", "code", "place"),
    [
        ({"event": "sunk", "rule": "", "told": {}}, "unknown_name", "event=sunk"),
        ({"event": "turn_of", "rule": "", "told": {}}, "missing_field", "seat"),
        ({"event": "turn_of", "rule": "", "told": {"seat": "1"}}, "expected_number", "turn_of.seat"),
        ({"event": "turn_of", "rule": "", "told": {"who": 1}}, "unknown_field", "turn_of.who"),
        ({"event": "turn_of", "rule": 1, "told": {"seat": 1}}, "expected_text", "turn_of.rule"),
        ([], "expected_object", "event"),
    ],
)
def test_an_event_that_cannot_be_is_refused(event: Json, code: str, place: str) -> None:
    with expect_refusal(code, place):
        event_from_wire(LIFEBOAT, event, EVERYBODY)
