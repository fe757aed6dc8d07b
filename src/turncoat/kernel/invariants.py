"""Invariants of every position of every game; a game adds its own in `Game.problems`."""

from typing import Final

from turncoat.kernel.effects import CHOSEN, ForEach
from turncoat.kernel.errors import Broken
from turncoat.kernel.frames import YOU
from turncoat.kernel.ids import NO_OPTION, has_seat
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.runner import print_stack
from turncoat.kernel.selectors import SeatSelector
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import ASKED, LEFT, TRIGGER, WINDOW

# Procedures that execute an effect of one kind.
CARRIED_OUT: Final = {
    "seq": "Seq",
    "choice": "Choose",
    "may": "May",
    "cost": "Cost",
    "pick": "Pick",
    "repeat": "Repeat",
    "for_each": "ForEach",
    "roll": "Roll",
}


def problems(s: State) -> list[str]:
    """Problems of the position, each as an identifier with its place; empty if it is possible."""
    return board_problems(s) or _frames(s) or _stack(s)


def board_problems(s: State) -> list[str]:
    """Problems of tracks and cards alone, without the stack: an impossible board cannot run its next step."""
    return [*_tracks(s), *_cards(s), *_peeks(s)] or s.game.problems(s)


def check_invariants(s: State) -> None:
    """Raise Broken, with the stack, unless all invariants hold."""
    broken = problems(s)
    if broken:
        raise Broken("\n".join([*broken, print_stack(s)]))


def _tracks(s: State) -> list[str]:
    broken = []
    for place, value in zip(s.game.layout.tracks, s.tracks, strict=True):
        if not place.low <= value <= place.high:
            broken.append(f"track_out_of_bounds:{place.label()}={value}")
        elif place.owner >= s.seats and value != place.start:
            broken.append(f"nobody_there:{place.label()}")
    if not 0 <= s.current < s.seats:
        broken.append(f"current={s.current}")
    return broken


def _cards(s: State) -> list[str]:
    """Every card of the game is in exactly one zone, and in one that may hold it."""
    layout = s.game.layout
    broken = []
    left = s.game.components(s.seats, s.settings)
    for place, cards in zip(layout.zones, s.zones, strict=True):
        if place.owner >= s.seats and cards:
            broken.append(f"nobody_there:{place.label()}")
        for card in cards:
            left[card] -= 1
            if layout.family_of[card] not in place.families:
                broken.append(f"card_out_of_place:{layout.cards[card]}@{place.label()}")
    for card, count in enumerate(left):
        if count:
            broken.append(f"{'card_missing' if count > 0 else 'card_twice'}:{layout.cards[card]}")
    return broken


def _peeks(s: State) -> list[str]:
    broken = []
    for zone, knowers in s.peeks.items():
        if len(knowers) != len(s.zones[zone]) or any(seats >> s.seats for seats in knowers):
            broken.append(f"peeks:{s.game.layout.zones[zone].label()}")
    return broken


def _frames(s: State) -> list[str]:
    """Frames of the kernel's own procedures are consistent: windows of existing seats, an effect of the right
    kind. Without this check a damaged save could wait for ever for a seat that does not exist."""
    broken = []
    for f in s.stack:
        procedure = s.game.procedures[f.procedure]
        if procedure is WINDOW:
            if not 0 <= f.v[TRIGGER] < len(s.game.triggers) or f.v[LEFT] >> s.seats or f.v[ASKED] >= s.seats:
                broken.append("frame:window")
        elif procedure.name in CARRIED_OUT:
            if f.effect is None or f.effect.kind() != CARRIED_OUT[procedure.name]:
                broken.append(f"frame:{procedure.name}")
            elif not 0 <= f.v[YOU] < s.seats:
                broken.append(f"frame:{procedure.name}")
            elif isinstance(f.effect, ForEach):
                if f.v[CHOSEN] < 0 or (isinstance(f.effect.each, SeatSelector) and f.v[CHOSEN] >> s.seats):
                    broken.append(f"frame:{procedure.name}")
    return broken


def _stack(s: State) -> list[str]:
    """A running game asks at least one seat, which has at least one option."""
    if s.ending != RUNNING:
        return []
    if not s.stack:
        return ["empty_stack"]
    f = s.stack[-1]
    procedure = s.game.procedures[f.procedure]
    ask = procedure.steps[f.step].ask
    if ask is None:
        return [f"nobody_asked:{procedure.name}"]
    asked = ask.seats(s, f) if isinstance(ask, SealedAsk) else 0
    for seat in range(s.seats):
        if s.sealed[seat] != NO_OPTION:
            if not has_seat(asked, seat) or s.sealed[seat] not in ask.options(s, f, seat):
                return [f"sealed:{procedure.name}:{seat}"]
    if isinstance(ask, SealedAsk):
        missing = [seat for seat in range(s.seats) if has_seat(asked, seat) and s.sealed[seat] == NO_OPTION]
        if not missing:
            return [f"nobody_asked:{procedure.name}"]
        return [f"no_options:{procedure.name}:{seat}" for seat in missing if not ask.options(s, f, seat)]
    seat = ask.seat(s, f)
    if not 0 <= seat < s.seats:
        return [f"no_such_seat:{procedure.name}:{seat}"]
    if not ask.options(s, f, seat):
        return [f"no_options:{procedure.name}:{seat}"]
    return []
