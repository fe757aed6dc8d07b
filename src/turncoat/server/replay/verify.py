"""Verification of a finished game from its file alone: whether it was played as the file says. Any holder of the file can run it.

What that proves and what not is said in docs/replays.md. A file is looked at a little at a time, so that a server can do it too.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.state import RUNNING
from turncoat.server.replay.entry_checks import Statements, check_entry
from turncoat.server.replay.file import GameFile, entry_of, exported, read_file, write_file
from turncoat.server.replay.retell import retell
from turncoat.server.runtime.json import UNREADABLE_JSON
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain, seal
from turncoat.server.table.entries import BODIES, Answered, AnyBody, Dealt, Undone, read_body, write_body
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import OVER, PERSON, Table


class Verification:
    """Of one file; `found` says in words what was checked and is right."""

    def __init__(self, file: GameFile) -> None:
        self.file: Final = file
        self.entries: Final = [entry_of(part) for part in file.entries]
        self.table: Final = Table(file.table, bytes.fromhex(file.secret), file.created)
        self.found: Final[list[str]] = []
        self._statements: Final = Statements(self.table)
        self._answers: int = 0
        self._undone: int = 0

    def run(self) -> None:
        """All of it; BadInput names the first thing that is wrong."""
        for _ in self.pieces():
            pass

    def pieces(self) -> Iterator[None]:
        """The same piece by piece."""
        self._check_secret()
        self._check_version()
        self._check_chain()
        for entry in self.entries:
            self._check_step(entry)
            yield
        self._check_end()
        self._check_file()

    def _check_secret(self) -> None:
        if self.table.commitment != self.file.commitment:
            raise BadInput("broken_export", "secret")
        self.found.append("the secret is the one that the table was set up with")

    def _check_version(self) -> None:
        if not game_named(self.file.game).can_deal(self.file.version):
            raise BadInput("unknown_version", f"{self.file.game} {self.file.version}")

    def _check_chain(self) -> None:
        try:
            check_chain(self.entries, first_chain(self.table.id, self.table.secret))
        except BrokenChain as broken:
            raise BadInput("broken_export", f"chain {broken.number}") from None
        if not self.entries or self.entries[0].number != 0:
            raise BadInput("broken_export", "chain 0")
        self.found.append(f"the chain holds through {len(self.entries):,} entries")

    def check_seal(self, kept: str) -> None:
        """A seal that a client got in a `hello`: what had happened by then is what the file says."""
        for entry in self.entries:
            if seal(self.table.secret, entry.chain).hex() == kept:
                self.found.append(f"the seal {kept[:8]} is that of entry {entry.number}")
                return
        raise BadInput("broken_export", f"seal {kept[:8]}")

    def _check_step(self, entry: Entry) -> None:
        """What it says may be done then, and came to what it says it came to."""
        try:
            body = _body_of(entry)
            check_entry(self.table, entry, body)
            _, step_view = next(retell(self.table, [entry]))
            self._statements.check(step_view)
        except BadInput as refusal:
            if refusal.code == "unknown_version":
                raise
            why = refusal.detail if refusal.code == "broken_export" else refusal.code
            raise BadInput("broken_export", f"entry {entry.number} ({why})") from None
        if step_view.planned.body != body or step_view.outcome() != entry.events:
            raise BadInput("broken_export", f"entry {entry.number}")
        self._count(step_view)

    def _count(self, step_view: StepView) -> None:
        body = step_view.planned.body
        if isinstance(body, Dealt):
            people = [chair for chair in self.table.chairs if chair.kind == PERSON]
            seeds = sum(1 for chair in people if chair.seed)
            self.found.append(f"{seeds} of {len(people)} people gave a seed, each as promised before")
            self.found.append("the deal follows from the secret and the seeds")
        self._answers += isinstance(body, Answered)
        self._undone += isinstance(body, Undone)

    def _check_end(self) -> None:
        if self.table.stage != OVER:
            raise BadInput("not_over")
        s = self.table.state
        assert s is not None
        ending = "by agreement" if s.ending == RUNNING else s.game.endings[s.ending]
        self.found.append(
            f"{self._answers:,} answers were legal and gave the recorded events; {self._undone} were taken back as the rules allow"
        )
        self.found.append(f"the ending follows: {ending}")

    def _check_file(self) -> None:
        """The rest of the file says the same as the entries."""
        again = exported(self.table.id, self.table.secret, self.table.created, self.entries, self.file.marks)
        if write_file(again) != write_file(self.file):
            raise BadInput("broken_export", "summary")
        step_view = {str(seat) for seat, chair in enumerate(self.table.chairs) if chair.shows_marks}
        if set(self.file.marks) != step_view:
            raise BadInput("broken_export", "marks")


def verify_file(path: Path, seals: Sequence[str] = ()) -> tuple[bool, list[str]]:
    """Whether everything in the file is right, and in words what is, or the first thing that is not. `seals` were kept while it was played."""
    try:
        written = path.read_bytes()
    except OSError as fault:
        raise BadInput("no_such_file", str(path)) from fault
    try:
        verification = Verification(read_file(written))
        verification.run()
        for kept in seals:
            verification.check_seal(kept)
    except BadInput as refusal:
        return False, [f"{path}: {refusal}"]
    return True, verification.found


def _body_of(entry: Entry) -> AnyBody:
    """As it was written, byte for byte."""
    if entry.kind not in BODIES:
        raise BadInput("unknown_name", entry.kind)
    try:
        body = read_body(entry.kind, entry.body)
    except UNREADABLE_JSON:
        raise BadInput("unreadable", entry.kind) from None
    if write_body(body) != entry.body:
        raise BadInput("unreadable", entry.kind)
    return body
