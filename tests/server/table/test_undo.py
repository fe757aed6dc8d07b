from itertools import chain
from pathlib import Path

import pytest

from tests.server.clients import Clients, begin_game, hall_in
from tests.server.finished_games import fix_secrets
from tests.server.game_positions import GAMES, actor, carry_out, deal_table, draw_answer, play_positions
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.decisions import options, take, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, Event
from turncoat.kernel.ids import SPECTATOR, has_seat, seats_in
from turncoat.kernel.imagine import imagine
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import engine_view_wire, option_from_id
from turncoat.server.table import positions
from turncoat.server.table.commands.answer import Answer, Answered, answer_decision, is_quiet
from turncoat.server.table.commands.order import GiveOrder, Ordered
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.positions import replay_position
from turncoat.server.table.queries import can_undo
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Petition, Table

SEEDS = {"lifeboat": (11, 12, 13), "unfathomable": (11, 12), "thing": (11,)}


def views(table: Table) -> list[object]:
    s = table.running_state()
    return [engine_view_wire(view(s, viewer)) for viewer in [*range(s.seats), SPECTATOR]]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_free_undo_gives_everybody_the_position_before(game: str, players: int) -> None:
    taken_back = 0
    for table, seat, option in chain(
        *(play_positions(deal_table(game, players), seed) for seed in SEEDS[game])
    ):
        again = table.copy()
        carry_out(again, ([answer_decision(again, seat, option, None, "person")], []))
        offered = [one for one in range(players) if can_undo(again, one)]
        assert offered in ([], [seat])
        if offered:
            before = again.running_state()
            carry_out(again, Undo().plan(again, actor(seat), 0))
            assert again.running_state().decision == before.decision + 1
            again.running_state().decision = table.running_state().decision
            assert fingerprint(again.running_state()) == fingerprint(table.running_state())
            assert views(again) == views(table)
            assert again.events == table.events
            assert list(again.answers) == list(table.answers)
            taken_back += 1
    assert taken_back > 0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_is_undone_freely_that_somebody_learned_from(game: str, players: int) -> None:
    quiet = loud = 0
    for table, seat, option in chain(
        *(play_positions(deal_table(game, players), seed) for seed in SEEDS[game])
    ):
        step = answer_decision(table, seat, option, None, "person")
        s, after = table.running_state(), step.state
        assert isinstance(step.body, Answered)
        assert after is not None
        if not step.body.is_quiet:
            loud += 1
            continue
        quiet += 1
        assert s.dice.save() == after.dice.save()
        assert seats_in(waiting_seats(after)) == [seat]
        for event in step.events:
            assert not table.game.events[event.kind].reveals
            assert event.arguments[0] == seat if event.kind == CHOSE else not event.secret
        # No seat knows a card that it did not know before.
        assert {zone: list(seats) for zone, seats in after.peeks.items()} == {
            zone: list(seats) for zone, seats in s.peeks.items()
        }
    assert quiet > 0
    assert loud > 0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_others_hide_never_decides_whether_an_undo_is_offered(game: str, players: int) -> None:
    """The answer is given in two worlds that look the same to its seat."""
    dice = fast(13)
    compared = 0
    for table, seat, option in play_positions(deal_table(game, players), seed=13):
        s = table.running_state()
        other = imagine(view(s, seat), dice)
        if not has_seat(waiting_seats(other), seat):
            continue
        chosen = option_from_id(s.game, option)
        assert chosen in options(other, seat)
        before, heard = other.copy(), list[Event]()
        other.journal = heard
        take(other, seat, chosen)
        step = answer_decision(table, seat, option, None, "person")
        assert isinstance(step.body, Answered)
        assert is_quiet(before, other, seat, heard) == step.body.is_quiet
        compared += 1
    assert compared > 10


def quiet_table(game: str = "unfathomable", players: int = 4) -> tuple[Table, int]:
    """A table after an answer that may be undone alone, and the seat that gave it."""
    table = deal_table(game, players)
    for _, seat, _ in play_positions(table, seed=14):
        last = table.answers[-1].seat if table.answers else seat
        if can_undo(table, last):
            return table, last
    raise AssertionError


def test_a_standing_order_of_somebody_else_neither_hinders_an_undo_nor_is_lost() -> None:
    table, seat = quiet_table()
    other = (seat + 1) % 4
    trigger = table.game.triggers[0].name
    carry_out(table, GiveOrder(f"pass {trigger} end").plan(table, actor(other), 0))
    orders = table.running_state().orders
    assert orders
    assert can_undo(table, seat)
    carry_out(table, Undo().plan(table, actor(seat), 0))
    assert table.running_state().orders == orders
    assert [one.seat for one in table.answers if isinstance(one.body, Ordered)] == [other]


def test_an_answer_of_somebody_else_ends_it() -> None:
    table, seat = quiet_table()
    dice = fast(15)
    while (last := table.answers[-1].seat) == seat:
        who, option = draw_answer(table, dice)
        carry_out(table, ([answer_decision(table, who, option, None, "person")], []))
    assert last != seat
    assert not can_undo(table, seat)


def loud_table(shown: bool, game: str = "thing", players: int = 5) -> tuple[Table, int]:
    """A table after an answer that may not be undone alone, with or without something revealed, and the seat that gave it."""
    table = deal_table(game, players)
    for _, seat, option in play_positions(table, seed=16):
        step = answer_decision(table, seat, option, None, "person")
        assert isinstance(step.body, Answered)
        assert step.state is not None
        if step.body.is_quiet or not waiting_seats(step.state):
            continue
        reveals = any(
            table.game.events[event.kind].reveals or (event.kind != CHOSE and event.secret)
            for event in step.events
        )
        if reveals == shown:
            carry_out(table, ([step], []))
            return table, seat
    raise AssertionError


def asked_of_all(table: Table) -> Petition:
    assert table.petition is not None
    return table.petition


def test_everybody_together_can_take_back_more() -> None:
    table, seat = loud_table(shown=False)
    asked = table.answers[-1]
    before = deal_table("thing", 5)
    for answering in table.answers[:-1]:
        assert isinstance(answering.body, Answered)
        carry_out(
            before, ([answer_decision(before, answering.seat, answering.body.option, None, "person")], [])
        )
    last = table.running_state().decision
    carry_out(table, Undo().plan(table, actor(seat), 0))
    petition = asked_of_all(table)
    assert petition.to == asked.number
    for other in range(5):
        if other != seat:
            carry_out(table, Agree(petition.number, is_for=True).plan(table, actor(other), 0))
    assert table.running_state().decision == last + 1
    table.running_state().decision = before.running_state().decision
    assert fingerprint(table.running_state()) == fingerprint(before.running_state())


def test_one_against_it_is_enough() -> None:
    table, seat = loud_table(shown=False)
    carry_out(table, Undo().plan(table, actor(seat), 0))
    petition = asked_of_all(table)
    other = (seat + 1) % 5
    carry_out(table, Agree(petition.number, is_for=False).plan(table, actor(other), 0))
    assert table.petition is None
    assert table.answers[-1].seat == seat


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 4), ("thing", 5)])
def test_not_even_everybody_takes_back_what_was_shown(game: str, players: int) -> None:
    table, seat = loud_table(True, game, players)
    with pytest.raises(BadInput, match="shown_since"):
        Undo().plan(table, actor(seat), 0)


def test_asking_again_and_again_replays_the_game_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, seat = loud_table(shown=True)
    reckoned = []

    def counted(table: Table, until: int, heard: list[Event]) -> State:
        reckoned.append(until)
        return replay_position(table, until, heard)

    monkeypatch.setattr(positions, "replay_position", counted)
    for _ in range(3):
        with pytest.raises(BadInput, match="shown_since"):
            Undo().plan(table, actor(seat), 0)
    assert len(reckoned) == 1


def test_what_is_shown_while_everybody_is_asked_ends_it() -> None:
    table, seat = loud_table(shown=False)
    carry_out(table, Undo().plan(table, actor(seat), 0))
    asked = asked_of_all(table)
    for _, who, option in play_positions(table, seed=17):
        step = answer_decision(table, who, option, None, "person")
        if any(table.game.events[event.kind].reveals for event in step.events):
            carry_out(table, ([step], []))
            break
    with pytest.raises(BadInput, match="shown_since"):
        Agree(asked.number, is_for=True).plan(table, actor((seat + 1) % 5), 0)


def test_whoever_has_answered_nothing_has_nothing_to_take_back() -> None:
    table = deal_table("lifeboat", 3)
    with pytest.raises(BadInput, match="nothing_to_undo"):
        Undo().plan(table, actor(0), 0)


async def _play_and_take_back(clients: Clients) -> int:
    """Play a game, undoing all that can be undone; return the number of undos."""
    dice, undone, last = fast(18), 0, -1
    while True:
        await clients.check_screens()
        table = (await clients.place()).table
        if table.stage == OVER:
            return undone
        for seat, screen in enumerate(clients.screens[:-1]):
            assert screen.can_undo == can_undo(table, seat)
            for message in screen.updates():
                assert not {"to", "decision"} & (message["public"] or {}).get("body", {}).keys()
        assert not clients.screens[-1].can_undo
        offered = [seat for seat in range(len(table.chairs)) if clients.screens[seat].can_undo]
        if offered and len(table.answers) > last:
            last = len(table.answers)
            await clients.send(offered[0], Undo())
            undone += 1
        else:
            seat, option = draw_answer(table, dice)
            await clients.send(seat, Answer(table.running_state().decision, option))


async def test_screens_know_what_may_be_taken_back_and_follow_when_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secrets(monkeypatch)

    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("unfathomable", 3))
        assert await _play_and_take_back(clients) > 5
