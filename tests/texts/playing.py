"""Bot games as text: what every seat and a spectator reads, in one language."""

from collections.abc import Iterator
from dataclasses import dataclass

from turncoat.bots.catalog import player_named
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, seats_in
from turncoat.kernel.session import Session, begin
from turncoat.kernel.state import RUNNING
from turncoat.texts.asking import AskTexts
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.symbols import plain
from turncoat.texts.words import Words, words_of


@dataclass
class Told:
    """A line of text for a reader; `what` is log, ask, effect or option."""

    seat: Seat
    what: str
    rule: str
    text: str


def names_for(session: Session, seat: Seat, words: Words) -> Names:
    game = session.state.game
    players = seat_names(words, session.state.seats)
    return Names(game, words, people_of(game, characters_of(session.view(seat)), words, players, seat))


def read_aloud(
    game: Game, language: str, seed: int, players: int, settings: dict[str, str], bot: str = "sensible"
) -> Iterator[Told]:
    """A whole game; questions as they are asked, and the log of every seat at its end."""
    words = words_of(game.name, language)
    session = begin(game, players, fast(seed), settings)
    bots = [player_named(bot) for _ in range(players)]
    dice = fast(seed + 1)
    while session.state.ending == RUNNING:
        seat = seats_in(waiting_seats(session.state))[0]
        decision = session.decision(seat)
        assert decision is not None
        view = session.view(seat)
        question = AskTexts(names_for(session, seat, words)).question(view, decision)
        yield Told(seat, "ask", decision["rule"], question.ask)
        yield from (Told(seat, "effect", "", plain(line)) for line in question.effect)
        yield from (Told(seat, "option", "", plain(text)) for text in question.options)
        legal = options(session.state, seat)
        session.take(seat, bots[seat].decide(session.view_for(seat), legal, dice))
    for seat in [*range(players), SPECTATOR]:
        names = names_for(session, seat, words)
        for line in LogTexts(names).lines(session.events(seat)):
            yield Told(seat, "log", line.rule, line.text)
