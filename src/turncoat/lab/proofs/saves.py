"""Codec: a game saved and restored at any step is the same position and goes on in the same way."""

import json

from turncoat.kernel.codec import fingerprint, restore, save
from turncoat.kernel.decisions import take
from turncoat.kernel.state import RUNNING
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice, random_answer


def prove_saves(subject: Subject, seed: int) -> int:
    """At each step the game goes on from its own save, through JSON text, beside a game that is never saved. Returns
    the number of saves."""
    s = subject.new(seed)
    saved = subject.new(seed)
    dice = players_dice(seed)
    made = 0
    while s.ending == RUNNING:
        saved = restore(subject.game, json.loads(json.dumps(save(saved))))
        if fingerprint(saved) != fingerprint(s):
            raise ProofFailed(f"{subject}: the save of decision {s.decision} is another position")
        seat, answer = random_answer(s, dice)
        take(s, seat, answer)
        take(saved, seat, answer)
        made += 1
    if fingerprint(saved) != fingerprint(s):
        raise ProofFailed(f"{subject}: a game that was saved ended differently")
    return made
