"""Tables to talk at: public events as a test writes them, and real games."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.session import Session, begin
from turncoat.kernel.shapes import EventWire, Json
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.texts.names import Names
from turncoat.texts.people import people_of
from turncoat.texts.words import Words, words_of

PLAYERS = ["Anna", "Borys", "Clara", "Dmytro", "Emma"]
ANNA, BORYS, CLARA, DMYTRO = range(4)


def event_wire(event: str, told: dict[str, Json]) -> EventWire:
    return {"event": event, "rule": "", "told": told}


def chose(seat: int, option: str) -> EventWire:
    return event_wire("chose", {"seat": seat, "verb": option.split(" ", maxsplit=1)[0], "option": option})


def adds_cards(seat: int, count: int, pile: str = "check_pile") -> EventWire:
    return event_wire("moved", {"from": f"hand.{seat}", "to": pile, "count": count})


def turn_of(seat: int) -> EventWire:
    return event_wire("turn_of", {"seat": seat})


class Scene:
    """A table whose public events a test writes itself."""

    def __init__(self, game: str, events: list[EventWire], seats: int = 4) -> None:
        self.game = GAMES[game]
        self.events = events
        self.record = TalkRecord(self.game, seats)
        self.record.log.read(events)

    def happens(self, *events: EventWire) -> None:
        self.events.extend(events)
        self.record.log.read(self.events)

    def number(self, event: str, last: bool = True) -> int:
        """The number of the last such event, or of the first."""
        numbers = [at for at, one in enumerate(self.events) if one["event"] == event]
        return numbers[-1 if last else 0]

    def say(self, statement: Statement) -> Statement:
        return self.record.add(statement, self.events)

    def refuses(self, statement: Statement, code: str) -> None:
        before = self.record.to_wire()
        with expect_refusal(code):
            self.say(statement)
        assert self.record.to_wire() == before
        assert not self.record.may_say(statement)

    def text(self, statement: Statement, language: str = "en") -> str:
        return talk_texts(self.record, words_of(self.game.name, language)).line(statement)


@contextmanager
def expect_refusal(code: str) -> Iterator[None]:
    with pytest.raises(BadInput) as caught:
        yield
    assert caught.value.code == code


def talk_texts(record: TalkRecord, words: Words) -> TalkTexts:
    players = [*PLAYERS, "Fedir", "Greta", "Hryhorii"][: record.log.seats]
    return TalkTexts(Names(record.log.game, words, people_of(record.log.game, (), words, players)), record)


def on_the_atlantica() -> Scene:
    """Anna has looked at Borys's loyalty and Borys has chosen; Clara gave nothing to a check, Dmytro much, it
    was failed; the next check has begun, and Dmytro is done with it."""
    return Scene(
        "unfathomable",
        [
            turn_of(ANNA),
            event_wire("looked", {"seat": ANNA, "at": "loyalty.1", "count": 1}),
            chose(BORYS, "choose 0"),
            chose(ANNA, "move d4"),
            event_wire("check_begun", {"target": 9, "skills": ["lore"]}),
            adds_cards(BORYS, 1),
            chose(BORYS, "done"),
            chose(CLARA, "done"),
            adds_cards(DMYTRO, 3),
            chose(DMYTRO, "done"),
            event_wire("shuffled", {"zone": "check_pile", "count": 6}),
            event_wire("checked", {"total": 2, "target": 9, "outcome": "failed"}),
            event_wire("check_begun", {"target": 7, "skills": ["will"]}),
            chose(DMYTRO, "done"),
        ],
    )


def at_the_station() -> Scene:
    """Anna and Borys met alone in the kitchen and looked at each other's tokens; Clara is at a breakdown."""
    places = [
        event_wire("changed", {"track": f"at.{seat}", "from": "rec_room", "to": "kitchen"})
        for seat in (ANNA, BORYS)
    ]
    return Scene(
        "thing",
        [
            turn_of(ANNA),
            chose(ANNA, "work kitchen"),
            adds_cards(ANNA, 1, "pile"),
            *places,
            chose(CLARA, "work boiler"),
            event_wire("changed", {"track": f"at.{CLARA}", "from": "rec_room", "to": "boiler"}),
            event_wire("encounter", {"place": "kitchen", "figures": ["0", "1"]}),
            event_wire("token_seen", {"figure": "0", "of": "1"}),
            event_wire("token_seen", {"figure": "1", "of": "0"}),
            event_wire("wrecked", {"place": "boiler", "strength": 1}),
            event_wire("voted", {"figure": "3", "against": "2"}),
            event_wire("role_revealed", {"figure": "1", "role": "human"}),
        ],
    )


def play(game: str, seats: int, seed: int, steps: int) -> Session:
    """A real game, so many random answers in."""
    session = begin(GAMES[game], seats, fast(seed), {})
    session.play_randomly(fast(seed + 1), steps)
    return session


def record_of(session: Session) -> TalkRecord:
    record = TalkRecord(session.state.game, session.state.seats)
    record.log.read(session.events(SPECTATOR))
    return record
