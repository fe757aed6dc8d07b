"""A player reveals the seed that they committed to. The dice follow from the table's secret and all seeds."""

import hashlib
from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import Command, Seed
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import BOT, DEALING, PERSON
from turncoat.server.table.table import Chair, Table


class Contribute(Command, tag="contribute", frozen=True):
    seed: Seed

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        """Plan the seed, and with the last one the deal."""
        if table.stage != DEALING:
            raise BadInput("no_seeds_wanted")
        chair = table.chairs[actor.require_seat()]
        if chair.seed:
            raise BadInput("already_answered", f"seat={actor.seat}")
        _check_promise(chair, self.seed)
        planned = [PlannedEntry(Contributed(self.seed), actor.seat)]
        others = [one for seat, one in enumerate(table.chairs) if seat != actor.seat]
        if all(one.kind == BOT or one.seed for one in others):
            planned.append(plan_deal(table, {actor.seat: self.seed}))
        return planned, []


class Contributed(Body, frozen=True):
    kind: ClassVar[str] = "contributed"
    stage: ClassVar[str | None] = DEALING
    seed: str

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, seed=self.seed)

    def check(self, table: Table, entry: Entry) -> None:
        chair = table.chairs[entry.seat]
        require(not chair.seed and chair.kind == PERSON, "seed")
        _check_promise(chair, self.seed)


def _check_promise(chair: Chair, written: str) -> None:
    """BadInput: the seed does not match the commitment."""
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        raise BadInput("other_seed") from None
    if hashlib.sha256(seed).hexdigest() != chair.commitment:
        raise BadInput("other_seed")
