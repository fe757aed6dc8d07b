"""T12.6, T21.7: repairs in a location, alone or as a team, and by Windows, who may repair more."""

from typing import ClassVar, Final

from turncoat.games.thing.board import AT, DAMAGE, WINDOWS
from turncoat.games.thing.content.locations import RULES as RULES_OF
from turncoat.games.thing.content.locations import TEAM
from turncoat.games.thing.places import Place
from turncoat.games.thing.rules.people import figures_standing_at, owner, plays
from turncoat.games.thing.rules.station import can_be_used, remove_damage
from turncoat.games.thing.vocabulary import EACH_REPAIR, FIRST_RULES, MEND, RULES, WINDOWS_IN_TEAM
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State


def times(s: State, figure: int) -> int:
    """T12.6: in a team location, one repair for each figure that stands there."""
    here = s.tracks[AT + figure]
    return max(1, len(figures_standing_at(s, here))) if here in TEAM else 1


def can_repair(s: State, place: Place) -> bool:
    return can_be_used(s, place) and s.tracks[DAMAGE + place] > 0


def most_damage_mended(repairs: int, settings: tuple[int, ...]) -> int:
    """T21.7: the most damage that Windows may repair with this many repairs: one more in all, or twice as much."""
    return 2 * repairs if settings[WINDOWS_IN_TEAM] == EACH_REPAIR else repairs + 1


def repair(s: State, figure: int) -> None:
    """T21.7: Windows is asked whether to repair more, if it makes a difference; by the first rules he always does."""
    here = s.tracks[AT + figure]
    least = times(s, figure)
    most = most_damage_mended(least, s.settings) if plays(s, figure, WINDOWS) else least
    damage = s.tracks[DAMAGE + here]
    if s.settings[RULES] == FIRST_RULES or min(least, damage) == min(most, damage):
        remove_damage(s, here, most, RULES_OF[here])
    else:
        MENDING.push(s, [figure, least, min(most, damage)])


FIGURE: Final = 0
LEAST: Final = 1
MOST: Final = 2
MENDING = Procedure("mending", {"figure": FIGURE, "least": LEAST, "most": MOST}, {"figure": "figure"})


class MendHowMuch(Ask):
    rule: ClassVar[str] = "T21.7"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(MEND, amount) for amount in range(f.v[LEAST], f.v[MOST] + 1)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        here = s.tracks[AT + f.v[FIGURE]]
        remove_damage(s, here, first_of(option), RULES_OF[here])


MENDING.ask("how_much", MendHowMuch())
