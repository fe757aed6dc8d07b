"""41, 43, 22, 53.4, 53.10: drawing skill cards, discarding them, and the hand limit."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, CHARACTER, HAND, IMPROVEMENT, SKILL_DECK, SKILL_DISCARD
from turncoat.games.unfathomable.cards import SKILL_COUNT, TREACHERY, skill_of
from turncoat.games.unfathomable.content.characters import SKILL_SETS
from turncoat.games.unfathomable.content.items import skill_of_improvement
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.spaces import SICK_BAY
from turncoat.games.unfathomable.vocabulary import DISCARD, DONE, DRAW_FROM, TREACHERY_INSTEAD
from turncoat.kernel.atoms import move_all, move_card, move_top, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

HAND_LIMIT: Final = 10  # 22.1
NOT_TREACHERY: Final = (1 << TREACHERY) - 1  # as a set of skills


def rebuild_deck(s: State, skill: int) -> None:
    """41.2: an empty deck is rebuilt from its discard pile, unless that is empty too."""
    if not s.zones[SKILL_DECK + skill] and s.zones[SKILL_DISCARD + skill]:
        move_all(s, SKILL_DISCARD + skill, SKILL_DECK + skill, "41.2")
        shuffle(s, SKILL_DECK + skill, "41.2")


def take_skill_card(s: State, skill: int, target: Zone, rule: str) -> bool:
    """Move the top card of a skill deck to a zone; False if there is none (12.1). The deck is rebuilt when
    its last card is drawn."""
    rebuild_deck(s, skill)
    if not s.zones[SKILL_DECK + skill]:
        return False
    move_top(s, SKILL_DECK + skill, target, rule)
    rebuild_deck(s, skill)
    return True


def draw(s: State, seat: Seat, skill: int, count: int, rule: str = "41.3") -> int:
    """Draw cards. Returns the number drawn."""
    drawn = 0
    while drawn < count and take_skill_card(s, skill, HAND + seat, rule):
        drawn += 1
    return drawn


def available(s: State, skill: int) -> int:
    return len(s.zones[SKILL_DECK + skill]) + len(s.zones[SKILL_DISCARD + skill])


def discard_card(s: State, seat: Seat, card: Card, rule: str) -> None:
    move_card(s, card, HAND + seat, SKILL_DISCARD + skill_of(card), rule)


def skill_set(s: State, seat: Seat) -> list[int]:
    """43, 24.10, 9.6: cards of each skill; the active improvement counts outside the Brig."""
    counts = list(SKILL_SETS[s.tracks[CHARACTER + seat]])
    if s.tracks[IMPROVEMENT + seat] >= 0 and not is_in_brig(s, seat):
        counts[skill_of_improvement(s.tracks[IMPROVEMENT + seat])] += 1
    return counts


# A choice of decks: all are named before any card is drawn (41.3).

WHO: Final = 0
LEFT: Final = 1
ALLOWED: Final = 2  # skills, as bits
PLANNED: Final = 3  # by skill
MAY_STOP: Final = 9
WITHIN_SET: Final = 10  # no more of a skill than the seat's set has
UNLIMITED: Final = [99] * SKILL_COUNT
DRAWING = Procedure(
    "drawing",
    {
        "who": WHO,
        "left": LEFT,
        "allowed": ALLOWED,
        "influence": 3,
        "lore": 4,
        "observation": 5,
        "strength": 6,
        "will": 7,
        "treachery": 8,
        "may_stop": MAY_STOP,
        "within_set": WITHIN_SET,
    },
    {"who": SEAT},
)


def choose_and_draw(s: State, seat: Seat, count: int, allowed: int, *, may_stop: bool = False) -> None:
    """The seat draws (exactly or up to) a number of cards of its choice; `s.result` is the number drawn."""
    DRAWING.push(s, [seat, count, allowed, 0, 0, 0, 0, 0, 0, 1 if may_stop else 0])


def choose_from_set(s: State, seat: Seat, count: int) -> None:
    """The seat draws a number of the cards in its skill set."""
    values = [seat, count, NOT_TREACHERY, 0, 0, 0, 0, 0, 0, 0, 1]
    DRAWING.push(s, values)


def _open_skills(s: State, f: Frame) -> list[int]:
    own = skill_set(s, f.v[WHO]) if f.v[WITHIN_SET] else UNLIMITED
    return [
        skill
        for skill in range(SKILL_COUNT)
        if f.v[ALLOWED] >> skill & 1 and min(own[skill], available(s, skill)) > f.v[PLANNED + skill]
    ]


@DRAWING.step
def plan(s: State, f: Frame) -> None:
    if not f.v[LEFT] or not _open_skills(s, f):
        DRAWING.go(f, "draw_planned")


def drawing_rule(s: State, f: Frame) -> str:
    """A4.13: the first hand; 40.1: in the Sick Bay, directly from a turn; 41.3: every other draw."""
    if f.v[WITHIN_SET]:
        return "A4.13"
    return "40.1" if s.stack[-2].procedure == s.game.procedure_named["turn"] else "41.3"


class NameDeck(Ask):
    rule: ClassVar[str] = "41.3"
    is_gathered: ClassVar[bool] = True

    def cited_rule(self, s: State, f: Frame) -> str:
        return drawing_rule(s, f)

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)] if f.v[MAY_STOP] else []
        return [*options, *[option(DRAW_FROM, skill) for skill in _open_skills(s, f)]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            return
        f.v[PLANNED + first_of(option)] += 1
        f.v[LEFT] -= 1
        DRAWING.go(f, "plan")


DRAWING.ask("name_deck", NameDeck())


@DRAWING.step
def draw_planned(s: State, f: Frame) -> None:
    rule = drawing_rule(s, f)
    s.result = sum(draw(s, f.v[WHO], skill, f.v[PLANNED + skill], rule) for skill in range(SKILL_COUNT))


def own_skills(s: State, seat: Seat) -> int:
    """The skills in the seat's set, as bits."""
    skills = 0
    for skill, count in enumerate(skill_set(s, seat)):
        if count:
            skills |= 1 << skill
    return skills


def receive_skills(s: State, seat: Seat) -> None:
    """53.4, 53.10, 40.1: the skill set; in the Sick Bay one card; a revealed traitor may take treachery."""
    own = skill_set(s, seat)
    in_sick_bay = s.tracks[AT + seat] == SICK_BAY
    if not is_human(s, seat):
        RECEIVING.push(s, [seat, 1 if in_sick_bay else 0, *own])
    elif in_sick_bay:
        choose_and_draw(s, seat, 1, own_skills(s, seat))
    else:
        for skill in range(SKILL_COUNT):
            draw(s, seat, skill, own[skill], "53.4")


ONLY_ONE: Final = 1  # in the Sick Bay
RECEIVED: Final = 2  # by skill
RECEIVING = Procedure(
    "receiving",
    {
        "who": WHO,
        "only_one": ONLY_ONE,
        "influence": 2,
        "lore": 3,
        "observation": 4,
        "strength": 5,
        "will": 6,
        "treachery": 7,
    },
    {"who": SEAT},
)


@RECEIVING.step
def just_one(s: State, f: Frame) -> None:
    """40.1: one card of the set, or a treachery card for it."""
    if f.v[ONLY_ONE]:
        allowed = 1 << TREACHERY
        for skill in range(TREACHERY):
            if f.v[RECEIVED + skill]:
                allowed |= 1 << skill
        s.stack.pop()
        choose_and_draw(s, f.v[WHO], 1, allowed)


class TakeTreachery(Ask):
    """53.10: how many, before any card is drawn."""

    rule: ClassVar[str] = "53.10"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for skill in range(TREACHERY):
            if f.v[RECEIVED + skill]:
                options.append(option(TREACHERY_INSTEAD, skill))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == TREACHERY_INSTEAD:
            f.v[RECEIVED + first_of(option)] -= 1
            f.v[RECEIVED + TREACHERY] += 1
            RECEIVING.go(f, "take_treachery")


RECEIVING.ask("take_treachery", TakeTreachery())


@RECEIVING.step
def receive_planned(s: State, f: Frame) -> None:
    s.result = sum(draw(s, f.v[WHO], skill, f.v[RECEIVED + skill], "53.10") for skill in range(SKILL_COUNT))


TOTAL: Final = 2
DISCARDING = Procedure("discarding", {"who": WHO, "left": LEFT, "total": TOTAL}, {"who": SEAT})


def discard_cards(s: State, seat: Seat, count: int) -> None:
    """Discard cards of the owner's choice, or all if there are fewer (ruling A26); `s.result` counts them."""
    hand = s.zones[HAND + seat]
    if len(hand) <= count:
        s.result = len(hand)
        for card in reversed(hand):
            discard_card(s, seat, card, "41.4")
    elif count > 0:
        DISCARDING.push(s, [seat, count, count])
    else:
        s.result = 0


def discarding_rule(s: State) -> str:
    return "22.2" if s.stack[-2].procedure == LIMITING.number else "41.4"


class ChooseDiscard(Ask):
    rule: ClassVar[str] = "41.4"
    is_gathered: ClassVar[bool] = True

    def cited_rule(self, s: State, f: Frame) -> str:
        return discarding_rule(s)

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DISCARD, card) for card in sorted(set(s.zones[HAND + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        discard_card(s, seat, first_of(option), discarding_rule(s))
        f.v[LEFT] -= 1
        if f.v[LEFT]:
            DISCARDING.go(f, "choose")
        s.result = f.v[TOTAL]


DISCARDING.ask("choose", ChooseDiscard())


SEEN_TO: Final = 0
LIMITING = Procedure("hand_limit", {"seen_to": SEEN_TO})


def keep_hand_limit(s: State) -> None:
    """22.2, 53.7: all players, in turn order."""
    LIMITING.push(s, [0])


@LIMITING.step
def next_hand(s: State, f: Frame) -> None:
    while f.v[SEEN_TO] < s.seats:
        seat = (s.current + f.v[SEEN_TO]) % s.seats
        f.v[SEEN_TO] += 1
        if len(s.zones[HAND + seat]) > HAND_LIMIT:
            LIMITING.go(f, "next_hand")
            discard_cards(s, seat, len(s.zones[HAND + seat]) - HAND_LIMIT)
            return
