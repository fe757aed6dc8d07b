"""The other process of the replay proof: records come in, the fingerprints of all their positions go out."""

import json
import sys

from turncoat.games.catalog import game_named
from turncoat.kernel.record import read_record, replay


def main() -> None:
    request = json.load(sys.stdin)
    game = game_named(request["game"])
    found = []
    for written in request["records"]:
        record, _ = read_record(game, written)
        found.append(replay(record, keep_fingerprints=True)[1])
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
