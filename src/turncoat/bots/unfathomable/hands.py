"""The worth of skill cards to their holder, and values for drawing and discarding (41, 43, 53.10)."""

from typing import Final

from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import AT, CHARACTER, HAND, IMPROVEMENT
from turncoat.games.unfathomable.cards import LORE, STRENGTH, TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.content.items import skill_of_improvement
from turncoat.games.unfathomable.spaces import BRIG
from turncoat.games.unfathomable.vocabulary import DISCARD, DONE, DRAW_FROM, TREACHERY_INSTEAD
from turncoat.kernel.ids import Card, Option, Seat, first_of, verb_of

CARD: Final = 2.8  # value of an unseen card to a seat with few cards
MEAN_VALUE: Final = 51 / 21  # of a skill card
# Value of cards with an effect, in addition to their value in checks
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
HELD: Final = 0.5  # of any card
PER_VALUE: Final = 0.42  # per point of value
STEAM: Final = 0.25  # per point of strength, which drives the engine
SKILLS_LIKED: Final = (1.0, 0.9, 1.0, 1.15, 1.05)  # how often checks and rooms need each skill


def glut(cards: int) -> float:
    """Factor for a large hand: each card is worth less, since more than ten cannot be kept."""
    if cards <= 4:
        return 1.1
    return max(0.25, 1.1 - 0.13 * (cards - 4))


def skill_set(outlook: Outlook, seat: Seat) -> list[int]:
    """43, 24.10: the number of cards of each skill that the seat draws per turn."""
    tracks = outlook.view.tracks
    character = tracks[CHARACTER + seat]
    if character < 0:
        return [1, 1, 1, 1, 1, 0]
    counts = list(SKILL_SETS[character])
    if tracks[IMPROVEMENT + seat] >= 0 and tracks[AT + seat] != BRIG:
        counts[skill_of_improvement(tracks[IMPROVEMENT + seat])] += 1
    return counts


def price(outlook: Outlook, card: Card) -> float:
    """The value of one of the seat's own cards to it."""
    held = len(outlook.view.zones[HAND + outlook.me])
    value = HELD + PER_VALUE * value_of(card) + SPECIAL.get(card, 0.0)
    if skill_of(card) == STRENGTH:
        value += STEAM * value_of(card)
    return value * glut(held) * outlook.traits.greed


def gain_worth(outlook: Outlook, seat: Seat, count: float) -> float:
    """The value to the humans of this many unknown cards for a seat."""
    return CARD * count * glut(outlook.hand(seat) + int(count) // 2) * outlook.trust(seat)


def loss_worth(outlook: Outlook, seat: Seat, count: int) -> float:
    """The value to the humans of a seat's loss of this many cards; its worst cards go first."""
    held = outlook.hand(seat)
    count = min(count, held)
    return -1.3 * count * glut(held) * outlook.trust(seat)


# Questions; values are those of the seat itself, on either side


def draw(outlook: Outlook, legal: list[Option]) -> list[float]:
    """Values of decks to draw from: useful skills, and some variety."""
    hand = outlook.view.zones[HAND + outlook.me]
    held = [0] * 6
    for card in hand:
        held[skill_of(card)] += 1
    planned = outlook.view.stack[-1].v[3:9] if len(outlook.view.stack[-1].v) > 8 else [0] * 6
    values = []
    for option in legal:
        if verb_of(option) == DONE:
            values.append(_another(outlook, sum(planned)))
            continue
        skill = first_of(option)
        if skill == TREACHERY:
            values.append(3.0 if outlook.is_revealed else 0.0)
        else:
            values.append(2.0 * SKILLS_LIKED[skill] - 0.25 * (held[skill] + planned[skill]))
    return values


def _another(outlook: Outlook, drawn: int) -> float:
    """The Galley: another card, against the higher chance of losing a food. The value of stopping is the same."""
    more = CARD * glut(outlook.hand(outlook.me) + drawn) * outlook.traits.greed + outlook.lose(1, 1) / 8
    return 5.0 if drawn and more < 0 else -5.0


def take_treachery(outlook: Outlook, legal: list[Option]) -> list[float]:
    """53.10: treachery is what a revealed traitor uses; a few high cards also lead out of the Brig."""
    return [1.0 if verb_of(option) == TREACHERY_INSTEAD else 0.5 for option in legal]


def discard(outlook: Outlook, legal: list[Option]) -> list[float]:
    return [-price(outlook, first_of(option)) for option in legal]


def pay(outlook: Outlook, legal: list[Option], skills: int, need: int) -> list[float]:
    """Cards of this total value, as cheaply as possible. A single card of strength or lore for a gamble: the
    highest worthwhile one."""
    is_gamble = need == 1 and skills in (1 << STRENGTH, 1 << LORE)
    values = []
    for option in legal:
        card = first_of(option)
        if is_gamble:
            stake = -outlook.lose(0 if skills == 1 << STRENGTH else 2, 1)
            values.append(stake * value_of(card) / 8 - price(outlook, card))
        else:
            over = max(0, value_of(card) - need)
            values.append(min(value_of(card), need) * 1.2 - price(outlook, card) - 0.3 * over)
    return values


def exchange(outlook: Outlook, legal: list[Option]) -> list[float]:
    """Low cards for new ones; for a revealed traitor, cards for treachery."""
    values = []
    for option in legal:
        if verb_of(option) == DISCARD:
            card = first_of(option)
            new = 2.9 if outlook.is_revealed else CARD * glut(outlook.hand(outlook.me))
            values.append((0.0 if skill_of(card) == TREACHERY else new) - price(outlook, card))
        else:
            values.append(0.0 if verb_of(option) != DRAW_FROM else 2.0 * SKILLS_LIKED[first_of(option) % 5])
    return values
