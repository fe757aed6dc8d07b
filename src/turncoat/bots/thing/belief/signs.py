"""Public deeds of a seat as answers to countable questions: its moves, its votes and so on.

They are made from open information only, so all listeners get the same deeds, in counted games and in live
ones. A question names its circumstances; both are few and coarse. With 1-3 players no seat hides its side,
and there are no signs.
"""

from typing import Final, NamedTuple

from turncoat.bots.player import Heard
from turncoat.games.thing.board import (
    ACTION_DECK,
    ACTION_DISCARD,
    AT,
    BOILER_DEAD,
    BURNED,
    CANISTERS,
    DAMAGE,
    DISC,
    DOG_AT,
    EVER_REVEALED,
    FLAMES,
    FLAMETHROWER,
    FUEL,
    HAND,
    ITEMS,
    LOOKING,
    LYING,
    NOW,
    PILE,
    PILE_OPEN,
    PLAYING,
    ROUND,
    SABOTAGE,
    SAMPLES,
    STATUS,
    WEAPONS,
)
from turncoat.games.thing.content.locations import GENERATOR_CAP, TEAM
from turncoat.games.thing.numbers import DISC_START, GREEN_SPACE, RED
from turncoat.games.thing.places import (
    BOILER,
    DOGS,
    GENERATOR,
    HELICOPTER,
    NAMES,
    RADIO,
    REC_ROOM,
    SNOWCAT,
    Place,
    is_green,
)
from turncoat.games.thing.rules.people import figure_count, is_shared, table_size
from turncoat.games.thing.rules.repairs import most_damage_mended
from turncoat.games.thing.vocabulary import (
    EARLIEST_REVEAL,
    GIVE_TO,
    MEND,
    ROLE_REVEALED,
    SHINE,
    SPECIAL,
    SWAP,
    TEST_BLOOD,
    TEST_FIRE,
    VOTED,
    WORK,
)
from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN, TURN_OF
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat, first_of
from turncoat.kernel.views import View

SORE: Final = (BOILER, GENERATOR, RADIO, SNOWCAT, HELICOPTER)  # places where a Sabotage hurts most
SWAPPED_LASTS: Final = 2  # rounds for which a hand still has chosen cards
LATE: Final = 4  # from this round on the game is late
NOWHERE: Final = -1
FLAMETHROWERS: Final = (FLAMETHROWER, FLAMETHROWER + 1)

# Questions by the rule of the answer. A seat without a usable card reveals nothing by not using one.
ARMED: Final = {"T7.4": "meet", "T8.6": "fire", "T11.1": "burn"}
EQUIPPED: Final = {"R10": "bonus", "T20.5": "bonus", "T20.8": "bonus", "T19.6": "keys"}
ANYBODY: Final = {"T13.6": "token", "T19.1": "call", "T19.2": "wish"}
TRADED: Final = "T14.1"
GOES_ON: Final = "T12.5"
AFTER_VOTES: Final = ("T14.4", "T14.5", "T15", "T16", "T17", "T18")
AFTER_TESTS: Final = ("T17", "T18")
REVEALED_ITSELF: Final = "T14.5"
HIDDEN: Final = "hidden"  # the answer of a seat that did not reveal itself

# Phases of a round, as far as they matter here
BEFORE_VOTES: Final = 0
VOTES_DONE: Final = 1
TESTS_DONE: Final = 2


class Deed(NamedTuple):
    """A seat's answer to a question, perhaps about another seat."""

    seat: Seat
    question: str
    answer: str
    about: Seat = NOBODY


class Pile:
    """The active pile of a round: the laid cards with their circumstances, and the revealed ones."""

    def __init__(self) -> None:
        self.laid: list[tuple[Seat, str]] = []  # cards face down: the seat and the circumstances
        self.unseen = 0  # T5.4
        self.gone = 0  # burned for fire, unseen
        self.open: list[int] = []  # cards laid face up
        self.revealed: list[int] = []


class Signs:
    """Listens to a game and produces its deeds. `tracks` and `sizes` are the open board, kept up to date from
    events."""

    def __init__(self, game: Game, seats: int, settings: tuple[int, ...]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.tracks: list[int] = [place.start for place in game.layout.tracks]
        for figure in range(figure_count(seats)):
            self.tracks[AT + figure] = REC_ROOM
            self.tracks[DISC + figure] = game.numbers[DISC_START]
        self.sizes: list[int] = [0] * len(game.layout.zones)
        self._flames_at = [NOWHERE, NOWHERE]  # zones, by flamethrower
        self.pile = Pile()
        self._phase = BEFORE_VOTES
        self._votes: list[tuple[Seat, Seat]] = []
        self._voters: list[Seat] = []
        self._testers: list[Seat] = []
        self._tested: list[Seat] = []
        self._swapped: Final = [-9] * seats  # the round of the swap
        self._special: Final = [""] * seats  # how a card for the pile is drawn in this round

    def look(self, view: View) -> None:
        self.tracks = view.tracks[:]
        self.sizes = list(map(len, view.zones))
        for seat in range(self.seats):
            for card in view.zones[FLAMES + seat]:
                self._flames_at[FLAMETHROWERS.index(card)] = FLAMES + seat
        if not self.pile.revealed and not is_shared(self.seats):
            self.pile.unseen = max(0, self.sizes[PILE] - len(self.pile.laid) + self.pile.gone)

    def hear(self, heard: Heard) -> list[Deed]:
        """The deeds that the event completes."""
        kind = heard.kind
        deeds: list[Deed] = []
        if self._phase != TESTS_DONE:
            self._close(heard, deeds)
        if kind == CHANGED:
            track, _, value = heard.arguments
            self.tracks[track] = value
        elif kind == MOVED:
            self._hear_move(*heard.arguments)
        elif kind == SHOWN:
            self._hear_show(heard.arguments, deeds)
        elif kind == CHOSE:
            self._hear_choice(heard, deeds)
        elif kind == VOTED:
            self._votes.append((heard.arguments[0], heard.arguments[1]))
        elif kind == ROLE_REVEALED and heard.rule == REVEALED_ITSELF:
            self._voters = [seat for seat in self._voters if seat != heard.arguments[0]]
            deeds.append(Deed(heard.arguments[0], self._reveal_question(heard.arguments[0]), "revealed"))
        elif kind == TURN_OF:
            self._phase = BEFORE_VOTES
            self.pile = Pile()
            self._special[:] = [""] * self.seats
        return deeds

    def players(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.tracks[STATUS + seat] == PLAYING]

    def is_cleared(self, seat: Seat) -> bool:
        return self.tracks[DISC + seat] == GREEN_SPACE

    # Circumstances

    def _openness(self) -> str:
        return "out" if self.tracks[EVER_REVEALED] else "hidden"

    def _is_suspicious(self, seat: Seat) -> bool:
        red = self.game.numbers[RED + table_size(self.seats) - 4]
        return self.tracks[DISC + seat] * 4 > red * 3

    def _reveal_question(self, seat: Seat) -> str:
        pressed = "pressed" if self._is_suspicious(seat) else "calm"
        return f"reveal/{pressed}/{'late' if self.tracks[ROUND] >= LATE else 'early'}"

    def _is_dark(self) -> bool:
        return self.tracks[DAMAGE + GENERATOR] >= GENERATOR_CAP or self.tracks[BURNED] >> GENERATOR & 1 == 1

    def _needs(self) -> str:
        """The circumstances of choosing a place: the boiler in trouble, otherwise the generator, otherwise neither."""
        tracks = self.tracks
        if not tracks[BOILER_DEAD] and (tracks[FUEL + 1] <= 1 or tracks[DAMAGE + BOILER]):
            return "boiler"
        return "generator" if tracks[FUEL] <= 1 or tracks[DAMAGE + GENERATOR] else "calm"

    def _manner_of_laying(self, seat: Seat) -> str:
        if self._special[seat]:
            return self._special[seat]
        how = "dark" if self._is_dark() else "light"
        swapped = self.tracks[ROUND] - self._swapped[seat] <= SWAPPED_LASTS
        return f"pile/{how}/{'chosen' if swapped else 'drawn'}"

    # Events

    def _hear_move(self, source: int, target: int, count: int) -> None:
        self.sizes[source] -= count
        self.sizes[target] += count
        if target == PILE and source == ACTION_DECK:
            self.pile.unseen = count
        elif target == PILE and source != PILE_OPEN:
            seat = source - HAND if source < HAND + self.seats else source - LOOKING
            self.pile.laid.append((seat, self._manner_of_laying(seat)))
        elif source == PILE and target == ACTION_DISCARD and not self.pile.revealed:
            self.pile.gone += 1

    def _hear_show(self, arguments: tuple[int, ...], deeds: list[Deed]) -> None:
        source, target = arguments[:2]
        self.sizes[source] -= len(arguments) - 2
        self.sizes[target] += len(arguments) - 2
        for card in arguments[2:]:
            if card in FLAMETHROWERS:
                self._flames_at[FLAMETHROWERS.index(card)] = target
        if target == PILE_OPEN:
            seat = source - HAND if source < HAND + self.seats else source - LOOKING
            self.pile.open.append(arguments[2])
            deeds.append(Deed(seat, f"open/{self._manner_of_laying(seat)}", card_name(arguments[2])))
        elif source == PILE and target == NOW:
            self.pile.revealed.append(arguments[2])
        elif source == PILE_OPEN and target == ACTION_DISCARD and arguments[2] in self.pile.open:
            self.pile.open.remove(arguments[2])

    def _hear_choice(self, heard: Heard, deeds: list[Deed]) -> None:
        seat, verb = heard.arguments
        rule = heard.rule
        if verb in (WORK, SPECIAL, SWAP):
            self._hear_move_of_figure(seat, verb, heard, deeds)
        elif verb == SHINE:
            self._special[seat] = "pile/shone"
        elif verb == GIVE_TO and rule.startswith("T12") and heard.secret:
            deeds.extend(self.gift_deeds(seat, first_of(heard.secret[0])))
        elif verb in (TEST_BLOOD, TEST_FIRE):
            self._tested.append(seat)
        elif verb == MEND and heard.secret:
            deeds.extend(self.repair_deeds(seat, first_of(heard.secret[0])))
        else:
            deeds.extend(self.answer_deeds(seat, verb, rule))

    def answer_deeds(self, seat: Seat, verb: int, rule: str) -> list[Deed]:
        """Deeds by a public yes or no; the rule identifies the question."""
        name = self.game.verbs[verb].name
        if rule == GOES_ON:
            return [
                Deed(seat, f"go_on/{min(self.pile.revealed.count(SABOTAGE), 2)}/{self._openness()}", name)
            ]
        question = "" if self.game.verbs[verb].is_secret else self._question(seat, rule)
        return [Deed(seat, f"{question}/{self._openness()}", name)] if question else []

    def _question(self, seat: Seat, rule: str) -> str:
        sizes = self.sizes
        if rule in ARMED and (sizes[WEAPONS + seat] > 0 or self._has_loaded(seat)):
            return ARMED[rule]
        if rule in EQUIPPED and sizes[ITEMS + seat] > 0:
            return EQUIPPED[rule]
        if rule == TRADED:
            return "trade"
        return ANYBODY.get(rule, "")

    def _hear_move_of_figure(self, seat: Seat, verb: int, heard: Heard, deeds: list[Deed]) -> None:
        self._special[seat] = "pile/special" if verb == SPECIAL else ""
        if verb == SWAP:
            self._swapped[seat] = self.tracks[ROUND]
        if verb == SWAP or heard.secret:
            deeds.extend(self.move_deeds(seat, verb, first_of(heard.secret[0]) if heard.secret else NOWHERE))

    def move_deeds(self, seat: Seat, verb: int, place: Place) -> list[Deed]:
        """T6: the kind of place a seat moves to: empty, with others, with a dog, or none."""
        taken = {self.tracks[AT + other] for other in self.players() if is_green(self.tracks[AT + other])}
        question = f"move/{min(len(taken), 3)}/{self._openness()}"
        if verb == SWAP:
            return [Deed(seat, question, "swap")]
        if not is_green(place):
            return []  # a seat that has not moved is in the Rec Room too, so nothing can be counted
        return [
            Deed(seat, question, self._company(seat, place)),
            Deed(seat, f"place/{self._needs()}/{self._openness()}", NAMES[place]),
            Deed(seat, "special", "special" if verb == SPECIAL else "work"),
        ]

    def _company(self, seat: Seat, place: Place) -> str:
        there = [other for other in self.players() if other != seat and self.tracks[AT + other] == place]
        if not there:
            return "dog" if place in self.tracks[DOG_AT : DOG_AT + DOGS] else "alone"
        return f"join{len([other for other in there if not self.is_cleared(other)])}"

    def gift_deeds(self, seat: Seat, figure: int) -> list[Deed]:
        """T12.2: the place where the leader lets a Sabotage happen, if there is a choice."""
        if not self.pile.revealed or self.pile.revealed[-1] != SABOTAGE:
            return []
        places = [self.tracks[AT + other] for other in self.players() if not self.tracks[LYING + other]]
        kinds = {place in SORE for place in places if is_green(place)}
        if len(kinds) < 2:
            return []
        return [Deed(seat, "harm", "sore" if self.tracks[AT + figure] in SORE else "mild")]

    def repair_deeds(self, seat: Seat, amount: int) -> list[Deed]:
        """T21.7: whether Windows left damage that he could have repaired."""
        here = self.tracks[AT + seat]
        there = [other for other in self.players() if self.tracks[AT + other] == here]
        standing = [other for other in there if not self.tracks[LYING + other]]
        most = min(
            self.tracks[DAMAGE + here],
            most_damage_mended(len(standing) if here in TEAM else 1, self.settings),
        )
        return [Deed(seat, "mend", "all" if amount >= most else "less")]

    # The end of the Rec Room phase

    def _close(self, heard: Heard, deeds: list[Deed]) -> None:
        if self._phase == BEFORE_VOTES and heard.rule.startswith(AFTER_VOTES):
            self._phase = VOTES_DONE
            self._voters = self.players()
            self._close_votes(deeds)
            self._testers = [seat for seat in self._voters if self._could_test(seat)]
            self._tested = []
        if self._phase == VOTES_DONE and heard.rule.startswith(AFTER_TESTS):
            self._phase = TESTS_DONE
            self._close_tests(deeds)

    def _close_votes(self, deeds: list[Deed]) -> None:
        against = dict(self._votes)
        self._votes = []
        for voter in self._voters:
            deeds.extend(self.vote_deeds(voter, against.get(voter, NOBODY)))

    def vote_deeds(self, voter: Seat, against: Seat) -> list[Deed]:
        """T14.2: a vote against one seat, and thereby not against the others."""
        deeds = []
        for other in self.players():
            if other != voter and not self.is_cleared(other):
                doubt = "suspicious" if self._is_suspicious(other) else "plain"
                deeds.append(Deed(voter, f"vote/{doubt}", "against" if other == against else "not", other))
        return deeds

    def _could_test(self, seat: Seat) -> bool:
        sizes = self.sizes
        return sizes[SAMPLES + seat] > 0 or (self._has_loaded(seat) and sizes[ITEMS + seat] > 0)

    def _has_loaded(self, seat: Seat) -> bool:
        """Whether the seat has a flamethrower with canisters (ruling R31)."""
        return any(
            at == FLAMES + seat and self.tracks[CANISTERS + card] for card, at in enumerate(self._flames_at)
        )

    def _close_tests(self, deeds: list[Deed]) -> None:
        if self.tracks[ROUND] > self.settings[EARLIEST_REVEAL]:
            for seat in self._voters:
                deeds.append(Deed(seat, self._reveal_question(seat), HIDDEN))
        any_test = "done" if self._tested else "none"
        for seat in self._testers:
            deeds.append(Deed(seat, f"test/{any_test}", "tests" if seat in self._tested else "waits"))


def card_name(card: int) -> str:
    return "sabotage" if card == SABOTAGE else "other"
