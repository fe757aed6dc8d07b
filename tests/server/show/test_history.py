"""History sent to a newly connected client: events and talk in order; and the effects shown for options."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Clients, Clock, Screen, begin_game, hall_in
from tests.server.finished_games import fix_secrets, play_on, speak
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.windows import UNTIL
from turncoat.kernel.wire import order_from_text
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.http.handlers.catalogue import catalogue
from turncoat.server.runtime.units import MINUTE
from turncoat.server.show.message_shapes import PROTOCOL
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.commands.chat import Chat
from turncoat.server.table.notes import Notes
from turncoat.server.table.settings import TableSettings

SETTINGS = TableSettings("unfathomable", 3, chat="free")
TALK = ("said", "chatted")


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


async def greeted(clients: Clients, seat: int, events: int = 0) -> Any:
    """The `hello` of a seat that reconnects and already has some events."""
    screen = Screen(seat)
    connection = Connection(clients.table, seat, f"device{seat}", screen, "en")
    await clients.hall.hello(await clients.place(), Look(seat, events, "en"), connection)
    screen.connection = connection
    await clients.read(screen)
    return screen.messages[0]


def told_live(screen: Screen) -> list[tuple[str, int]]:
    """Statements in order, each with the number of events before it."""
    talk = []
    events = 0
    for message in screen.updates():
        public = message["public"] or {}
        if public.get("kind") in TALK:
            talk.append((public["kind"], events))
        events += len(public.get("events", []))
    return talk


async def test_a_seat_that_reconnects_is_told_changes_in_names_as_it_was_at_once(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        await play_quietly(clients, 9)
        await clients.read_all()
        hello = await greeted(clients, 0)
        live = [
            event for one in clients.screens[0].updates() for event in (one["public"] or {}).get("events", [])
        ]
        taken = [event["told"] for event in hello["events"] if event["told"].get("track") == "character.0"]
        assert hello["protocol"] == PROTOCOL
        assert [type(told["to"]) for told in taken] == [str]
        assert taken == [event["told"] for event in live if event["told"].get("track") == "character.0"]


async def test_what_was_said_is_read_where_it_was_said(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        dice = fast(3)
        for number in range(6):
            await play_quietly(clients, 9)
            await clients.send(number % 3, Chat(f"free {number}"))
            await speak(clients, (await clients.place()).table, dice)
            await clients.send(0, Chat(f"after {number}"))
        await clients.read_all()
        log = (await greeted(clients, 1))["texts"]["log"]
        talk = [(line["event"], line["at"]) for line in log if line["event"] in TALK]
        assert talk == told_live(clients.screens[1])
        assert {event for event, _ in talk} == set(TALK)
        assert [line["at"] for line in log] == sorted(line["at"] for line in log)
        free = [line["text"] for line in log if line["event"] == "chatted"]
        assert free == [f"{word} {number}" for number in range(6) for word in ("free", "after")]


async def test_a_phrase_says_whom_it_names_and_whose_words_it_answers(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        dice = fast(5)
        for _ in range(30):
            await play_quietly(clients, 2)
            await speak(clients, (await clients.place()).table, dice)
        await clients.read_all()
        hello = await greeted(clients, 1)
        said = hello["talk"]
        lines = [line for line in hello["texts"]["log"] if line["event"] == "said"]
        for line in lines:
            statement = said[line["number"]]
            named = {statement[label] for label in ("seat", "other") if label in statement}
            answered = {said[statement["statement"]]["speaker"]} if "statement" in statement else set()
            assert line["seats"] == sorted(named | answered)
        assert any(line["seats"] for line in lines)
        assert any("statement" in one for one in said)


async def play_quietly(clients: Clients, answers: int) -> None:
    """Play a number of answers without talk."""
    for _ in range(answers):
        await clients.read_all()
        screen = next(one for one in clients.screens if one.decision is not None)
        decision = screen.decision
        option = decision["options"][0]["id"]
        await clients.send(screen.seat, Answer(decision["number"], option))


async def test_free_text_outlives_what_is_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        for number in range(12):
            await play_on(clients, fast(number), clock, 6)
            await clients.send(2, Chat(f"free {number}"))
            clock.now += MINUTE  # who said that has said a lot
        hello = await greeted(clients, 0)
        log = hello["texts"]["log"]
        assert hello["undone"] > 0
        assert [line["number"] for line in log if line["event"] == "chatted"] == list(range(12))
        assert [line["at"] for line in log] == sorted(line["at"] for line in log)


async def test_a_player_who_comes_back_is_told_the_rest(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        await play_quietly(clients, 12)
        whole = (await greeted(clients, 1))["texts"]["log"]
        first = (await clients.place()).table.events
        await clients.send(0, Chat("hello"))
        await play_quietly(clients, 8)
        rest = (await greeted(clients, 1, first))["texts"]["log"]
        assert all(line["at"] < first for line in whole)
        assert all(line["at"] >= first for line in rest)
        assert [line["text"] for line in rest if line["event"] == "chatted"] == ["hello"]


async def test_a_turn_says_whose_it_is(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        await play_quietly(clients, 40)
        hello = await greeted(clients, 1)
        turns = [event["told"]["seat"] for event in hello["events"] if event["event"] == "turn_of"]
        assert [line["seat"] for line in hello["texts"]["log"] if line["is_turn"]] == turns
        assert turns


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4)])
async def test_answers_say_what_is_printed_on_what_they_use(tmp_path: Path, game: str, players: int) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    details: dict[str, list[str]] = {}
    async with hall.run():
        clients = await begin_game(hall, TableSettings(game, players))
        for number in range(25):
            await play_on(clients, fast(number), clock, 2)
            for seat in range(players):
                hello = await greeted(clients, seat)
                question = hello["texts"]["question"]
                if question is not None:
                    assert len(question["details"]) == len(hello["decision"]["options"])
                    for option, lines in zip(hello["decision"]["options"], question["details"], strict=True):
                        if lines:
                            details[option["verb"]] = lines
    wanted = {"unfathomable": {"use_room", "move", "play"}, "thing": {"work", "special"}}
    assert wanted[game] <= set(details)


@pytest.mark.parametrize("game", ["unfathomable", "thing"])
def test_every_moment_to_react_can_be_ordered_by_what_the_catalogue_says(game: str) -> None:
    for one in catalogue(GAMES[game], "uk").triggers:
        assert one.name
        for verb in ["pass", *one.verbs]:
            for until in UNTIL:
                order_from_text(GAMES[game], f"{verb} {one.trigger} {until}")


def test_notes_remember_how_far_their_owner_has_read() -> None:
    written = msgspec.json.encode(Notes("somebody lies", {"2": -2}, 140))
    assert msgspec.json.decode(written, type=Notes).seen == 140
    assert msgspec.json.decode(b'{"text":"older"}', type=Notes).seen == 0
