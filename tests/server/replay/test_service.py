import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.finished_games import DIARIES, end_by_agreement, finish_game, fix_secrets, play_on
from turncoat.bots import diary
from turncoat.kernel.changes import apply_changes
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall.hall import Hall
from turncoat.server.replay import service
from turncoat.server.replay.retell import remaining_entries
from turncoat.server.show.history import History
from turncoat.server.show.message_shapes import LogLineWire
from turncoat.server.show.texts import Reader
from turncoat.server.store.api import Entry
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.diaries import BotDiary, Diaries
from turncoat.server.table.commands.order import GiveOrder
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.step_view import read_outcome
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.log import public
from turncoat.texts.story.story import story_of

GAMES = [("lifeboat", 3), ("unfathomable", 4), ("thing", 5)]


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


@contextlib.asynccontextmanager
async def with_hall(directory: Path) -> AsyncIterator[tuple[Hall, Clock]]:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.run():
        yield hall, clock


async def replay_of(clients: Clients, viewer: Seat, language: str = "") -> Any:
    told = await clients.hall.replays.replay(clients.table, viewer, clients.hall.now(), language)
    return msgspec.json.decode(told)


def last_view(replay: Any, viewer: Seat) -> Any:
    """The last view of a replay, folded as in a browser."""
    seen = replay["views"][str(viewer)]
    for step in replay["steps"]:
        public, own = step["public"] or {}, step["own"].get(str(viewer), {})
        seen = apply_changes(seen, public.get("changes", {}), own.get("changes", {}))
    return seen


def events(replay: Any, viewer: Seat) -> list[Any]:
    events = []
    for step in replay["steps"]:
        own = step["own"].get(str(viewer), {}).get("events", {})
        for at, event in enumerate((step["public"] or {}).get("events", [])):
            events.append({**event, "told": {**event["told"], **own.get(str(at), {})}})
    return events


async def check_perspective(clients: Clients, replay: Any, viewer: Seat) -> None:
    table = (await clients.place()).table
    assert table.state is not None
    assert last_view(replay, viewer) == msgspec.to_builtins(view_wire(view(table.state, viewer)))
    history = History(table.game, await clients.hall.store.entries(clients.table))
    assert events(replay, viewer) == history.events_for(viewer)


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_while_a_game_goes_on_everybody_can_see_again_what_they_saw(
    tmp_path: Path, game: str, players: int
) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await begin_game(hall, TableSettings(game, players))
        await play_on(clients, fast(2), clock, 40)
        for viewer in [*range(players), SPECTATOR]:
            replay = await replay_of(clients, viewer)
            await check_perspective(clients, replay, viewer)
            own = {viewer} - {SPECTATOR}
            assert {int(seat) for seat in replay["views"]} == own | {SPECTATOR}
            assert {int(seat) for step in replay["steps"] for seat in step["own"]} == own
            assert replay["truth"] is None
            assert replay["marks"] == {}
            assert replay["company"]["sides"] is None
            assert len(replay["steps"]) < (await clients.place()).table.entries


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_once_it_is_over_everybody_can_see_what_anybody_saw(
    tmp_path: Path, game: str, players: int
) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings(game, players), 4)
        replay = await replay_of(clients, SPECTATOR)
        for viewer in [*range(players), SPECTATOR]:
            await check_perspective(clients, replay, viewer)
        table = (await clients.place()).table
        assert table.state is not None
        truth = replay["truth"]
        sides = [table.game.sides[table.game.side_of(table.state, seat)] for seat in range(players)]
        assert truth["sides"][-1]["sides"] == sides
        assert [chair["name"] for chair in truth["chairs"]] == [f"Player {seat}" for seat in range(players)]
        assert replay["marks"] == {"1": {"0": 2}}
        assert truth["diaries"] == msgspec.to_builtins(DIARIES)


async def test_what_was_undone_is_in_no_replay(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings("unfathomable", 4), 5)
        entries = await hall.store.entries(clients.table)
        assert any(entry.kind == "undone" for entry in entries)
        replay = await replay_of(clients, SPECTATOR)
        table = (await clients.place()).table
        answered = [
            (int(seat), part["body"]["option"])
            for step in replay["steps"]
            for seat, part in step["own"].items()
            if part.get("kind") == "answered"
        ]
        assert answered == [
            (one.seat, one.body.option) for one in table.answers if isinstance(one.body, Answered)
        ]
        assert not any((step["public"] or {}).get("kind") == "undone" for step in replay["steps"])
        said = [step["public"]["body"]["statement"] for step in replay["steps"] if _is_said(step)]
        assert said == History(table.game, entries).said


def _is_said(step: Any) -> bool:
    return bool(step["public"] is not None and step["public"]["kind"] == "said")


async def test_a_replay_tells_nothing_of_what_others_do_in_secret(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await begin_game(hall, TableSettings("unfathomable", 4))
        await play_on(clients, fast(6), clock, 20)
        until = hall.now()
        before = [await hall.replays.replay(clients.table, seat, until) for seat in (0, 1, SPECTATOR)]
        await clients.send(2, GiveOrder("pass any end"))
        after = [await hall.replays.replay(clients.table, seat, until) for seat in (0, 1, SPECTATOR)]
        assert after == before
        assert len(await hall.replays.replay(clients.table, 2, until)) > 0
        own = await replay_of(clients, 2)
        assert own["steps"][-1]["own"]["2"]["kind"] == "ordered"


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5)])
async def test_every_claim_stands_beside_what_was_so(tmp_path: Path, game: str, players: int) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings(game, players), 7, None)
        replay = await replay_of(clients, SPECTATOR)
        truth = replay["truth"]
        loyal = (await clients.place()).table.game.sides[0]
        given = {check["event"]: check["given"] for check in truth["checks"]}
        judged = set()
        for claim in truth["claims"]:
            statement = claim["statement"]
            assert replay["steps"][claim["step"]]["public"]["body"]["statement"] == statement
            about = (
                statement["seat"] if statement["kind"] in ("estimate", "claim_seen") else statement["speaker"]
            )
            sides = [one["sides"] for one in truth["sides"] if one["step"] <= claim["step"]][-1]
            assert claim["side"] == sides[about]
            if statement["kind"] == "claim_self":
                assert claim["is_true"] == (claim["side"] == loyal)
            elif statement["kind"] in ("intent", "report"):
                cards = given[statement["event"]].get(str(statement["speaker"]), [])
                assert claim["cards"] == cards
                if not cards:
                    assert claim["is_true"] == (statement["level"] in ("none", "could_not"))
            elif statement["level"] == "unsure":
                assert claim["is_true"] is None
            elif statement["kind"] == "estimate":
                believes = statement["level"] in ("trust", "lean_human")
                assert claim["is_true"] == (believes == (claim["side"] == loyal))
            judged.add((statement["kind"], claim["is_true"]))
        assert {("estimate", True), ("estimate", False), ("claim_self", True)} <= judged
        assert any(kind in ("intent", "report") for kind, _ in judged)


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5)])
async def test_a_traitor_who_accuses_a_loyal_player_lies_and_a_wrong_guess_is_no_lie(
    tmp_path: Path, game: str, players: int
) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings(game, players), 7, None)
        truth = (await replay_of(clients, SPECTATOR))["truth"]
        lies: dict[tuple[str, bool], set[bool]] = {}  # of untrue claims: by kind, and whether a traitor spoke
        for claim in truth["claims"]:
            statement = claim["statement"]
            if claim["is_true"] is not False:
                assert not claim["is_lie"]
                continue
            sides = [one["sides"] for one in truth["sides"] if one["step"] <= claim["step"]][-1]
            kind = statement["level"] if statement["kind"] == "estimate" else statement["kind"]
            is_traitor = sides[statement["speaker"]] != truth["loyal"]
            lies.setdefault((kind, is_traitor), set()).add(claim["is_lie"])
        assert lies["accuse", True] == {True}
        assert lies["accuse", False] == {False}
        assert lies["trust", False] == {False}
        assert lies.get(("claim_self", True), {True}) == {True}
        assert lies.get(("intent", True), {False}) == {False}


async def test_who_put_which_cards_into_a_check_is_told_with_their_names(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings("unfathomable", 4), 7, None)
        replay = await replay_of(clients, SPECTATOR)
        moved: dict[str, list[str]] = {}
        for seat in range(4):
            for event in events(replay, seat):
                told = event["told"]
                if event["event"] in ("moved", "shown") and told["from"] == f"hand.{seat}":
                    if told["to"] in ("check_pile", "check_shown"):
                        moved.setdefault(str(seat), []).extend(told["cards"])
        given: dict[str, list[str]] = {}
        for one in replay["truth"]["checks"]:
            for seat_text, cards in one["given"].items():
                given.setdefault(seat_text, []).extend(cards)
        assert given == moved
        assert any(one["outcome"] in ("passed", "failed") for one in replay["truth"]["checks"])


async def test_an_end_by_agreement_shows_everything(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, _):
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        await end_by_agreement(clients)
        replay = await replay_of(clients, 1)
        assert replay["truth"]["sides"][0]["step"] == 0
        assert replay["company"]["sides"] == replay["truth"]["sides"][-1]["sides"]


async def test_there_is_no_replay_before_the_deal(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, _):
        table, _ = await hall.create(TableSettings("lifeboat", 3), "device0")
        with pytest.raises(BadInput, match="not_begun"):
            await hall.replays.replay(table, SPECTATOR, hall.now())


async def test_replays_are_made_once_and_kept_within_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    honest = service.retell_game

    async def counted(*given: Any) -> bytes:
        made.append(given)
        return await honest(*given)

    monkeypatch.setattr(service, "retell_game", counted)

    async with with_hall(tmp_path) as (hall, _):
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        first = await hall.replays.replay(clients.table, 0, hall.now())
        assert await hall.replays.replay(clients.table, 0, hall.now()) == first
        assert len(made) == 1
        monkeypatch.setattr(service, "MOST_KEPT", len(first))
        await hall.replays.replay(clients.table, 1, hall.now())
        await hall.replays.replay(clients.table, 0, hall.now())
        assert len(made) == 3


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
async def test_a_replay_reads_as_the_log_does(tmp_path: Path, game: tuple[str, int], language: str) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings(*game), 4)
        replay = await replay_of(clients, 1, language)
        state = (await clients.place()).table.state
        assert state is not None
        reader = Reader((await clients.place()).table, state, 1, language)
        assert replay["texts"]["players"] == reader.names.people.labels
        for viewer in (0, 1, SPECTATOR):
            read: dict[
                int, LogLineWire
            ] = {}  # a line takes the place of the one that begins with the same event
            for step, lines in zip(replay["steps"], replay["texts"]["lines"], strict=True):
                if not _is_said(step):
                    read |= {
                        line["at"]: line for line in lines.get(str(viewer), lines.get(str(SPECTATOR), []))
                    }
            log = reader.log_as(story_of(state.game, events(replay, viewer)), public)
            assert list(read.values()) == [_without_brief(line) for line in log]


def _without_brief(line: LogLineWire) -> dict[str, object]:
    """Lines without summaries of turns, which a replay does not have."""
    return {name: value for name, value in line.items() if name != "brief"}


async def test_while_a_game_goes_on_a_replay_has_words_for_its_reader_alone(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await begin_game(hall, TableSettings("unfathomable", 4))
        await play_on(clients, fast(2), clock, 40)
        texts = (await replay_of(clients, 2, "en"))["texts"]
        assert {seat for step in texts["lines"] for seat in step} == {"-1", "2"}
        assert (texts["claims"], texts["diaries"]) == ([], {})


async def test_claims_are_told_in_the_words_that_were_said(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await finish_game(hall, clock, TableSettings("unfathomable", 4), 7, None)
        replay = await replay_of(clients, 0, "uk")
        claims, lines = replay["truth"]["claims"], replay["texts"]["lines"]
        assert claims
        for claim, text in zip(claims, replay["texts"]["claims"], strict=True):
            (line,) = lines[claim["step"]]["-1"]
            assert line["text"].endswith(f": {text}")


async def test_a_diary_gives_reasons_and_choices_in_words(tmp_path: Path) -> None:
    async with with_hall(tmp_path) as (hall, clock):
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        await play_on(clients, fast(3), clock, 30)
        entries = await hall.store.entries(clients.table)
        heard, chosen = _answer_of(entries, 2)
        kept = diary.Entry(heard, (0.4, 0.6, 0.0), (diary.Reason(1, heard - 1, 0.7),), chosen, "steady")
        beyond = diary.Entry(heard + 1, (0.4, 0.6, 0.0), (diary.Reason(0, 99_999, -0.7),), "gone", "steady")
        await end_by_agreement(clients)
        written = [diary.to_wire(kept), diary.to_wire(beyond)]
        told = {"1": BotDiary("random", []), "2": BotDiary("persona:steady", written)}
        await hall.change(await clients.place(), lambda table, _: ([PlannedEntry(Diaries(told))], []))
        replay = await replay_of(clients, SPECTATOR, "en")
        assert replay["texts"]["diaries"]["1"] == []
        first, second = replay["texts"]["diaries"]["2"]
        assert first["persona"] == "steady"
        assert first["chose"]
        assert chosen != first["chose"]
        assert all(reason["text"].startswith("Because: ") for reason in first["reasons"])
        assert (second["reasons"], second["chose"]) == ([], "")


def _answer_of(entries: list[Entry], seat: Seat) -> tuple[int, str]:
    """The number of events before the seat's last answer, and the answer."""
    events, answer = 0, (0, "")
    for entry in remaining_entries(entries):
        body = read_body(entry.kind, entry.body)
        if isinstance(body, Answered) and entry.seat == seat:
            answer = (events, body.option)
        events += read_outcome(entry.events).told
    return answer
