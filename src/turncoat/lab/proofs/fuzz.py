"""Fuzzing: legal play of all kinds through what each seat sees, with the invariants checked after every answer.

Players here are as blind as real ones: they pick from the decision that the session hands their seat, and answer in
words; the caller may say how they pick. Nothing may raise, no seat may be left without an option, and a game
ends within bounds. A failure is shrunk to as few answers as still show it and becomes a file that replays it.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from turncoat.kernel.dice import Dice, dice_from_saved, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.invariants import check_invariants
from turncoat.kernel.reading import as_object, as_text, field
from turncoat.kernel.record import ANSWER, ORDER, Record, read_record
from turncoat.kernel.session import Session, begin
from turncoat.kernel.settings import ORDERS_ALLOWED, SECRECY
from turncoat.kernel.shapes import Json, OptionWire
from turncoat.kernel.state import RUNNING
from turncoat.kernel.verbs import PASS
from turncoat.kernel.views import View
from turncoat.kernel.windows import UNTIL
from turncoat.kernel.wire import option_from_id
from turncoat.lab.fuzz.goals import Transition
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice

Entry = tuple[str, int, str]
Watcher = Callable[[Transition], None]
# Picks one of the options, from what the seat may know
Chooser = Callable[[View, list[OptionWire], Dice], OptionWire]


@dataclass(frozen=True)
class Failure:
    """A problem, and the game that shows it."""

    problem: str
    record: Record

    def to_json(self) -> dict[str, Json]:
        return {"failure": self.problem, "record": self.record.to_json()}

    def write(self, directory: Path) -> Path:
        return write_failure(self.to_json(), directory)


def write_failure(failure: dict[str, Json], directory: Path) -> Path:
    """Write the failure to a file whose name says which game fails, and how."""
    directory.mkdir(parents=True, exist_ok=True)
    record = as_object(field(failure, "record"), "record")
    problem = as_text(field(failure, "failure"), "failure")
    mark = hashlib.sha256(problem.encode()).hexdigest()[:8]
    path = directory / f"{record['game']}-{record['seats']}-{mark}.json"
    path.write_text(json.dumps(failure, indent=1))
    return path


class Dead(ProofFailed):
    """A game that has no seat to ask, or takes too long."""


def at_random(seen: View, options: list[OptionWire], dice: Dice) -> OptionWire:
    return options[dice.below(len(options))]


def fuzz_game(
    subject: Subject,
    seed: int,
    most: int = 20_000,
    watch: Watcher | None = None,
    choose: Chooser = at_random,
) -> Failure | int:
    """Play one game. Returns its shrunk failure, or the number of answers that it took."""
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
                watch(Transition(before, answer, session.journal[heard:], session.state))
    except Exception as problem:  # noqa: BLE001 - whatever is raised is the finding
        if entry is not None and (not record.entries or record.entries[-1] != entry):
            record.entries.append(entry)  # the answer that broke it was never accepted
        return shrink(Failure(_name(problem), record))
    return len(record.entries)


def fuzz(subject: Subject, seeds: range) -> list[Failure]:
    """Play many games. Returns their failures, one per kind of problem."""
    failures: dict[str, Failure] = {}
    for seed in seeds:
        outcome = fuzz_game(subject, seed)
        if isinstance(outcome, Failure):
            failures.setdefault(outcome.problem, outcome)
    return list(failures.values())


def _next_entry(session: Session, dice: Dice, choose: Chooser) -> Entry:
    """An answer from the options of a waiting seat; now and then a standing order instead."""
    asked = session.decisions()
    if not asked:
        raise Dead("no seat is asked")
    decision = asked[dice.below(len(asked))]
    s = session.state
    if s.game.triggers and s.settings[SECRECY] in ORDERS_ALLOWED and dice.below(50) == 0:
        trigger = s.game.triggers[dice.below(len(s.game.triggers))]
        verb = PASS if trigger.is_window else trigger.verbs[dice.below(len(trigger.verbs))]
        order = f"{s.game.verbs[verb].name} {trigger.name} {UNTIL[dice.below(len(UNTIL))]}"
        return ORDER, decision["seat"], order
    choices = decision["options"]
    if not choices:
        raise Dead(f"seat {decision['seat']} has nothing to answer in {decision['ask']}")
    return ANSWER, decision["seat"], choose(session.view_for(decision["seat"]), choices, dice)["id"]


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
        failure.record.game,
        failure.record.seats,
        dice_from_saved(failure.record.dice),
        failure.record.options,
    )
    record.entries.extend(entries)
    return record


def _entries_until(failure: Failure, entries: list[Entry]) -> list[Entry] | None:
    """The entries up to the same problem; None if they do not lead to it."""
    record = failure.record
    taken: list[Entry] = []
    try:
        session = begin(record.game, record.seats, dice_from_saved(record.dice), record.options)
        for entry in entries:
            taken.append(entry)
            try:
                _give(session, entry)
            except BadInput:
                taken.pop()  # no longer legal without the entries that were left out
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
    """Replay a written failure. Returns the problem that it shows now, empty if none."""
    source = as_object(written, "failure")
    expected = as_text(field(source, "failure"), "failure")
    record, _ = read_record(game, field(source, "record"))
    failure = Failure(expected, record)
    return expected if _entries_until(failure, record.entries) is not None else ""
