"""What each command comes to: which function plans it."""

from collections.abc import Callable
from typing import Any, Final

from turncoat.server.store.api import Milliseconds
from turncoat.server.table import absence, commands, lobby, petitions, play
from turncoat.server.table.actor import Actor
from turncoat.server.table.plan import Plan
from turncoat.server.table.table import Table

PLANS: Final[dict[type[commands.Command], Callable[[Table, Actor, Any, Milliseconds], Plan]]] = {
    commands.Sit: absence.sit,
    commands.Stand: lobby.stand,
    commands.Rename: lobby.rename,
    commands.SeatBot: lobby.seat_bot,
    commands.Free: lobby.free,
    commands.Change: lobby.change,
    commands.Ready: lobby.ready,
    commands.Start: lobby.start,
    commands.Contribute: lobby.contribute,
    commands.Answer: play.answer,
    commands.GiveOrder: play.order,
    commands.ClearOrder: play.clear_order,
    commands.Say: play.say,
    commands.Chat: play.chat,
    commands.Undo: petitions.undo,
    commands.Agree: petitions.agree,
    commands.AskEnd: petitions.ask_end,
    commands.AskPause: petitions.ask_pause,
    commands.Resume: petitions.resume,
    commands.Leave: absence.leave,
    commands.Return: absence.come_back,
    commands.ShowMarks: absence.show_marks,
}
