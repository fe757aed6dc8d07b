"""T23.12, T24.6: rerolls of action dice."""

from turncoat.games.thing.board import FLASHLIGHT, GARRY, NORRIS
from turncoat.games.thing.rules.holdings import has_item
from turncoat.games.thing.rules.people import plays
from turncoat.games.thing.rules.station import is_dark
from turncoat.games.thing.vocabulary import GARRYS_FLASHLIGHT, OWN_DIE_TOO
from turncoat.kernel.state import State


def rerolls(s: State, figure: int) -> int:
    """The number of rerolls. T24.6: Garry has one die; Norris, and a figure with a flashlight, each die once
    in darkness."""
    own = 1 if plays(s, figure, GARRY) else 0
    if is_dark(s) and (plays(s, figure, NORRIS) or has_item(s, figure, FLASHLIGHT)):
        return 3 + own if s.settings[GARRYS_FLASHLIGHT] == OWN_DIE_TOO else 3
    return own


def is_rerolled_twice(s: State, figure: int, left: int, rerolled: int) -> bool:
    """Whether a rerolled die may be rerolled once more: by a setting, Garry's own reroll is in addition to
    the flashlight's. `left`: rerolls left; `rerolled`: dice, as bits."""
    allowed = rerolls(s, figure)
    dice = [die for die in range(3) if rerolled >> die & 1]
    return allowed > 3 and allowed - left == len(dice)


def reroll_rule(s: State, figure: int) -> str:
    """The rule of the reroll. T23.12: by a flashlight; T24.6: by a character's ability."""
    shines = is_dark(s) and has_item(s, figure, FLASHLIGHT) and not plays(s, figure, NORRIS)
    return "T23.12" if shines else "T24.6"
