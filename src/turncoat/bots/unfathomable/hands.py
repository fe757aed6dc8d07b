"""What skill cards are worth to their holder, and questions about drawing and discarding them (41, 43, 53.10)."""

from typing import Final

from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import AT, CHARACTER, HAND, IMPROVEMENT
from turncoat.games.unfathomable.cards import LORE, STRENGTH, TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.content.items import skill_of_improvement
from turncoat.games.unfathomable.spaces import BRIG
from turncoat.games.unfathomable.vocabulary import DISCARD, DONE, DRAW_FROM, TREACHERY_INSTEAD
from turncoat.kernel.ids import Card, Option, Seat, first_of, verb_of

CARD: Final = 2.8  # an unseen card, to a seat with few
MEAN_VALUE: Final = 51 / 21  # of a skill card
# Cards that do more than count, beside their value
SPECIAL: Final[dict[Card, float]] = {
    4: 1.0,  # inspiring_speech
    9: 0.6,  # forced_learning
    14: 0.6,  # preparation
    17: 0.8,  # rampage
    18: 0.8,
    19: 2.0,  # shrug_it_off
    24: 1.8,  # true_grit
    28: 2.5,  # ransack
    29: 2.0,  # perform_rites
}
HELD: Final = 0.5  # any card
PER_VALUE: Final = 0.42  # by its value
STEAM: Final = 0.25  # strength drives the engine; by its value
SKILLS_LIKED: Final = (1.0, 0.9, 1.0, 1.15, 1.05)  # how often checks and rooms ask for them


def glut(cards: int) -> float:
    """Of many cards each is worth less: more than ten cannot be kept."""
    if cards <= 4:
        return 1.1
    return max(0.25, 1.1 - 0.13 * (cards - 4))


def skill_set(outlook: Outlook, seat: Seat) -> list[int]:
    """43, 24.10: what the seat draws in a turn."""
    tracks = outlook.view.tracks
    character = tracks[CHARACTER + seat]
    if character < 0:
        return [1, 1, 1, 1, 1, 0]
    found = list(SKILL_SETS[character])
    if tracks[IMPROVEMENT + seat] >= 0 and tracks[AT + seat] != BRIG:
        found[skill_of_improvement(tracks[IMPROVEMENT + seat])] += 1
    return found


def price(outlook: Outlook, card: Card) -> float:
    """What one of the seat's own cards is worth to it."""
    held = len(outlook.view.zones[HAND + outlook.me])
    value = HELD + PER_VALUE * value_of(card) + SPECIAL.get(card, 0.0)
    if skill_of(card) == STRENGTH:
        value += STEAM * value_of(card)
    return value * glut(held) * outlook.traits.greed


def gained(outlook: Outlook, seat: Seat, count: float) -> float:
    """So many unknown cards for a seat, as the humans see it."""
    return CARD * count * glut(outlook.hand(seat) + int(count) // 2) * outlook.trust(seat)


def lost(outlook: Outlook, seat: Seat, count: int) -> float:
    """Its worst cards go first."""
    held = outlook.hand(seat)
    count = min(count, held)
    return -1.3 * count * glut(held) * outlook.trust(seat)


# Questions; the values are the seat's own, whichever side it is on


def draw(outlook: Outlook, legal: list[Option]) -> list[float]:
    """Decks to draw from: what one can use, and a little of everything."""
    hand = outlook.view.zones[HAND + outlook.me]
    held = [0] * 6
    for card in hand:
        held[skill_of(card)] += 1
    planned = outlook.view.stack[-1].v[3:9] if len(outlook.view.stack[-1].v) > 8 else [0] * 6
    found = []
    for option in legal:
        if verb_of(option) == DONE:
            found.append(_another(outlook, sum(planned)))
            continue
        skill = first_of(option)
        if skill == TREACHERY:
            found.append(3.0 if outlook.is_revealed else 0.0)
        else:
            found.append(2.0 * SKILLS_LIKED[skill] - 0.25 * (held[skill] + planned[skill]))
    return found


def _another(outlook: Outlook, drawn: int) -> float:
    """The Galley: one more card, against the greater chance that it costs a food. As good as this is to stop."""
    more = CARD * glut(outlook.hand(outlook.me) + drawn) * outlook.traits.greed + outlook.lose(1, 1) / 8
    return 5.0 if drawn and more < 0 else -5.0


def take_treachery(outlook: Outlook, legal: list[Option]) -> list[float]:
    """53.10: treachery is what a revealed traitor works with; a few high cards lead out of the Brig as well."""
    return [1.0 if verb_of(option) == TREACHERY_INSTEAD else 0.5 for option in legal]


def discard(outlook: Outlook, legal: list[Option]) -> list[float]:
    return [-price(outlook, first_of(option)) for option in legal]


def pay(outlook: Outlook, legal: list[Option], skills: int, need: int) -> list[float]:
    """Cards worth so much: as cheap as it gets. One card of strength or lore for a gamble: the highest that pays."""
    is_gamble = need == 1 and skills in (1 << STRENGTH, 1 << LORE)
    found = []
    for option in legal:
        card = first_of(option)
        if is_gamble:
            stake = -outlook.lose(0 if skills == 1 << STRENGTH else 2, 1)
            found.append(stake * value_of(card) / 8 - price(outlook, card))
        else:
            over = max(0, value_of(card) - need)
            found.append(min(value_of(card), need) * 1.2 - price(outlook, card) - 0.3 * over)
    return found


def exchange(outlook: Outlook, legal: list[Option]) -> list[float]:
    """Low cards for new ones; a traitor that has revealed for treachery."""
    found = []
    for option in legal:
        if verb_of(option) == DISCARD:
            card = first_of(option)
            new = 2.9 if outlook.is_revealed else CARD * glut(outlook.hand(outlook.me))
            found.append((0.0 if skill_of(card) == TREACHERY else new) - price(outlook, card))
        else:
            found.append(0.0 if verb_of(option) != DRAW_FROM else 2.0 * SKILLS_LIKED[first_of(option) % 5])
    return found
