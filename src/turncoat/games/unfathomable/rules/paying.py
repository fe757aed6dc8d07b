"""3.10, 35.1, 38.6: costs in skill cards, for a value, a repair, leaving the Brig, or other cards."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import HAND
from turncoat.games.unfathomable.cards import SKILL_COUNT, skill_of, value_of
from turncoat.games.unfathomable.rules.skill_cards import available, discard_card, draw
from turncoat.games.unfathomable.vocabulary import DISCARD, DONE, DRAW_FROM
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

ANY_SKILL: Final = (1 << SKILL_COUNT) - 1  # as a set of skills


def worth(s: State, seat: Seat, skills: int) -> int:
    """Total value of the seat's cards of these skills."""
    return sum(value_of(card) for card in s.zones[HAND + seat] if skills >> skill_of(card) & 1)


def _discards(s: State, seat: Seat, skills: int) -> list[Option]:
    cards = sorted(set(s.zones[HAND + seat]))
    return [option(DISCARD, card) for card in cards if skills >> skill_of(card) & 1]


WHO: Final = 0
SKILLS: Final = 1  # as bits
NEED: Final = 2  # value still to be paid
PAYING = Procedure("paying", {"who": WHO, "skills": SKILLS, "need": NEED}, {"who": SEAT})


def pay(s: State, seat: Seat, skills: int, need: int) -> None:
    """Discard cards of these skills with at least this value (ruling A12); the seat must have them."""
    PAYING.push(s, [seat, skills, need])


def discard_for_value(s: State, seat: Seat, skill: int) -> None:
    """Discard one card of the skill; `s.result` is its value, 0 if there is none."""
    s.result = 0
    if worth(s, seat, 1 << skill):
        PAYING.push(s, [seat, 1 << skill, 1])


def rule_of_price(s: State) -> str:
    """The rule that demands the discard, by the frame below."""
    below = s.stack[-2].procedure
    if below == s.game.procedure_named["repairing"]:
        return "35.1"
    if below == s.game.procedure_named["leaving_brig"]:
        return "3.10"
    return "38.6" if below == s.game.procedure_named["revealing"] else "41.4"


class DiscardAsk(Ask):
    """The seat picks cards to discard, one at a time. The first variable of the frame is the seat."""

    rule: ClassVar[str] = "41.4"
    is_gathered: ClassVar[bool] = True

    def cited_rule(self, s: State, f: Frame) -> str:
        return rule_of_price(s)

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]


class ChoosePayment(DiscardAsk):
    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return _discards(s, seat, f.v[SKILLS])

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        value = value_of(first_of(option))
        discard_card(s, seat, first_of(option), rule_of_price(s))
        f.v[NEED] -= value
        s.result = value
        if f.v[NEED] > 0:
            PAYING.go(f, "choose")


PAYING.ask("choose", ChoosePayment())


LEFT: Final = 1
FROM: Final = 2  # decks that may be drawn from, as bits
DISCARDED: Final = 3
EXCHANGE = Procedure(
    "exchange", {"who": WHO, "left": LEFT, "from": FROM, "discarded": DISCARDED}, {"who": SEAT}
)


def exchange(s: State, seat: Seat, most: int, decks: int) -> None:
    """Discard up to a number of cards, and draw as many from one of the decks."""
    EXCHANGE.push(s, [seat, most, decks])


@EXCHANGE.step
def any_left(s: State, f: Frame) -> None:
    if not f.v[LEFT] or not s.zones[HAND + f.v[WHO]]:
        EXCHANGE.go(f, "which_deck")


class DiscardMore(DiscardAsk):
    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), *_discards(s, seat, ANY_SKILL)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == DISCARD:
            discard_card(s, seat, first_of(option), rule_of_price(s))
            f.v[LEFT] -= 1
            f.v[DISCARDED] += 1
            EXCHANGE.go(f, "any_left")


EXCHANGE.ask("discard_more", DiscardMore())


def _decks(s: State, f: Frame) -> list[int]:
    return [skill for skill in range(SKILL_COUNT) if f.v[FROM] >> skill & 1 and available(s, skill)]


@EXCHANGE.step
def which_deck(s: State, f: Frame) -> None:
    decks = _decks(s, f)
    if not f.v[DISCARDED] or not decks:
        s.result = 0
        s.stack.pop()
    elif len(decks) == 1:
        s.result = draw(s, f.v[WHO], decks[0], f.v[DISCARDED])
        s.stack.pop()


class ChooseDeck(Ask):
    rule: ClassVar[str] = "41.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DRAW_FROM, skill) for skill in _decks(s, f)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        s.result = draw(s, seat, first_of(option), f.v[DISCARDED])


EXCHANGE.ask("choose_deck", ChooseDeck())
