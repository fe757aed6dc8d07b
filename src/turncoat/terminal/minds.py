"""Post-game report of the bots' suspicions during the game, compared with the true sides."""

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from turncoat.bots.diary import Entry
from turncoat.bots.player import Player
from turncoat.kernel.ids import Seat
from turncoat.kernel.session import Session
from turncoat.terminal.heading import Heading
from turncoat.terminal.places import plain_table
from turncoat.terminal.speech import Speech
from turncoat.texts.diary import percent, persona_name

CHECKPOINTS: Final = (25, 50, 75)  # percent of the events


class Minds:
    """Records each seat's side over time, since a game may change sides. Read only after the game."""

    def __init__(self, session: Session) -> None:
        self._session: Final = session
        self._sides: Final[list[tuple[int, list[int]]]] = []  # (number of the first event, side by seat)

    def note(self) -> None:
        s = self._session.state
        sides = [s.game.side_of(s, seat) for seat in range(s.seats)]
        if not self._sides or self._sides[-1][1] != sides:
            self._sides.append((len(self._session.journal), sides))

    def sides_at(self, event: int) -> list[int]:
        """The sides just before this event."""
        latest = self._sides[0][1]
        for since, sides in self._sides:
            if since <= event:
                latest = sides
        return latest

    def entry_at(self, entries: list[Entry], part: int) -> Entry | None:
        """The last diary entry within the first `part` percent of the game."""
        until = len(self._session.journal) * part / 100
        return next((entry for entry in reversed(entries) if entry.heard <= until), None)


def mind_parts(players: Mapping[Seat, Player], minds: Minds, speech: Speech) -> list[RenderableType]:
    """A row per bot with a diary: its side, and its suspicions at each checkpoint."""
    table = plain_table()
    table.add_column(speech.say("terminal-player-column"))
    table.add_column(speech.say("terminal-persona-column"))
    for part in CHECKPOINTS:
        table.add_column(speech.say("diary-percent", {"n": part}))
    for seat, player in players.items():
        entries = player.diary()
        if entries:
            personas = dict.fromkeys(entry.persona for entry in entries)
            told = speech.names.list_texts([persona_name(speech.words, persona) for persona in personas])
            marks = [_suspicion(seat, minds.entry_at(entries, part), minds, speech) for part in CHECKPOINTS]
            table.add_row(speech.player(seat), told, *marks)
    if not table.row_count:
        return []
    how = Text(speech.say("terminal-minds-how"), style="dim")
    return [Heading(speech.say("terminal-minds")), how, table]


def _suspicion(seat: Seat, entry: Entry | None, minds: Minds, speech: Speech) -> str:
    """Mean suspicion of the seats that were not on the loyal side, and of the other seats."""
    if entry is None:
        return speech.say("terminal-none")
    sides = minds.sides_at(entry.heard)
    means = []
    for is_traitor in (True, False):
        of = [
            belief
            for other, belief in enumerate(entry.beliefs)
            if other != seat and (sides[other] != 0) == is_traitor
        ]
        means.append(percent(speech.words, sum(of) / len(of)) if of else speech.say("terminal-none"))
    traitors, others = means
    return speech.say("terminal-suspicion", {"traitors": traitors, "others": others})
