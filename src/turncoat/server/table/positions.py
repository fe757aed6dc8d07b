"""Positions of a table's game, computed from seeds and answers: the same ones always give the same position."""

from typing import TYPE_CHECKING, TypeAlias

from turncoat.kernel.dice import Dice, dice_from_saved, sealed_dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import State

if TYPE_CHECKING:
    from turncoat.server.table.table import Table

WrittenDice: TypeAlias = dict[str, int | str | list[int]]  # as `Dice.save` returns them; empty: none


def deal(
    table: "Table", more: dict[Seat, str], version: int = 0, dice: WrittenDice | None = None
) -> tuple[State, list[Event]]:
    """Deal the game: return the first position and its events.

    The dice follow from the table's secret and all seeds; at a daily table from the secret alone, so that all players of a day have
    the same deal. `more` are seeds that the table has not taken yet. `version` is that of the rules, 0 for the current one, unless the
    table is dealt already. `dice` are the recorded ones of a simulated game.
    """
    drawn = _dice_of(table, more, dice or table.dice)
    s = table.game.deal(table.settings.players, drawn, table.settings.options, version or table.version)
    heard: list[Event] = []
    s.journal = heard
    run(s)
    s.journal = None
    return s, heard


def _dice_of(table: "Table", more: dict[Seat, str], written: WrittenDice) -> Dice:
    if written:
        return dice_from_saved(dict(written))
    if table.is_daily:
        return sealed_dice(table.secret, [])
    seeds = [bytes.fromhex(more.get(seat, chair.seed)) for seat, chair in enumerate(table.chairs)]
    return sealed_dice(table.secret, seeds)


def replay_position(table: "Table", until: int, heard: list[Event] | None = None) -> State:
    """Replay the game up to the answer of entry `until`, with all standing orders as they are now. `heard` collects the events.

    BadInput: the game was dealt by rules that this version does not have.
    """
    s, events = deal(table, {})
    s.journal = heard
    if heard is not None:
        heard.extend(events)
    for one in table.answers:
        if one.number < until or not one.body.is_answer:
            one.body.play(s, one.seat)
    s.decision = max(s.decision, table.numbered)
    s.journal = None
    return s


def check_unshown(table: "Table", number: int) -> None:
    """BadInput: something was revealed since that answer. A refusal is cached on the table: a replay is slow, and the result is final."""
    if number <= table.shown_since:
        raise BadInput("shown_since")
    heard: list[Event] = []
    replay_position(table, table.entries, heard)
    before = next(one.first_event for one in table.answers if one.number == number)
    if any(is_shown(table.game, event) for event in heard[before:]):
        table.shown_since = number
        raise BadInput("shown_since")


def is_shown(game: Game, event: Event) -> bool:
    """Whether the event revealed something hidden to a seat. A seat's own choice reveals nothing to it."""
    return game.events[event.kind].reveals or (event.kind != CHOSE and bool(event.secret))
