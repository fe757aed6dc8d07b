"""A question shared by rules that look at a few cards: which one is resolved. The rest goes under its deck."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import LOOKING
from turncoat.games.unfathomable.vocabulary import RESOLVE_CARD
from turncoat.kernel.atoms import move_at, move_card
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.procedures import Ask
from turncoat.kernel.state import State

# The first variables of a procedure that asks this
WHO: Final = 0
CARD: Final = 1


class ResolveOne(Ask):
    """The seat resolves one of the cards that it is looking at. Cards go under the deck by the question's rule."""

    deck: ClassVar[Zone]
    target: ClassVar[Zone]  # where a card is resolved
    moved_by: ClassVar[str]  # the rule by which the chosen card goes there

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(RESOLVE_CARD, card) for card in sorted(set(s.zones[LOOKING + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == RESOLVE_CARD:
            f.v[CARD] = first_of(option)
            move_card(s, first_of(option), LOOKING + seat, self.target, self.moved_by)
        if s.zones[LOOKING + seat]:
            move_at(s, LOOKING + seat, 0, self.deck, 0, self.rule)
