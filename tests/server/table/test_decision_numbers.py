"""Numbers of decisions are never reused after an undo. Games of earlier versions keep theirs."""

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.auth.test_devices import pass_time
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.finished_games import end_by_agreement, file_of, finished_file, fix_secrets
from tests.server.game_positions import GAMES, actor, carry_out, deal_table, draw_answer
from tests.server.replay.test_verify import entries, forged
from tests.server.serving import serving
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.wire import option_id
from turncoat.server.hall.hello import table_then
from turncoat.server.replay.file import entry_of, read_file
from turncoat.server.replay.retell import retell_remaining_entries
from turncoat.server.replay.verify import Verification
from turncoat.server.replay.verify_file import verify_file
from turncoat.server.show.history import History
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import replay_entry
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.commands.answer import Answer, Answered, answer_decision
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.undo import Undo, Undone
from turncoat.server.table.positions import replay_position
from turncoat.server.table.queries import can_undo, people
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import Table

# Made by the version before numbers went on: 5 undos, one of them free, and 4 of numbers come again.
OLD_FILE = Path(__file__).parent / "files" / "lifeboat-numbers-repeat.json"


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


def undo(table: Table, dice: Dice) -> bool:
    """Undo any player's last answer, with the consent of all if needed. False: none can be undone."""
    for seat in sorted(range(len(table.chairs)), key=lambda _: dice.below(1000)):
        try:
            carry_out(table, Undo().plan(table, actor(seat), 0))
        except BadInput:
            continue
        if table.petition is not None:
            number = table.petition.number
            for other in sorted(people(table) - {seat}):
                carry_out(table, Agree(number, is_for=True).plan(table, actor(other), 0))
        return True
    return False


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_number_comes_again_and_an_answer_in_flight_reaches_no_other_decision(
    game: str, players: int
) -> None:
    """An answer by number alone, as programs may send, is refused after any undo, even with an option that is offered again."""
    table, dice = deal_table(game, players), fast(3)
    undone = 0
    used = -1
    for _ in range(120):
        s = table.running_state()
        assert s.decision >= used
        used = s.decision
        in_flight = [
            (seat, option_id(s.game, option))
            for seat in seats_in(waiting_seats(s))
            for option in options(s, seat)
        ]
        if table.answers and not dice.below(3) and undo(table, dice):
            undone += 1
            assert table.running_state().decision > used
            for seat, option in in_flight:
                with pytest.raises(BadInput, match="stale"):
                    Answer(used, option).plan(table, actor(seat), 0)
            continue
        seat, option = draw_answer(table, dice)
        step = answer_decision(table, seat, option, s.decision, "person")
        assert step.state is not None
        if not waiting_seats(step.state):
            break
        carry_out(table, ([step], []))
        # What follows from the entries that count is the same position, its number included.
        assert fingerprint(replay_position(table, table.entries)) == fingerprint(table.running_state())
    assert undone > 3


def test_an_answer_that_names_another_time_is_refused() -> None:
    table = deal_table("lifeboat", 3)
    seat, option = draw_answer(table, fast(1))
    number, asked = table.running_state().decision, table.asked_since
    with pytest.raises(BadInput, match="stale"):
        Answer(number, option, asked + 1).plan(table, actor(seat), 0)
    assert Answer(number, option, asked).plan(table, actor(seat), 0)


async def play_and_undo(clients: Clients, clock: Clock, dice: Dice, answers: int, *, old: int = 0) -> int:
    """Play answers with undos in between, the first `old` ones as earlier versions stored them; return the number of undos."""
    undone = 0
    while answers:
        clock.now += 1000
        await clients.read_all()
        table = (await clients.place()).table
        offers = [seat for seat in range(len(table.chairs)) if can_undo(table, seat)]
        if offers and not dice.below(2):
            if undone < old:
                await clients.hall.change(await clients.place(), as_it_was(offers[0]))
            else:
                await clients.send(offers[0], Undo())
            undone += 1
            continue
        seat, option = draw_answer(table, dice)
        await clients.send(seat, Answer(table.running_state().decision, option))
        answers -= 1
    return undone


def as_it_was(seat: Seat) -> Callable[[Table, int], Any]:
    return lambda table, now: ([Undone(table.answers[-1].number, 0).replay(table, seat)], [])


@contextlib.asynccontextmanager
async def with_company(directory: Path, game: str = "unfathomable") -> AsyncIterator[tuple[Clients, Clock]]:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.run():
        yield await begin_game(hall, TableSettings(game, 4)), clock


def numbers(written: Sequence[Entry]) -> list[int]:
    """The decision numbers of all answers, in order."""
    read = [read_body(entry.kind, entry.body) for entry in written]
    return [body.decision for body in read if isinstance(body, Answered)]


def repeated(written: Sequence[Entry]) -> int:
    """The number of undos after which a decision number was used again."""
    used, last, count = -1, -1, 0
    for entry in written:
        body = read_body(entry.kind, entry.body)
        if isinstance(body, Undone):
            last = used
        elif isinstance(body, Answered):
            count += body.decision <= last
            used, last = max(used, body.decision), -1
    return count


def verified(written: bytes) -> list[str]:
    verification = Verification(read_file(written))
    verification.run()
    return verification.findings


@pytest.mark.parametrize("old", [0, 3])
async def test_a_game_with_undos_is_right_after_a_start_for_a_late_spectator_and_as_a_file(
    tmp_path: Path, old: int
) -> None:
    """The first `old` undos are entries of an earlier version, which kept decision numbers."""

    async with with_company(tmp_path) as (clients, clock):
        assert await play_and_undo(clients, clock, fast(4), 30, old=old) > old + 2
        await undo_last(clients, clock)
        hall = clients.hall
        now = (await clients.place()).table
        written = await hall.store.entries(now.id)
        assert written[-1].kind == "undone"
        later = await table_then(now, written, History(now.game, written))
        assert fingerprint(later.running_state()) == fingerprint(now.running_state())
        told = Table(now.id, now.secret, now.created)
        for _ in retell_remaining_entries(told, written):
            pass
        assert fingerprint(told.running_state()) == fingerprint(now.running_state())
        hall.registry.drop(clients.table)
        again = (await clients.place()).table
        assert fingerprint(again.running_state()) == fingerprint(now.running_state())
        assert (again.numbered, again.running_state().decision) == (now.numbered, now.numbered)
        await play_and_undo(clients, clock, fast(5), 20)
        await end_by_agreement(clients)
        file = await file_of(clients)
        assert repeated(await hall.store.entries(now.id)) == old
        assert verified(file)[-1] == "the ending follows: by agreement"


async def undo_last(clients: Clients, clock: Clock) -> None:
    """Play until an answer can be undone alone, and undo it."""
    dice = fast(6)
    while True:
        clock.now += 1000
        await clients.read_all()
        table = (await clients.place()).table
        for seat in range(len(table.chairs)):
            if can_undo(table, seat):
                await clients.send(seat, Undo())
                return
        seat, option = draw_answer(table, dice)
        await clients.send(seat, Answer(table.running_state().decision, option))


async def test_another_server_that_follows_has_the_same_number(tmp_path: Path) -> None:
    async with with_company(tmp_path) as (clients, clock):
        before = (await clients.place()).table
        await play_and_undo(clients, clock, fast(4), 30)
        await undo_last(clients, clock)
        now = (await clients.place()).table
        for entry in (await clients.hall.store.entries(now.id))[before.entries :]:
            replay_entry(before, entry)
        assert fingerprint(before.running_state()) == fingerprint(now.running_state())
        assert before.numbered == now.numbered == now.running_state().decision


async def test_a_replay_shows_the_numbers_that_counted(tmp_path: Path) -> None:
    async with with_company(tmp_path) as (clients, clock):
        await play_and_undo(clients, clock, fast(4), 30)
        table = (await clients.place()).table
        counted = [one.body.decision for one in table.answers if isinstance(one.body, Answered)]
        assert len(set(numbers(await clients.hall.store.entries(table.id)))) > len(set(counted))
        replay = msgspec.json.decode(await clients.hall.replays.replay(table.id, -1, clock.now, ""))
        changed = [(step["public"] or {}).get("changes", {}).get("decision") for step in replay["steps"]]
        shown = [replay["views"]["-1"]["decision"], *(one for one in changed if one is not None)]
        assert shown == sorted(shown)
        assert set(counted) <= set(shown)


# Games of before


def test_a_file_of_before_is_right(tmp_path: Path) -> None:
    is_right, lines = verify_file(OLD_FILE)
    assert (is_right, lines[-2][:26]) == (True, "87 answers were legal and ")
    file = read_file(OLD_FILE.read_bytes())
    assert repeated([entry_of(part) for part in file.entries]) == 4  # the game ended after the fifth
    assert all(b"decision" not in bytes(part.body) for part in file.entries if part.kind == "undone")


async def test_a_file_of_before_is_put_up_and_told_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        pass_time(hall, 3_600_000)  # it was played by then
        status, headers, sent = await request(app, "POST", "/api/replays", data=OLD_FILE.read_bytes())
        assert status == 200, sent
        cookie = dict(headers)[b"set-cookie"].decode().split(";")[0]
        path = f"/api/tables/{msgspec.json.decode(sent)['table']}"
        status, _, sent = await request(app, "GET", f"{path}/replay?language=uk", cookie=cookie)
        assert status == 200, sent
        replay = msgspec.json.decode(sent)
        answered = [part for step in replay["steps"] for part in step["own"].values() if "body" in part]
        assert sum(1 for part in answered if part["kind"] == "answered") == 82
        hello = msgspec.json.decode((await request(app, "GET", path, cookie=cookie))[2])
        assert hello["undone"] == 5
        assert hello["company"]["stage"] == "over"
        status, _, file = await request(app, "GET", f"{path}/export", cookie=cookie)
        assert status == 200
        assert verified(file)[4] == verified(OLD_FILE.read_bytes())[4]


def lower(file: Any) -> None:
    entries(file, "undone")[0]["body"]["decision"] -= 1


def higher(file: Any) -> None:
    entries(file, "undone")[0]["body"]["decision"] += 1


def left_out_later(file: Any) -> None:
    del entries(file, "undone")[1]["body"]["decision"]


def left_out(file: Any) -> None:
    for entry in entries(file, "undone"):
        del entry["body"]["decision"]


@pytest.mark.parametrize("change", [lower, higher, left_out_later, left_out])
async def test_no_other_number_can_be_given_to_a_decision(
    tmp_path: Path, change: Callable[[Any], None]
) -> None:
    written = await finished_file(tmp_path, TableSettings("unfathomable", 4))
    assert len(entries(msgspec.json.decode(written), "undone")) > 1
    verified(written)
    with pytest.raises(BadInput, match="broken_export"):
        verified(forged(written, change))
