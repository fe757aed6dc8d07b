"""T8, T23.4-T23.6: encounters with the revealed alien."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ACTION_DISCARD,
    AT,
    DESTROYED,
    DOG_AT,
    KENNEL_CARD,
    KENNEL_LOCATION,
    LEADER,
    LOCATIONS,
    LYING,
    PILE,
    PILE_OPEN,
    STATUS,
    STRENGTH,
    TIED,
)
from turncoat.games.thing.places import GONE, KENNEL, REC_ROOM, Place, is_green
from turncoat.games.thing.rules.becoming import be_absorbed
from turncoat.games.thing.rules.holdings import do_avoid_with, fire_of, spend_fire, would_avoid_with
from turncoat.games.thing.rules.people import (
    dogs_at,
    figures_at,
    is_shared,
    owner,
    owners,
    revealed_aliens,
)
from turncoat.games.thing.rules.sabotage import can_be_wrecked, wreck
from turncoat.games.thing.vocabulary import (
    ABSORB,
    ABSORB_DOG,
    AFTER_FIRE,
    AVOID,
    AVOIDING_THE_ALIEN,
    CONFIRM,
    DRIVEN_OFF,
    FIRE_AT_ALIEN,
    FIRST_RULES,
    LEAVE_IT,
    LYING_ENCOUNTERS,
    MAY_AVOID_IT,
    RULES,
    USE_FIRE,
    WAS_ABSORBED,
    WRECK,
)
from turncoat.kernel.atoms import move_at, move_card, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, second_of, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure, Refusal
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import SUBJECT, Trigger, open_window, opener

PLACE: Final = 0
STRENGTH_THERE: Final = 1
DRIVEN: Final = 2  # set when fire drives the alien off
ASKED: Final = 3  # the asked one of several revealed aliens
AGREED: Final = 4  # seats, as bits
CHANGED: Final = 5  # seats that have made a proposal, as bits: each may once
PROPOSED: Final = 6  # 0: nothing yet; otherwise an index of DEEDS plus 1
VICTIM: Final = 7  # the being to absorb
AVOIDED: Final = 8  # figures that have opted out, as bits
STRIKE = Procedure(
    "strike",
    {
        "place": PLACE,
        "strength_there": STRENGTH_THERE,
        "driven": DRIVEN,
        "asked": ASKED,
        "agreed": AGREED,
        "changed": CHANGED,
        "proposed": PROPOSED,
        "victim": VICTIM,
        "avoided": AVOIDED,
    },
    {"place": "place", "asked": SEAT, "victim": "figure"},
)
DEEDS: Final = (ABSORB, ABSORB_DOG, WRECK, LEAVE_IT)


def strike(s: State, place: Place, strength: int) -> None:
    STRIKE.push(s, [place, strength])


def in_strike(s: State, f: Frame) -> list[int]:
    """Figures that meet the alien: all figures there, except those that opted out (ruling R3)."""
    return [figure for figure in figures_at(s, f.v[PLACE]) if not f.v[AVOIDED] >> figure & 1]


def defenders(s: State, f: Frame) -> list[int]:
    """Standing figures in the strike."""
    return [figure for figure in in_strike(s, f) if not s.tracks[LYING + figure]]


def is_tied(s: State, place: Place) -> bool:
    """Whether the alien was as strong there as the characters this round (T8.4)."""
    return s.tracks[TIED] >> place & 1 > 0


@STRIKE.step
def defend(s: State, f: Frame) -> None:
    """T8.6: the characters there may use fire; ruling R3: or opt out."""
    if defenders(s, f):
        open_window(s, FIRE_AT_ALIEN, f.v[PLACE])


@STRIKE.step
def compare(s: State, f: Frame) -> None:
    """T8.3-T8.5: strength against the number of characters; dogs do not count."""
    people = in_strike(s, f)
    if f.v[DRIVEN] or f.v[STRENGTH_THERE] < len(people):
        s.stack.pop()
    elif people and f.v[STRENGTH_THERE] == len(people):
        if s.settings[LYING_ENCOUNTERS] == AFTER_FIRE:
            put(s, TIED, s.tracks[TIED] | 1 << f.v[PLACE], "T8.4")
        for figure in people:
            put(s, LYING + figure, 1, "T8.4")
        s.stack.pop()
    elif not choices(s, f):
        s.stack.pop()


def choices(s: State, f: Frame) -> list[Option]:
    """T8.1-T8.3, T4.6: the alien may absorb a being or sabotage; by the first rules it must where it beats characters.
    The automaton absorbs a character before a dog, and sabotages only where it meets neither (T23.6)."""
    place = f.v[PLACE]
    people = [option(ABSORB, figure) for figure in in_strike(s, f)]
    dogs = [option(ABSORB_DOG)] if dogs_at(s, place) else []
    wrecks = [option(WRECK)] if is_green(place) and can_be_wrecked(s, place) else []
    if is_shared(s.seats):
        return people or dogs or wrecks
    victims = [*people, *dogs, *wrecks]
    must = people and s.settings[RULES] == FIRST_RULES
    return victims if must or not victims else [*victims, option(LEAVE_IT)]


def strike_rule(s: State, f: Frame) -> str:
    """The rule for the deed of an alien that has won, by the other beings there."""
    if is_shared(s.seats):
        return "T23.6"
    if not is_green(f.v[PLACE]):
        return "T4.6"
    if in_strike(s, f):
        return "T8.3"
    return "T8.2" if dogs_at(s, f.v[PLACE]) else "T8.1"


class ChooseStrike(Ask):
    """4-8 players: the revealed aliens, the first proposes; 1-3: the leader, if the automaton has a choice."""

    rule: ClassVar[str] = "T8.3"

    def cited_rule(self, s: State, f: Frame) -> str:
        return strike_rule(s, f)

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER] if is_shared(s.seats) else revealed_aliens(s)[0]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return choices(s, f)

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if is_shared(s.seats) or s.settings[RULES] == FIRST_RULES:
            carry_out(s, f, option)
        else:
            propose(f, seat, option)


STRIKE.ask("choose", ChooseStrike())


def propose(f: Frame, seat: Seat, proposal: Option) -> None:
    f.v[PROPOSED] = 1 + DEEDS.index(verb_of(proposal))
    f.v[VICTIM] = first_of(proposal) if verb_of(proposal) == ABSORB else 0
    f.v[AGREED] = 1 << seat
    f.v[CHANGED] |= 1 << seat


def proposal_of(f: Frame) -> Option:
    verb = DEEDS[f.v[PROPOSED] - 1]
    return option(verb, f.v[VICTIM]) if verb == ABSORB else option(verb)


@STRIKE.step
def settle(s: State, f: Frame) -> None:
    """T4.5: the revealed aliens decide together. A seat that has made a proposal makes no other."""
    if not f.v[PROPOSED]:
        s.stack.pop()
        return
    for alien in revealed_aliens(s):
        if not (f.v[AGREED] | f.v[CHANGED]) >> alien & 1:
            f.v[ASKED] = alien
            return
    s.stack.pop()
    carry_out(s, f, proposal_of(f))


class AgreeToStrike(Ask):
    """T4.5: agree, or make another proposal; each seat proposes once."""

    rule: ClassVar[str] = "T4.5"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        proposed = proposal_of(f)
        return [option(CONFIRM), *[other for other in choices(s, f) if other != proposed]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == CONFIRM:
            f.v[AGREED] |= 1 << seat
        else:
            propose(f, seat, option)
        STRIKE.go(f, "settle")


STRIKE.ask("agree", AgreeToStrike())


def carry_out(s: State, f: Frame, chosen: Option) -> None:
    place = f.v[PLACE]
    rule = strike_rule(s, f)
    verb = verb_of(chosen)
    if verb == ABSORB:
        tell(s, WAS_ABSORBED, "T8.7", (place, first_of(chosen)))
        be_absorbed(s, first_of(chosen))
    elif verb == ABSORB_DOG:
        put(s, DOG_AT + dogs_at(s, place)[0], GONE, rule)
        put(s, STRENGTH, s.tracks[STRENGTH] + 1, "T8.7")
        return_kennel_card(s)
    elif verb == WRECK:
        wreck(s, place, f.v[STRENGTH_THERE], rule)
    if s.ending == RUNNING and verb != LEAVE_IT:
        flee(s, f)


def return_kennel_card(s: State) -> None:
    """T13.13: without a dog in the kennel its card lies on the board again."""
    if KENNEL_LOCATION in s.zones[LOCATIONS] and not dogs_at(s, KENNEL):
        move_card(s, KENNEL_LOCATION, LOCATIONS, KENNEL_CARD, "T13.13")


def flee(s: State, f: Frame) -> None:
    """T8.3: the other figures that met the alien run to the Rec Room and lie down."""
    for figure in in_strike(s, f):
        put(s, AT + figure, REC_ROOM, "T8.3")
        put(s, LYING + figure, 1, "T8.3")


class FireAtAlien(Trigger):
    """T8.6, T20.1, T20.2: fire costs the alien 1 strength and drives it off; the price is a pile card, and the user
    lies down. Ruling R3: a weapon keeps its owner out of the encounter; those who stay are asked again."""

    name: ClassVar[str] = "fire_at_alien"
    rule: ClassVar[str] = "T8.6"
    verbs: ClassVar[tuple[int, ...]] = (USE_FIRE, AVOID)

    def seats(self, s: State, f: Frame) -> Seats:
        if opener(s, f).v[DRIVEN]:
            return 0
        return owners(s, defenders(s, opener(s, f)))

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        reactions: list[Option] = []
        for figure in defenders(s, opener(s, f)):
            if owner(s, figure) == seat:
                reactions.extend([option(USE_FIRE, card, figure) for card in fire_of(s, figure)])
                if s.settings[AVOIDING_THE_ALIEN] == MAY_AVOID_IT:
                    reactions.extend([option(AVOID, card, figure) for card in would_avoid_with(s, figure)])
        return reactions

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal:
        if verb == AVOID and s.settings[AVOIDING_THE_ALIEN] != MAY_AVOID_IT:
            return Refusal("no_reaction", "R3")
        return super().why_not(s, f, seat, verb)

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        figure = second_of(option)
        if verb_of(option) == AVOID:
            opener(s, f).v[AVOIDED] |= 1 << figure
            do_avoid_with(s, figure, first_of(option))
            return
        spend_fire(s, figure, first_of(option), "T8.6")
        discard_pile_card(s, "T8.6")
        put(s, LYING + figure, 1, "T8.6")
        put(s, STRENGTH, s.tracks[STRENGTH] - 1, "T8.6")
        opener(s, f).v[DRIVEN] = 1
        tell(s, DRIVEN_OFF, "T8.6", (f.v[SUBJECT], figure))
        destroy_if_spent(s)


def destroy_if_spent(s: State) -> None:
    """T8.9: an alien without strength is destroyed and makes no more decisions, even if another is revealed later."""
    if s.tracks[STRENGTH] == 0 and not is_shared(s.seats) and s.settings[RULES] != FIRST_RULES:
        for alien in revealed_aliens(s):
            put(s, STATUS + alien, DESTROYED, "T8.9")


def discard_pile_card(s: State, rule: str) -> None:
    """Ruling R23: a random face-down card, or a face-up one if there is no other; R37: with 1-3 players there
    is no pile."""
    for pile in (PILE, PILE_OPEN):
        if s.zones[pile]:
            at = s.dice.below(len(s.zones[pile]))
            move_at(s, pile, at, ACTION_DISCARD, len(s.zones[ACTION_DISCARD]), rule)
            return
