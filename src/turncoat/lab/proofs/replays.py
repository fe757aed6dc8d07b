"""Replay: seed and answers give the same fingerprints, here and in another process with another hash seed."""

import json
import os
import subprocess
import sys

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import take
from turncoat.kernel.dice import fast
from turncoat.kernel.record import Record, read_record, replay
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.lab.proofs.subjects import ProofFailed, Subject, players_dice, random_answer

Proof = tuple[dict[str, Json], list[str]]


def record_game(subject: Subject, seed: int) -> Proof:
    """Play a random game. Returns its record, and the fingerprint of each of its positions."""
    record = Record(subject.game, subject.seats, fast(seed), subject.options)
    s = subject.new(seed)
    dice = players_dice(seed)
    fingerprints = [fingerprint(s)]
    while s.ending == RUNNING:
        seat, answer = random_answer(s, dice)
        take(s, seat, answer)
        record.note(seat, answer)
        fingerprints.append(fingerprint(s))
    return record.to_json(fingerprints[-1]), fingerprints


def prove_replay(subject: Subject, seed: int) -> int:
    """Replay a game in this process. Returns the number of positions compared."""
    written, fingerprints = record_game(subject, seed)
    record, ends = read_record(subject.game, json.loads(json.dumps(written)))
    _, again = replay(record, keep_fingerprints=True)
    if again != fingerprints or ends != fingerprints[-1]:
        raise ProofFailed(f"{subject}: the replay of seed {seed} differs")
    return len(again)


def prove_replay_elsewhere(game_name: str, games: list[Proof], hash_seed: int) -> int:
    """Replay games of the catalogue in another process with another hash seed. Returns the number of positions
    compared."""
    request = json.dumps({"game": game_name, "records": [record for record, _ in games]})
    done = subprocess.run(
        [sys.executable, "-m", "turncoat.lab.proofs.elsewhere"],
        input=request,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    if done.returncode != 0:
        raise ProofFailed(f"{game_name}: replaying in another process failed: {done.stderr}")
    expected = [fingerprints for _, fingerprints in games]
    if json.loads(done.stdout) != expected:
        raise ProofFailed(f"{game_name}: a replay in another process differs")
    return sum(len(fingerprints) for fingerprints in expected)
