"""Verification of a finished game from its file alone: whether it was played as the file says. Any holder of the file can run it.

docs/replays.md describes what that proves. A file is verified in pieces, between which a server can run other tasks.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from turncoat.games.catalog import game_named
from turncoat.kernel.errors import BadInput
from turncoat.kernel.state import RUNNING
from turncoat.server.replay.entry_checks import StatementChecks, check_entry
from turncoat.server.replay.file import GameFile, entry_of, export_game, write_file
from turncoat.server.replay.retell import retell
from turncoat.server.runtime.json import UNREADABLE_JSON
from turncoat.server.store.api import Entry
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain, seal
from turncoat.server.table.body_codec import body_kinds, read_body, write_body
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.undo import Undone
from turncoat.server.table.stages import OVER, PERSON
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

if TYPE_CHECKING:
    from turncoat.server.table.commands.registry import AnyBody


class Verification:
    """Verification of one file; `findings` lists the checks that passed."""

    def __init__(self, file: GameFile) -> None:
        self.file: Final = file
        self.entries: Final = [entry_of(part) for part in file.entries]
        self.table: Final = Table(file.table, bytes.fromhex(file.secret), file.created)
        self.findings: Final[list[str]] = []
        self._statements: Final = StatementChecks(self.table)
        self._answers: int = 0
        self._undone: int = 0

    def run(self) -> None:
        """Verify the whole file. BadInput names the first thing that is wrong."""
        for _ in self.pieces():
            pass

    def pieces(self) -> Iterator[None]:
        """Verify the file entry by entry, so that other tasks can run in between. BadInput names the first thing that
        is wrong."""
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
        self.findings.append("the secret is the one that the table was set up with")

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
        self.findings.append(f"the chain holds through {len(self.entries):,} entries")

    def check_seal(self, kept: str) -> None:
        """Check a seal that a client got in a `hello`. BadInput: the file has other entries up to then."""
        for entry in self.entries:
            if seal(self.table.secret, entry.chain).hex() == kept:
                self.findings.append(f"the seal {kept[:8]} is that of entry {entry.number}")
                return
        raise BadInput("broken_export", f"seal {kept[:8]}")

    def _check_step(self, entry: Entry) -> None:
        """Check that an entry could have been written then, and that its outcome is the recorded one."""
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
        if step_view.planned.body != body or not step_view.matches(entry.events):
            raise BadInput("broken_export", f"entry {entry.number}")
        self._count(step_view)

    def _count(self, step_view: StepView) -> None:
        body = step_view.planned.body
        if isinstance(body, Dealt) and body.dice:
            self.findings.append(
                "a program played all seats; the deal follows from the dice that it wrote down"
            )
        elif isinstance(body, Dealt):
            people = [chair for chair in self.table.chairs if chair.kind == PERSON]
            seeds = sum(1 for chair in people if chair.seed)
            self.findings.append(f"{seeds} of {len(people)} people gave a seed, each as promised before")
            self.findings.append("the deal follows from the secret and the seeds")
        self._answers += isinstance(body, Answered)
        self._undone += isinstance(body, Undone)

    def _check_end(self) -> None:
        if self.table.stage != OVER:
            raise BadInput("not_over")
        s = self.table.state
        assert s is not None
        early = "closed by the host of the server" if self.table.is_closed else "by agreement"
        ending = early if s.ending == RUNNING else s.game.endings[s.ending]
        self.findings.append(
            f"{self._answers:,} answers were legal and gave the recorded events; {self._undone} were taken back as the rules allow"
        )
        self.findings.append(f"the ending follows: {ending}")

    def _check_file(self) -> None:
        """Check that the derived fields of the file follow from its entries."""
        again = export_game(
            self.table.id, self.table.secret, self.table.created, self.entries, self.file.marks
        )
        if write_file(again) != write_file(self.file):
            raise BadInput("broken_export", "summary")
        showing = {str(seat) for seat, chair in enumerate(self.table.chairs) if chair.shows_marks}
        if set(self.file.marks) != showing:
            raise BadInput("broken_export", "marks")


def _body_of(entry: Entry) -> "AnyBody":
    """The body of an entry. BadInput: it is not encoded as this version would."""
    if entry.kind not in body_kinds():
        raise BadInput("unknown_name", entry.kind)
    try:
        body = read_body(entry.kind, entry.body)
    except UNREADABLE_JSON:
        raise BadInput("unreadable", entry.kind) from None
    if write_body(body) != entry.body:
        raise BadInput("unreadable", entry.kind)
    return body
