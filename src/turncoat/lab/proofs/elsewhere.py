"""The other process of the replay proof: reads records, prints the fingerprints of all their positions."""

import json
import sys

from turncoat.games.catalog import game_named
from turncoat.kernel.record import read_record, replay


def main() -> None:
    request = json.load(sys.stdin)
    game = game_named(request["game"])
    fingerprints = []
    for written in request["records"]:
        record, _ = read_record(game, written)
        fingerprints.append(replay(record, keep_fingerprints=True)[1])
    json.dump(fingerprints, sys.stdout)


if __name__ == "__main__":
    main()
