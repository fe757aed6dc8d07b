"""Batches of running games that are answered in one call. Outside the rules themselves no object is made per
game and step.

Actions are numbers of a catalogue of options, or places in a table of the options that each seat has now.
"""

from typing import Final

from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import Broken
from turncoat.kernel.ids import NO_OPTION, Option, first_of, second_of, verb_of

NOT_LISTED: Final = -1
SLOT_BYTES: Final = 4  # of one number in a table of options; all are below 65,536


class ActionNumbers:
    """The catalogue of a game's options, in both directions: by number and by option."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options  # by number
        # By verb: the numbers of its options, ordered by first argument. A list is several times as fast as a
        # dictionary
        # here.
        self.numbers: Final[list[list[int]]] = []
        self.strides: Final[list[int]] = []
        for option in options:
            if option != NO_OPTION:
                self._make_room(verb_of(option), first_of(option))
        for number, option in enumerate(options):
            if option != NO_OPTION:
                self._place(option, number)

    def of(self, legal: list[Option]) -> list[int]:
        """The numbers of these options, lowest first."""
        listed = self.look_up(legal)
        listed.sort()
        return listed

    def look_up(self, legal: list[Option]) -> list[int]:
        listed: list[int] = []
        for option in legal:
            number = self._number(option)
            if number == NOT_LISTED:
                raise Broken(f"option={option},expected=in_the_catalogue")
            listed.append(number)
        return listed

    def _make_room(self, verb: int, first: int) -> None:
        while len(self.numbers) <= verb:
            self.numbers.append([])
            self.strides.append(0)
        self.strides[verb] = max(self.strides[verb], first + 1)

    def _place(self, option: Option, number: int) -> None:
        verb = verb_of(option)
        at = second_of(option) * self.strides[verb] + first_of(option)
        numbers = self.numbers[verb]
        while len(numbers) <= at:
            numbers.append(NOT_LISTED)
        numbers[at] = number

    def _number(self, option: Option) -> int:
        verb = option >> 20
        if verb >= len(self.numbers):
            return NOT_LISTED
        first = option & 1023
        stride = self.strides[verb]
        at = (option >> 10 & 1023) * stride + first
        numbers = self.numbers[verb]
        return numbers[at] if first < stride and at < len(numbers) else NOT_LISTED


class ArrayBatch:
    """`marks` has a row per game. With `slots` it is a table of so many numbers of options, 0 where there is none, each in
    four bytes with the lowest first; without, a mask over the catalogue. `asked` has a byte per game: the seat."""

    def __init__(
        self, games: list[ArrayGame], actions: ActionNumbers, marks: bytearray, asked: bytearray, slots: int
    ) -> None:
        self.games: Final = games
        self.actions: Final = actions
        self.marks: Final = marks
        self.asked: Final = asked
        self.slots: Final = slots
        self.width: Final = slots * SLOT_BYTES if slots else len(actions.options)
        # By game: the legal actions; with slots in ascending order
        self.legal: list[list[int]] = [[] for _ in games]

    def first_wrong(self, chosen: list[int]) -> int:
        """The first game whose action is not legal, or -1 if all are legal."""
        for at, legal in enumerate(self.legal):
            action = chosen[at]
            if self.slots:
                if not 0 <= action < len(legal):
                    return at
            elif action not in legal:
                return at
        return -1

    def step(self, chosen: list[int]) -> list[int]:
        """Answer every game with a legal action. Returns the games that are over now."""
        options = self.actions.options
        ended: list[int] = []
        for at, game in enumerate(self.games):
            action = chosen[at]
            game.answer(options[self.legal[at][action] if self.slots else action])
            if game.seat < 0:
                ended.append(at)
            else:
                self.mark(at)
        return ended

    def mark(self, at: int) -> None:
        """Write who is asked in a game now, and the legal actions into its row."""
        game = self.games[at]
        before = self.legal[at]
        now = self.actions.of(game.legal) if self.slots else self.actions.look_up(game.legal)
        self.legal[at] = now
        self.asked[at] = game.seat
        marks = self.marks
        start = at * self.width
        if not self.slots:
            for number in before:
                marks[start + number] = 0
            for number in now:
                marks[start + number] = 1
            return
        if len(now) > self.slots:
            raise Broken(f"options={len(now)},slots={self.slots}")
        place = start
        for number in now:
            marks[place] = number & 255
            marks[place + 1] = number >> 8
            place += SLOT_BYTES
        for place in range(start + len(now) * SLOT_BYTES, start + len(before) * SLOT_BYTES, SLOT_BYTES):
            marks[place] = 0
            marks[place + 1] = 0

    def draw(self, dice: Dice) -> list[int]:
        """Draw one legal action for every game, uniformly."""
        drawn: list[int] = []
        for legal in self.legal:
            at = dice.below(len(legal))
            drawn.append(at if self.slots else legal[at])
        return drawn

    def count_decisions(self) -> int:
        """The number of decisions made in the running games."""
        total = 0
        for game in self.games:
            total += game.made
        return total
