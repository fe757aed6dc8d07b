"""Game loop of the terminal client: people answer at the keyboard, bots in this process.

A seat is shown only its own view, events and decision; a bot gets only its own seat's view.
"""

import io
import secrets
import sys
from collections.abc import Callable, Mapping
from typing import Final

from turncoat.bots.catalog import check_bot, player_named
from turncoat.bots.company import Company
from turncoat.bots.player import Player
from turncoat.bots.players.persona import PersonaPlayer
from turncoat.bots.regulars import REGULARS
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat, seats_in
from turncoat.kernel.session import Session, begin
from turncoat.kernel.shapes import DecisionWire, Json
from turncoat.kernel.state import RUNNING
from turncoat.kernel.wire import option_from_id
from turncoat.talk.record import TalkRecord
from turncoat.terminal.commands import Asker, Leave, obey
from turncoat.terminal.display import ENTER, Display, new_console
from turncoat.terminal.ending import draw_ending
from turncoat.terminal.log import Log
from turncoat.terminal.minds import Minds
from turncoat.terminal.prompt import option_meant, refusal_of
from turncoat.terminal.saving import NO_REGULARS, new_record, restore_table, saved_regulars
from turncoat.terminal.screen import draw
from turncoat.terminal.speech import Speech
from turncoat.terminal.talking import TableTalk
from turncoat.texts.asking import Question
from turncoat.texts.words import Words, words_of

DONE: Final = 0
OLD_EVENTS: Final = 40  # more than the few old lines that a screen shows
INTERRUPTED: Final = 130
SEEDS: Final = 1_000_000_000  # a generated seed is short enough to be noted down
PLAYERS_STREAM: Final = 0x7465726D696E616C  # keeps seats and bots apart from the game's own stream


def play_at_terminal(
    game: Game,
    *,
    players: int,
    people: int,
    seed: int | None,
    options: dict[str, str],
    language: str,
    bot: str = "",
) -> int:
    """Play one game and return the exit code. `bot` has all seats without a person; empty: regulars have them. BadInput:
    the table cannot be set up so."""
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    session = begin(game, players, fast(seed), options)
    return _play(session, new_record(session), people, seed, language, bot=bot)


def resume_at_terminal(game: Game, saved: Json, *, people: int, language: str, bot: str = "") -> int:
    """Resume a saved game and return the exit code. BadInput: not a save of this kind."""
    session, record = restore_table(game, saved)
    return _play(session, record, people, None, language, saved_regulars(saved), bot)


def _play(
    session: Session,
    record: TalkRecord | None,
    people: int,
    seed: int | None,
    language: str,
    regulars: Mapping[Seat, str] = NO_REGULARS,
    bot: str = "",
) -> int:
    """`seed` is set for a game dealt here, None for a resumed one."""
    players = session.state.seats
    if not 0 <= people <= players:
        raise BadInput("wrong_people_count", f"{people} (0-{players})")
    dice = fast((secrets.randbelow(SEEDS) if seed is None else seed) ^ PLAYERS_STREAM)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an unencodable character does not end the game
    words = words_of(session.state.game.name, language)
    seats = choose_seats(players, people, dice)
    display = Display(new_console(), words)
    if bot:
        check_bot(bot)
        return TerminalTable(
            session, record, seats, display, dice, seed, new_bot=lambda: player_named(bot)
        ).play()
    bots = [seat for seat in range(players) if seat not in seats]
    who = choose_regulars(bots, regulars, dice)
    return TerminalTable(session, record, seats, display, dice, seed, regulars=who).play()


def choose_regulars(bots: list[Seat], seated: Mapping[Seat, str], dice: Dice) -> dict[Seat, str]:
    """The regulars at the seats of bots: those who sat there when the game was saved, others drawn."""
    regulars = {seat: seated[seat] for seat in bots if seat in seated}
    free = [name for name in REGULARS if name not in regulars.values()]
    for seat in bots:
        if seat not in regulars:
            regulars[seat] = free.pop(dice.below(len(free)))
    return regulars


def choose_seats(players: int, people: int, dice: Dice) -> list[Seat]:
    """Seats of the people: seat 0 for one person, random seats for more."""
    if people == 1:
        return [0]
    seats = list(range(players))
    dice.shuffle(seats)
    return sorted(seats[:people])


class TerminalTable:
    """`record` holds the statements so far; None: the game has no talk. A resumed session has its journal."""

    def __init__(
        self,
        session: Session,
        record: TalkRecord | None,
        people: list[Seat],
        display: Display,
        dice: Dice,
        seed: int | None,
        new_bot: Callable[[], Player] = PersonaPlayer,
        regulars: Mapping[Seat, str] = NO_REGULARS,
    ) -> None:
        self.session: Final = session
        self.game: Final = session.state.game
        self.seats: Final = session.state.seats
        self.people: Final = people
        self.display: Final = display
        self.words: Final[Words] = display.words
        self.dice: Final = dice
        self.seed: Final = seed
        self.regulars: Final = regulars
        self.bots: Final[dict[Seat, Player]] = {
            seat: player_named(regulars[seat]) if seat in regulars else new_bot()
            for seat in range(self.seats)
            if seat not in people
        }
        self.company: Final = Company(self.bots, session.journal, record)
        self.minds: Final = Minds(session)
        before = 0 if seed is not None else len(session.journal)  # events of a resumed game are old
        self.looked: Final[dict[Seat, int]] = dict.fromkeys(people, before)  # events each has seen
        self.heard: Final[dict[Seat, int]] = dict.fromkeys(people, self._count_statements() if before else 0)
        self.at_screen: Seat = NOBODY

    def play(self) -> int:
        """Play until the game is over or a player quits; return the exit code."""
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
            self.display.say(self.words.say("terminal-goodbye"))
        else:
            self.display.show(
                *draw_ending(
                    self.session, self.company, self.minds, self.people, self.seed, self.words, self.regulars
                )
            )
        return code

    def _play_on(self) -> None:
        if len(self.people) > 1 and not self.display.can_clear:
            self.display.say(self.words.say("terminal-no-curtain"))
        while self.session.state.ending == RUNNING:
            self.session.follow_orders()
            if self.session.state.ending != RUNNING:
                break
            seat = min(seats_in(waiting_seats(self.session.state)), key=self._order)
            if seat in self.bots:
                self._ask_bot(seat)
            else:
                self._ask_person(seat)

    def _order(self, seat: Seat) -> tuple[bool, bool, Seat]:
        """Order of seats that answer at once: bots, then the seat at the screen, then by number."""
        return seat not in self.bots, seat != self.at_screen, seat

    def _decision(self, seat: Seat) -> DecisionWire:
        decision = self.session.decision(seat)
        assert decision is not None
        return decision

    def _ask_bot(self, seat: Seat) -> None:
        decision = self._decision(seat)
        legal = [option_from_id(self.game, option["id"]) for option in decision["options"]]
        self.company.tell(seat)
        self.minds.note()
        seen = self.session.view_for(seat)
        choice = self.bots[seat].decide(seen, legal, self.dice)
        statement = self.company.wish(seat, seen, self.dice)
        if statement is not None:
            self.company.speak_for(seat, statement)
        self.session.take(seat, choice, decision["number"])

    def _ask_person(self, seat: Seat) -> None:
        if len(self.people) > 1 and self.at_screen != seat:
            self.display.draw_curtain(self.words.say("player-seat", {"n": seat + 1}))
        self.at_screen = seat
        decision = self._decision(seat)
        view = self.session.view(seat)
        speech = Speech(self.game, self.words, view, seat, self.regulars)
        question = speech.asks.question(view, decision)
        since, heard = self.looked[seat], self.heard[seat]
        self._draw(decision, question, speech, since, heard)
        self.looked[seat] = len(self.session.journal)
        asker = Asker(
            self.session,
            self.company,
            speech,
            self.display,
            lambda: self._draw(decision, question, speech, since, heard),
        )
        answer = self._answer(asker, decision, question)
        self.heard[seat] = self._count_statements()
        self.session.answer(seat, answer, decision["number"])

    def _count_statements(self) -> int:
        """Number of statements so far."""
        return 0 if self.company.record is None else len(self.company.record.said)

    def _draw(
        self, decision: DecisionWire, question: Question, speech: Speech, since: int, heard: int
    ) -> None:
        seat = speech.reader
        view = self.session.view(seat)
        start = max(0, since - OLD_EVENTS)
        talk = TableTalk(self.company.record, speech)
        log = Log(self.session.events(seat, start), start, since, heard, talk)
        owed = talk.questions(seat)
        self.display.clear()
        self.display.show(
            *draw(self.display.console, view, decision, question, log, speech, self.people, owed)
        )

    def _answer(self, asker: Asker, decision: DecisionWire, question: Question) -> str:
        """Ask until an option is picked; execute commands in between."""
        count = len(decision["options"])
        told: dict[str, str | int] = {"enter": ENTER, "first": 1, "last": count}
        prompt = self.words.say("terminal-prompt-only" if count == 1 else "terminal-prompt", told)
        while True:
            text = self.display.ask(prompt)
            try:
                picked = option_meant(text, decision, question.options)
            except BadInput as refusal:
                said = asker.speech.asks.refusal(refusal.code, refusal.detail, refusal.rule)
                self.display.refuse(said)
                continue
            if picked is not None:
                return picked
            if not obey(asker, text):
                self.display.refuse(refusal_of(text, decision, asker.speech))
