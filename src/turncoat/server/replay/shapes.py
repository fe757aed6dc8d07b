"""Shapes of a replay, as a client reads it. Only the replay of a game that is over has the truth in it."""

from typing import NotRequired, TypedDict

from turncoat.kernel.shapes import Json, ViewWire
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.message_shapes import CompanyWire, LogLineWire, OwnWire, PublicWire
from turncoat.server.table.entries import BotDiary


class ReplayStep(TypedDict):
    """As an `update` shows it."""

    at: Milliseconds
    public: PublicWire | None
    own: dict[str, OwnWire]  # by seat: one's own, or once the game is over everybody's


class ChairTruth(TypedDict):
    kind: str
    name: str
    bot: str  # who played, if a bot did


class SidesAt(TypedDict):
    """Which side each seat is on, from the step of this number on."""

    step: int
    sides: list[str]


class CheckTruth(TypedDict):
    """Who put which cards into a check, or into the pile of a round."""

    event: int
    skills: list[str]  # that count; empty: the game has none
    given: dict[str, list[str]]  # by seat
    helps: dict[str, list[bool]]  # the same cards: whether each was for the check
    outcome: str | None  # None: it has none of its own
    total: int | None
    target: int | None


class ClaimTruth(TypedDict):
    """Something that was claimed, beside what was so at that moment."""

    step: int
    statement: dict[str, Json]
    is_true: bool | None  # None: it says nothing that could be either
    is_lie: bool  # it was not true, and the speaker knew so, or is a traitor who accused a loyal player
    side: str  # of whom it is about
    cards: NotRequired[list[str]]  # that the speaker put into the check
    saw: NotRequired[dict[str, Json]]  # what the speaker saw there


class TruthWire(TypedDict):
    chairs: list[ChairTruth]
    loyal: str  # the side of those who are no traitors
    sides: list[SidesAt]
    checks: list[CheckTruth]
    claims: list[ClaimTruth]
    diaries: dict[str, BotDiary]  # by seat


class ReasonWords(TypedDict):
    """What happened that spoke for or against a player."""

    seat: int
    event: int
    text: str


class DiaryWords(TypedDict):
    """An entry of a bot's diary."""

    persona: str
    reasons: list[ReasonWords]
    said: list[str]
    chose: str  # empty: what it answered was taken back


class ReplayTexts(TypedDict):
    """The same in the reader's language."""

    players: list[str]  # the reader is marked
    names: list[str]  # the same for anybody who reads
    lines: list[
        dict[str, list[LogLineWire]]
    ]  # by step and seat; who is not there reads what spectators (-1) do
    claims: list[str]
    diaries: dict[str, list[DiaryWords]]


class Replay(TypedDict):
    table: str
    game: str
    seat: int | None  # None: as a spectator saw it
    company: CompanyWire
    views: dict[str, ViewWire]  # by seat, -1 for spectators: after the deal
    steps: list[ReplayStep]
    truth: TruthWire | None
    texts: NotRequired[ReplayTexts]  # if a language was named
    marks: dict[str, dict[str, int]]  # suspicion marks of those who show them, by seat
