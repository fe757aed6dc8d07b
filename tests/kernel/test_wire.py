"""How options, orders, effects and events are written."""

import pytest

from tests.games.lifeboat.boat import boat
from tests.kernel.toy import TOY
from tests.table import refused
from turncoat.games.catalog import GAMES
from turncoat.games.lifeboat.content.weather import DECK, WeatherCard
from turncoat.kernel.codec import read_node
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import option
from turncoat.kernel.verbs import Verb
from turncoat.kernel.wire import (
    node_wire,
    option_from_id,
    option_id,
    option_wire,
    order_from_text,
    order_text,
)

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
    with refused("unknown_option_id"):
        option_from_id(LIFEBOAT, text)


@pytest.mark.parametrize("text", ["vote x", "vote 01", "bail oar:9", "bail ?", "vote "])
def test_an_argument_that_names_nothing_is_refused(text: str) -> None:
    with refused("unknown_name"):
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
