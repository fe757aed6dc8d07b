"""Route table of the HTTP API: method, path, shapes and handler, one line each. Source of the OpenAPI document."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from turncoat.server.http import shapes
from turncoat.server.http.handlers import catalogue, devices, lobby, notifications, replays, tables
from turncoat.server.http.request import Ask
from turncoat.server.replay.file import GameFile
from turncoat.server.replay.shapes import Replay
from turncoat.server.show.message_shapes import HelloFrame
from turncoat.server.table.commands import AnyCommand
from turncoat.server.table.notes import Notes

Answer = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    name: str
    says: str
    answer: Answer
    reply: Any
    body: Any = None
    query: type[shapes.Request] | None = None
    is_kept: bool = False  # whether a browser may keep the reply: it is the same for every client
    longest: int | None = None  # bytes of a body; None: as everywhere
    cost: int = 1  # as limits count it: what is kept for ever, or takes long, is like several requests
    file: Any = None  # the shape of a body that the handler reads itself

    @property
    def changes(self) -> bool:
        return self.method != "GET"


ROUTES: Final = (
    Route("GET", "/api/health", "health", "Whether the server is well", lobby.health, shapes.Health),
    Route("GET", "/api/games", "games", "Games, their options, and bots", lobby.games, shapes.Games),
    Route(
        "GET",
        "/api/words/{game}/{language}",
        "words",
        "What everything at a table of the game is called",
        catalogue.words,
        shapes.Catalogue,
        is_kept=True,
    ),
    Route(
        "GET",
        "/api/rules/{game}/{language}",
        "rules",
        "The rules of the game",
        catalogue.rules,
        shapes.RuleBook,
        is_kept=True,
    ),
    Route(
        "GET",
        "/api/forms/{language}",
        "forms",
        "The forms of words, by which rules are searched",
        catalogue.forms,
        shapes.WordForms,
        is_kept=True,
    ),
    Route("GET", "/api/me", "me", "This device and its seats", devices.me, shapes.Me),
    Route("DELETE", "/api/me", "forget_me", "Forget this device", devices.forget_me, shapes.Nothing),
    Route(
        "GET", "/api/tables", "tables", "Open tables", lobby.listing, shapes.Listing, query=shapes.ListQuery
    ),
    Route(
        "POST",
        "/api/tables",
        "new_table",
        "Set up a table",
        tables.create,
        shapes.TableMade,
        shapes.NewTable,
        cost=10,
    ),
    Route(
        "GET",
        "/api/tables/{table}",
        "look",
        "Everything a seat sees now",
        tables.look,
        HelloFrame,
        query=shapes.LookQuery,
    ),
    Route(
        "POST",
        "/api/tables/{table}/enter",
        "enter",
        "Come as a guest",
        tables.enter,
        shapes.Nothing,
        shapes.Enter,
    ),
    Route("POST", "/api/tables/{table}/join", "join", "Sit down", tables.join, shapes.Joined, shapes.Join),
    Route(
        "POST",
        "/api/tables/{table}/acts",
        "act",
        "Do something at the table",
        tables.act,
        shapes.Done,
        AnyCommand,
    ),
    Route(
        "GET",
        "/api/tables/{table}/why_not",
        "why_not",
        "Why an action is not offered",
        lobby.why_not,
        shapes.WhyNot,
        query=shapes.WhyNotQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/offers",
        "offers",
        "What could be said now",
        lobby.offers,
        shapes.Offers,
        query=shapes.OffersQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "replay",
        "The game so far as one saw it; once it is over, all of it",
        replays.replay,
        Replay,
        query=shapes.ReplayQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/export",
        "export",
        "A game that is over, as a file",
        replays.export,
        GameFile,
    ),
    Route(
        "POST",
        "/api/replays",
        "take_in",
        "Put such a file up to be watched",
        replays.take_in,
        shapes.TableMade,
        msgspec.Raw,
        longest=replays.LONGEST_FILE,
        cost=20,
        file=GameFile,
    ),
    Route("GET", "/api/tables/{table}/notes", "notes", "One's own notes", devices.notes, Notes),
    Route(
        "PUT",
        "/api/tables/{table}/notes",
        "put_notes",
        "Write them",
        devices.put_notes,
        shapes.Nothing,
        Notes,
    ),
    Route(
        "POST",
        "/api/tables/{table}/invite",
        "invite",
        "A new link for guests",
        devices.invite,
        shapes.Invited,
    ),
    Route(
        "DELETE",
        "/api/tables/{table}/invite",
        "withdraw",
        "Let no link lead there any more",
        devices.withdraw,
        shapes.Nothing,
    ),
    Route("POST", "/api/tables/{table}/move", "move", "Let another device play", devices.move, shapes.Moved),
    Route(
        "POST",
        "/api/open",
        "open",
        "Play a seat from this device too",
        devices.open_here,
        shapes.Opened,
        shapes.OpenSecret,
    ),
    Route(
        "GET",
        "/api/tables/{table}/devices",
        "devices",
        "Devices of one's seat",
        devices.devices,
        shapes.Devices,
    ),
    Route(
        "DELETE",
        "/api/tables/{table}/devices/{device}",
        "revoke",
        "Take the seat from a device",
        devices.revoke_device,
        shapes.Nothing,
    ),
    Route(
        "GET",
        "/api/push_key",
        "push_key",
        "What a browser subscribes with",
        notifications.push_key,
        shapes.PushKey,
    ),
    Route("GET", "/api/calls", "calls", "Where this device is called", notifications.calls, shapes.Calls),
    Route(
        "POST",
        "/api/calls",
        "add_call",
        "Be told, outside of the page, when a table waits",
        notifications.add_call,
        shapes.CallMade,
        shapes.NewCall,
    ),
    Route(
        "POST",
        "/api/calls/confirm",
        "confirm_call",
        "Agree to letters, by the link in the first one",
        notifications.confirm_call,
        shapes.CallMade,
        shapes.CallToken,
    ),
    Route(
        "POST",
        "/api/calls/test",
        "test_call",
        "Try it out",
        notifications.try_call,
        shapes.CallTested,
        shapes.CallToTest,
    ),
    Route(
        "DELETE",
        "/api/calls/{call}",
        "drop_call",
        "Be called no more",
        notifications.drop_call,
        shapes.Nothing,
    ),
)

COMMANDS: Final = get_args(AnyCommand)
