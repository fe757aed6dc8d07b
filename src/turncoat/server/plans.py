"""What each command comes to: which function plans it."""

from collections.abc import Callable
from typing import Any, Final

from turncoat.server import absence, asking, commands, gathering, moves
from turncoat.server.actors import Actor
from turncoat.server.gathering import Plan
from turncoat.server.store import Milliseconds
from turncoat.server.table import Table

PLANS: Final[dict[type[commands.Command], Callable[[Table, Actor, Any, Milliseconds], Plan]]] = {
    commands.Sit: absence.sit,
    commands.Stand: gathering.stand,
    commands.Rename: gathering.rename,
    commands.SeatBot: gathering.seat_bot,
    commands.Free: gathering.free,
    commands.Change: gathering.change,
    commands.Ready: gathering.ready,
    commands.Start: gathering.start,
    commands.Contribute: gathering.contribute,
    commands.Answer: moves.answer,
    commands.GiveOrder: moves.order,
    commands.ClearOrder: moves.clear_order,
    commands.Say: moves.say,
    commands.Chat: moves.chat,
    commands.Undo: asking.undo,
    commands.Agree: asking.agree,
    commands.AskEnd: asking.ask_end,
    commands.AskPause: asking.ask_pause,
    commands.Resume: asking.resume,
    commands.Leave: absence.leave,
    commands.Return: absence.come_back,
    commands.ShowMarks: absence.show_marks,
}
