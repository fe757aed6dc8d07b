"""Quality of beliefs in The Thing about a persona that was never counted.

python -m turncoat.lab.thing.unseen_personas --counted N --games N [--personas NAME,...]

For each persona tables are counted from games of all the others, and beliefs are measured in games in which everybody
is that persona while on its side. Nothing is written.
"""

import argparse

from turncoat.bots.catalog import PERSONAS
from turncoat.bots.games import PERSONAS as OF_GAME
from turncoat.bots.thing.belief.likelihoods import Likelihoods, usual
from turncoat.lab.thing.fit_beliefs import count
from turncoat.lab.thing.measure_beliefs import measure


def measure_unseen(persona: str, counted: int, games: int) -> None:
    others = [name for side in OF_GAME["thing"] for name in side if name != persona]
    tables = count(counted, [PERSONAS + "+".join(others)])
    measure(games, [PERSONAS + persona], likelihoods=Likelihoods(tables, usual().tempers))


def main() -> None:
    everybody = [name for side in OF_GAME["thing"] for name in side]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--counted", type=int, default=150)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--personas", default=",".join(everybody))
    chosen = parser.parse_args()
    for persona in chosen.personas.split(","):
        measure_unseen(persona, chosen.counted, chosen.games)


if __name__ == "__main__":
    main()
