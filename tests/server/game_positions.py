"""Games played on a table without a server, for tests that need many positions."""

from collections.abc import Iterator
from typing import Final

from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.table.actor import Actor
from turncoat.server.table.apply import take_step
from turncoat.server.table.commands.answer import answer_decision
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.grants import with_granted_petition
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import PERSON, PLAYING
from turncoat.server.table.table import Chair, Table

GAMES: Final = [("lifeboat", 3), ("unfathomable", 4), ("thing", 5), ("thing", 2)]
SECRET: Final = bytes(range(32))


def carry_out(table: Table, plan: Plan) -> None:
    """Let the table take a plan, as the hall does once it is stored."""
    steps, _ = with_granted_petition(table, plan)
    for step in steps:
        take_step(table, step, 0)


def table_before_deal(game: str, players: int, secret: bytes = SECRET) -> Table:
    """A table with people at all seats, each with a seed."""
    table = Table("oak", secret, 0)
    carry_out(table, ([PlannedEntry(Created(TableSettings(game, players), table.commitment))], []))
    for seat in range(players):
        table.chairs[seat] = Chair(PERSON, f"Player {seat}", seed=f"{seat:032x}")
    return table


def deal_table(game: str, players: int, secret: bytes = SECRET) -> Table:
    """A table after the deal."""
    table = table_before_deal(game, players, secret)
    carry_out(table, ([plan_deal(table)], []))
    return table


def actor(seat: Seat) -> Actor:
    return Actor(f"device {seat}", seat)


def draw_answer(table: Table, dice: Dice) -> tuple[Seat, str]:
    """A random seat that is asked, and a random option."""
    s = table.running_state()
    seats = seats_in(waiting_seats(s))
    seat = seats[dice.below(len(seats))]
    legal = options(s, seat)
    return seat, option_id(s.game, legal[dice.below(len(legal))])


def play_positions(table: Table, seed: int) -> Iterator[tuple[Table, Seat, str]]:
    """Play a game; yield each position with the next answer, which is given when the next position is requested."""
    dice = fast(seed)
    while table.stage == PLAYING and waiting_seats(table.running_state()):
        seat, option = draw_answer(table, dice)
        yield table, seat, option
        carry_out(table, ([answer_decision(table, seat, option, None, "person")], []))
