"""Order pauses: how long bots and standing orders wait, and that an order and an answer leave the same traces."""

from pathlib import Path

import pytest

from tests.server.bot_tables import begin_game, person
from tests.server.clients import Clock, hall_in
from tests.server.finished_games import fix_secrets
from tests.server.two_worlds import unsealed
from tests.server.world_server import World, world_in
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, seats_in
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.wire import option_id
from turncoat.lab.proofs.subjects import Subject
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.table.clocks import ORDER_PAUSE, bot_due, order_due
from turncoat.server.table.commands.answer import Answer, Answered, plan_answer
from turncoat.server.table.commands.order import GiveOrder
from turncoat.server.table.queries import is_order_pause, is_window
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

PACE = 700
HIDDEN = "stay_hidden reveal_oneself end"


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


async def table_now(hall: Hall, table: str) -> Table:
    return (await hall.place(table)).table


async def play_on(hall: Hall, table: str, seed: int, most: int) -> list[Table]:
    """Positions of a game in which random seats answer at random."""
    dice, seen = fast(seed), list[Table]()
    for _ in range(most):
        current = await table_now(hall, table)
        if current.stage != PLAYING:
            break
        seen.append(current)
        s = current.running_state()
        seat = seats_in(waiting_seats(s))[0]
        legal = options(s, seat)
        option = option_id(s.game, legal[dice.below(len(legal))])
        if current.chairs[seat].bot:
            place = await hall.place(table)
            await hall.change(place, lambda each, _: (plan_answer(each, seat, option, None, "bot"), []))  # noqa: B023
        else:
            await hall.carry_out(table, person(seat), Answer(s.decision, option))
    return seen


def pauses(seen: list[Table]) -> dict[str, set[int]]:
    """Pauses of bots, by kind of question."""
    by_kind: dict[str, set[int]] = {"window": set(), "order": set(), "other": set()}
    for table in seen:
        due = bot_due(table)
        if due is not None:
            kind = "window" if is_window(table) else "order" if is_order_pause(table) else "other"
            by_kind[kind].add(due - table.asked_since)
    return by_kind


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["in_turn", "together"])
async def test_chances_to_react_cost_one_person_against_bots_no_pause(tmp_path: Path, windows: str) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        for game, players in (("lifeboat", 3), ("unfathomable", 3), ("thing", 4)):
            settings = TableSettings(
                game,
                players,
                options={"windows": windows},
                bot_pace=PACE,
                watching=Watching(is_allowed=False),
            )
            seen = pauses(await play_on(hall, await begin_game(hall, settings, "random", [0]), 3, 150))
            assert seen["window"] == {0}
            assert seen["order"] <= {0}
            assert seen["other"] == {PACE}


@pytest.mark.parametrize(("people", "watching"), [([0, 1], False), ([0], True)])
async def test_where_others_look_on_bots_wait_the_same_time_whatever_they_hold(
    tmp_path: Path, people: list[int], watching: bool
) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        for game, players in (("unfathomable", 3), ("thing", 4)):
            settings = TableSettings(
                game,
                players,
                options={"windows": "together"},
                bot_pace=PACE,
                watching=Watching(is_allowed=watching),
            )
            seen = pauses(await play_on(hall, await begin_game(hall, settings, "random", people), 3, 150))
            assert seen["window"] <= {PACE}
            assert seen["other"] == {PACE}
            assert seen["order"] == ({ORDER_PAUSE * PACE} if game == "thing" else set())


async def play_to_order_pause(world: World, bots: set[int]) -> None:
    dice = fast(21)
    while True:
        s = await world.state()
        ask = pending_ask(s)
        if isinstance(ask, SealedAsk) and ask.trigger >= 0:
            return
        seat = seats_in(waiting_seats(s))[0]
        legal = options(s, seat)
        world.clock.now += 300
        await world.answer(seat, legal[dice.below(len(legal))], bots)


async def messages_of(folder: Path, *, is_ordered: bool, bots: set[int]) -> dict[int, list[bytes]]:
    """What seat 0 and a spectator are sent during an order pause. Seat 2 has left an order; seat 1 has as well, or answers
    by itself within the pause."""
    async with world_in(folder, Subject(GAMES["thing"], 4, {"windows": "together"}), bots, 0) as world:
        await world.send(2, do="order", order=HIDDEN)
        if is_ordered:
            await world.send(1, do="order", order=HIDDEN)
        await play_to_order_pause(world, bots)
        await world.look_on(0, "en")
        table = await world.table_now()
        begun_at, pause = table.asked_since, ORDER_PAUSE * table.settings.bot_pace
        assert order_due(table) == begun_at + pause
        seat, option = 0, options(table.running_state(), 0)[0]
        world.clock.now = begun_at + 200
        await world.answer(seat, option, bots)
        world.clock.now = begun_at + pause - 1000
        if not is_ordered:
            await world.answer(1, options(await world.state(), 1)[0], bots)
        await look_after(world.hall, world.table)
        world.clock.now = begun_at + pause
        await look_after(world.hall, world.table)
        for seat in [*range(1, 4)]:
            if seat in bots or seat == 3:
                s = await world.state()
                await world.answer(seat, options(s, seat)[0], bots)
        await world.settle()
        assert not is_order_pause(await world.table_now())
        by = {
            one.body.by
            for one in (await world.table_now()).answers
            if isinstance(one.body, Answered) and one.body.option == "stay_hidden" and one.seat == 1
        }
        assert by == ({"order"} if is_ordered else {"person"})
        return {
            viewer: [unsealed(one) for one in world.sockets[viewer].messages] for viewer in (0, SPECTATOR)
        }


@pytest.mark.parametrize("bots", [set[int](), {3}])
async def test_an_order_to_stay_hidden_leaves_the_same_traces_as_an_answer_within_the_pause(
    tmp_path: Path, bots: set[int]
) -> None:
    ordered = await messages_of(tmp_path / "a", is_ordered=True, bots=bots)
    asked = await messages_of(tmp_path / "b", is_ordered=False, bots=bots)
    assert len(ordered[0]) > 1
    assert ordered == asked


@pytest.mark.slow
async def test_one_person_who_left_an_order_is_not_asked_and_does_not_wait(tmp_path: Path) -> None:
    followed = 0
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        for seat in range(6):  # one of them is an alien before long
            settings = TableSettings("thing", 6, bot_pace=PACE, watching=Watching(is_allowed=False))
            table = await begin_game(hall, settings, "random", [seat])
            await hall.carry_out(table, person(seat), GiveOrder(HIDDEN))
            for current in await play_on(hall, table, 4, 300):
                s = current.running_state()
                assert not (is_order_pause(current) and waiting_seats(s) >> seat & 1)
            followed += sum(
                isinstance(one.body, Answered) and one.body.by == "order"
                for one in (await table_now(hall, table)).answers
            )
    assert followed


async def test_a_file_in_which_an_order_answers_that_was_never_given_is_refused(tmp_path: Path) -> None:
    hall = hall_in(tmp_path, Clock())
    async with hall.run():
        table = await begin_game(hall, TableSettings("thing", 4), "random", [0, 1])
        seen = await play_on(hall, table, 5, 100)
        current = next(one for one in seen if is_order_pause(one))
        assert order_due(current) is None
        entry = next(one for one in await hall.store.entries(table) if one.number == current.entries)
        forged = Answered("stay_hidden", current.running_state().decision, "order", is_quiet=False)
        with pytest.raises(BadInput, match="broken_export"):
            forged.check(current, entry)
