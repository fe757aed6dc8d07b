"""Changes: a client with one view that receives only changes has the true view, and nothing is sent twice."""

from turncoat.kernel.changes import Changes, apply_changes
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.shapes import ChangesWire, ViewWire
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.lab.fuzz.goals import Transition
from turncoat.lab.proofs.fuzz import Chooser, Failure, at_random, fuzz_game
from turncoat.lab.proofs.subjects import ProofFailed, Subject


class Audience:
    """Every seat and a spectator, each with the view that it has folded from changes."""

    def __init__(self, s: State) -> None:
        self.at = s.copy()
        self.views = {seat: view_wire(view(s, seat)) for seat in [*range(s.seats), SPECTATOR]}

    def follow(self, after: State) -> list[str]:
        """Apply the changes since the last call. Returns the errors in the folded views."""
        changes = Changes(self.at, after)
        problems = []
        for seat, old in self.views.items():
            own = own_part(changes, seat)
            middle = apply_changes(old, changes.public, {})
            idle = _idle(old, changes.public) if seat == SPECTATOR else _idle(middle, own)
            if idle:
                problems.append(f"seat {seat} is told {idle} again at decision {after.decision}")
            self.views[seat] = apply_changes(old, changes.public, own)
            if self.views[seat] != view_wire(view(after, seat)):
                problems.append(f"seat {seat} cannot make its view of decision {after.decision}")
        self.at = after.copy()
        return problems


def prove_changes(subject: Subject, seed: int, every: int = 1, choose: Chooser = at_random) -> int:
    """Play a game with standing orders and check the changes of every few answers together. Returns the number of
    checks."""
    audience = Audience(subject.new(seed))
    wrong: list[str] = []
    answers = told = 0

    def watch(transition: Transition) -> None:
        nonlocal answers, told
        answers += 1
        if answers % every == 0 or transition.after.ending != RUNNING:
            told += 1
            wrong.extend(audience.follow(transition.after))

    outcome = fuzz_game(subject, seed, watch=watch, choose=choose)
    if isinstance(outcome, Failure):
        raise ProofFailed(f"{subject}: {outcome.problem}")
    if wrong:
        raise ProofFailed(f"{subject}: {wrong[0]}")
    return told


def own_part(changes: Changes, seat: Seat) -> ChangesWire:
    return {} if seat == SPECTATOR else changes.own(seat)


def _idle(old: ViewWire, changes: ChangesWire) -> str:
    """The name of a part that changes nothing; empty if there is none."""
    for name, value in changes.items():
        if value == old.get(name) or value == {}:
            return name
    for label, track in changes.get("tracks", {}).items():
        if old["tracks"][label] == track:
            return label
    for label, zone in changes.get("zones", {}).items():
        if old["zones"][label] == zone:
            return label
    return ""
