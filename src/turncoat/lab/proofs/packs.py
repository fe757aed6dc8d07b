"""Packs: a game packed and unpacked at any step is the same position and goes on in the same way, and a pack put into
words is the save.
"""

import json

from turncoat.kernel.codec import save
from turncoat.kernel.decisions import take
from turncoat.kernel.numbering import in_words, packing_names
from turncoat.kernel.pack import numbers_in, pack, unpack
from turncoat.kernel.state import RUNNING
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice, random_answer


def prove_packs(subject: Subject, seed: int) -> int:
    """At each step the game goes on from its own pack, beside a game that is never packed. Returns the number of
    packs."""
    s = subject.new(seed)
    packed = subject.new(seed)
    names = json.loads(json.dumps(packing_names(subject.game)))
    dice = players_dice(seed)
    made = 0
    while True:
        data = pack(packed)
        packed = unpack(subject.game, data)
        expected = json.dumps(save(s))
        if json.dumps(save(packed)) != expected:
            raise ProofFailed(f"{subject}: the pack of decision {s.decision} is another position")
        if json.dumps(in_words(numbers_in(data), names)) != expected:
            raise ProofFailed(
                f"{subject}: the pack of decision {s.decision} says something else than the save"
            )
        if pack(packed) != data:
            raise ProofFailed(f"{subject}: decision {s.decision} is packed in two ways")
        made += 1
        if s.ending != RUNNING:
            return made
        seat, answer = random_answer(s, dice)
        take(s, seat, answer)
        take(packed, seat, answer)
