"""Differences between two positions for each viewer: a client with the old view can build the new one.

The public part has the changes that a spectator sees, and is sent to all viewers. A seat's own part is laid over it
and has what the seat sees differently. Who may see a place never changes, so no track enters or leaves a view.

The comparison is made once for all viewers; only differences are converted to wire form. `tests/proofs` prove that old
view and changes make the new view, and that the parts are equal in worlds that look the same to a viewer.
"""

from typing import TypeAlias

from turncoat.kernel.decisions import shown_waiting_seats
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import (
    NO_OPTION,
    NOBODY,
    SPECTATOR,
    UNKNOWN,
    Card,
    Seat,
    Seats,
    Track,
    Zone,
    seats_in,
)
from turncoat.kernel.layout import OPEN, OWNER, TOP
from turncoat.kernel.shapes import ChangesWire, ViewWire, ZoneWire
from turncoat.kernel.state import RUNNING, State, changed_places, replaced_places
from turncoat.kernel.wire import option_id, order_text, write_frame, zone_wire
from turncoat.kernel.wire_cache import WrittenFrame

# Cards, and the seats that know each one beyond the zone's sight
Seen: TypeAlias = tuple[list[Card], list[Seats] | None]


class Changes:
    """Changes from one position of a game to another; neither may be modified while this object is in use. `known` is
    the wire form of the earlier stack, if the caller has it."""

    def __init__(self, before: State, after: State, known: list[WrittenFrame] | None = None) -> None:
        self.before: State = before
        self.after: State = after
        self.insiders: Seats = 0  # seats that may have an own part; others have none
        self.tracks: list[Track] = (
            changed_places(before.tracks, after.tracks) if before.tracks != after.tracks else []
        )
        self.zones: list[Zone] = (
            replaced_places(before.zones, after.zones) if before.zones != after.zones else []
        )  # zones whose pile was replaced, usually by different cards
        self.owned_tracks: list[Track] = []  # changed tracks that only their owners see
        # Changed zones, with the seats that see more of them than a spectator
        self.inside_zones: list[tuple[Zone, Seats]] = []
        # The whole new stack if any part of it changed; packs are written with it
        self.stack: list[WrittenFrame] = []
        self.public: ChangesWire = {}
        self._find_tracks()
        self._find_zones()
        self._find_the_rest()
        if not _are_same(before.stack, after.stack):
            self._find_stack([] if known is None else known)

    def own(self, seat: Seat) -> ChangesWire:
        """The seat's own part, which is laid over the public part."""
        own: ChangesWire = {}
        if not self.insiders >> seat & 1:
            return own
        before, after = self.before, self.after
        game = after.game
        if self.owned_tracks:
            places = game.layout.tracks
            tracks = {
                game.names.lists["track"][track]: game.names.value_name(
                    places[track].kind, after.tracks[track]
                )
                for track in self.owned_tracks
                if places[track].owner == seat
            }
            if tracks:
                own["tracks"] = tracks
        if self.inside_zones:
            zones = self._own_zones(seat)
            if zones:
                own["zones"] = zones
        answer = after.sealed[seat]
        if answer != before.sealed[seat]:
            own["answered"] = None if answer == NO_OPTION else option_id(game, answer)
        if before.orders != after.orders:
            orders = [order for order in after.orders if order & 15 == seat]
            if orders != [order for order in before.orders if order & 15 == seat]:
                own["orders"] = [order_text(game, order) for order in orders]
        return own

    def _own_zones(self, seat: Seat) -> dict[str, ZoneWire]:
        zones: dict[str, ZoneWire] = {}
        public = self.public.get("zones", {})
        for zone, insiders in self.inside_zones:
            if insiders >> seat & 1:
                label = self.after.game.names.lists["zone"][zone]
                now = _look_into(self.after, zone, seat)
                # The zone as it is once the public part is applied: what a spectator sees, or what the seat
                # saw.
                there = (
                    _look_into(self.after, zone, SPECTATOR)
                    if label in public
                    else _look_into(self.before, zone, seat)
                )
                if now != there:
                    zones[label] = _zone_wire(self.after, zone, now)
        return zones

    def _find_tracks(self) -> None:
        game = self.after.game
        now = self.after.tracks
        tracks: dict[str, str | int] = {}
        for track in self.tracks:
            place = game.layout.tracks[track]
            if place.sight == OPEN:
                tracks[game.names.lists["track"][track]] = game.names.value_name(place.kind, now[track])
            elif place.sight == OWNER and place.owner != NOBODY:
                self.owned_tracks.append(track)
                self.insiders |= 1 << place.owner
        if tracks:
            self.public["tracks"] = tracks

    def _find_zones(self) -> None:
        before, after = self.before, self.after
        was, is_now = before.zones, after.zones
        others = [zone for zone in self.zones if was[zone] != is_now[zone]]
        if before.peeks != after.peeks:
            for zone in {**before.peeks, **after.peeks}:
                if before.peeks.get(zone) != after.peeks.get(zone) and zone not in others:
                    others.append(zone)
            others.sort()
        layout = after.game.layout
        zones: dict[str, ZoneWire] = {}
        for zone in others:
            now = _look_into(after, zone, SPECTATOR)
            if now != _look_into(before, zone, SPECTATOR):
                zones[after.game.names.lists["zone"][zone]] = _zone_wire(after, zone, now)
            place = layout.zones[zone]
            insiders = 1 << place.owner if place.sight == OWNER and place.owner != NOBODY else 0
            for s in (before, after):
                for knowers in s.peeks.get(zone, ()):
                    insiders |= knowers
            if insiders:
                self.inside_zones.append((zone, insiders))
                self.insiders |= insiders
        if zones:
            self.public["zones"] = zones

    def _find_the_rest(self) -> None:
        before, after = self.before, self.after
        game = after.game
        public = self.public
        if before.current != after.current:
            public["current"] = after.current
        if before.decision != after.decision:
            public["decision"] = after.decision
        waiting = shown_waiting_seats(after)
        if shown_waiting_seats(before) != waiting:
            public["waiting"] = seats_in(waiting)
        if before.ending != after.ending:
            public["ending"] = None if after.ending == RUNNING else game.endings[after.ending]
        if before.winners != after.winners:
            public["winners"] = seats_in(after.winners)
        if before.result != after.result:
            public["result"] = after.result
        if before.sealed != after.sealed:
            for seat in changed_places(before.sealed, after.sealed):
                self.insiders |= 1 << seat
        if before.orders != after.orders:
            self.insiders = (1 << after.seats) - 1

    def _find_stack(self, known: list[WrittenFrame]) -> None:
        """Compare the stacks, skipping equal frames at the bottom."""
        was = self.before.stack
        same = min(len(known), len(was), len(self.after.stack))
        for at, f in enumerate(self.after.stack):
            if at < same and _is_same(was[at], f):
                self.stack.append(known[at])
            else:
                same = 0
                self.stack.append(write_frame(self.after.game, f))
        moments = self.after.game.moments
        now = moments.of(self.after.stack)
        if now != moments.of(was):
            self.public["moments"] = now


def apply_changes(view: ViewWire, public: ChangesWire, own: ChangesWire) -> ViewWire:
    """Build the new view from the old one; a spectator has no own part."""
    return {
        **view,
        **public,
        **own,
        "tracks": {**view["tracks"], **public.get("tracks", {}), **own.get("tracks", {})},
        "zones": {**view["zones"], **public.get("zones", {}), **own.get("zones", {})},
    }


def _are_same(one: list[Frame], other: list[Frame]) -> bool:
    if len(one) != len(other):
        return False
    for f, g in zip(reversed(one), reversed(other)):
        if not _is_same(f, g):
            return False
    return True


def _is_same(f: Frame, g: Frame) -> bool:
    return (
        f.step == g.step
        and f.procedure == g.procedure
        and f.v == g.v
        and (f.effect is g.effect or f.effect == g.effect)
    )


def _zone_wire(s: State, zone: Zone, seen: Seen) -> ZoneWire:
    """One zone as `view_wire` shows it."""
    cards, knowers = seen
    return zone_wire(s.game, zone, cards, knowers, is_whole=False)


def _look_into(s: State, zone: Zone, seat: Seat) -> Seen:
    """The cards and knowers of a zone that the seat may know. Equal values have equal wire forms."""
    knowers = s.peeks.get(zone)
    cards = _seen_cards(s, zone, seat, knowers)
    if s.game.layout.zones[zone].is_counted:
        return cards, knowers
    return [card for card in cards[-1:] if card != UNKNOWN], None  # hides even whether the zone has cards


def _seen_cards(s: State, zone: Zone, seat: Seat, knowers: list[Seats] | None) -> list[Card]:
    place = s.game.layout.zones[zone]
    cards = s.zones[zone]
    if not cards or place.is_seen_by(seat):
        return cards
    seen = s.game.unseen_cards[len(cards)]
    if place.sight == TOP:
        seen = [*seen[:-1], cards[-1]]
    if knowers is not None and seat != SPECTATOR:
        seen = seen[:]
        for position, seats in enumerate(knowers):
            if seats >> seat & 1:
                seen[position] = cards[position]
    return seen
