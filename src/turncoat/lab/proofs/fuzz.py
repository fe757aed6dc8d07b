"""Fuzz: legal play of all kinds through what each seat is shown, with the invariants checked after every answer.

Players here are as blind as real ones: they pick from the decision that the session hands their seat, and answer in
words; the caller may say how they pick. Nothing may raise, no seat may be left without an option, and a game
ends within bounds. A failure is shrunk to as few answers as still show it and becomes a file that replays it.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from turncoat.kernel.dice import Dice, fast, from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.invariants import check_invariants
from turncoat.kernel.reading import as_object, as_text, field
from turncoat.kernel.record import ANSWER, ORDER, Record, read_record
from turncoat.kernel.session import Session, begin
from turncoat.kernel.settings import ORDERS_ALLOWED, SECRECY
from turncoat.kernel.shapes import Json, OptionWire
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View
from turncoat.kernel.windows import UNTIL
from turncoat.kernel.wire import option_from_id
from turncoat.lab.fuzz.goals import Moment
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice

Entry = tuple[str, int, str]
Watcher = Callable[[Moment], None]
# One of the options, by what the seat may know
Chooser = Callable[[View, list[OptionWire], Dice], OptionWire]


@dataclass(frozen=True)
class Failure:
    """What went wrong, and the game that shows it."""

    problem: str
    record: Record

    def to_json(self) -> dict[str, Json]:
        return {"failure": self.problem, "record": self.record.to_json()}

    def write(self, directory: Path) -> Path:
        directory.mkdir(parents=True, exist_ok=True)
        name = f"{self.record.game.name}-{self.record.seats}-{hashlib.sha256(self.problem.encode()).hexdigest()[:8]}.json"
        path = directory / name
        path.write_text(json.dumps(self.to_json(), indent=1))
        return path


class Dead(ProofFailed):
    """A game that goes on without anybody to ask, or for too long."""


def at_random(seen: View, options: list[OptionWire], dice: Dice) -> OptionWire:
    return options[dice.below(len(options))]


def fuzz_game(
    subject: Subject,
    seed: int,
    most: int = 20_000,
    watch: Watcher | None = None,
    choose: Chooser = at_random,
) -> Failure | int:
    """Play one game; the shrunk failure, or how many answers the game took."""
    dice = players_dice(seed)
    try:
        session = begin(subject.game, subject.seats, fast(seed), subject.options)
    except Exception as problem:  # noqa: BLE001 - whatever is raised is the finding
        return Failure(_name(problem), Record(subject.game, subject.seats, fast(seed), subject.options))
    record = session.record
    assert record is not None
    entry: Entry | None = None
    try:
        while session.state.ending == RUNNING:
            if len(record.entries) > most:
                raise Dead(f"still going on after {most} answers")
            entry = _next_entry(session, dice, choose)
            before, heard = session.state, len(session.journal)
            _give(session, entry)
            check_invariants(session.state)
            if watch is not None and entry[0] == ANSWER:
                answer = option_from_id(subject.game, entry[2])
                watch(Moment(before, answer, session.journal[heard:], session.state))
    except Exception as problem:  # noqa: BLE001 - whatever is raised is the finding
        if entry is not None and (not record.entries or record.entries[-1] != entry):
            record.entries.append(entry)  # the answer that broke it was never accepted
        return shrink(Failure(_name(problem), record))
    return len(record.entries)


def fuzz(subject: Subject, seeds: range) -> list[Failure]:
    """Play many games; the failures, one for each kind of problem."""
    found: dict[str, Failure] = {}
    for seed in seeds:
        outcome = fuzz_game(subject, seed)
        if isinstance(outcome, Failure):
            found.setdefault(outcome.problem, outcome)
    return list(found.values())


def _next_entry(session: Session, dice: Dice, choose: Chooser) -> Entry:
    """An answer from what some asked seat is shown; now and then a standing order instead."""
    asked = session.decisions()
    if not asked:
        raise Dead("no seat is asked")
    decision = asked[dice.below(len(asked))]
    s = session.state
    if s.game.triggers and s.settings[SECRECY] in ORDERS_ALLOWED and dice.below(50) == 0:
        trigger = s.game.triggers[dice.below(len(s.game.triggers))].name
        return ORDER, decision["seat"], f"pass {trigger} {UNTIL[dice.below(len(UNTIL))]}"
    choices = decision["options"]
    if not choices:
        raise Dead(f"seat {decision['seat']} has nothing to answer in {decision['ask']}")
    return ANSWER, decision["seat"], choose(session.seen_by(decision["seat"]), choices, dice)["id"]


def _give(session: Session, entry: Entry) -> None:
    what, seat, text = entry
    if what == ANSWER:
        session.answer(seat, text)
    else:
        session.order(seat, text)


def shrink(failure: Failure) -> Failure:
    """Leave answers out, in ever smaller pieces, as long as the same problem shows."""
    entries = failure.record.entries
    piece = max(1, len(entries) // 2)
    while piece:
        at = 0
        while at < len(entries):
            shorter = entries[:at] + entries[at + piece :]
            taken = _entries_until(failure, shorter)
            if taken is not None:
                entries = taken
            else:
                at += piece
        piece //= 2
    return Failure(failure.problem, _record_of(failure, entries))


def _record_of(failure: Failure, entries: list[Entry]) -> Record:
    record = Record(
        failure.record.game, failure.record.seats, from_saved(failure.record.dice), failure.record.options
    )
    record.entries.extend(entries)
    return record


def _entries_until(failure: Failure, entries: list[Entry]) -> list[Entry] | None:
    """Those of the entries that were needed to come to the same problem; None: they do not lead there."""
    record = failure.record
    taken: list[Entry] = []
    try:
        session = begin(record.game, record.seats, from_saved(record.dice), record.options)
        for entry in entries:
            taken.append(entry)
            try:
                _give(session, entry)
            except BadInput:
                taken.pop()  # not legal any more without what was left out
                continue
            check_invariants(session.state)
    except Exception as problem:  # noqa: BLE001 - it is compared with the finding
        return taken if _name(problem) == failure.problem else None
    return None


def _name(problem: Exception) -> str:
    """The kind of a problem: the same for the same fault in different games."""
    first = str(problem).split("\n", 1)[0]
    return f"{type(problem).__name__}: {first}"


def replay_failure(game: Game, written: Json) -> str:
    """Play a written failure again; the problem it shows now, empty if none."""
    source = as_object(written, "failure")
    expected = as_text(field(source, "failure"), "failure")
    record, _ = read_record(game, field(source, "record"))
    failure = Failure(expected, record)
    return expected if _entries_until(failure, record.entries) is not None else ""
