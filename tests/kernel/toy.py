"""The smallest game that shows each kind of track, zone and procedure: for tests of the kernel alone."""

from typing import ClassVar

from tests.table import Table
from turncoat.kernel.amounts import Amount
from turncoat.kernel.atoms import put
from turncoat.kernel.declarations import Content, Vocabulary
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.effects import Effect, start
from turncoat.kernel.families import Family
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, Track, option, verb_of
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, Layout
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.runner import run
from turncoat.kernel.session import Session
from turncoat.kernel.state import State
from turncoat.kernel.verbs import KERNEL_VERBS, Verb

MOST_SEATS = 4

# Tracks
SCORE = 0
TRACE = 1  # one digit per event
LUCK = 2  # by seat
FOG = 6
LAMP = 7  # by place

# Cards: four bees, one of each other
ANT = 0
BEE = 1
CAT = 2
DOG = 3

# Zones
DECK = 0
HAND = 1  # by seat
PILE = 5
TABLE = 6
BAG = 7
KENNEL = 8  # the only place for a dog

WAIT = len(KERNEL_VERBS)
CARRY = WAIT + 1


class Trace(Effect):
    """Append a digit to the trace."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("digit", ""),)

    def __init__(self, digit: Amount) -> None:
        self.digit = digit

    def execute(self, s: State, f: Frame) -> None:
        digit = self.digit.value(s, f)
        put(s, TRACE, s.tracks[TRACE] * 10 + digit, "T1")
        s.result = digit


class Pay(Effect):
    """Subtract points, fewer if there are not enough."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def execute(self, s: State, f: Frame) -> None:
        paid = min(s.tracks[SCORE], self.amount.value(s, f))
        put(s, SCORE, s.tracks[SCORE] - paid, "T2")
        s.result = paid

    def is_possible(self, s: State, f: Frame) -> bool:
        return s.tracks[SCORE] >= self.amount.value(s, f)


class ItsNumber(Amount):
    """The seat that a ForEach has come to, counted from 1."""

    def value(self, s: State, f: Frame) -> int:
        return f.v[4] + 1


class YourNumber(Amount):
    """The seat that the effect speaks to, counted from 1."""

    def value(self, s: State, f: Frame) -> int:
        return f.v[0] + 1


class Wait(Ask):
    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(WAIT), option(CARRY, DOG, KENNEL)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        IDLE.go(f, "wait" if verb_of(option) == WAIT else "gone")


IDLE = Procedure("idle", {"asked": 0, "other": 1})
IDLE.ask("wait", Wait())


@IDLE.step
def gone(s: State, f: Frame) -> None:
    """The last step."""


SPIN = Procedure("spin", {"turns": 0})


@SPIN.step
def spin(s: State, f: Frame) -> None:
    f.v[0] += 1
    SPIN.go(f, "spin")


def lay_out() -> Layout:
    layout = Layout(MOST_SEATS)
    layout.add_family(Family("small", ANT, ["ant", "bee", "cat"]))
    layout.add_family(Family("large", DOG, ["dog"]))
    layout.add_track(SCORE, "score", OPEN, 9, start=3)
    layout.add_track(TRACE, "trace", OPEN, 10**9)
    layout.add_seat_tracks(LUCK, "luck", OWNER, 9)
    layout.add_track(FOG, "fog", HIDDEN, 9, start=5)
    layout.add_tracks(LAMP, "lamp", ["bow", "stern"], OPEN, 1)
    layout.add_zone(DECK, "deck", HIDDEN, ["small"])
    layout.add_seat_zones(HAND, "hand", OWNER, ["small", "large"])
    layout.add_zone(PILE, "pile", TOP, ["small"])
    layout.add_zone(TABLE, "table", OPEN, ["small", "large"])
    layout.add_zone(BAG, "bag", HIDDEN, ["small", "large"])
    layout.add_zone(KENNEL, "kennel", HIDDEN, ["large"])
    return layout


def bark(s: State, f: Frame) -> None:
    put(s, TRACE, 7, "T3")


class Toy(Game):
    def __init__(self) -> None:
        super().__init__(
            "toy",
            1,
            2,
            lay_out(),
            [IDLE, SPIN],
            Vocabulary(
                [Verb(WAIT, "wait"), Verb(CARRY, "carry", (("what", "card"), ("where", "zone")))],
                ["over"],
                ["all"],
            ),
            content=Content([Trace, Pay, ItsNumber], named={"bark": bark}),
        )

    def set_up(self, s: State) -> None:
        s.zones[DECK].extend([ANT, BEE, BEE, BEE, BEE, CAT])
        s.zones[KENNEL].append(DOG)
        IDLE.push(s, [])
        IDLE.push(s, [])

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return [1, 4, 1, 1]

    def imagine_tracks(self, s: State, hidden: list[Track], dice: Dice) -> None:
        for track in hidden:
            place = self.layout.tracks[track]
            there = place.owner < s.seats
            s.tracks[track] = dice.below(place.high + 1) if there else place.start

    def side_of(self, s: State, seat: Seat) -> int:
        return 0


TOY = Toy()


def toy(seats: int = 3, current: int = 0) -> State:
    """The deck holds ant, four bees, cat, bottom first; the dog is in the kennel."""
    s = TOY.new(seats, fast(0))
    s.current = current
    return s


def carry_out(effect: Effect, you: int = 0, current: int = 0, score: int = 3) -> Table:
    """A game that has executed the effect up to its first decision."""
    s = toy(current=current)
    s.tracks[SCORE] = score
    start(s, effect, you)
    run(s)
    return Table(Session(s, [], None))
