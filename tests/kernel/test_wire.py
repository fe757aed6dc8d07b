"""Wire forms of options, orders, effects and events."""

import pytest

from tests.boat import boat
from tests.kernel.toy import TOY
from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import read_node
from turncoat.kernel.dice import fast
from turncoat.kernel.events import CHANGED, EVERYBODY, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import option
from turncoat.kernel.requests import plain
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.unwire import event_from_wire
from turncoat.kernel.verbs import Verb
from turncoat.kernel.wire import (
    event_from_store,
    node_wire,
    option_from_id,
    option_id,
    option_wire,
    order_from_text,
    order_text,
    public_event_wire,
    stored_event_wire,
)
from turncoat_lifeboat.content.weather import DECK, WeatherCard

LIFEBOAT = GAMES["lifeboat"]


def highest(game: Game, kind: str) -> int:
    return 1023 if kind in ("number", "seat") else len(game.names.lists[kind]) - 1


@pytest.mark.parametrize(("game", "verb"), [(game, verb) for game in (LIFEBOAT, TOY) for verb in game.verbs])
def test_every_verb_with_every_argument_is_read_as_it_is_written(game: Game, verb: Verb) -> None:
    ends = [(0, highest(game, kind)) for _, kind in verb.arguments]
    samples = [(0, 0)]
    if len(ends) == 1:
        samples = [(value, 0) for value in ends[0]]
    elif ends:
        samples = [(first, second) for first in ends[0] for second in ends[1]]
    for first, second in samples:
        packed = option(verb.number, first, second)
        assert option_from_id(game, option_id(game, packed)) == packed


def test_an_option_is_its_verb_and_its_arguments() -> None:
    carry = option_from_id(TOY, "carry dog kennel")
    assert option_wire(TOY, carry) == {
        "id": "carry dog kennel",
        "verb": "carry",
        "arguments": {"what": "dog", "where": "kennel"},
    }
    assert option_wire(LIFEBOAT, option_from_id(LIFEBOAT, "vote 2"))["arguments"] == {"seat": 2}


@pytest.mark.parametrize(
    "text",
    ["", "swim", "row now", "vote", "vote 1 2", "vote 1024", "vote -1", "carry dog", "vote  1", "VOTE 1"],
)
def test_what_no_option_is_written_like_is_refused(text: str) -> None:
    with expect_refusal("unknown_option_id"):
        option_from_id(LIFEBOAT, text)


@pytest.mark.parametrize("text", ["vote x", "vote 01", "bail oar:9", "bail ?", "vote "])
def test_an_argument_that_names_nothing_is_refused(text: str) -> None:
    with expect_refusal("unknown_name"):
        option_from_id(LIFEBOAT, text)


@pytest.mark.parametrize("trigger", ["any", *[trigger.name for trigger in LIFEBOAT.triggers]])
@pytest.mark.parametrize("until", ["turn", "end"])
def test_an_order_is_read_as_it_is_written(trigger: str, until: str) -> None:
    for verb in LIFEBOAT.verbs:
        text = f"{verb.name} {trigger} {until}"
        where, what, how_long = order_from_text(LIFEBOAT, text)
        assert order_text(LIFEBOAT, 3 | where << 4 | what << 12 | how_long << 20) == text


@pytest.mark.parametrize("card", DECK, ids=[card.name for card in DECK])
def test_every_effect_of_every_card_is_read_as_it_is_written(card: WeatherCard) -> None:
    for effect in (card.passed, card.failed):
        assert read_node(LIFEBOAT, node_wire(LIFEBOAT, effect)) == effect


def test_an_effect_is_written_in_names() -> None:
    driftwood = next(card for card in DECK if card.name == "driftwood")
    assert node_wire(LIFEBOAT, driftwood.failed) == [
        "Choose",
        ["Current"],
        {
            "all": [
                [
                    "Branch",
                    ["Not", ["AtLeast", ["TrackValue", "hull"], ["Number", 4]]],
                    ["Repair", ["Number", 1]],
                ],
                ["Branch", ["Always"], ["Draw", ["Number", 2]]],
            ]
        },
    ]


def test_every_event_of_a_game_is_told_to_every_seat() -> None:
    table = boat(4)
    table.session.play_randomly(fast(3), 3000)
    kinds = set()
    for seat in (-1, 0, 1, 2, 3):
        for event in table.events(seat):
            kinds.add(event["event"])
            assert isinstance(event["rule"], str)
    assert {"chose", "moved", "shown", "changed", "rolled", "turn_of", "checked", "game_ended"} <= kinds


# Values of tracks in events

PLACES = [
    ("thing", "at.0", {"from": "rec_room", "to": "kitchen"}),
    ("thing", "weather", {"from": "none", "to": "storm"}),
    ("thing", "disc.3", {"from": 1, "to": 4}),
    ("thing", "leader", {"from": 1, "to": 2}),
    ("unfathomable", "character.2", {"from": "none", "to": "jamie"}),
]


def change_of(game: Game, track: str, told: dict[str, str | int]) -> Event:
    number = game.layout.track_named[track]
    kind = game.layout.tracks[number].kind
    values = [game.names.number_held(kind, told[end], track) for end in ("from", "to")]
    return Event(CHANGED, "T1", (number, *values), (), EVERYBODY)


@pytest.mark.parametrize(("name", "track", "told"), PLACES)
def test_a_change_is_told_in_names_where_views_have_names(
    name: str, track: str, told: dict[str, str | int]
) -> None:
    game = GAMES[name]
    event = change_of(game, track, told)
    public = public_event_wire(game, event)
    assert public == {"event": "changed", "rule": "T1", "told": {"track": track, **told}}
    read = event_from_wire(game, plain(public), EVERYBODY)
    assert read.arguments == event.arguments


@pytest.mark.parametrize(("name", "track", "told"), PLACES)
def test_a_change_is_stored_in_numbers_and_read_back_in_names(
    name: str, track: str, told: dict[str, str | int]
) -> None:
    game = GAMES[name]
    event = change_of(game, track, told)
    stored = stored_event_wire(game, event)
    assert [stored["told"]["from"], stored["told"]["to"]] == list(event.arguments[1:])
    assert event_from_store(game, stored) == public_event_wire(game, event)
    assert event_from_wire(game, plain(stored), EVERYBODY).arguments == event.arguments


def test_a_stored_change_of_a_track_that_has_another_name_now_stays_as_it_was() -> None:
    stored: EventWire = {"event": "changed", "rule": "T1", "told": {"track": "keel", "from": 1, "to": 2}}
    assert event_from_store(GAMES["thing"], stored) == stored
    other: EventWire = {"event": "keelhauled", "rule": "T1", "told": {}}
    assert event_from_store(GAMES["thing"], other) == other
