"""A bot's valuation of a position: the value of each answer, and the best answer."""

from tests.table import Table
from turncoat.bots.player import Heard
from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.personas import PERSONAS, Traits
from turncoat.bots.thing.values import values
from turncoat.games.thing.board import ALIEN, ROLE
from turncoat.games.thing.game import THING
from turncoat.kernel.decisions import options
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id

Worlds = dict[tuple[int, ...], float]  # how likely just these are aliens

STEADY = PERSONAS["human"]["steady"]
OPPORTUNIST = PERSONAS["alien"]["opportunist"]


class Watcher:
    """A seat that remembers events from now on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.memory = Memory(THING, seat, table.session.state.seats)
        self.heard = len(table.session.journal)
        self.suspicion()

    def suspicion(self) -> list[float]:
        """The seat's suspicions after everything it has heard so far."""
        for event in self.table.session.journal[self.heard :]:
            self.memory.hear(Heard(event, self.seat))
        self.heard = len(self.table.session.journal)
        return self.memory.suspicion(view(self.table.session.state, self.seat))


def thoughts(
    table: Table,
    seat: int,
    traits: Traits | None = None,
    suspicion: list[float] | None = None,
    reputation: list[float] | None = None,
    worlds: Worlds | None = None,
) -> dict[str, float]:
    """The value of each legal answer. `suspicion` and `reputation` are given, or follow from the events that
    the seat heard. A reckoning bot has `worlds`."""
    s = table.session.state
    seen = view(s, seat)
    watcher = Watcher(table, seat)
    own = watcher.suspicion()
    if traits is None:
        traits = OPPORTUNIST if s.seats > 3 and s.tracks[ROLE + seat] == ALIEN else STEADY
    legal = options(s, seat)
    doubts = own if suspicion is None else suspicion
    seen_as = watcher.memory.reputation(seen) if reputation is None else reputation
    if worlds is not None:
        watcher.memory.worlds = [0.0] * (1 << s.seats)
        for aliens, weight in worlds.items():
            watcher.memory.worlds[sum([1 << alien for alien in aliens])] = weight
    worths = values(seen, legal, traits, doubts, seen_as, watcher.memory)
    assert len(worths) == len(legal)
    return {option_id(THING, option): value for option, value in zip(legal, worths)}


def choice(
    table: Table,
    seat: int,
    traits: Traits | None = None,
    suspicion: list[float] | None = None,
    reputation: list[float] | None = None,
    worlds: Worlds | None = None,
) -> str:
    """The answer with the highest value."""
    by_answer = thoughts(table, seat, traits, suspicion, reputation, worlds)
    return max(by_answer, key=by_answer.__getitem__)
