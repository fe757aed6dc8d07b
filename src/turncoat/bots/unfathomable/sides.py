"""From what is good for the humans to what is good for oneself: humans want it, revealed traitors its opposite.

A hidden traitor weighs the harm it could do against how much it would show. What could as well have been a mistake, or
cannot be seen at all, costs little; what no human would do costs a lot, until the end is near and nothing is left to hide for.
"""

from typing import Final

from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import FUEL
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH

SECRET: Final = 1000.0  # no seat will ever know
UNSEEN: Final = 6.0  # others see what came of it, not what else there was
ARGUABLE: Final = 1.0  # a matter of opinion
OPEN: Final = 0.2  # everybody sees what else one could have done
ENDING: Final = 90.0  # of harm that ends the game
CALM: Final = 0.2  # how much harm is wanted while nothing is decided
SHOWING: Final = 0.8  # what harm that shows costs, by its square


def plays_for_humans(outlook: Outlook) -> bool:
    return not outlook.is_traitor or outlook.is_biding


def is_hidden(outlook: Outlook) -> bool:
    """A traitor that works from within."""
    return outlook.is_traitor and not outlook.is_biding and not outlook.is_revealed


def urgency(outlook: Outlook) -> float:
    """How near the end is, by arrival or by a loss: 0 to 1."""
    arriving = max(0.0, 1.0 - (outlook.steps - 2.0) / 10.0) if outlook.distance >= 6 else 0.0
    lowest = min(outlook.view.tracks[FUEL : FUEL + 4])
    losing = (1.0, 1.0, 0.75, 0.45, 0.2)[lowest] if lowest < 5 else 0.0
    sinking = (0.0, 0.0, 0.1, 0.3, 0.6, 1.0, 1.0)[outlook.damaged]
    far = 0.15 if outlook.distance >= FAR_ENOUGH else 0.0
    return min(1.0, max(arriving, losing, sinking) + far)


def own(outlook: Outlook, values: list[float], cover: float) -> list[float]:
    """The seat's own values of options that are worth so much to the humans; `cover` is how much harm does not show."""
    if plays_for_humans(outlook):
        return values
    if outlook.is_revealed:
        return [-value for value in values]
    best = max(values)
    pressing = urgency(outlook)
    malice = outlook.traits.malice * (CALM + 0.9 * pressing)
    shame = SHOWING * (1.15 - pressing) / outlook.traits.nerve
    found = []
    for value in values:
        harm = best - value
        if value <= -ENDING:
            found.append(malice * harm)  # there will be no seat left to see it
            continue
        showing = max(0.0, harm - cover * (0.6 + 0.6 * pressing))
        found.append(malice * harm - shame * showing * showing)
    return found
