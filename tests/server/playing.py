"""Games played on a table without a server, for tests that need many positions."""

from collections.abc import Iterator
from typing import Final

from turncoat.kernel.decisions import options, waiting
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.table.actor import Actor
from turncoat.server.table.apply import take_step
from turncoat.server.table.entries import Created
from turncoat.server.table.lobby import plan_deal
from turncoat.server.table.moves import answer_decision
from turncoat.server.table.parts import Chair
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import PERSON, PLAYING, Table

GAMES: Final = [("lifeboat", 3), ("unfathomable", 4), ("thing", 5), ("thing", 2)]
SECRET: Final = bytes(range(32))


def do(table: Table, plan: Plan) -> None:
    """Take what was planned, as the hall does once it is written."""
    for step in plan[0]:
        take_step(table, step, 0)


def dealt(game: str, players: int, secret: bytes = SECRET) -> Table:
    """People at every seat, each with a seed."""
    table = Table("oak", secret, 0)
    do(table, ([PlannedEntry(Created(TableSettings(game, players), table.commitment))], []))
    for seat in range(players):
        table.chairs[seat] = Chair(PERSON, f"Player {seat}", seed=f"{seat:032x}")
    do(table, (plan_deal(table), []))
    return table


def actor(seat: Seat) -> Actor:
    return Actor(f"device {seat}", seat)


def drawn_answer(table: Table, dice: Dice) -> tuple[Seat, str]:
    """A seat that is asked, and any option."""
    s = table.running()
    seats = seats_in(waiting(s))
    seat = seats[dice.below(len(seats))]
    legal = options(s, seat)
    return seat, option_id(s.game, legal[dice.below(len(legal))])


def played(table: Table, seed: int) -> Iterator[tuple[Table, Seat, str]]:
    """Every position of a game, with the answer that comes next; the answer is given when the next one is
    asked for."""
    dice = fast(seed)
    while table.stage == PLAYING and waiting(table.running()):
        seat, option = drawn_answer(table, dice)
        yield table, seat, option
        do(table, ([answer_decision(table, seat, option, None, "person")], []))
