"""`turncoat verify`: reads and verifies the file of a table or the record of a simulation."""

from collections.abc import Sequence
from pathlib import Path

from turncoat.kernel.errors import BadInput
from turncoat.server.replay.simulated import read_game
from turncoat.server.replay.verify import Verification


def verify_file(path: Path, seals: Sequence[str] = ()) -> tuple[bool, list[str]]:
    """Whether the file is correct, with the checks that passed or the first that failed. `seals` were stored during the game."""
    try:
        written = path.read_bytes()
    except OSError as fault:
        raise BadInput("no_such_file", str(path)) from fault
    try:
        verification = Verification(read_game(written))
        verification.run()
        for kept in seals:
            verification.check_seal(kept)
    except BadInput as refusal:
        return False, [f"{path}: {refusal}"]
    return True, verification.findings
