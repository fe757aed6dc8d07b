"""`turncoat replay`: a record played again."""

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import has_seat
from turncoat.kernel.record import read_record, replay
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING


def run(game: Game, written: dict[str, Json]) -> int:
    """Print how the game ended; BadInput if it comes out otherwise than the record says."""
    record, ends = read_record(game, written)
    s, _ = replay(record)
    if ends and ends != fingerprint(s):
        raise BadInput("replay_differs", fingerprint(s))
    ending = "goes on" if s.ending == RUNNING else game.endings[s.ending]
    print(f"{game.name}, {s.seats} players, {len(record.entries)} answers: {ending}")
    for seat in range(s.seats):
        won = ", won" if has_seat(s.winners, seat) else ""
        print(f"  seat {seat}: {game.sides[game.side_of(s, seat)]}{won}")
    return 0
