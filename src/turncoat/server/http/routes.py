"""Route table of the HTTP API: method, path, shapes and handler, one line each. Source of the OpenAPI document."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from turncoat.server.http import shapes
from turncoat.server.http.catalogue_shapes import Catalogue, RuleBook, WordForms
from turncoat.server.http.handlers import (
    catalogue,
    daily,
    devices,
    lobby,
    network,
    notifications,
    replays,
    tables,
    talk,
    voice,
)
from turncoat.server.http.request import ApiRequest
from turncoat.server.replay.file import GameFile
from turncoat.server.replay.shapes import Replay
from turncoat.server.show.message_shapes import HelloMessage
from turncoat.server.table.commands.registry import AnyCommand
from turncoat.server.table.notes import Notes
from turncoat.server.table.voice import VoiceCall

Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    name: str
    says: str
    handler: Handler
    reply: Any
    body: Any = None
    query: type[shapes.Request] | None = None
    is_kept: bool = False  # whether the reply may be cached: it is the same for all clients
    longest: int | None = None  # bytes of the body; None: the general limit
    cost: int = 1  # in requests, for rate limits; higher for slow requests and for those that store much
    opens_table: bool = False  # whether a code to open tables may be needed
    file: Any = None  # shape of a body that the handler decodes itself

    @property
    def changes(self) -> bool:
        return self.method != "GET"


ROUTES: Final = (
    Route("GET", "/api/health", "health", "Whether the server is well", lobby.health, shapes.Health),
    Route(
        "GET",
        "/api/house",
        "house",
        "House rules of this server: announcement, who may open tables, retention",
        lobby.house,
        shapes.HouseShape,
    ),
    Route("GET", "/api/games", "games", "Games, their options, and bots", lobby.games, shapes.Games),
    Route(
        "GET",
        "/api/words/{game}/{language}",
        "words",
        "Names and texts of everything at a table of the game",
        catalogue.words,
        Catalogue,
        is_kept=True,
    ),
    Route(
        "GET",
        "/api/rules/{game}/{language}",
        "rules",
        "The rules of the game",
        catalogue.rules,
        RuleBook,
        is_kept=True,
    ),
    Route(
        "GET",
        "/api/forms/{language}",
        "forms",
        "Forms of words, for the search in rules",
        catalogue.forms,
        WordForms,
        is_kept=True,
    ),
    Route(
        "GET",
        "/api/scenarios/{language}",
        "scenarios",
        "Scenarios: situations that take minutes to play",
        daily.scenarios,
        shapes.Scenarios,
        is_kept=True,
    ),
    Route("GET", "/api/daily", "daily", "Today's table", daily.daily, shapes.Daily),
    Route(
        "POST",
        "/api/daily",
        "play_daily",
        "Play today's table",
        daily.play_daily,
        shapes.DailyMade,
        shapes.PlayDaily,
        cost=10,
        opens_table=True,
    ),
    Route(
        "GET",
        "/api/tables/{table}/daily",
        "daily_results",
        "Results of the daily table, after one's own game",
        daily.daily_results,
        shapes.DailyResults,
        query=shapes.DailyQuery,
    ),
    Route("GET", "/api/me", "me", "This device and its seats", devices.me, shapes.Me),
    Route("DELETE", "/api/me", "forget_me", "Forget this device", devices.forget_me, shapes.Nothing),
    Route(
        "GET",
        "/api/tables",
        "tables",
        "Open tables",
        lobby.list_tables,
        shapes.Listing,
        query=shapes.ListQuery,
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
        opens_table=True,
    ),
    Route(
        "GET",
        "/api/tables/{table}",
        "look",
        "Everything a seat sees now",
        tables.look,
        HelloMessage,
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
        "/api/tables/{table}/commands",
        "command",
        "Do something at the table",
        tables.send_command,
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
        "POST",
        "/api/tables/{table}/ahead",
        "ahead",
        "Preview of a run of answers",
        lobby.ahead,
        shapes.Ahead,
        shapes.LookAhead,
    ),
    Route(
        "GET",
        "/api/tables/{table}/offers",
        "offers",
        "Statements that the seat could make now",
        talk.offers,
        shapes.Offers,
        query=shapes.OffersQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/evidence",
        "evidence",
        "Evidence and replies for the current meeting",
        talk.evidence,
        shapes.Evidence,
        query=shapes.EvidenceQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "replay",
        "The game so far as the viewer saw it; all of it once it is over",
        replays.replay,
        Replay,
        query=shapes.ReplayQuery,
    ),
    Route(
        "GET",
        "/api/tables/{table}/export",
        "export",
        "The file of a finished game",
        replays.export,
        GameFile,
    ),
    Route(
        "POST",
        "/api/replays",
        "take_in",
        "Import such a file",
        replays.take_in,
        shapes.TableMade,
        msgspec.Raw,
        longest=replays.LONGEST_FILE,
        cost=20,
        opens_table=True,
        file=GameFile,
    ),
    Route(
        "GET",
        "/api/tables/{table}/door",
        "door",
        "Game, title and host of a table, for visitors without an invitation",
        tables.introduce,
        shapes.Door,
    ),
    Route(
        "GET",
        "/api/tables/{table}/voice",
        "voice",
        "The link to the table's voice call",
        voice.get_voice,
        VoiceCall,
    ),
    Route(
        "PUT",
        "/api/tables/{table}/voice",
        "put_voice",
        "Set the link to it",
        voice.put_voice,
        shapes.Nothing,
        VoiceCall,
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
        "Invalidate all links for guests",
        devices.withdraw,
        shapes.Nothing,
    ),
    Route(
        "PUT",
        "/api/network",
        "set_network",
        "Listen in the local network, or stop",
        network.set_network,
        shapes.Nothing,
        shapes.SetNetwork,
    ),
    Route(
        "POST",
        "/api/tables/{table}/move",
        "move",
        "A link that lets another device play the seat",
        devices.move,
        shapes.Moved,
    ),
    Route(
        "POST",
        "/api/open",
        "open",
        "Use such a link",
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
        "The key with which browsers subscribe",
        notifications.push_key,
        shapes.PushKey,
    ),
    Route(
        "GET",
        "/api/notifications",
        "subscriptions",
        "Notification targets of this device",
        notifications.list_subscriptions,
        shapes.Subscriptions,
    ),
    Route(
        "POST",
        "/api/notifications",
        "add_subscription",
        "Subscribe to notifications",
        notifications.add_subscription,
        shapes.SubscriptionMade,
        shapes.NewSubscription,
    ),
    Route(
        "POST",
        "/api/notifications/confirm",
        "confirm_subscription",
        "Confirm a mail address, with the token of the first mail",
        notifications.confirm_subscription,
        shapes.SubscriptionMade,
        shapes.SubscriptionToken,
    ),
    Route(
        "POST",
        "/api/notifications/test",
        "test_subscription",
        "Send a test notification",
        notifications.test_subscription,
        shapes.SubscriptionTested,
        shapes.SubscriptionToTest,
    ),
    Route(
        "DELETE",
        "/api/notifications/{subscription}",
        "drop_subscription",
        "Unsubscribe",
        notifications.drop_subscription,
        shapes.Nothing,
    ),
)

COMMANDS: Final = get_args(AnyCommand)
