"""Views: the knowledge of a seat or a spectator, built field by field from what the layout declares visible.

A View is a value of plain numbers; UNKNOWN stands for what the viewer may not know. `wire.py` converts it to
names. The stack is included as it is: frames hold no secrets.
"""

from turncoat.kernel.decisions import shown_waiting_seats
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats
from turncoat.kernel.state import State


class View:
    def __init__(
        self,
        game: Game,
        seat: Seat,
        seats: int,
        settings: tuple[int, ...],
        current: Seat,
        decision: int,
        tracks: list[int],
        zones: list[list[int]],
        peeks: dict[int, list[Seats]],
        stack: list[Frame],
        waiting: Seats,
        answered: Option,
        orders: list[int],
        ending: int,
        winners: Seats,
        result: int,
    ) -> None:
        self.game: Game = game
        self.seat: Seat = seat
        self.seats: int = seats
        self.settings: tuple[int, ...] = settings
        self.current: Seat = current
        self.decision: int = decision
        self.tracks: list[int] = tracks  # UNKNOWN where hidden
        # UNKNOWN for each unknown card; callers must not modify the lists
        self.zones: list[list[int]] = zones
        # It is open that a seat knows a card; which card it is, is not
        self.peeks: dict[int, list[Seats]] = peeks
        self.stack: list[Frame] = stack
        self.waiting: Seats = waiting
        self.answered: Option = answered  # the viewer's own sealed answer
        self.orders: list[int] = orders  # the viewer's own standing orders
        self.ending: int = ending
        self.winners: Seats = winners
        self.result: int = result


def view(s: State, seat: Seat) -> View:
    """The current view of a seat; SPECTATOR has the public knowledge."""
    game = s.game
    tracks = game.blank_tracks[:]
    for start, end in game.layout.open_tracks:
        tracks[start:end] = s.tracks[start:end]
    if seat != NOBODY:
        for track in game.own_tracks[seat]:
            tracks[track] = s.tracks[track]
    unseen = game.unseen_cards
    zones = list(map(unseen.__getitem__, map(len, s.zones)))
    for zone in game.seen_zones[seat]:
        cards = s.zones[zone]
        if cards:
            zones[zone] = cards[:]
    for zone in game.top_zones:
        if zones[zone]:
            zones[zone] = unseen[len(zones[zone]) - 1] + s.zones[zone][-1:]
    if seat != NOBODY:
        for zone, knowers in s.peeks.items():
            for position, knower in enumerate(knowers):
                if knower and knower >> seat & 1:
                    if zones[zone] is unseen[len(knowers)]:
                        zones[zone] = zones[zone][:]
                    zones[zone][position] = s.zones[zone][position]
    return View(
        s.game,
        seat,
        s.seats,
        s.settings,
        s.current,
        s.decision,
        tracks,
        zones,
        s.peeks.copy(),
        [Frame(f.procedure, f.step, f.v[:], f.effect) for f in s.stack],
        shown_waiting_seats(s),
        s.sealed[seat] if seat != NOBODY else NO_OPTION,
        [order for order in s.orders if order & 15 == seat] if s.orders else [],
        s.ending,
        s.winners,
        s.result,
    )
