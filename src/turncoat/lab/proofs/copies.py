"""Copy tester: a copy of a position never changes when another copy is played on."""

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import take
from turncoat.kernel.state import RUNNING, State
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice, positions, random_answer


def prove_copies(subject: Subject, seed: int) -> int:
    """Play a game, keep a copy of each position, play each copy on a little, and check all of them again at the end.
    Returns the number of copies."""
    kept: list[tuple[State, str]] = []
    dice = players_dice(seed + 1)
    for s in positions(subject, seed):
        before = fingerprint(s)
        copy = s.copy()
        kept.append((copy, before))
        other = copy.copy()
        for _ in range(3):
            if other.ending == RUNNING:
                seat, answer = random_answer(other, dice)
                take(other, seat, answer)
        if fingerprint(s) != before:
            raise ProofFailed(f"{subject}: playing a copy changed the original at decision {s.decision}")
    for copy, before in kept:
        if fingerprint(copy) != before:
            raise ProofFailed(f"{subject}: the copy of decision {copy.decision} changed")
    return len(kept)
