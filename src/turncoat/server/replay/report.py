"""What was so while people said otherwise: told when a game is over. Sides over time, cards in checks, and every claim beside the truth."""

from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.sides import LOYAL
from turncoat.games.unfathomable.cards import CULTIST, HYBRID, skill_of
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.server.bots.seat import bot_of
from turncoat.server.replay.shapes import CheckTruth, ClaimTruth, SidesAt, TruthWire
from turncoat.server.show.step_view import Showing, ToldEvent
from turncoat.server.table.entries import BotDiary, Diaries, Said
from turncoat.server.table.table import Table
from turncoat.talk.contradictions import BELIEVING, DOUBTING
from turncoat.talk.deeds import Check, PublicLog
from turncoat.talk.statements import THING, UNFATHOMABLE, Statement, from_wire, to_wire

OF_CHECKS: Final = ("intent", "report")
OF_SIDES: Final = ("estimate", "claim_self", "claim_seen")
NOT_HELPED: Final = ("none", "could_not")
SABOTAGE: Final = "sabotage"
HUMAN: Final = "human"


@dataclass
class _Checked:
    """A check, with what only those know who put it there."""

    event: int
    skills: list[str]
    given: dict[Seat, list[str]] = field(default_factory=dict)
    outcome: str | None = None
    total: int | None = None
    target: int | None = None


@dataclass(frozen=True)
class _Claimed:
    step: int
    statement: Statement
    sides: list[int]


class Truth:
    """Follows a game that is told again."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game: Final = game
        self._log: Final = PublicLog(game, seats)
        self._sides: Final[list[tuple[int, list[int]]]] = []
        self._checks: Final[dict[int, _Checked]] = {}
        self._looks: Final[dict[int, ToldEvent]] = {}
        self._claims: Final[list[_Claimed]] = []
        self._diaries: dict[str, BotDiary] = {}

    def follow(self, table: Table, showing: Showing, step: int) -> None:
        """What the step of this number in the replay did; the table has taken it."""
        body = showing.step.body
        if isinstance(body, Diaries):
            self._diaries = body.diaries
        if table.state is None:
            return
        sides = [self._game.side_of(table.state, seat) for seat in range(len(table.chairs))]
        if not self._sides or self._sides[-1][1] != sides:
            self._sides.append((step, sides))
        for event, told in zip(showing.step.events, showing.events, strict=True):
            self._hear(event, told)
        if isinstance(body, Said):
            statement = from_wire(body.statement)
            if statement.kind in OF_CHECKS + OF_SIDES:
                self._claims.append(_Claimed(step, statement, sides))

    def _hear(self, event: Event, told: ToldEvent) -> None:
        number = self._log.count
        before = self._log.running_check()
        counts = {} if before is None else dict(before.given)
        self._log.go_on([event])
        if number in self._log.checks:
            self._checks[number] = _Checked(number, _names(told.public["told"].get("skills")))
        if before is not None:
            self._add(before, counts, told)
        if told.public["event"] == "checked" and self._checks:
            check = self._checks[next(reversed(self._checks))]
            result = told.public["told"]
            check.outcome, check.total, check.target = result["outcome"], result["total"], result["target"]
        if told.public["event"] in ("looked", "token_seen"):
            self._looks[number] = told

    def _add(self, check: Check, counts: dict[Seat, int], told: ToldEvent) -> None:
        """Somebody has put more cards into the check than before."""
        for seat, count in check.given.items():
            if count > counts.get(seat, 0):
                cards = _names({**told.public["told"], **(told.secret or {})}.get("cards"))
                self._checks[check.event].given.setdefault(seat, []).extend(cards)

    # In words

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
            "event": check.event,
            "skills": check.skills,
            "given": given,
            "helps": {seat: [self._helps(card, check) for card in cards] for seat, cards in given.items()},
            "outcome": check.outcome,
            "total": check.total,
            "target": check.target,
        }

    def _claim(self, claimed: _Claimed) -> ClaimTruth:
        statement = claimed.statement
        about = statement.seat if statement.kind in ("estimate", "claim_seen") else statement.speaker
        side = claimed.sides[about]
        found: ClaimTruth = {
            "step": claimed.step,
            "statement": to_wire(statement),
            "is_true": None,
            "is_lie": False,
            "side": self._game.sides[side],
        }
        if statement.kind == "claim_self":
            found["is_true"] = side == LOYAL
        elif statement.kind == "estimate":
            if statement.level in BELIEVING or statement.level in DOUBTING:
                found["is_true"] = (side == LOYAL) == (statement.level in BELIEVING)
        elif statement.kind == "claim_seen":
            found["saw"] = self._looks[statement.event].secret or {}
            found["is_true"] = self._saw_human(found["saw"]) == (statement.level == HUMAN)
        else:
            check = self._checks[statement.event]
            found["cards"] = check.given.get(statement.speaker, [])
            has_helped = any(self._helps(card, check) for card in found["cards"])
            found["is_true"] = has_helped != (statement.level in NOT_HELPED)
        found["is_lie"] = found["is_true"] is False and _knew_better(statement, claimed.sides)
        return found

    def _saw_human(self, saw: dict[str, Json]) -> bool:
        if self._game.name == THING:
            return saw["token"] == HUMAN
        traitors = {self._game.names.lists["card"][card] for card in (HYBRID, CULTIST)}
        return not traitors & set(_names(saw["cards"]))

    def _helps(self, card: str, check: _Checked) -> bool:
        if self._game.name == UNFATHOMABLE:
            skill = skill_of(self._game.names.number("card", card))
            return self._game.names.lists["skill"][skill] in check.skills
        return card != SABOTAGE


def _knew_better(statement: Statement, sides: list[int]) -> bool:
    """Of something that was not true. A plan may change, and a guess may be wrong; but a traitor does not accuse in good faith."""
    if statement.kind == "estimate":
        return statement.level in DOUBTING and sides[statement.speaker] != LOYAL
    return statement.kind != "intent"


def _names(value: Json) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []
