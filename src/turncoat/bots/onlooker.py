"""The public part of a seat's view and events, for players that need a spectator's view of the table."""

from turncoat.bots.player import Heard
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.ids import NO_OPTION, SPECTATOR
from turncoat.kernel.views import View


def public_event(heard: Heard) -> Heard:
    if not heard.is_private:
        return heard
    return Heard(Event(heard.kind, heard.rule, heard.arguments, (), EVERYBODY), SPECTATOR)


def public_view(seen: View) -> View:
    """The view of a spectator."""
    game = seen.game
    tracks = game.blank_tracks[:]
    for start, end in game.layout.open_tracks:
        tracks[start:end] = seen.tracks[start:end]
    unseen = game.unseen_cards
    zones = [unseen[len(cards)] for cards in seen.zones]
    for zone in game.seen_zones[SPECTATOR]:
        zones[zone] = seen.zones[zone]
    for zone in game.top_zones:
        if zones[zone]:
            zones[zone] = unseen[len(zones[zone]) - 1] + seen.zones[zone][-1:]
    return View(
        game,
        SPECTATOR,
        seen.seats,
        seen.settings,
        seen.current,
        seen.decision,
        tracks,
        zones,
        seen.peeks,
        seen.stack,
        seen.waiting,
        NO_OPTION,
        [],
        seen.ending,
        seen.winners,
        seen.result,
    )
