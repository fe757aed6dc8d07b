"""A whole state that agrees with everything one viewer knows: the only way a bot looks ahead.

Cards that the viewer cannot see are dealt again, uniformly over what is possible, to the places that may hold them.
Beliefs may fix some zones first. The imagined world has a random stream of its own.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.decisions import options, pending_ask
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import Broken
from turncoat.kernel.ids import NO_OPTION, UNKNOWN, Card, Zone, has_seat
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.layout import OPEN, OWNER
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View

TRIES: Final = 200  # random deals before the constrained one


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """What a bot thinks more likely than chance. It draws the contents of some zones; the rest is dealt around them."""

    def draw(self, view: View, dice: Dice) -> dict[Zone, list[Card]]:
        raise NotImplementedError


def imagine(
    view: View, dice: Dice, knowledge: Knowledge | None = None, beliefs: Beliefs | None = None
) -> State:
    zones = [cards[:] for cards in view.zones]
    if knowledge is not None:
        _remember(zones, knowledge, dice)
    if beliefs is not None:
        for zone, cards in beliefs.draw(view, dice).items():
            zones[zone] = cards
    _deal_unseen(view, zones, dice)
    s = State(
        view.game,
        view.seats,
        view.settings,
        view.current,
        view.decision,
        view.tracks[:],
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
        if place.sight != OPEN and not (place.sight == OWNER and place.owner == view.seat)
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


def _deal_unseen(view: View, zones: list[list[int]], dice: Dice) -> None:
    """Deal what is not seen to the unknown places. A place that holds one family takes from that family alone,
    which fixes how many of each family are left for the others: so the deal is uniform."""
    layout = view.game.layout
    left = view.game.components(view.seats, view.settings)
    for cards in zones:
        for card in cards:
            if card != UNKNOWN:
                left[card] -= 1
    pools: list[list[Card]] = [[] for _ in layout.families]
    for card, count in enumerate(left):
        if count < 0:
            raise Broken(f"too_many={layout.cards[card]}")
        pools[layout.family_of[card]].extend([card] * count)
    for pool in pools:
        dice.shuffle(pool)
    open_places: list[tuple[Zone, int]] = []
    for zone, cards in enumerate(zones):
        families = layout.zones[zone].families
        for position, card in enumerate(cards):
            if card != UNKNOWN:
                continue
            if len(families) == 1:
                cards[position] = pools[families[0]].pop()
            else:
                open_places.append((zone, position))
    _deal_mixed(view, zones, open_places, [card for pool in pools for card in pool], dice)


def _deal_mixed(
    view: View, zones: list[list[int]], places: list[tuple[Zone, int]], cards: list[Card], dice: Dice
) -> None:
    if len(places) != len(cards):
        raise Broken(f"unseen={len(cards)},places={len(places)}")
    layout = view.game.layout
    for _ in range(TRIES):
        dice.shuffle(cards)
        fits = True
        for (zone, _position), card in zip(places, cards, strict=True):
            if layout.family_of[card] not in layout.zones[zone].families:
                fits = False
                break
        if fits:
            break
    else:
        _order_to_fit(view, places, cards)
    for (zone, position), card in zip(places, cards, strict=True):
        zones[zone][position] = card


def _order_to_fit(view: View, places: list[tuple[Zone, int]], cards: list[Card]) -> None:
    """Chance did not find a deal that fits: serve the places that may hold the fewest families first."""
    layout = view.game.layout
    order = sorted(range(len(places)), key=lambda at: len(layout.zones[places[at][0]].families))
    pool = cards[:]
    for at in order:
        families = layout.zones[places[at][0]].families
        for number, card in enumerate(pool):
            if layout.family_of[card] in families:
                cards[at] = pool.pop(number)
                break
        else:
            raise Broken(f"no_card_for={layout.zones[places[at][0]].label()}")


def _imagine_sealed(s: State, view: View, dice: Dice) -> None:
    """The viewer's own sealed answer, and for others that are seen to have answered, some legal one."""
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
