"""Public deeds of a seat, in a few classes with coarse circumstances: the classes for which likelihoods are counted.

A listener takes the events of any seat and keeps the public part. Its output is deeds (seat, family,
circumstances, what) and, for a check that is turned up, a `Pile`. Bots and the laboratory use the same
listener, so that a class means the same to both.
"""

from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.cards import Cards
from turncoat.games.unfathomable.board import (
    AT,
    CHAOS,
    CHARACTER,
    CHECK_PILE,
    CHECK_SHOWN,
    CRISIS,
    DEEP_ONES,
    FUEL,
    HAND,
    JOURNEY,
    LOOKING,
    LOYALTY_DEALT,
    MOST_SEATS,
    REVEALED,
    SKILL_DECK,
    SOULS,
    SPELL,
)
from turncoat.games.unfathomable.cards import (
    SKILL_COUNT,
    TREACHERY,
    skill_of,
    value_of,
)
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.setup import dials
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, FIRST_ROOM, NAMES
from turncoat.games.unfathomable.vocabulary import (
    BARRICADE,
    CHECK_BEGUN,
    DISCARD,
    DONE,
    END_ACTIONS,
    FORCE_LEARNING,
    GIVE_ITEM,
    KEEP_ITEM,
    MOVE,
    PICK_RESOURCE,
    PICK_TRACK,
    PLAY,
    PUT_ON_TOP,
    PUT_UNDER,
    RAISE_DIE,
    SACRIFICE,
    SWAP_ITEMS,
    USE_ROOM,
)
from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN, SHUFFLED
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Card, Option, Seat, first_of, second_of
from turncoat.kernel.verbs import ACCEPT, CHOOSE, DECLINE, PICK_SEAT
from turncoat.kernel.views import View

Class = tuple[str, str, str]  # family, circumstances, what
Deed = tuple[Seat, str, str, str]  # the seat, and the class

LOW_DIAL: Final = 3
ADDING: Final = "42.5"
FEW: Final = 3  # this many and more are one class


class Pile:
    """A check while cards are added, until it is turned up."""

    def __init__(self, seats: int, supporting: int, source: str) -> None:
        self.supporting: int = supporting
        self.source: Final = source
        self.added: Final = [0] * seats  # face down
        self.shown: Final = [0] * seats  # face up
        self.asked: Final[list[Seat]] = []
        self.own: Final[list[Card]] = []  # the listener's own cards, as far as it knows them
        self.own_seat: Seat = -1
        self.chaos: Final[list[list[float]]] = []  # for each of its cards the chance of each skill
        self.treachery: int = 0  # treachery cards known to be in it
        self.is_rebuilt: bool = False
        self.seen: Final = [0] * SKILL_COUNT
        self.turned: int = 0

    @property
    def size(self) -> int:
        return sum(self.added) + len(self.chaos) + self.treachery

    @property
    def opposing(self) -> int:
        return ((1 << SKILL_COUNT) - 1) & ~(self.supporting & ~(1 << TREACHERY))

    def supports(self, card: Card) -> bool:
        return not self.opposing >> skill_of(card) & 1


class Watch:
    def __init__(self, game: Game, seats: int, settings: tuple[int, ...]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.tracks: list[int] = [place.start for place in game.layout.tracks]
        self.tracks[FUEL : SOULS + 1] = dials(seats, settings)
        self.cards: Final = Cards(seats)
        self.crisis: Card = -1
        self.pile: Pile = Pile(seats, 0, "")
        self.turned_up: Pile | None = None  # turned up by the last event
        self.deeds: Final[list[Deed]] = []  # of the last event

    # Listening

    def hear(self, heard: Heard) -> bool:
        """Take in an event. Returns whether it made deeds or turned up a check."""
        if self.deeds:
            self.deeds.clear()
        self.turned_up = None
        kind = heard.kind
        if kind == CHOSE:
            self._chose(heard)
        elif kind == CHANGED:
            self.tracks[heard.arguments[0]] = heard.arguments[2]
        elif kind == MOVED:
            self._hear_move(heard)
        elif kind == SHOWN:
            self._hear_show(heard)
        elif kind == SHUFFLED:
            if heard.arguments[0] == CHECK_PILE:
                self._note_additions()
        elif kind == CHECK_BEGUN:
            supporting = sum(1 << skill for skill in heard.arguments[1:])
            self.pile = Pile(self.seats, supporting, "crisis" if self.crisis >= 0 else "action")
        return bool(self.deeds) or self.turned_up is not None

    def look(self, view: View) -> None:
        """Take over the open board, for a listener that missed events."""
        self.tracks = view.tracks[:]
        self.crisis = view.zones[CRISIS][-1] if view.zones[CRISIS] else -1
        lies = 1 if self.pile.turned < self.pile.size else 0  # a check whose cards are not attributed yet
        for seat in range(self.seats):
            character = self.tracks[CHARACTER + seat]
            if character >= 0:
                size = len(view.zones[HAND + seat]) + lies * self.pile.added[seat]
                self.cards.has(seat, size, SKILL_SETS[character])

    def is_hidden(self, seat: Seat) -> bool:
        """Whether the seat's deeds are evidence: it has a loyalty and has not shown it."""
        return self.tracks[LOYALTY_DEALT] > 0 and not self.tracks[REVEALED + seat]

    # Cards

    def _hear_move(self, heard: Heard) -> None:
        source, target, count = heard.arguments
        if SKILL_DECK <= source < SKILL_DECK + SKILL_COUNT:
            skill = source - SKILL_DECK
            if HAND <= target < HAND + MOST_SEATS:
                self.cards.drew(target - HAND, skill, count)
            elif target == CHAOS:
                self.cards.chaos[skill] += count
                self.pile.is_rebuilt = True
            elif target == CHECK_PILE:
                self.pile.treachery += count
        elif target == CHECK_PILE:
            if source == CHAOS:
                self.pile.is_rebuilt = False
                for _ in range(count):
                    self.pile.chaos.append(self.cards.draw_chaos())
            elif HAND <= source < HAND + MOST_SEATS:
                seat = source - HAND
                self.pile.added[seat] += count
                if heard.secret:
                    self.pile.own.extend(heard.secret)
                    self.pile.own_seat = seat

    def _hear_show(self, heard: Heard) -> None:
        source, target, *cards = heard.arguments
        if HAND <= source < HAND + MOST_SEATS:
            seat = source - HAND
            for card in cards:
                self.cards.discard_openly(seat, skill_of(card))
                if target == CHECK_SHOWN:
                    self.pile.shown[seat] += 1
                    what = "for" if self.pile.supports(card) else "against"
                    self._note(seat, "openly", self.pile.source, what)
        elif source == CHECK_PILE:
            self._turn_up(cards)
        elif source == CHAOS:
            for card in cards:
                self.cards.chaos[skill_of(card)] = max(0.0, self.cards.chaos[skill_of(card)] - 1)
        elif LOOKING <= source < LOOKING + MOST_SEATS:
            self._hear_pick(source - LOOKING, target, cards[0])
        if target == CRISIS:
            self.crisis = cards[-1]
        elif source == CRISIS:
            self.crisis = -1

    def _turn_up(self, cards: list[Card]) -> None:
        pile = self.pile
        for card in cards:
            pile.seen[skill_of(card)] += 1
        pile.turned += len(cards)
        if pile.turned == pile.size:
            self.turned_up = pile

    def settle(self) -> None:
        """Finish the check that was turned up; hands are counted again."""
        pile = self.turned_up
        if pile is not None:
            self.cards.settle(
                pile.added,
                pile.chaos,
                pile.treachery,
                pile.seen,
                pile.supporting,
                is_rebuilt=pile.is_rebuilt,
            )

    def _hear_pick(self, seat: Seat, target: int, card: Card) -> None:
        """The seat chose one of the cards that only it saw; the unseen cards are already part of the counted
        chances."""
        if target in (JOURNEY, SPELL):
            self._note(seat, *self.pick_class(card))

    def pick_class(self, card: Card) -> Class:
        """The class of a waypoint or spell that a seat chose."""
        if card in DISTANCES:
            return "waypoint", self._when(), str(DISTANCES[card])
        return "spell", "", self.game.layout.cards[card]

    # Deeds

    def _note(self, seat: Seat, family: str, circumstances: str, what: str) -> None:
        if self.is_hidden(seat):
            self.deeds.append((seat, family, circumstances, what))

    def _when(self) -> str:
        late = "late" if self.tracks[LOYALTY_DEALT] > 1 else "early"
        return f"{late},low" if min(self.tracks[FUEL : SOULS + 1]) <= LOW_DIAL else late

    def _note_additions(self) -> None:
        pile = self.pile
        for seat in pile.asked:
            self._note(
                seat,
                "add",
                self.adding_circumstances(seat),
                str(min(FEW, pile.added[seat] + pile.shown[seat])),
            )

    def adding_circumstances(self, seat: Seat) -> str:
        """The circumstances of adding cards to the running check."""
        size = self.cards.size[seat]
        if self.tracks[AT + seat] == BRIG:
            return f"brig,{self.aptness(seat)}"
        hand = "few" if size <= 2 else "some" if size <= 5 else "many"
        return f"{self.pile.source},{hand},{self.aptness(seat)}"

    def aptness(self, seat: Seat) -> str:
        share = self.cards.share(seat, self.pile.supporting & ~(1 << TREACHERY))
        return "apt" if share > 2 / 3 else "unapt" if share < 1 / 3 else "mixed"

    def _chose(self, heard: Heard) -> None:
        seat, verb = heard.arguments
        if verb == 0:
            return
        option = heard.secret[0] if heard.secret else -1
        if heard.rule == ADDING:
            if seat not in self.pile.asked:
                self.pile.asked.append(seat)
            return
        if verb == FORCE_LEARNING:
            self.pile.supporting |= 1 << second_of(option)
        if self.is_hidden(seat):
            deed = self.deed_of(seat, verb, option)
            if deed is not None:
                self._note(seat, *deed)

    def deed_of(self, seat: Seat, verb: int, option: Option) -> Class | None:
        """The class of the deed if the seat chose this; None if it is not evidence."""
        if MOVE <= verb <= END_ACTIONS:
            here = "beset" if self.tracks[DEEP_ONES + self.tracks[AT + seat]] else "calm"
            return "act", f"{self._when()},{here}", self._action(seat, verb, option)
        if RAISE_DIE <= verb <= BARRICADE:
            what = self.game.verbs[verb].name
            if verb == SACRIFICE:
                what += str(first_of(option))
            return "react", "", what
        return self._choice(seat, verb, option)

    def _action(self, seat: Seat, verb: int, option: Option) -> str:
        name = self.game.verbs[verb].name
        if verb == MOVE:
            space = first_of(option)
            if space < FIRST_ROOM:
                return f"{name}:{'deck' if space >= FIRST_DECK else 'water'}"
            return f"{name}:{NAMES[space]}"
        if verb == USE_ROOM:
            return f"{name}:{NAMES[self.tracks[AT + seat]]}"
        if verb == PLAY:
            return f"{name}:{self.game.layout.cards[first_of(option)].split(':', maxsplit=1)[0]}"
        return name

    def _choice(self, seat: Seat, verb: int, option: Option) -> Class | None:
        card = self.game.layout.cards[self.crisis] if self.crisis >= 0 else ""
        name = self.game.verbs[verb].name
        if verb == CHOOSE:
            return "choice", card, str(first_of(option))
        if verb in (ACCEPT, DECLINE):
            return "offer", card, name
        if verb == PICK_SEAT:
            return "point", card, "self" if first_of(option) == seat else "other"
        if verb == PICK_TRACK:
            return "track", self._when(), self.game.layout.tracks[first_of(option)].name
        if verb == PICK_RESOURCE:
            lowest = min(self.tracks[FUEL : SOULS + 1])
            return "resource", "", "lowest" if self.tracks[first_of(option)] == lowest else "spare"
        if verb == DISCARD:
            return "discard", "", "high" if value_of(first_of(option)) >= FEW else "low"
        if verb in (PUT_ON_TOP, PUT_UNDER):
            return "scout", "", name
        if verb in (GIVE_ITEM, SWAP_ITEMS, KEEP_ITEM, DONE):
            return "trade", "", name
        return None
