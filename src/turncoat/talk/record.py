"""The record of all statements at one table, in order: what may be said now, what each seat has claimed, and
which questions are open.

Players may lie about secrets, but not about what all players have seen: a statement that contradicts the
public events is refused. A statement that only contradicts earlier claims of its speaker is accepted;
`contradicts` finds these, and bots call it first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.reading import as_list
from turncoat.kernel.session import Session
from turncoat.kernel.shapes import EventWire, Json
from turncoat.talk.contradictions import BELIEVING, DOUBTING, Stance, oppose, stance_of, turn_against
from turncoat.talk.games import check_form
from turncoat.talk.public_log import PublicLog
from turncoat.talk.statements import KINDS, NONE, UNSAID, Statement, from_wire, to_wire

YES_OR_NO: Final = ("request", "ask_intent")  # the other questions need a longer answer


class TalkRecord:
    """The statements of a table. `log` is the public log they refer to. Statements are added and never removed."""

    def __init__(self, game: Game, seats: int) -> None:
        self.log: Final = PublicLog(game, seats)
        self.said: Final[list[Statement]] = []
        # The last occurrence of each statement, by content
        self._last: Final[dict[Statement, Statement]] = {}
        self._taken_back: Final[set[int]] = set()
        self._unanswered: Final[dict[Seat, list[Statement]]] = {seat: [] for seat in range(seats)}
        # How often each statement was made, by its gist; and by number, how often before
        self._times: Final[dict[Statement, int]] = {}
        self._repeats: Final[list[int]] = []
        self.answered: int = 0  # number of questions that got an answer

    def add(self, statement: Statement, public: Session | Sequence[EventWire]) -> Statement:
        """Add a statement after the events of the session or list; BadInput leaves the record unchanged.
        Returns the statement with its number."""
        self.log.read(public)
        return self.say(statement)

    def say(self, statement: Statement) -> Statement:
        """Add a statement when the log is already up to date."""
        self.check(statement)
        said = replace(statement, number=len(self.said), at=self.log.count)
        self._keep(said)
        return said

    def check(self, statement: Statement) -> None:
        """BadInput if the statement is not allowed after the events that the log has read so far."""
        check_form(statement, self.log.game.name, self.log.seats)
        if self.log.is_over:
            raise BadInput("game_over")
        if statement.event != NONE and not self.log.has(statement.event):
            raise BadInput("no_such_event", str(statement.event))
        if statement.statement != NONE and not 0 <= statement.statement < len(self.said):
            raise BadInput("no_such_statement", str(statement.statement))
        examine = _EXAMINE.get(statement.kind)
        if examine is not None:
            examine(self, statement)
        if self._is_repeated(statement):
            raise BadInput("said_just_now", statement.kind)

    def may_say(self, statement: Statement) -> bool:
        try:
            self.check(statement)
        except BadInput:
            return False
        return True

    # Conclusions

    def repeats(self, statement: Statement) -> int:
        """How often the same was said before in the same voice, by any speaker and about any event."""
        if statement.number != UNSAID:
            return self._repeats[statement.number]
        return self._times.get(self._gist(statement), 0)

    def stands(self, number: int) -> bool:
        """Whether the statement has not been taken back."""
        return number not in self._taken_back

    def ledger(self, seat: Seat) -> list[Statement]:
        """The seat's claims that it has not taken back, in order."""
        return [
            one
            for one in self.said
            if one.speaker == seat and KINDS[one.kind].is_claim and self.stands(one.number)
        ]

    def contradicts(self, statement: Statement) -> list[Statement]:
        """Earlier claims of the same speaker that the statement contradicts. Opinions of earlier turns may change."""
        later = self._stance(statement)
        return [one for one in self.ledger(statement.speaker) if self._is_against(one, statement, later)]

    def open_questions(self, seat: Seat) -> list[Statement]:
        """Questions and requests to the seat that it has not answered, in order."""
        return [one for one in self._unanswered[seat] if self._is_open(one)]

    # JSON

    def to_wire(self) -> list[Json]:
        written: list[Json] = []
        for statement in self.said:
            written.append(to_wire(statement))
        return written

    @staticmethod
    def from_wire(
        game: Game, seats: int, written: Json, public: Session | Sequence[EventWire]
    ) -> "TalkRecord":
        """Restore a record for a table that continues. Statements were checked when they were made and are
        not checked again."""
        record = TalkRecord(game, seats)
        record.log.read(public)
        at = 0
        for value in as_list(written, "talk"):
            statement = from_wire(value)
            check_form(statement, game.name, seats)
            is_next = statement.number == len(record.said) and at <= statement.at <= record.log.count
            if (
                not is_next
                or statement.statement >= statement.number
                or not _points_right(record.log, statement)
            ):
                raise BadInput("broken_talk", str(len(record.said)))
            at = statement.at
            record._keep(statement)
        return record

    # Internals

    def _keep(self, statement: Statement) -> None:
        self.said.append(statement)
        self._last[_essence(statement)] = statement
        gist = self._gist(statement)
        self._repeats.append(self._times.get(gist, 0))
        self._times[gist] = self._repeats[-1] + 1
        if statement.kind == "take_back":
            self._taken_back.add(statement.statement)
        if KINDS[statement.kind].is_question:
            self._unanswered[statement.seat].append(statement)
        asked = self._unanswered[statement.speaker]
        if asked:
            left = [one for one in asked if not _answers(one, statement)]
            self.answered += len(asked) - len(left)
            self._unanswered[statement.speaker] = left

    def _gist(self, statement: Statement) -> Statement:
        """Equal for statements that read alike: a reply is told by the statement it replies to."""
        said = replace(statement.content, speaker=NOBODY, event=NONE, voice=statement.voice)
        if statement.statement == NONE:
            return said
        about = self.said[statement.statement]
        return replace(
            said, statement=NONE, seat=about.seat, other=about.speaker, action=about.action, danger=about.kind
        )

    def _is_against(self, earlier: Statement, later: Statement, stance: Stance | None) -> bool:
        is_same_turn = self._is_of_this_turn(earlier)
        if oppose(earlier, later, is_same_turn=is_same_turn):
            return True
        before = None if stance is None else self._stance(earlier)
        return (
            before is not None
            and stance is not None
            and turn_against(before, stance, is_same_turn=is_same_turn)
        )

    def _stance(self, statement: Statement) -> Stance | None:
        is_reply = statement.statement != NONE
        return stance_of(statement, self.said[statement.statement] if is_reply else None)

    def _is_of_this_turn(self, statement: Statement) -> bool:
        return self.log.turn_at(statement.at) == self.log.turn()

    def _is_repeated(self, statement: Statement) -> bool:
        """The cool-down: a seat may not repeat a statement in the same turn, even if it was taken back.
        Another event does not make an estimate a new one."""
        last = self._last.get(_essence(statement))
        return last is not None and self._is_of_this_turn(last)

    def _is_open(self, question: Statement) -> bool:
        """Whether a question still needs an answer; it may have become pointless."""
        return question.kind != "ask_intent" or not self.log.checks[question.event].has_acted(question.seat)


def _essence(statement: Statement) -> Statement:
    content = statement.content
    return replace(content, event=NONE) if statement.kind == "estimate" else content


def _answers(question: Statement, reply: Statement) -> bool:
    """Whether the reply answers the question: with what it asks for, or with yes, no or later."""
    if reply.kind == "answer":
        return reply.statement == question.number
    if question.kind == "ask_intent":
        return reply.kind == "intent" and reply.event == question.event
    if question.kind == "ask_why":
        return reply.kind == "defend" and reply.event == question.event
    if question.kind == "ask_view":
        return reply.kind == "estimate" and reply.seat == question.other
    return reply.kind == "promise" and reply.action == question.action


def _points_right(log: PublicLog, statement: Statement) -> bool:
    """Whether the statement's event is one that such a statement may refer to."""
    if statement.event == NONE:
        return True
    if statement.kind in ("intent", "report", "ask_intent"):
        return statement.event in log.checks
    if statement.kind == "claim_seen":
        return log.saw(statement.event, statement.speaker, statement.seat)
    deed = log.deed(statement.event, statement.speaker if statement.kind == "defend" else statement.seat)
    return deed is not None and statement.reason in ("", deed.reason)


# Requirements of each kind beyond the form


def _check_takes_cards(record: TalkRecord, statement: Statement, seat: Seat) -> None:
    check = record.log.running_check()
    if check is None or check.event != statement.event or check.has_acted(seat):
        raise BadInput("no_check_now", str(statement.event))


def _intent(record: TalkRecord, statement: Statement) -> None:
    _check_takes_cards(record, statement, statement.speaker)


def _ask_intent(record: TalkRecord, statement: Statement) -> None:
    _check_takes_cards(record, statement, statement.seat)


def _report(record: TalkRecord, statement: Statement) -> None:
    check = record.log.checks.get(statement.event)
    if check is None:
        raise BadInput("event_does_not_fit", str(statement.event))
    given = check.given.get(statement.speaker, 0)
    if not check.has_acted(statement.speaker) or (statement.level == "helped" and not given):
        raise BadInput("not_in_check", str(statement.event))
    if statement.level == "could_not" and given:
        raise BadInput("against_the_record", str(statement.event))


def _has_deed_to_explain(record: TalkRecord, event: int, seat: Seat) -> None:
    deed = record.log.deed(event, seat)
    if deed is None or not deed.is_against:
        raise BadInput("event_does_not_fit", str(event))


def _ask_why(record: TalkRecord, statement: Statement) -> None:
    _has_deed_to_explain(record, statement.event, statement.seat)


def _defend(record: TalkRecord, statement: Statement) -> None:
    _has_deed_to_explain(record, statement.event, statement.speaker)


def _estimate(record: TalkRecord, statement: Statement) -> None:
    if statement.seat in record.log.revealed and statement.level != "accuse":
        raise BadInput("against_the_record", str(statement.seat))
    if (statement.reason == "") != (statement.event == NONE):
        raise BadInput("reason_without_event", statement.reason)
    if not statement.reason:
        return
    deed = record.log.deed(statement.event, statement.seat)
    if deed is None or deed.reason != statement.reason:
        raise BadInput("event_does_not_fit", str(statement.event))
    if statement.level in (BELIEVING if deed.is_against else DOUBTING):
        raise BadInput("reason_does_not_fit", statement.reason)


def _claim_seen(record: TalkRecord, statement: Statement) -> None:
    if not record.log.saw(statement.event, statement.speaker, statement.seat):
        raise BadInput("never_looked", str(statement.seat))
    if statement.seat in record.log.revealed and statement.level == "human":
        raise BadInput("against_the_record", str(statement.seat))


def _claim_self(record: TalkRecord, statement: Statement) -> None:
    if statement.speaker in record.log.revealed:
        raise BadInput("against_the_record", str(statement.speaker))


def _to_do(record: TalkRecord, statement: Statement) -> None:
    """BadInput unless the action is still possible: help needs a running check, other actions are always possible."""
    if statement.action == "help" and record.log.running_check() is None:
        raise BadInput("no_check_now", statement.action)


def _agree(record: TalkRecord, statement: Statement) -> None:
    about = record.said[statement.statement]
    is_mine = about.speaker == statement.speaker
    if is_mine or not KINDS[about.kind].is_opinion or not record.stands(about.number):
        raise BadInput("nothing_to_agree_with", str(about.number))


def _answer(record: TalkRecord, statement: Statement) -> None:
    question = record.said[statement.statement]
    if not KINDS[question.kind].is_question or question.seat != statement.speaker:
        raise BadInput("not_asked_that", str(question.number))
    if question not in record.open_questions(statement.speaker):
        raise BadInput("question_closed", str(question.number))
    if statement.level != "later" and question.kind not in YES_OR_NO:
        raise BadInput("no_yes_or_no", str(question.number))


def _take_back(record: TalkRecord, statement: Statement) -> None:
    """BadInput unless the statement may be taken back: only claims can be, not replies."""
    about = record.said[statement.statement]
    is_mine = about.speaker == statement.speaker and record.stands(about.number)
    if not is_mine or not KINDS[about.kind].is_claim or about.statement != NONE:
        raise BadInput("nothing_to_take_back", str(about.number))


_EXAMINE: Final[Mapping[str, Callable[[TalkRecord, Statement], None]]] = {
    "intent": _intent,
    "report": _report,
    "ask_intent": _ask_intent,
    "ask_why": _ask_why,
    "estimate": _estimate,
    "claim_seen": _claim_seen,
    "claim_self": _claim_self,
    "request": _to_do,
    "promise": _to_do,
    "agree": _agree,
    "disagree": _agree,
    "defend": _defend,
    "answer": _answer,
    "take_back": _take_back,
}
