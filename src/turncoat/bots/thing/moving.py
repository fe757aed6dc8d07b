"""Values for choosing a place to work, and for swapping cards (phase 4)."""

from typing import Final

from turncoat.bots.thing.escape import wish_to_leave
from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.seeking import company_worth
from turncoat.bots.thing.station import (
    IS_TEAM,
    damage_mended,
    figures_standing_at,
    has_dog,
    has_fire,
    has_keys,
    is_cleared,
    is_dark,
    is_ready,
    is_watched,
    items_of,
    loaded_flamethrowers,
    people_at,
    weapons_of,
)
from turncoat.games.thing.board import (
    ACTIVATE,
    AT,
    BOILER_DEAD,
    CHARACTER,
    CLARK,
    FIREARM,
    FLASHLIGHT,
    HAND,
    LEADER,
    LEFT,
    LYING,
    MELEE,
    NORRIS,
    PLAN_CARD,
    PLAN_SIZE,
    REPAIR,
    SABOTAGE,
    SENT,
    SOS,
    STRENGTH,
    TOKEN_AT,
)
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    DORMITORY,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    RADIO,
    SNOWCAT,
    STOREROOM,
    VEHICLES,
    WEATHER_STATION,
    Place,
)
from turncoat.games.thing.rules.moving import MOVED, MOVING
from turncoat.games.thing.vocabulary import (
    AVOIDING_THE_ALIEN,
    LAID_FACE_DOWN,
    MAY_AVOID_IT,
    SPECIAL_AT_MAXIMUM,
    SWAP,
    WORK,
)
from turncoat.kernel.ids import Option, first_of, verb_of

INFECTED: Final = 90.0  # points for a human who is infected, by the doubts about the company
BITTEN: Final = 50.0  # the same for a dog's bite, which does not depend on company
BY_LOOKING: Final = 0.45  # the chance of infection by looking at an alien's token
BY_DOG: Final = 2 / 9
TRIANGLE: Final = (0, 1, 3, 6)  # T12.6: units of work by the number of workers
REACHED: Final = 0.85  # the chance that a card is given to the figure's place
GOOD_HAND: Final = (0.0, 3.0, 4.2, 4.6)  # by the number of useful cards
GOOD_CARD: Final = 2 / 3  # the chance to draw a useful card
NEW_HAND: Final = 3.9  # of three random cards
TOKEN: Final = 3.0
LED_BY_AN_ALIEN: Final = 6.0
HIDDEN_AWAY: Final = 4.0
IDLE: Final = 2.0  # a round without work
ABSORBED: Final = 22.0
LAID_LOW: Final = 3.0
SAFE_TOGETHER: Final = 8.0

BURNED_FIRST: Final = {  # places that are missed least
    KITCHEN: 1.0,
    ARSENAL: 2.0,
    WEATHER_STATION: 2.0,
    GENERATOR: 4.0,
    STOREROOM: 4.0,
    LABORATORY: 6.0,
    HELICOPTER: 12.0,
    RADIO: 14.0,
    SNOWCAT: 14.0,
    BOILER: 60.0,
}


def burning_cost(mind: Mind, place: Place) -> float:
    """The cost of burning a place; 0 for a boiler that is already destroyed (R20)."""
    if place == BOILER and mind.tracks[BOILER_DEAD]:
        return 0.0
    return BURNED_FIRST[place]


def choose_move(mind: Mind, legal: list[Option]) -> list[float]:
    hand = mind.view.zones[HAND + mind.seat]
    cards = sorted(set(hand))
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == SWAP:
            values.append(_swap(mind, hand))
        elif verb == WORK:
            values.append(_work(mind, first_of(option), hand, cards))
        else:
            values.append(_special(mind, first_of(option)))
    return values


def _next_hand(good: int) -> float:
    """The value of the rest of a hand, with one more random card."""
    return GOOD_CARD * GOOD_HAND[min(3, good + 1)] + (1 - GOOD_CARD) * GOOD_HAND[good]


def _good(hand: list[int]) -> int:
    return min(3, len(hand) - hand.count(SABOTAGE))


def _work(mind: Mind, place: Place, hand: list[int], cards: list[int]) -> float:
    if is_dark(mind.view) and not _sees_in_the_dark(mind):
        at_hand = [_card_at(mind, place, card) for card in hand]
        best = sum(at_hand) / len(at_hand) + _next_hand(max(0, _good(hand) - 1)) if at_hand else 0.0
    else:
        best = max(
            [
                _card_at(mind, place, card) + _next_hand(_good(hand) - (1 if card != SABOTAGE else 0))
                for card in cards
            ],
            default=0.0,
        )
    return best + presence(mind, place)


def _special(mind: Mind, place: Place) -> float:
    """A random card; the hand is new in the next round."""
    cards = (ACTIVATE, REPAIR, SABOTAGE)
    of_chance = sum([_card_at(mind, place, card, is_special=True) for card in cards]) / 3
    return of_chance + NEW_HAND + presence(mind, place) - (0.5 if mind.alien else 0.0)


def _swap(mind: Mind, hand: list[int]) -> float:
    """The value of cards of choice: nothing else is done this round, and sleeping figures meet."""
    dark = 1.5 if is_dark(mind.view) and not _sees_in_the_dark(mind) else 0.0
    company = people_at(mind.view, DORMITORY)
    idle = IDLE * (1.0 + 0.5 * _good(hand))
    if mind.tracks[STRENGTH] and SENT <= mind.tracks[SOS] < LEFT and not mind.alien:
        idle = -HIDDEN_AWAY * mind.traits.caution  # help is on its way, and the alien never comes here
    return GOOD_HAND[3] - idle + dark - meeting_cost(mind, company) + company_worth(mind, company)


def _sees_in_the_dark(mind: Mind) -> bool:
    plays_norris = mind.tracks[CHARACTER + mind.seat] == NORRIS
    return plays_norris or FLASHLIGHT in items_of(mind.view, mind.seat)


def is_seen(mind: Mind, *, is_special: bool) -> bool:
    """Whether the seat's own card will lie face up; that of a special action may not (R48)."""
    if is_special and mind.view.settings[SPECIAL_AT_MAXIMUM] == LAID_FACE_DOWN:
        return False
    return is_watched(mind.view, mind.seat)


def _card_at(mind: Mind, place: Place, card: int, *, is_special: bool = False) -> float:
    """The value of a card laid for work in a place, or in the Rec Room for the others."""
    if card == SABOTAGE:
        if mind.alien and not is_seen(mind, is_special=is_special):
            return 5.0 * mind.traits.sabotage
        return -5.0 - (4.0 if mind.alien else 0.0)
    if place >= GREEN:
        return 0.5 * elsewhere(mind, place, card)
    return REACHED * work_gain(mind, place, card, len(figures_standing_at(mind.view, place)))


def work_gain(mind: Mind, place: Place, card: int, others: int) -> float:
    """The value of one more worker besides the others; 0 in the Rec Room."""
    needs = mind.needs
    if place >= GREEN:
        return 0.0
    if IS_TEAM[place]:
        before, after = TRIANGLE[min(others, 2)], TRIANGLE[min(others, 2) + 1]
    else:
        before, after = others, others + 1
    if card == REPAIR:
        own = others + 1 if IS_TEAM[place] else 1
        after += damage_mended(mind.view, mind.seat, own) - own
    gain = needs.gain(place, card, after) - needs.gain(place, card, before)
    if IS_TEAM[place]:
        if others:
            gain *= 0.5 + 0.5 * mind.traits.teamwork
        elif card != SABOTAGE:
            gain += mind.trusted_company() * 0.3 * (needs.gain(place, card, 3) - gain)
    return gain


def presence(mind: Mind, place: Place) -> float:
    """The value of being in a place, apart from the work there."""
    view = mind.view
    company = _company(mind, place)
    value = 0.0
    if mind.tracks[TOKEN_AT] == place:
        value += _token(mind)
    if place in VEHICLES:
        if is_ready(view, place):
            value += at_ready_vehicle(mind)
        elif mind.needs.work_left(place) <= 2 and has_keys(view, mind.seat):
            value += 0.5 * max(0.0, at_ready_vehicle(mind))
    if place < GREEN and not mind.alien and mind.needs.warmth_worth() and has_fire(view, mind.seat):
        value += max(0.0, 0.5 * mind.needs.warmth_worth() - 1.5 * burning_cost(mind, place))
    value -= meeting_cost(mind, company)
    value += company_worth(mind, company)
    if has_dog(view, place):
        value -= _dog_cost(mind, company)
    if mind.tracks[STRENGTH] and place < GREEN:
        value -= _strike_cost(mind, place, len(company))
    return value


def _company(mind: Mind, place: Place) -> list[int]:
    """The figures in a place; in the Rec Room without those that have not moved yet."""
    there = people_at(mind.view, place)
    return there if place < GREEN else [other for other in there if has_moved(mind, other)]


def has_moved(mind: Mind, figure: int) -> bool:
    return any(f.procedure == MOVING.number and f.v[MOVED] >> figure & 1 for f in mind.view.stack)


def _token(mind: Mind) -> float:
    """The value of the leader token: the leader gives out the cards."""
    if mind.alien:
        return TOKEN * 1.5 * mind.traits.leading
    return (TOKEN + LED_BY_AN_ALIEN * mind.suspicion[mind.tracks[LEADER]]) * mind.traits.leading


def at_ready_vehicle(mind: Mind) -> float:
    """The value of a vehicle that is ready: with keys a figure may leave, and so may an alien."""
    if not has_keys(mind.view, mind.seat):
        return -1.0
    if mind.alien:
        return 25.0
    return max(0.0, 0.6 * wish_to_leave(mind))


def least_risk(mind: Mind, company: list[int]) -> float:
    """The chance of infection by the company: the figure chooses whose token it looks at; cleared seats lay none."""
    risks = [mind.suspicion[other] for other in company if not is_cleared(mind.view, other)]
    return BY_LOOKING * min(risks) if risks else 0.0


def can_avoid(mind: Mind, figure: int) -> bool:
    own = weapons_of(mind.view, figure)
    return FIREARM in own or MELEE in own or len(loaded_flamethrowers(mind.view, figure)) > 0


def meeting_cost(mind: Mind, company: list[int]) -> float:
    if not company:
        return 0.0
    if mind.alien:
        return 0.0
    risk = least_risk(mind, company)
    if FIREARM in weapons_of(mind.view, mind.seat):
        risk *= 0.05
    elif can_avoid(mind, mind.seat):
        risk *= 0.5
    return 0.4 + INFECTED * mind.traits.caution * risk


def _dog_cost(mind: Mind, company: list[int]) -> float:
    if mind.alien or company or mind.tracks[CHARACTER + mind.seat] == CLARK:
        return 1.0 if mind.alien and not company else 0.0
    own = weapons_of(mind.view, mind.seat)
    ease = 0.05 if FIREARM in own else 0.4 if can_avoid(mind, mind.seat) else 1.0
    ease *= 1.0 - 0.8 * mind.trusted_company() * min(1.0, 0.5 * to_come(mind))  # two figures catch the dog
    return ease * BY_DOG * BITTEN * mind.traits.caution


def _strike_cost(mind: Mind, place: Place, company: int) -> float:
    """The cost of a strike: the revealed alien goes where it went before, and where there is work; in company
    it is safer."""
    if mind.alien:
        return 0.0
    strength = mind.tracks[PLAN_CARD] or mind.tracks[STRENGTH]  # of the strongest card, once the plan is laid
    crowd = company + 1.0
    crowd += mind.trusted_company() * min(2 - company, 0.6 * to_come(mind))
    odds = strike_odds(mind, place, crowd)
    guarded = 0.0
    if company:
        guarded = (
            SAFE_TOGETHER
            * mind.trusted_company()
            * (1.0 if IS_TEAM[place] or strength <= company + 1 else 0.3)
        )
    if strength < crowd:
        return -guarded
    cost = LAID_LOW * odds
    if strength > crowd:
        cost += ABSORBED * odds / crowd**2
    return mind.traits.caution * cost * _exposure(mind) - guarded


def _exposure(mind: Mind) -> float:
    """The remaining share of the danger for a seat that could opt out (by one reading of R3)."""
    if mind.view.settings[AVOIDING_THE_ALIEN] != MAY_AVOID_IT or not can_avoid(mind, mind.seat):
        return 1.0
    return 0.1 if FIREARM in weapons_of(mind.view, mind.seat) else 0.4


def to_come(mind: Mind) -> int:
    """The number of seats that have not moved yet."""
    for f in reversed(mind.view.stack):
        if f.procedure == MOVING.number:
            return sum([1 for other in mind.others() if not f.v[MOVED] >> other & 1])
    return 0


def strike_odds(mind: Mind, place: Place, crowd: float) -> float:
    """The chance of a strong strike there: half by habit, half by its gain."""
    struck = mind.memory.strikes
    total = sum(struck)
    habit = struck[place] / total if total > 0.0 else 0.1
    crowds = min(2.0, _cards_in_force(mind, crowd))
    return min(0.8, crowds * (0.5 * habit + 0.07))


def _cards_in_force(mind: Mind, crowd: float) -> float:
    """T4.2: the number of cards of the plan with enough strength for this many figures; half the strength
    while the plan is empty."""
    cards = mind.tracks[PLAN_CARD : PLAN_CARD + PLAN_SIZE]
    return sum([1.0 for on_it in cards if on_it >= crowd]) if cards[0] else mind.tracks[STRENGTH] / 2


def elsewhere(mind: Mind, place: Place, card: int) -> float:
    """The greatest value of a card for a figure outside this place."""
    most = 0.0
    for other in mind.people:
        there = mind.tracks[AT + other]
        if there < GREEN and there != place and not mind.tracks[LYING + other]:
            most = max(most, mind.needs.wants(there, card))
    return most
