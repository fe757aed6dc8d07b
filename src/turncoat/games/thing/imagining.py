"""Sampling of The Thing's hidden tracks for an imagined world: roles, the alien's plan, infection tokens."""

from typing import Final

from turncoat.games.thing.board import (
    ABOARD,
    ALIEN,
    HUMAN_AND_ALIEN,
    LAID,
    PLAN_CARD,
    PLAN_SIZE,
    PLANNED,
    PLAYING,
    ROLE,
    STATUS,
    TURNED,
    TWO_HUMAN,
    plan_of,
)
from turncoat.games.thing.rules.infection import INFECTION, layers
from turncoat.games.thing.rules.people import is_alien, is_known_alien, revealed_aliens
from turncoat.games.thing.rules.planning import cards_to_choose
from turncoat.games.thing.rules.suspicion import is_cleared
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Seat, Track, seats_in
from turncoat.kernel.state import State

INFECTED_IN: Final = 4  # one in this many suspects is imagined as infected


def imagine_secrets(s: State, hidden: list[Track], dice: Dice) -> None:
    _imagine_roles(s, hidden, dice)
    _imagine_plan(s, hidden, dice)
    _imagine_tokens(s, hidden, dice)


def _imagine_roles(s: State, hidden: list[Track], dice: Dice) -> None:
    """Draw roles: revealed figures are aliens, cleared ones are not; there is at least one alien, and a human
    who still plays."""
    unknown = [seat for seat in range(s.seats) if ROLE + seat in hidden]
    suspects: list[Seat] = []
    for seat in unknown:
        if is_known_alien(s, seat):
            s.tracks[ROLE + seat] = ALIEN
        elif not (s.tracks[STATUS + seat] == PLAYING and is_cleared(s, seat)):
            suspects.append(seat)
    dice.shuffle(suspects)
    for number, seat in enumerate(suspects):
        someone = any(is_alien(s, other) for other in range(s.seats))
        if (not someone and number == len(suspects) - 1) or dice.below(INFECTED_IN) == 0:
            if _leaves_a_human(s, seat):
                s.tracks[ROLE + seat] = ALIEN
    first = True
    for seat in range(s.seats):
        if TURNED + seat in hidden and is_alien(s, seat):
            s.tracks[TURNED + seat] = 0 if first else 1 + dice.below(max(1, s.decision))
            first = False


def _leaves_a_human(s: State, seat: Seat) -> bool:
    """Whether a human is left among the figures that play or have just come aboard."""
    alive = [other for other in range(s.seats) if s.tracks[STATUS + other] in (PLAYING, ABOARD)]
    return seat not in alive or any(other != seat and not is_alien(s, other) for other in alive)


def _imagine_plan(s: State, hidden: list[Track], dice: Dice) -> None:
    """Draw random places for the cards of the plan, with the strength that the table sees on each; during
    planning, with the strength placed so far. All revealed players have the same plan."""
    aliens = revealed_aliens(s)
    if not aliens or not s.tracks[PLANNED]:
        return
    known = [alien for alien in aliens if plan_of(alien) not in hidden]
    if known:
        plan = s.tracks[plan_of(known[0]) : plan_of(known[0]) + PLAN_SIZE]
    elif s.tracks[PLAN_CARD]:
        plan = [0] * PLAN_SIZE
        places = cards_to_choose(s)
        dice.shuffle(places)
        for card, place in enumerate(places):
            plan[place] = s.tracks[PLAN_CARD + card]
    else:
        plan = [0] * PLAN_SIZE
        cards = cards_to_choose(s)
        for _ in range(s.tracks[PLANNED]):
            plan[cards[dice.below(len(cards))]] += 1
    for alien in aliens:
        s.tracks[plan_of(alien) : plan_of(alien) + PLAN_SIZE] = plan


def _imagine_tokens(s: State, hidden: list[Track], dice: Dice) -> None:
    """Draw infection tokens, which lie before players from the time of laying until all have looked."""
    for f in s.stack:
        if f.procedure == INFECTION.number and f.step == INFECTION.places["look"]:
            for seat in seats_in(layers(s, f)):
                if LAID + seat in hidden:
                    both = is_alien(s, seat) and dice.below(2) == 0
                    s.tracks[LAID + seat] = HUMAN_AND_ALIEN if both else TWO_HUMAN
