"""Effects of Lifeboat's cards, in addition to the kernel's."""

from typing import ClassVar, Final

from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.atoms import look_at
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, YOU, Frame
from turncoat.kernel.selectors import SeatSelector
from turncoat.kernel.state import State
from turncoat_lifeboat.board import CAPTAIN, HAND, LASHED, RATIONS, WEATHER
from turncoat_lifeboat.rules.cards import discard, draw
from turncoat_lifeboat.rules.loss import advance, gain_rations, lose_rations, repair, would_damage


class Damage(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        would_damage(s, self.amount.value(s, f))


class Repair(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        repair(s, self.amount.value(s, f))


class GainRations(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        gain_rations(s, self.amount.value(s, f))


class LoseRations(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        lose_rations(s, self.amount.value(s, f))

    def is_possible(self, s: State, f: Frame) -> bool:
        return s.tracks[RATIONS] >= self.amount.value(s, f)


class Advance(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""),)

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        advance(s, self.amount.value(s, f))


class Draw(Effect):
    """You draw effort cards."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        draw(s, f.v[YOU], self.count.value(s, f))


class Discard(Effect):
    """You discard effort cards of your choice."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        discard(s, f.v[YOU], self.count.value(s, f))

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[HAND + f.v[YOU]]) >= self.count.value(s, f)


class LookAhead(Effect):
    """You look at the top weather cards, which stay where they are."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        look_at(s, f.v[YOU], WEATHER, self.count.value(s, f), "L8.5")
        s.result = 0


class Captain(SeatSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [s.tracks[CAPTAIN]]


class IsLashed(Condition):
    """Whether the seat in question is lashed to the mast."""

    def holds(self, s: State, f: Frame) -> bool:
        return s.tracks[LASHED + f.v[IT]] == 1
