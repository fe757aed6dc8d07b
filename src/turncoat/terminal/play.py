"""A game at the terminal, from the first card to the last: people answer here, bots answer by themselves.

Whatever is shown to a seat comes from that seat's view, events and decision; a bot gets its own seat's view.
"""

import io
import secrets
import sys
from typing import Final

from turncoat.bots.player import Player
from turncoat.bots.random_player import RandomPlayer
from turncoat.kernel.decisions import waiting
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat, seats_in
from turncoat.kernel.session import Session, begin, resume
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import DecisionWire, option_from_id
from turncoat.terminal import words
from turncoat.terminal.commands import Asker, Leave, obey
from turncoat.terminal.display import Display, new_console
from turncoat.terminal.ending import draw_ending
from turncoat.terminal.lines import Log
from turncoat.terminal.naming import Naming
from turncoat.terminal.prompt import option_meant, refusal_of
from turncoat.terminal.screen import draw

DONE: Final = 0
OLD_EVENTS: Final = 40  # more than enough for the few old lines that a screen shows
INTERRUPTED: Final = 130
SEEDS: Final = 1_000_000_000  # a seed that nobody asked for is short enough to be noted down
PLAYERS_STREAM: Final = 0x7465726D696E616C  # keeps seats and bots apart from the game's own stream


def play_at_terminal(
    game: Game, *, players: int, people: int, seed: int | None, options: dict[str, str]
) -> int:
    """Play one game; the exit code. BadInput: the table cannot be set up so."""
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    return _play(begin(game, players, fast(seed), options), people, seed)


def resume_at_terminal(game: Game, saved: Json, *, people: int) -> int:
    """Go on with a game that was saved; the exit code. BadInput: it is no such save."""
    return _play(resume(game, saved), people, None)


def _play(session: Session, people: int, seed: int | None) -> int:
    """`seed` is that of a game that was dealt here."""
    players = session.state.seats
    if not 0 <= people <= players:
        raise BadInput("wrong_people_count", f"0-{players}")
    dice = fast((secrets.randbelow(SEEDS) if seed is None else seed) ^ PLAYERS_STREAM)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # no letter that one side cannot write ends the game
    return TerminalTable(
        session, choose_seats(players, people, dice), Display(new_console()), dice, seed
    ).play()


def choose_seats(players: int, people: int, dice: Dice) -> list[Seat]:
    """Where people sit: one person at seat 0, more at random."""
    if people == 1:
        return [0]
    seats = list(range(players))
    dice.shuffle(seats)
    return sorted(seats[:people])


class TerminalTable:
    def __init__(
        self, session: Session, people: list[Seat], display: Display, dice: Dice, seed: int | None
    ) -> None:
        self.session: Final = session
        self.game: Final = session.state.game
        self.seats: Final = session.state.seats
        self.people: Final = people
        self.display: Final = display
        self.dice: Final = dice
        self.seed: Final = seed
        self.bots: Final[dict[Seat, Player]] = {
            seat: RandomPlayer() for seat in range(self.seats) if seat not in people
        }
        self.looked: Final[dict[Seat, int]] = dict.fromkeys(people, 0)  # events that each has seen
        self.at_screen: Seat = NOBODY

    def play(self) -> int:
        """Until the game is over or somebody leaves; the exit code."""
        code = DONE
        try:
            with self.display:
                self._play_on()
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        if self.session.state.ending == RUNNING:
            self.display.say("")
            self.display.say(words.GOODBYE)
        else:
            self.display.show(*draw_ending(self.session, self.people, self.seed))
        return code

    def _play_on(self) -> None:
        if len(self.people) > 1 and not self.display.can_clear:
            self.display.say(words.NO_CURTAIN)
        while self.session.state.ending == RUNNING:
            seat = min(seats_in(waiting(self.session.state)), key=self._order)
            if seat in self.bots:
                self._ask_bot(seat)
            else:
                self._ask_person(seat)

    def _order(self, seat: Seat) -> tuple[bool, bool, Seat]:
        """Of several seats that answer at once: bots, then whoever is at the screen, then by number."""
        return seat not in self.bots, seat != self.at_screen, seat

    def _decision(self, seat: Seat) -> DecisionWire:
        decision = self.session.decision(seat)
        assert decision is not None
        return decision

    def _ask_bot(self, seat: Seat) -> None:
        decision = self._decision(seat)
        legal = [option_from_id(self.game, option["id"]) for option in decision["options"]]
        choice = self.bots[seat].decide(self.session.seen_by(seat), legal, self.dice)
        self.session.take(seat, choice, decision["number"])

    def _ask_person(self, seat: Seat) -> None:
        if len(self.people) > 1 and self.at_screen != seat:
            self.display.draw_curtain(seat)
        self.at_screen = seat
        decision = self._decision(seat)
        naming = Naming(self.game, seat)
        since = self.looked[seat]
        self._draw(decision, naming, since)
        self.looked[seat] = since + len(self.session.events(seat, since))
        asker = Asker(self.session, naming, self.display, lambda: self._draw(decision, naming, since))
        self.session.answer(seat, self._answer(asker, decision), decision["number"])

    def _draw(self, decision: DecisionWire, naming: Naming, since: int) -> None:
        seat = naming.reader
        view = self.session.view(seat)
        start = max(0, since - OLD_EVENTS)
        log = Log(self.session.events(seat, start), since - start, naming)
        self.display.clear()
        self.display.show(*draw(self.display.console, view, decision, log, naming, self.people))

    def _answer(self, asker: Asker, decision: DecisionWire) -> str:
        """Ask until an option is picked; commands are carried out in between."""
        count = len(decision["options"])
        prompt = words.PROMPT_ONLY if count == 1 else words.PROMPT.format(count=count)
        while True:
            text = self.display.ask(prompt)
            try:
                picked = option_meant(text, decision, asker.naming)
            except BadInput:
                self.display.refuse(words.NO_SUCH_NUMBER.format(number=text, count=count))
                continue
            if picked is not None:
                return picked
            if not obey(asker, text):
                self.display.refuse(refusal_of(text, decision, self.game))
