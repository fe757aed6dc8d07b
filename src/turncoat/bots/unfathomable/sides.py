"""Conversion of values for the humans to values for the seat: humans have the same, revealed traitors the opposite.

A hidden traitor weighs the possible harm against its exposure. Harm that could be a mistake, or cannot be seen at all,
costs little; harm that no human would do costs a lot, until the end is near and hiding no longer pays.
"""

from typing import Final

from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import FUEL
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH

SECRET: Final = 1000.0  # no seat will ever know
UNSEEN: Final = 6.0  # others see the result, but not the alternatives
ARGUABLE: Final = 1.0  # a matter of opinion
OPEN: Final = 0.2  # all seats see the alternatives
ENDING: Final = 90.0  # of harm that ends the game
CALM: Final = 0.2  # share of harm that is wanted while the game is open
SHOWING: Final = 0.8  # cost of visible harm, by its square


def plays_for_humans(outlook: Outlook) -> bool:
    return not outlook.is_traitor or outlook.is_biding


def is_hidden(outlook: Outlook) -> bool:
    """Whether the seat is a hidden traitor."""
    return outlook.is_traitor and not outlook.is_biding and not outlook.is_revealed


def urgency(outlook: Outlook) -> float:
    """How close the end is, by arrival or by a loss: 0 to 1."""
    arriving = max(0.0, 1.0 - (outlook.steps - 2.0) / 10.0) if outlook.distance >= 6 else 0.0
    lowest = min(outlook.view.tracks[FUEL : FUEL + 4])
    losing = (1.0, 1.0, 0.75, 0.45, 0.2)[lowest] if lowest < 5 else 0.0
    sinking = (0.0, 0.0, 0.1, 0.3, 0.6, 1.0, 1.0)[outlook.damaged]
    far = 0.15 if outlook.distance >= FAR_ENOUGH else 0.0
    return min(1.0, max(arriving, losing, sinking) + far)


def own(outlook: Outlook, values: list[float], cover: float) -> list[float]:
    """Values for the seat of options with these values for the humans; `cover` is the amount of harm that
    goes unnoticed."""
    if plays_for_humans(outlook):
        return values
    if outlook.is_revealed:
        return [-value for value in values]
    best = max(values)
    pressing = urgency(outlook)
    malice = outlook.traits.malice * (CALM + 0.9 * pressing)
    shame = SHOWING * (1.15 - pressing) / outlook.traits.nerve
    worths = []
    for value in values:
        harm = best - value
        if value <= -ENDING:
            worths.append(malice * harm)  # the game ends, so that exposure does not matter
            continue
        showing = max(0.0, harm - cover * (0.6 + 0.6 * pressing))
        worths.append(malice * harm - shame * showing * showing)
    return worths
