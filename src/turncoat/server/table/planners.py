"""Planning a command: which function plans it. One `match`; mypy proves that no command is missing."""

from typing import assert_never

from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table import absence, commands, lobby, petitions, play
from turncoat.server.table.actor import Actor
from turncoat.server.table.plan import Plan
from turncoat.server.table.table import Table


def plan_command(table: Table, actor: Actor, command: commands.TableCommand, now: Milliseconds) -> Plan:
    """A pure function: nothing changes, at the table or anywhere else. BadInput: it may not be done."""
    match command:
        case commands.Answer():
            return play.answer(table, actor, command, now)
        case commands.GiveOrder():
            return play.order(table, actor, command, now)
        case commands.ClearOrder():
            return play.clear_order(table, actor, command, now)
        case commands.Say():
            return play.say(table, actor, command, now)
        case commands.Chat():
            return play.chat(table, actor, command, now)
        case commands.Sit():
            return absence.sit(table, actor, command, now)
        case commands.Stand():
            return lobby.stand(table, actor, command, now)
        case commands.Rename():
            return lobby.rename(table, actor, command, now)
        case commands.SeatBot():
            return lobby.seat_bot(table, actor, command, now)
        case commands.Free():
            return lobby.free(table, actor, command, now)
        case commands.Change():
            return lobby.change(table, actor, command, now)
        case commands.Ready():
            return lobby.ready(table, actor, command, now)
        case commands.Start():
            return lobby.start(table, actor, command, now)
        case commands.Contribute():
            return lobby.contribute(table, actor, command, now)
        case commands.Undo():
            return petitions.undo(table, actor, command, now)
        case commands.Agree():
            return petitions.agree(table, actor, command, now)
        case commands.AskEnd():
            return petitions.ask_end(table, actor, command, now)
        case commands.AskPause():
            return petitions.ask_pause(table, actor, command, now)
        case commands.Resume():
            return petitions.resume(table, actor, command, now)
        case commands.Leave():
            return absence.leave(table, actor, command, now)
        case commands.Return():
            return absence.come_back(table, actor, command, now)
        case commands.ShowMarks():
            return absence.show_marks(table, actor, command, now)
        case _:
            assert_never(command)
