"""Values for choices of cards and rules: branches, picks, spaces, seats, items, decks (1.4, 1.7, 28.12, 50.8)."""

from typing import Final

from turncoat.bots.unfathomable import company, hands, holdings, monsters, places, sides
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.reading import Reading
from turncoat.bots.unfathomable.worth import weigh, worth
from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    DAMAGE,
    FUEL,
    ITEMS,
    LOOKING,
    ON_DECK,
    TRACK_END,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import STRENGTH
from turncoat.games.unfathomable.content.characters import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SKILL_SETS,
    SVETLANA,
    WILLIAM,
)
from turncoat.games.unfathomable.content.items import skill_of_improvement
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.effects.actions import UpToTimes
from turncoat.games.unfathomable.effects.card_effects import PickUpTo
from turncoat.games.unfathomable.rules import astral_travel, herding, oath, trading
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH
from turncoat.games.unfathomable.rules.mythos import Mythos
from turncoat.games.unfathomable.rules.skill_check import Check
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, FIRST_ROOM, SICK_BAY, SPACES, Space
from turncoat.games.unfathomable.vocabulary import (
    DONE,
    GIVE_ITEM,
    KEEP_ITEM,
    LEAD,
    MOVE_DEEP_ONE,
    PICK_SPACE,
    PUT_ON_TOP,
    RESOLVE_CARD,
)
from turncoat.kernel.effects import Choose, May, Pick
from turncoat.kernel.frames import DONE as DONE_BEFORE
from turncoat.kernel.frames import IT, ROLLED, SOURCE, YOU, Frame
from turncoat.kernel.ids import NOBODY, UNKNOWN, Option, first_of, second_of, verb_of
from turncoat.kernel.verbs import ACCEPT, PICK_SEAT

CHARACTERS_LIKED: Final = {
    KEILANI: 2.2,
    ARJUN: 2.4,
    SVETLANA: 2.0,
    JEANNE: 3.4,
    JAMIE: 2.8,
    WILLIAM: 2.4,
    BEATRICE: 2.2,
    ISHMAEL: 2.4,
    EDMUND: 2.0,
    SAMIRA: 2.2,
}


def reading_of(outlook: Outlook, f: Frame) -> Reading:
    v = f.v
    return Reading(outlook, v[YOU], v[SOURCE], v[ROLLED], v[DONE_BEFORE], v[IT])


# The kernel's questions: the effect in the frame says what is chosen


def choose(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, Choose)
    branches = f.effect.branches
    values = [worth(branches[first_of(option)].effect, outlook, f) for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def may(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, May)
    value = worth(f.effect.effect, outlook, f)
    return sides.own(
        outlook, [value if verb_of(option) == ACCEPT else 0.0 for option in legal], sides.ARGUABLE
    )


def pick(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, Pick)
    return sides.own(outlook, _each(outlook, legal, f, f.effect), sides.ARGUABLE)


def pick_next(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, PickUpTo)
    return sides.own(outlook, _each(outlook, legal, f, f.effect), sides.ARGUABLE)


def _each(outlook: Outlook, legal: list[Option], f: Frame, effect: Pick | PickUpTo) -> list[float]:
    r = reading_of(outlook, f)
    values = []
    for option in legal:
        if verb_of(option) == DONE:
            values.append(0.0)
            continue
        r.it = first_of(option)
        values.append(weigh(effect.effect, r))
    return values


# Crises


def crisis(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """28.12: one of the two options, or Keilani leads and a resource is lost instead."""
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, Mythos)
    values = []
    for option in legal:
        if verb_of(option) == LEAD:
            values.append(outlook.lose(first_of(option) - FUEL, 1) - 5.0)
        else:
            values.append(worth(f.effect.branches[first_of(option)].effect, outlook, f))
    return sides.own(outlook, values, sides.ARGUABLE)


def misfortune(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """37: a check counts as failed."""
    f = outlook.view.stack[-1]
    assert isinstance(f.effect, Mythos)
    values = []
    for option in legal:
        effect = f.effect.branches[first_of(option)].effect
        values.append(worth(effect.failed if isinstance(effect, Check) else effect, outlook, f))
    return sides.own(outlook, values, sides.SECRET)


def mythos(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """Values of two cards; no other seat sees the rejected one."""
    cards = outlook.view.game.card_effects
    values = [worth(cards[first_of(option)], outlook) for option in legal]
    return sides.own(outlook, values, sides.UNSEEN)


def track(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    values = [outlook.sail(1) if first_of(option) == TRAVEL else outlook.chant(1) for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


# Decks


def waypoint_worth(outlook: Outlook, card: int) -> float:
    """The value of a waypoint: its distance saves steps, and beyond the goal has no value; its effects are mostly
    harmful."""
    needed = max(0, FAR_ENOUGH - outlook.distance)
    gained = min(DISTANCES[card], needed)
    # Two short ones may be one too many: the remaining way counts in whole waypoints.
    left = needed - gained
    stops = -(-left // 3)
    return -outlook.travel * TRACK_END * (0.55 * stops + 0.15 * left) + worth(
        outlook.view.game.card_effects[card], outlook
    )


def waypoint(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    values = [waypoint_worth(outlook, first_of(option)) for option in legal]
    return sides.own(outlook, values, sides.UNSEEN)


def spell(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    cards = outlook.view.game.card_effects
    values = []
    for option in legal:
        card = first_of(option)
        frame = Frame(-1, 0, [outlook.me, card, 0, 0, 0], None)
        values.append(worth(cards[card], outlook, frame) if verb_of(option) == RESOLVE_CARD else 1.0)
    return sides.own(outlook, values, sides.UNSEEN)


def _card_worth(outlook: Outlook, card: int) -> float:
    if card in DISTANCES:
        return waypoint_worth(outlook, card)
    return worth(outlook.view.game.card_effects[card], outlook)


def keep_on_top(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    return sides.own(outlook, [_card_worth(outlook, first_of(option)) for option in legal], sides.SECRET)


def top_or_bottom(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    seen = outlook.view.zones[LOOKING + outlook.me]
    value = _card_worth(outlook, seen[0]) - 3.0 if seen and seen[0] >= 0 else 0.0
    values = [value if verb_of(option) == PUT_ON_TOP else 0.0 for option in legal]
    return sides.own(outlook, values, sides.SECRET)


# Items


def improve(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    return [hands.SKILLS_LIKED[skill_of_improvement(first_of(option))] for option in legal]


def keep_item(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    return [
        holdings.item_price(outlook, first_of(option)) if verb_of(option) == KEEP_ITEM else 0.0
        for option in legal
    ]


def offer(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """Useful items are not given away."""
    return [0.0 if verb_of(option) == DONE else -1.0 for option in legal]


def agree(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    v = outlook.view.stack[-1].v
    gain = holdings.item_price(outlook, v[trading.OFFERED])
    if v[trading.WANTED] != UNKNOWN:
        gain -= holdings.item_price(outlook, v[trading.WANTED])
    return [gain if verb_of(option) == ACCEPT else 0.1 for option in legal]


def gift(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """An item that the seat does not need goes to a trusted seat."""
    own = len(outlook.view.zones[ITEMS + outlook.me])
    return [
        (0.4 * (own - 3) * outlook.trust(second_of(option)) if verb_of(option) == GIVE_ITEM else 0.0)
        for option in legal
    ]


# Monsters


def _at_ease(outlook: Outlook, space: Space) -> float:
    """The value to the humans of having a Deep One in this space rather than elsewhere."""
    if space >= SPACES:
        return 0.0
    value = -outlook.deep_one(space)
    if places.humans_at(outlook, space):
        value += 0.4 if space >= FIRST_ROOM else -0.4
    if FIRST_ROOM <= space < SICK_BAY and outlook.view.zones[DAMAGE + space - FIRST_ROOM]:
        value += 1.0
    return value


def which_acts(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The order matters little: first those that can do least, so that others may still be stopped."""
    values = [0.1 * monsters.action_worth(outlook, first_of(option)) for option in legal]
    return sides.own(outlook, values, sides.SECRET)


def seat_hurt(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The value of each seat as the first victim."""
    values = [places.HIT_CHARACTER * outlook.defeat(first_of(option)) for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def way(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    values = [_at_ease(outlook, first_of(option)) for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def shift(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    count = outlook.deep_ones[outlook.view.stack[-1].v[herding.FROM]]
    values = [_at_ease(outlook, first_of(option)) * count for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def scatter(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    values = [_at_ease(outlook, second_of(option)) - _at_ease(outlook, first_of(option)) for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def spawn_at(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """A traitor's choice: near passengers, and towards the bow, where the sea does not remove them at once."""
    values = []
    for option in legal:
        water = first_of(option)
        values.append(-len(outlook.view.zones[ON_DECK + water]) - 0.2 * (7 - water))
    return sides.own(outlook, values, sides.SECRET)


def nudge(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """A monarch further astern is left behind sooner."""
    at = outlook.view.tracks[outlook.view.stack[-1].v[oath.MONARCH]]
    values = [0.5 * (first_of(option) - at) if verb_of(option) == PICK_SPACE else 0.0 for option in legal]
    return sides.own(outlook, values, sides.ARGUABLE)


def target(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The target of an attack or of Shrivelling."""
    values = []
    for option in legal:
        if verb_of(option) == PICK_SEAT:
            values.append(places.HIT_CHARACTER * outlook.defeat(first_of(option)))
        else:
            space = first_of(option)
            urgent = 1.25 if space >= FIRST_ROOM else 1.0
            values.append(places.HIT_DEEP_ONE * outlook.deep_one(space) * urgent)
    return sides.own(outlook, values, sides.ARGUABLE)


def again(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The value of another attack, which costs nothing."""
    f = outlook.view.stack[-1]
    value = 1.0
    if isinstance(f.effect, UpToTimes):
        value = worth(f.effect.effect, outlook, f)
    elif len(f.v) > 1 and f.v[1] in outlook.view.game.card_effects:
        frame = Frame(-1, 0, [outlook.me, f.v[1], 0, 0, 0], None)
        value = worth(outlook.view.game.card_effects[f.v[1]], outlook, frame)
    return sides.own(outlook, [value if verb_of(option) == ACCEPT else 0.0 for option in legal], sides.OPEN)


# Astral travel


def astral_source(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """Deep Ones in a room, or characters in the Sick Bay and the Brig."""
    values = []
    for option in legal:
        space = first_of(option)
        value = 0.0
        if FIRST_ROOM <= space < SPACES:
            value += outlook.deep_ones[space] * (outlook.deep_one(space) - outlook.deep_one(FIRST_DECK))
        for seat in outlook.humans:
            if outlook.view.tracks[AT + seat] == space:
                value += (4.0 if space == SICK_BAY else 6.0 if space == BRIG else 0.0) * outlook.trust(seat)
        values.append(value)
    return sides.own(outlook, values, sides.ARGUABLE)


def astral_figure(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    start = outlook.view.stack[-1].v[astral_travel.FROM]
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == DONE:
            values.append(0.0)
        elif verb == MOVE_DEEP_ONE:
            values.append(_at_ease(outlook, second_of(option)) - _at_ease(outlook, start))
        else:
            values.append((5.0 if start in (SICK_BAY, BRIG) else -0.2) * outlook.trust(first_of(option)))
    return sides.own(outlook, values, sides.ARGUABLE)


def astral_space(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    seat = outlook.view.stack[-1].v[astral_travel.TRAVELLER]
    values = []
    for option in legal:
        space = first_of(option)
        if seat == NOBODY:
            values.append(0.0)
        elif space == BRIG:
            values.append(outlook.jail(seat))
        else:
            values.append(company.whereabouts(outlook, seat, space))
    return sides.own(outlook, values, sides.ARGUABLE)


# The setup


def character(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    """The engine needs strength; apart from that, characters by preference."""
    taken = [outlook.view.tracks[CHARACTER + seat] for seat in range(outlook.view.seats)]
    strong = sum(SKILL_SETS[one][STRENGTH] for one in taken if one >= 0)
    values = []
    for option in legal:
        one = first_of(option)
        values.append(CHARACTERS_LIKED[one] + (0.5 * SKILL_SETS[one][STRENGTH] if strong < 4 else 0.0))
    return values


def no_preference(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    return [1.0 for _ in legal]
