"""A persona's valuation of a position: its memory, its values, and its best answer."""

from dataclasses import replace

from tests.table import Table
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.personas import PERSONAS, Traits
from turncoat.bots.unfathomable.values import values
from turncoat.kernel.decisions import options
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id

STEADY = PERSONAS["human"]["steady"]
OPPORTUNIST = PERSONAS["traitor"]["opportunist"]


def memory_of(table: Table, seat: int) -> Memory:
    s = table.session.state
    memory = Memory(s.game, seat, s.seats)
    for event in table.session.journal:
        memory.hear(Heard(event, seat))
    return memory


def thoughts(
    table: Table, seat: int, traits: Traits = STEADY, suspicion: dict[int, float] | None = None
) -> dict[str, float]:
    """The value of each answer to the seat, by option; suspicions may be given."""
    s = table.session.state
    seen = view(s, seat)
    legal = options(s, seat)
    memory = memory_of(table, seat)
    doubts = memory.suspicion(seen)
    for suspect, doubt in (suspicion or {}).items():
        doubts[suspect] = doubt
    worths = values(seen, legal, traits, doubts, memory.reputation(seen), memory)
    assert len(worths) == len(legal)
    return {option_id(s.game, option): value for option, value in zip(legal, worths, strict=True)}


def best(table: Table, seat: int, traits: Traits = STEADY, suspicion: dict[int, float] | None = None) -> str:
    worth = thoughts(table, seat, traits, suspicion)
    return max(worth, key=lambda option: worth[option])


def but(traits: Traits, **changes: float) -> Traits:
    return replace(traits, **changes)
