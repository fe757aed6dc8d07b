"""Shapes of a replay for clients. Only the replay of a finished game has the truth."""

from typing import NotRequired, TypedDict

from turncoat.kernel.shapes import Json, ViewWire
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.show.message_shapes import CompanyWire, LogLineWire, OwnWire, PublicWire
from turncoat.server.table.commands.diaries import BotDiary


class ReplayStep(TypedDict):
    """A step, as in an `update`."""

    at: Milliseconds
    public: PublicWire | None
    own: dict[str, OwnWire]  # by seat: the viewer's, or those of all seats once the game is over


class ChairTruth(TypedDict):
    kind: str
    name: str
    bot: str  # that played the seat; empty: none


class SidesAt(TypedDict):
    """The side of each seat from this step on."""

    step: int
    sides: list[str]


class CheckTruth(TypedDict):
    """The cards that each seat put into a check, or into the pile of a round."""

    event: int
    skills: list[str]  # that count in it; empty: the game has none
    given: dict[str, list[str]]  # by seat
    helps: dict[str, list[bool]]  # by seat: whether each of these cards helped
    outcome: str | None  # None: it has none of its own
    total: int | None
    target: int | None


class ClaimTruth(TypedDict):
    """A claim, and the facts at that time."""

    step: int
    statement: dict[str, Json]
    is_true: bool | None  # None: it has no truth value
    is_lie: bool  # whether it was false and the speaker knew so, or was a traitor who accused a loyal player
    side: str  # of the player that it is about
    meeting: int | None  # the accused of the meeting in which it was made; None: outside of a meeting
    cards: NotRequired[list[str]]  # that the speaker put into the check
    saw: NotRequired[dict[str, Json]]  # what the speaker saw there


class TruthWire(TypedDict):
    chairs: list[ChairTruth]
    loyal: str  # name of the loyal side
    sides: list[SidesAt]
    checks: list[CheckTruth]
    claims: list[ClaimTruth]
    diaries: dict[str, BotDiary]  # by seat


class ReasonWords(TypedDict):
    """An event that spoke for or against a player."""

    seat: int
    event: int
    text: str


class DiaryWords(TypedDict):
    """An entry of a bot's diary."""

    persona: str
    reasons: list[ReasonWords]
    said: list[str]
    chose: str  # empty: its answer was undone


class ReplayTexts(TypedDict):
    """Texts of a replay in the reader's language."""

    players: list[str]  # the reader is marked
    names: list[str]  # of the players, without a mark
    lines: list[
        dict[str, list[LogLineWire]]
    ]  # by step and seat; seats that are missing have the lines of spectators (-1)
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
    marks: dict[str, dict[str, int]]  # suspicion marks of players who show them, by seat
