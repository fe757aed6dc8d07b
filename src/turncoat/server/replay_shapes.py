"""What a replay is made of: the shapes that a client reads. Only a game that is over has the truth in it."""

from typing import NotRequired, TypedDict

from turncoat.kernel.shapes import Json
from turncoat.kernel.wire import ViewWire
from turncoat.server.bodies import BotDiary
from turncoat.server.frame_shapes import CompanyWire, OwnWire, PublicWire
from turncoat.server.store import Milliseconds


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
    given: dict[str, list[str]]  # by seat
    outcome: str | None  # None: it has none of its own


class ClaimTruth(TypedDict):
    """Something that was claimed, beside what was so at that moment."""

    step: int
    statement: dict[str, Json]
    is_true: bool | None  # None: it says nothing that could be either
    side: str  # of whom it is about
    cards: NotRequired[list[str]]  # that the speaker put into the check
    saw: NotRequired[dict[str, Json]]  # what the speaker saw there


class TruthWire(TypedDict):
    chairs: list[ChairTruth]
    sides: list[SidesAt]
    checks: list[CheckTruth]
    claims: list[ClaimTruth]
    diaries: dict[str, BotDiary]  # by seat


class Replay(TypedDict):
    table: str
    game: str
    seat: int | None  # None: as a spectator saw it
    company: CompanyWire
    views: dict[str, ViewWire]  # by seat, -1 for spectators: after the deal
    steps: list[ReplayStep]
    truth: TruthWire | None
    marks: dict[str, dict[str, int]]  # suspicion marks of those who show them, by seat
