"""Worker process of a server's bots: `python -m turncoat.server.bots.worker`. Many seats, one line protocol.

It speaks the protocol of docs/bots.md, with a `chair` in every request that identifies the seat, and a `bot` where one
sits down. It gets what each seat may know, and has no game states.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from turncoat.bots.remote.served import COMMANDS as OF_A_CHAIR
from turncoat.bots.remote.served import Served
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.reading import as_int, as_ints, as_text, field
from turncoat.kernel.requests import Commands, Reply, Request, obey, replies
from turncoat.stdio import serve_lines


class Bench:
    """The bots of this process, by chair."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games: Final = games
        self.chairs: Final[dict[int, Served]] = {}

    def serve(self, lines: Iterable[str]) -> Iterator[str]:
        return replies(lines, self.reply_to)

    def reply_to(self, line: str) -> Reply:
        return obey(line, self, COMMANDS, "bot_fault")


def _sit(bench: Bench, request: Request) -> Reply:
    served = Served(as_text(field(request, "bot"), "bot"), bench.games)
    _, sit = OF_A_CHAIR["sit"]
    reply = sit(served, request)
    bench.chairs[as_int(field(request, "chair"), "chair")] = served
    return reply


def _stand(bench: Bench, request: Request) -> Reply:
    for chair in as_ints(field(request, "chairs"), "chairs"):
        bench.chairs.pop(chair, None)
    return {}


def _at_chair(name: str, bench: Bench, request: Request) -> Reply:
    served = bench.chairs.get(as_int(field(request, "chair"), "chair"))
    if served is None:
        raise BadInput("not_seated")
    _, command = OF_A_CHAIR[name]
    return command(served, request)


COMMANDS: Final[Commands[Bench]] = {
    **{name: (["chair", *words], partial(_at_chair, name)) for name, (words, _) in OF_A_CHAIR.items()},
    "sit": (["chair", "bot", *OF_A_CHAIR["sit"][0]], _sit),
    "stand": (["chairs"], _stand),
}


if __name__ == "__main__":
    sys.exit(serve_lines(Bench(GAMES).serve))
