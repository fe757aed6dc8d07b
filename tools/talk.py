"""Statements of bots, for proof-reading: `python -m tools.talk GAME --language ru --players 5 --games 3`.

Whole games of persona bots, and every statement in the order in which it was said.
"""

import argparse
from collections.abc import Iterator

from turncoat.games.catalog import game_named
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.views import view
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.names import Names
from turncoat.texts.people import Characters, characters_in, people_of, seat_names
from turncoat.texts.words import words_of

BOTS = "persona"


class Game:
    """The statements of one game, and its players."""

    def __init__(self, talk: TalkRecord, characters: Characters) -> None:
        self.talk = talk
        self.characters = characters

    def texts(self, language: str) -> TalkTexts:
        log = self.talk.log
        words = words_of(log.game.name, language)
        people = people_of(log.game, self.characters, words, seat_names(words, log.seats))
        return TalkTexts(Names(log.game, words, people), self.talk)

    def lines(self, language: str) -> Iterator[tuple[Statement, str]]:
        texts = self.texts(language)
        for statement in self.talk.said:
            yield statement, texts.line(statement)


def play(game: str, players: int, seed: int) -> Game:
    witness = Witness()
    s, _ = play_deal(Deal(game_named(game), seed, {}, [(BOTS, BOTS)] * players), witness)
    assert witness.talk is not None
    return Game(witness.talk, characters_in(view(s, SPECTATOR)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for seed in range(asked.seed, asked.seed + asked.games):
        for _, line in play(asked.game, asked.players, seed).lines(asked.language):
            print(line)


if __name__ == "__main__":
    main()
