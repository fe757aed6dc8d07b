"""Texts of the log and of questions, rendered once per language and filled in for each reader (`templates.py`).

Rendering sees what the reader may know, and stand-ins for people. Nothing else of a table gets into a template.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import DecisionWire, EventWire, FrameWire, OptionWire
from turncoat.kernel.state import State
from turncoat.kernel.wire import write_effect, write_frame
from turncoat.server.runtime.json import ENCODER
from turncoat.server.show.message_shapes import LogLineWire
from turncoat.server.show.templates import Rendered, Template, TemplateCache, TemplateWriter, encoded_names
from turncoat.texts.asking import AskTexts, is_about
from turncoat.texts.consequences import NOTHING_USED, consequences, name_in_use
from turncoat.texts.euphony import UKRAINIAN
from turncoat.texts.games import texts_of
from turncoat.texts.log import LogLine, LogTexts
from turncoat.texts.names import Names
from turncoat.texts.option_stakes import stakes_of
from turncoat.texts.phrases import Phrase
from turncoat.texts.stand_ins import Cast, StandIns
from turncoat.texts.story.story import Happening, Part
from turncoat.texts.wording import Wording
from turncoat.texts.words import words_of

MOST_LOGS: Final = 30_000  # of about a kilobyte each
MOST_ASKS: Final = 10_000
MOST_OPTIONS: Final = 10_000
MOST_QUESTIONS: Final = 5_000
MOST_WORDINGS: Final = 30_000
MOST_RENDERERS: Final = 512

_LOGS: Final = TemplateCache[Template](MOST_LOGS)
_WORDINGS: Final = TemplateCache[Wording](MOST_WORDINGS)
_QUESTIONS: Final = TemplateCache[tuple[Template, list[bytes]]](MOST_QUESTIONS)  # without the encoded details
_ASKS: Final = TemplateCache[Template](MOST_ASKS)
_OPTIONS: Final = TemplateCache[tuple[Template, bytes]](MOST_OPTIONS)  # with the encoded details

RenderedText: TypeAlias = Rendered[Template]
Kind: TypeAlias = tuple[Game, str, int]  # with language and number of seats


class SharedLog(LogTexts):
    """A log that caches the wording of events: most sentences are new only as combinations."""

    def __init__(self, names: Names, cast: Cast, kind: Kind) -> None:
        super().__init__(names)
        self._cast: Final = cast
        self._kind: Final = kind
        self.people: Sequence[Phrase] = ()

    def wording(self, part: Part, event: EventWire) -> Wording:
        wording, mentioned = _WORDINGS.get_with_people(
            (self._kind, part.key_of(event)), self.people, lambda: self._render(part, event)
        )
        self._cast.note(mentioned)
        return wording

    def _render(self, part: Part, event: EventWire) -> Rendered[Wording]:
        earlier = self._cast.take_notes()
        wording = super().wording(part, event)
        mentioned = self._cast.take_notes()
        self._cast.note(earlier)
        return wording, mentioned


class Renderer:
    """Renders texts with stand-ins for people. Tables share it."""

    def __init__(self, game: Game, language: str, seats: int) -> None:
        self._cast: Final = Cast(seats)
        self._names: Final = Names(game, words_of(game.name, language), self._cast.people)
        self._log: Final = SharedLog(self._names, self._cast, (game, language, seats))
        self._asks: Final = AskTexts(self._names)

    def call(self, people: Sequence[Phrase]) -> "Renderer":
        """Set the stand-ins of the people in the texts that follow."""
        if self._log.people is not people:
            self._cast.call(people)
            self._log.people = people
        return self

    def line(self, happening: Happening, seat: Seat) -> Rendered[Template]:
        """Render a happening as the seat may know it."""
        writer = TemplateWriter()
        (line,) = self._log.tell([happening], lambda source: source.told_to(seat))
        wire = {name: value for name, value in line_wire(line).items() if name != "at"}
        writer.write(ENCODER.encode(wire)[:-1] + b',"at":')
        writer.write_number(0)
        writer.write_plain(b"}")
        return writer.template(), self._cast.take_notes()

    def ask(self, frame: FrameWire, reader: Seat | None) -> Rendered[Template]:
        writer = TemplateWriter()
        writer.write(ENCODER.encode(self._asks.ask(frame, reader)))
        return writer.template(), self._cast.take_notes()

    def effect(self, frame: FrameWire) -> Rendered[Template]:
        writer = TemplateWriter()
        writer.write(ENCODER.encode(self._asks.effect(frame)))
        return writer.template(), self._cast.take_notes()

    def option(self, frame: FrameWire, option: OptionWire, used: str) -> Rendered[tuple[Template, bytes]]:
        writer = TemplateWriter()
        asking: FrameWire = {**frame, "values": {}}  # a template must not depend on the values
        writer.write(ENCODER.encode(self._asks.options.option(option, asking)))
        printed = consequences(self._names.game, self._names.words.language, option, used)
        return (writer.template(), ENCODER.encode(printed)), self._cast.take_notes()


_renderer: Final = lru_cache(maxsize=MOST_RENDERERS)(Renderer)


class SharedTexts:
    """Texts for readers of one language as JSON, for one set of people and characters."""

    def __init__(self, names: Names) -> None:
        stand_ins = StandIns(names.people, keeps_sounds=names.words.language == UKRAINIAN)
        self._people: Final = stand_ins.phrases
        self._kind: Final[Kind] = (names.game, names.words.language, len(names.people.players))
        self._names: Final = [encoded_names(own) for own in stand_ins.names]

    def _renderer(self) -> Renderer:
        return _renderer(*self._kind).call(self._people)

    def line(self, happening: Happening, seat: Seat, told: tuple[str, ...]) -> bytes:
        """A happening as the seat may know it (`Happening.told_to`)."""
        template = _LOGS.get(
            (self._kind, told),
            self._people,
            lambda: self._renderer().line(happening, seat),
        )
        return template.fill(self._names, happening.at)

    def question(self, s: State, seat: Seat, decision: DecisionWire) -> bytes:
        frame = write_frame(s.game, s.stack[-1])
        reader = seat if is_about(frame.wire, seat) else None
        options = decision["options"]
        users = texts_of(s.game.name).used
        used = [
            name_in_use(s, seat, option["verb"]) if option["verb"] in users else NOTHING_USED
            for option in options
        ]
        question, printed = _QUESTIONS.get(
            (self._kind, frame, reader, tuple([option["id"] for option in options]), *used),
            self._people,
            lambda: self._question(s, reader, options, used),
        )
        stakes = stakes_of(s, seat, decision, self._kind[1])
        details = [_with_stakes(own, one) for own, one in zip(stakes, printed, strict=True)]
        return b'%s,"details":[%s]}' % (question.fill(self._names), b",".join(details))

    def _question(
        self, s: State, reader: Seat | None, options: Sequence[OptionWire], used: Sequence[str]
    ) -> Rendered[tuple[Template, list[bytes]]]:
        """Render a question from parts that other questions share, with the printed details of its options."""
        f = s.stack[-1]
        frame = write_frame(s.game, f)
        effect = None if f.effect is None else write_effect(s.game, f.effect)
        renderer = self._renderer()
        writer = TemplateWriter()
        mentioned: set[int] = set()
        details: list[bytes] = []

        def add(rendered: RenderedText) -> None:
            writer.add(rendered[0])
            mentioned.update(rendered[1])

        writer.write_plain(b'{"ask":')
        told = (self._kind, frame, reader)
        add(_ASKS.get_with_people(told, self._people, lambda: renderer.ask(frame.wire, reader)))
        writer.write_plain(b',"effect":')
        add(_ASKS.get_with_people((self._kind, effect), self._people, lambda: renderer.effect(frame.wire)))
        writer.write_plain(b',"options":[')
        asking = (self._kind, f.procedure, f.step, effect)
        for option, used_for in zip(options, used, strict=True):
            (text, printed), people = self._option(asking, renderer, frame.wire, option, used_for)
            writer.write_plain(b"," if details else b"")
            add((text, people))
            details.append(printed)
        writer.write_plain(b"]")
        return (writer.template(), details), tuple(sorted(mentioned))

    def _option(
        self, asking: Hashable, renderer: Renderer, frame: FrameWire, option: OptionWire, used: str
    ) -> Rendered[tuple[Template, bytes]]:
        return _OPTIONS.get_with_people(
            (asking, option["id"], used), self._people, lambda: renderer.option(frame, option, used)
        )


def _with_stakes(stakes: Sequence[str], printed: bytes) -> bytes:
    """Encoded details of an option: the numbers of the position, then what is printed."""
    if not stakes:
        return printed
    encoded = ENCODER.encode(stakes)
    return encoded if printed == b"[]" else b"%s,%s" % (encoded[:-1], printed[1:])


def line_wire(line: LogLine) -> LogLineWire:
    wire: LogLineWire = {
        "event": line.event,
        "rule": line.rule,
        "text": line.text,
        "is_turn": line.is_turn,
        "topic": line.topic,
        "at": line.at,
    }
    if line.is_own:
        wire["is_own"] = True
    seats = [number for kind, number in line.people if kind == "seat"]
    if seats:
        wire["seats"] = seats
    figures = [number for kind, number in line.people if kind == "figure"]
    if figures:
        wire["figures"] = figures
    if line.is_turn:
        wire["seat"] = line.seat
        if line.brief:
            wire["brief"] = line.brief
    return wire
