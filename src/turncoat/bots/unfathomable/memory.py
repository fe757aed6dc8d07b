"""The memory of a seat: cards that seats added to checks, the outcomes, and open deeds that help the Deep Ones.

`suspicion` estimates the chance of each seat being a traitor from these counters.
"""

from math import exp, log
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.cards import Cards
from turncoat.games.unfathomable.board import (
    CHAOS,
    CHARACTER,
    CHECK_PILE,
    CHECK_SHOWN,
    FACEUP,
    HAND,
    LOYALTY,
    LOYALTY_DEALT,
    MOST_SEATS,
    REVEALED,
    SKILL_DECK,
)
from turncoat.games.unfathomable.cards import CULTIST, HUMAN, HYBRID, TREACHERY, skill_of
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.setup import HYBRIDS, has_cultist
from turncoat.games.unfathomable.vocabulary import (
    CHECK_BEGUN,
    EQUIP_DOWN,
    FORCE_LEARNING,
    LOWER_TOTAL,
)
from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Card, Seat, second_of
from turncoat.kernel.views import View

FOUL_PLAY: Final = 0.5  # the chance that a traitor adds a card against a check
TEMPER: Final = 0.8  # weight of evidence relative to its nominal value
SURE: Final = 4.0  # limit of this evidence, in log odds
OPENLY: Final = 2.5  # for lowering a total openly
NEW_CHAOS: Final = "10.2"


class Memory:
    def __init__(self, game: Game, seat: Seat, seats: int) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.evidence: Final = [0.0] * seats  # against each seat, in log odds
        self.treachery: int = 0  # treachery cards shuffled into the chaos deck
        self.added: list[int] = [0] * seats  # cards in the running check, by seat
        self.own: list[Card] = []  # the seat's own cards
        self.chaos: int = 0  # cards of the chaos deck in the check
        self.supporting: int = 0  # skills, as bits
        self.characters: Final = [-1] * seats
        self.cards: Cards | None = None  # for bots that count them

    # Listening

    def hear(self, heard: Heard) -> None:
        kind = heard.kind
        if kind == MOVED:
            self._hear_move(heard)
        elif kind == SHOWN:
            self._hear_show(heard)
        elif kind == CHECK_BEGUN:
            self.added = [0] * self.seats
            self.own = []
            self.chaos = 0
            self.supporting = sum(1 << skill for skill in heard.arguments[1:])
        elif kind == CHOSE:
            self._chose(heard)
        elif kind == CHANGED and CHARACTER <= heard.arguments[0] < CHARACTER + self.seats:
            self.characters[heard.arguments[0] - CHARACTER] = heard.arguments[2]

    def _hear_move(self, heard: Heard) -> None:
        source, target, count = heard.arguments
        if target == CHECK_PILE:
            if HAND <= source < HAND + MOST_SEATS:
                self.added[source - HAND] += count
                if source - HAND == self.seat:
                    self.own.extend(heard.secret)
            elif source == CHAOS:
                self.chaos += count
        elif target == CHAOS:
            if heard.rule == NEW_CHAOS:
                self.treachery = 0
            elif source == SKILL_DECK + TREACHERY:
                self.treachery += count

    def _hear_show(self, heard: Heard) -> None:
        source, target = heard.arguments[:2]
        if target != CHECK_SHOWN:
            return
        cards = heard.arguments[2:]
        if source == CHECK_PILE:
            self._judge(list(cards))
        elif HAND <= source < HAND + MOST_SEATS:
            seat = source - HAND
            self.added[seat] += len(cards)
            for card in cards:
                if not self._supports(card):
                    self._blame(seat, OPENLY)

    def _chose(self, heard: Heard) -> None:
        seat, verb = heard.arguments
        if verb in (LOWER_TOTAL, EQUIP_DOWN):
            self._blame(seat, OPENLY)
        elif verb == FORCE_LEARNING and heard.secret:
            self.supporting |= 1 << second_of(heard.secret[0])

    # Judging

    def _supports(self, card: Card) -> bool:
        skill = skill_of(card)
        return skill != TREACHERY and self.supporting >> skill & 1 == 1

    def _blame(self, seat: Seat, weight: float) -> None:
        if seat < self.seats:
            self.evidence[seat] = max(-SURE, min(SURE, self.evidence[seat] + weight))

    def _judge(self, cards: list[Card]) -> None:
        """42.7: the cards lie open. Cards against the check that chaos does not explain come from a seat that
        added cards."""
        foul = [card for card in cards if not self._supports(card)]
        count = len(foul)
        own = sum(1 for card in self.own if not self._supports(card))
        count -= own  # the seat knows its own cards
        against = 1.0 - (self.supporting & 31).bit_count() / 5 + 0.08 * min(4, self.treachery)
        against = min(0.95, max(0.05, against))
        suspects = [seat for seat in range(self.seats) if self.added[seat] and seat != self.seat]
        skills = {skill_of(card) for card in foul}
        for seat in suspects:
            others = 1.0
            for other in suspects:
                if other != seat:
                    others *= 0.9
            clean = _chance(count, self.chaos, against, 1.0 - others)
            fouled = _chance(count - 1, self.chaos, against, 1.0 - others)
            if not self._draws(seat, skills):
                fouled *= 0.3
            ratio = 1.0 - FOUL_PLAY + FOUL_PLAY * fouled / clean
            self._blame(seat, TEMPER * log(max(0.05, ratio)))

    def _draws(self, seat: Seat, skills: set[int]) -> bool:
        character = self.characters[seat]
        return character < 0 or any(SKILL_SETS[character][skill] for skill in skills)

    # Results

    def suspicion(self, view: View) -> list[float]:
        """The chance that each seat is a traitor: 1 for exposed seats, 0 for cleared ones, exact for its own."""
        zones, tracks = view.zones, view.tracks
        chances = [0.0] * view.seats
        prior = self._prior(view)
        for seat in range(view.seats):
            self.characters[seat] = tracks[CHARACTER + seat]
            loyalty = [*zones[LOYALTY + seat], *zones[FACEUP + seat]]
            if tracks[REVEALED + seat] or HYBRID in loyalty or CULTIST in loyalty:
                chances[seat] = 1.0
            elif seat == view.seat:
                chances[seat] = 0.0
            else:
                chances[seat] = self._doubt(seat, prior, loyalty)
        return chances

    def reputation(self, view: View) -> list[float]:
        """The chance that each seat is a traitor, as a spectator estimates it."""
        prior = _public_prior(view)
        return [_likely(prior, evidence) for evidence in self.evidence]

    def _doubt(self, seat: Seat, prior: float, loyalty: list[int]) -> float:
        known = sum(1 for card in loyalty if card == HUMAN)
        if known and known == len(loyalty):
            return 0.0
        if known:
            prior /= 2
        return _likely(prior, self.evidence[seat])

    def _prior(self, view: View) -> float:
        """Hidden traitor cards of others, divided by the seats that may hold them."""
        own = sum(1 for card in view.zones[LOYALTY + view.seat] if card in (HYBRID, CULTIST))
        hidden = _hidden_traitors(view) - own
        unknown = [
            seat for seat in range(view.seats) if not view.tracks[REVEALED + seat] and seat != view.seat
        ]
        return _share(hidden * view.tracks[LOYALTY_DEALT] / 2, len(unknown))


def _hidden_traitors(view: View) -> int:
    count = HYBRIDS[view.seats] + (1 if has_cultist(view.seats, view.settings) else 0)
    for seat in range(view.seats):
        count -= sum(1 for card in view.zones[FACEUP + seat] if card in (HYBRID, CULTIST))
    return count


def _public_prior(view: View) -> float:
    unknown = sum(1 for seat in range(view.seats) if not view.tracks[REVEALED + seat])
    return _share(_hidden_traitors(view) * view.tracks[LOYALTY_DEALT] / 2, unknown)


def _share(traitors: float, seats: int) -> float:
    return min(0.8, max(0.0, traitors / seats)) if seats else 0.0


def _likely(prior: float, evidence: float) -> float:
    if prior <= 0.0:
        return 0.0
    odds = prior / (1.0 - prior) * exp(evidence)
    return odds / (1.0 + odds)


def _chance(count: int, chaos: int, against: float, other: float) -> float:
    """The chance that chaos and possibly one other player add exactly this many cards against a check."""
    return (
        0.01 + (1.0 - other) * _binomial(count, chaos, against) + other * _binomial(count - 1, chaos, against)
    )


def _binomial(count: int, tries: int, chance: float) -> float:
    if not 0 <= count <= tries:
        return 0.0
    ways = 1.0
    for number in range(count):
        ways = ways * (tries - number) / (number + 1)
    return float(ways * chance**count * (1.0 - chance) ** (tries - count))
