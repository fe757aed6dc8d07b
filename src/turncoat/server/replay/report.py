"""Post-game report: sides over time, cards played into checks, every claim with its truth value."""

from dataclasses import dataclass, field, replace
from typing import Final

from turncoat.bots.sides import LOYAL
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.server.replay.shapes import CheckTruth, ClaimTruth, SidesAt, TruthWire
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.say import MeetingCalled, Said
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.step_view import StepView, ToldEvent
from turncoat.server.table.table import Table
from turncoat.talk.contradictions import BELIEVING, DOUBTING
from turncoat.talk.deeds import Check
from turncoat.talk.games import GAME_TALK
from turncoat.talk.public_log import PublicLog
from turncoat.talk.statements import Statement, from_wire, to_wire

OF_CHECKS: Final = ("intent", "report")
OF_SIDES: Final = ("estimate", "claim_self", "claim_seen")
NOT_HELPED: Final = ("none", "could_not")
HUMAN: Final = "human"


@dataclass(frozen=True)
class _Checked:
    """A check, with the cards that each seat gave in secret."""

    public: Check
    given: dict[Seat, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class _Claimed:
    step: int
    statement: Statement
    sides: list[int]
    meeting: Seat | None


class Truth:
    """Builds the report of a game that is replayed."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game: Final = game
        self._log: Final = PublicLog(game, seats)
        self._sides: Final[list[tuple[int, list[int]]]] = []
        self._checks: Final[dict[int, _Checked]] = {}
        self._looks: Final[dict[int, ToldEvent]] = {}
        self._claims: Final[list[_Claimed]] = []
        self._diaries: dict[str, BotDiary] = {}

    def follow(self, table: Table, step_view: StepView, step: int) -> None:
        """Add the step with this number in the replay. The table has taken it."""
        body = step_view.planned.body
        if isinstance(body, Diaries):
            self._diaries = body.diaries
        if table.state is None:
            return
        sides = [self._game.side_of(table.state, seat) for seat in range(len(table.chairs))]
        if not self._sides or self._sides[-1][1] != sides:
            self._sides.append((step, sides))
        for event, told in zip(step_view.planned.events, step_view.events, strict=True):
            self._hear(event, told)
        if isinstance(body, MeetingCalled) and self._claims:
            self._claims[-1] = replace(
                self._claims[-1], meeting=body.accused
            )  # the accusation that called the meeting
        if isinstance(body, Said):
            statement = from_wire(body.statement)
            if statement.kind in OF_CHECKS + OF_SIDES:
                accused = None if table.meeting is None else table.meeting.accused
                self._claims.append(_Claimed(step, statement, sides, accused))

    def _hear(self, event: Event, told: ToldEvent) -> None:
        number = self._log.count
        before = self._log.running_check()
        counts = {} if before is None else dict(before.given)
        self._log.go_on([event])
        if number in self._log.checks:
            self._checks[number] = _Checked(self._log.checks[number])
        if before is not None:
            self._add(before, counts, told)
        if self._log.is_look(number):
            self._looks[number] = told

    def _add(self, check: Check, counts: dict[Seat, int], told: ToldEvent) -> None:
        """Add the cards that the event has put into the check, if any."""
        for seat, count in check.given.items():
            if count > counts.get(seat, 0):
                cards = _names({**told.public["told"], **(told.secret or {})}.get("cards"))
                self._checks[check.event].given.setdefault(seat, []).extend(cards)

    # Output

    def wire(self, table: Table) -> TruthWire:
        return {
            "chairs": [
                {"kind": chair.kind, "name": chair.name, "bot": bot_of(table, seat) if chair.bot else ""}
                for seat, chair in enumerate(table.chairs)
            ],
            "loyal": self._game.sides[LOYAL],
            "sides": [self._sides_wire(step, sides) for step, sides in self._sides],
            "checks": [self._check(check) for check in self._checks.values()],
            "claims": [self._claim(claimed) for claimed in self._claims],
            "diaries": self._diaries,
        }

    def _sides_wire(self, step: int, sides: list[int]) -> SidesAt:
        return {"step": step, "sides": [self._game.sides[side] for side in sides]}

    def _check(self, check: _Checked) -> CheckTruth:
        given = {str(seat): cards for seat, cards in sorted(check.given.items())}
        return {
            "event": check.public.event,
            "skills": check.public.skills,
            "given": given,
            "helps": {seat: [self._helps(card, check) for card in cards] for seat, cards in given.items()},
            "outcome": check.public.outcome,
            "total": check.public.total,
            "target": check.public.target,
        }

    def _claim(self, claimed: _Claimed) -> ClaimTruth:
        statement = claimed.statement
        about = statement.seat if statement.kind in ("estimate", "claim_seen") else statement.speaker
        side = claimed.sides[about]
        truth: ClaimTruth = {
            "step": claimed.step,
            "statement": to_wire(statement),
            "is_true": None,
            "is_lie": False,
            "side": self._game.sides[side],
            "meeting": claimed.meeting,
        }
        if statement.kind == "claim_self":
            truth["is_true"] = side == LOYAL
        elif statement.kind == "estimate":
            if statement.level in BELIEVING or statement.level in DOUBTING:
                truth["is_true"] = (side == LOYAL) == (statement.level in BELIEVING)
        elif statement.kind == "claim_seen":
            truth["saw"] = self._looks[statement.event].secret or {}
            saw_traitor = GAME_TALK[self._game.name].shows_traitor(truth["saw"])
            truth["is_true"] = saw_traitor != (statement.level == HUMAN)
        else:
            check = self._checks[statement.event]
            truth["cards"] = check.given.get(statement.speaker, [])
            has_helped = any(self._helps(card, check) for card in truth["cards"])
            truth["is_true"] = has_helped != (statement.level in NOT_HELPED)
        truth["is_lie"] = truth["is_true"] is False and _knew_better(statement, claimed.sides)
        return truth

    def _helps(self, card: str, check: _Checked) -> bool:
        return GAME_TALK[self._game.name].helps(self._game, card, check.public.skills)


def _knew_better(statement: Statement, sides: list[int]) -> bool:
    """Whether the speaker of a false claim knew that it was false. Plans may change and guesses be wrong, but traitors do not accuse in good faith."""
    if statement.kind == "estimate":
        return statement.level in DOUBTING and sides[statement.speaker] != LOYAL
    return statement.kind != "intent"


def _names(value: Json) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []
