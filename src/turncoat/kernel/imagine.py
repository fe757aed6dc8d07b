"""A whole state that agrees with everything one viewer knows: the only way in which a bot looks ahead.

Cards that the viewer cannot see are dealt again, uniformly over all possible deals. Beliefs may fix some
zones first. The imagined world has a random stream of its own.
"""

from mypy_extensions import mypyc_attr

from turncoat.kernel.decisions import options, pending_ask
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import NO_OPTION, UNKNOWN, Card, Track, Zone, has_seat
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.layout import OPEN, OWNER
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.unseen import deal_unseen
from turncoat.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """A bot's beliefs where they differ from chance. They draw the contents of some zones and the values of some
    hidden tracks; the rest is dealt around them."""

    def draw(self, view: View, dice: Dice) -> dict[Zone, list[Card]]:
        return {}

    def draw_tracks(self, view: View, dice: Dice) -> dict[Track, int]:
        return {}


def imagine(
    view: View, dice: Dice, knowledge: Knowledge | None = None, beliefs: Beliefs | None = None
) -> State:
    zones = [cards[:] for cards in view.zones]
    tracks = view.tracks[:]
    drawn: dict[Track, int] = {}
    if knowledge is not None:
        _remember(zones, knowledge, dice)
    if beliefs is not None:
        for zone, cards in beliefs.draw(view, dice).items():
            zones[zone] = cards
        drawn = beliefs.draw_tracks(view, dice)
        for track, value in drawn.items():
            tracks[track] = value
    deal_unseen(view, zones, dice)
    s = State(
        view.game,
        view.seats,
        view.settings,
        view.current,
        view.decision,
        tracks,
        zones,
        view.peeks.copy(),
        [f.copy() for f in view.stack],
        [NO_OPTION] * view.seats,
        view.orders[:],
        dice,
        view.ending,
        view.winners,
        view.result,
    )
    hidden = [
        track
        for track, place in enumerate(view.game.layout.tracks)
        if track not in drawn
        and place.sight != OPEN
        and not (place.sight == OWNER and place.owner == view.seat)
    ]
    if hidden:
        view.game.imagine_tracks(s, hidden, dice)
    _imagine_sealed(s, view, dice)
    return s


def _remember(zones: list[list[int]], knowledge: Knowledge, dice: Dice) -> None:
    for zone, cards in knowledge.piles.items():
        covered = [position for position, card in enumerate(zones[zone]) if card == UNKNOWN]
        known = cards[:]
        for card in zones[zone]:
            if card in known:
                known.remove(card)
        dice.shuffle(known)
        for position, card in zip(covered, known, strict=False):
            zones[zone][position] = card


def _imagine_sealed(s: State, view: View, dice: Dice) -> None:
    """Restore the viewer's own sealed answer, and draw a legal one for other seats that are seen to have answered."""
    if s.ending != RUNNING:
        return
    ask = pending_ask(s)
    if not isinstance(ask, SealedAsk):
        return
    asked = ask.seats(s, s.stack[-1])
    for seat in range(s.seats):
        if seat == view.seat:
            s.sealed[seat] = view.answered
        elif has_seat(asked, seat) and not has_seat(view.waiting, seat):
            legal = options(s, seat)
            s.sealed[seat] = legal[dice.below(len(legal))]
