"""Two-world test of the network layer: two servers whose tables differ only in what one seat cannot know.

Both get the same requests at the same virtual time. Everything they send to that seat's device and to a
spectator (messages, replies, headers, refusals) must be the same bytes in the same order. Worlds may diverge
where a rule reveals something hidden (lab/proofs/worlds.py).
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.world_server import Base, World, fixed_secrets, replayed_from_base, step_from_base, world_in
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.events import Event
from turncoat.kernel.ids import NO_OPTION, SPECTATOR, Option, Seat, seats_in
from turncoat.kernel.imagine import imagine
from turncoat.kernel.procedures import SealedAsk
from turncoat.kernel.state import RUNNING
from turncoat.kernel.windows import UNTIL
from turncoat.kernel.wire import option_id
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.proofs.worlds import Leak, _answers_for_both, _compare_events, _declared_view
from turncoat.server.net.websocket_out import BUCKET
from turncoat.server.table import apply, clocks, positions
from turncoat.server.table.commands import undo

TICK = 1_700  # milliseconds between two things that happen


SEAL = re.compile(rb'"seal":"[0-9a-f]{64}"')


def unsealed(sent: bytes) -> bytes:
    """The message without its seal, which is keyed with a secret and has the same length in both worlds. When
    it changes is tested in `test_seals.py`."""
    return SEAL.sub(b'"seal":"' + b"0" * 64 + b'"', sent)


@dataclass
class Pair:
    """Two worlds for one viewer."""

    subject: Subject
    viewer: Seat
    a: World
    b: World
    bots: set[Seat]
    dice: Dice
    compared: int = 0  # messages and replies
    answers: int = 0
    meetings: int = 0
    parted: bool = False
    seen: dict[Seat, int] = field(default_factory=dict)  # messages that were compared already

    async def fetch(self, seat: Seat, method: str, path: str, body: object = None) -> None:
        """Send the same request in both worlds."""
        for world in (self.a, self.b):
            with fixed_secrets(self.compared + 7):
                await world.fetch(seat, method, path, body)

    async def send(self, who: Seat, /, **command: object) -> None:
        await self.fetch(who, "POST", "/api/tables/TABLE/commands", command)

    def check_time(self) -> None:
        if self.a.clock.now != self.b.clock.now:
            raise Leak("virtual_time", f"{self.a.clock.now} and {self.b.clock.now}")

    def tick(self) -> None:
        for world in (self.a, self.b):
            world.clock.now += TICK

    async def compare(self) -> None:
        await self.a.settle()
        await self.b.settle()
        for seat in self.a.sockets:
            since = self.seen.get(seat, 0)
            one, other = self.a.sockets[seat].messages[since:], self.b.sockets[seat].messages[since:]
            for left, right in zip(map(unsealed, one), map(unsealed, other), strict=False):
                if left != right:
                    raise Leak("message", difference(left, right))
                if len(left) % BUCKET:
                    raise Leak("length", f"{len(left)} bytes")
            if len(one) != len(other):
                raise Leak("frame_count", f"{len(one)} and {len(other)} for {seat}")
            self.seen[seat] = since + len(one)
            self.compared += len(one)
        for (what, left), (_, right) in zip(self.a.replies, self.b.replies, strict=True):
            if unsealed(left) != unsealed(right):
                raise Leak("reply", f"{what}: {difference(left, right)}")
        self.compared += len(self.a.replies)
        self.a.replies.clear()
        self.b.replies.clear()

    async def play_alike(self, count: int) -> None:
        """Play the same answers in both worlds: at least so many, until nothing is sealed."""
        while True:
            s = await self.a.state()
            if s.ending != RUNNING or (count <= 0 and all(one == NO_OPTION for one in s.sealed)):
                break
            seats = seats_in(waiting_seats(s))
            seat = seats[self.dice.below(len(seats))]
            legal = options(s, seat)
            chosen = legal[self.dice.below(len(legal))]
            self.tick()
            for world in (self.a, self.b):
                await world.answer(seat, chosen, self.bots)
            self.check_time()
            count -= 1

    async def swap(self, seed: int) -> None:
        """Replace world B by another one that looks the same to the viewer."""
        a, table = await self.a.state(), await self.b.table_now()
        b = imagine(_declared_view(a, self.viewer), fast(seed))
        b.dice = a.dice.copy()
        b.orders = a.orders[:]
        heard: list[Event] = []
        positions.replay_position(table, table.entries, heard)
        table.state = b
        self.b.base = Base(table.entries, b.copy(), heard)
        setattr(table, "base", self.b.base)  # noqa: B010 - a table knows of no such thing
        self.a.heard.clear()
        self.b.heard.clear()

    async def follow(self, length: int) -> None:
        await self.probe()
        while self.answers < length and not self.parted:
            a, b = await self.a.state(), await self.b.state()
            if a.ending != RUNNING:
                return
            pairs = _answers_for_both(a, b, self.viewer, self.dice)
            if pairs is None:
                return
            await self._round(*pairs)
            await self._meet()

    async def _meet(self) -> None:
        """Hold a meeting, unless there was one: accuse, look at evidence, have an answer refused, finish speaking."""
        if self.parted or self.meetings or self.dice.below(3):
            return
        seats = self.subject.seats
        caller = self.dice.below(seats)
        if caller in self.bots or (await self.a.state()).ending != RUNNING:
            return
        accused = (caller + 1 + self.dice.below(max(1, seats - 1))) % seats
        await self.send(caller, do="say", statement={"kind": "estimate", "seat": accused, "level": "accuse"})
        if (await self.a.table_now()).meeting is None:
            return
        self.meetings += 1
        self.tick()
        if caller != self.viewer:
            await self._order_in_secret(self.a, caller)
        await self.probe()
        for seat in range(seats):
            if seat not in self.bots:
                self.tick()
                await self.send(seat, do="finish_speaking")
        assert (await self.a.table_now()).meeting is None
        self.check_time()
        await self.compare()

    async def _round(self, for_a: list[tuple[Seat, Option]], for_b: list[tuple[Seat, Option]]) -> None:
        """Let the other seats answer, in opposite orders in the two worlds where that must not be noticeable."""
        own = [pair for pair in for_a if pair[0] == self.viewer]
        others_a = [pair for pair in for_a if pair[0] != self.viewer]
        others_b = [pair for pair in for_b if pair[0] != self.viewer]
        ask = pending_ask(await self.a.state())
        if isinstance(ask, SealedAsk) and not ask.shows_progress:
            others_b.reverse()
            await self._let_bots_wait()
        is_first = self.dice.below(2) == 0
        for left, right in zip(
            own * is_first + others_a + own * (not is_first),
            own * is_first + others_b + own * (not is_first),
            strict=True,
        ):
            if left[0] not in self.bots:
                self.tick()
                if left[0] != self.viewer:
                    await self._order_in_secret(self.a, left[0])
                    self.tick()
                    await self.fetch(self.viewer, "GET", "/api/tables/TABLE")
            by_socket = left[0] == self.viewer
            for world, (seat, option) in ((self.a, left), (self.b, right)):
                await world.answer(seat, option, self.bots, by_socket=by_socket)
            self.answers += 1
            if _compare_events(
                await self.a.state(), await self.b.state(), self.viewer, self.a.heard, self.b.heard
            ):
                self.parted = True
                return
            self.check_time()
            await self.probe()

    async def _let_bots_wait(self) -> None:
        """Set the clocks to when bots answer, so that the order of seats is no matter of time."""
        for world in (self.a, self.b):
            due = clocks.bot_due(await world.table_now())
            world.clock.now = max(world.clock.now, due or 0)

    async def _order_in_secret(self, world: World, seat: Seat) -> None:
        """Give and cancel a standing order in one world; no other viewer can notice."""
        for do in ("order", "clear_order"):
            status, _ = await world.send(seat, do=do, order=f"pass any {UNTIL[0]}")
            assert status == 200 or do == "order"  # some tables allow none
        await world.fetch(
            seat, "PUT", "/api/tables/TABLE/notes", {"text": "what the other world does not know"}
        )

    async def probe(self) -> None:
        """Send all requests that are possible between two answers, and compare the replies."""
        verbs = (await self.a.state()).game.verbs
        action = verbs[self.dice.below(len(verbs))].name
        decision = (await self.a.state()).decision
        viewers = {self.viewer, SPECTATOR}
        first = await self._first_option()
        await self.compare()
        for viewer in sorted(viewers):
            paths = [
                "/api/me",
                "/api/notifications",
                "/api/tables/TABLE/export",
                "/api/tables/TABLE?language=uk",
                "/api/tables/TABLE/notes",
                "/api/tables/TABLE/devices",
                "/api/tables/TABLE/offers?language=en",
                "/api/tables/TABLE/evidence?language=ru",
                f"/api/tables/TABLE/why_not?action={action}&language=en",
            ]
            for path in paths + ["/api/tables/TABLE/replay?language=en"] * (self.dice.below(4) == 0):
                await self.fetch(viewer, "GET", path)
            wanted = {"decision": decision, "options": [first], "language": "en"}
            await self.fetch(viewer, "POST", "/api/tables/TABLE/ahead", wanted)
            for number in (decision, max(0, decision - 1)):
                await self.send(viewer, do="answer", decision=number, option=f"{action} 0")
        if self.viewer != SPECTATOR and self.dice.below(2) == 0:
            await self._undo()
        await self.compare()

    async def _first_option(self) -> str:
        """An answer of the viewer if it is asked, else of any seat."""
        s = await self.a.state()
        is_asked = self.viewer in seats_in(waiting_seats(s))
        return option_id(s.game, options(s, self.viewer)[0]) if is_asked else "pass"

    async def _undo(self) -> None:
        """Ask for an undo; the others refuse it if they are asked."""
        table = await self.a.table_now()
        assert self.b.base is not None
        own = [one.number for one in table.answers if one.seat == self.viewer]
        if not own or own[-1] < self.b.base.number or table.petition is not None:
            return
        await self.send(self.viewer, do="undo")
        petition = (await self.a.table_now()).petition
        if petition is not None:
            other = next(seat for seat in self.a.cookies if seat not in {self.viewer, SPECTATOR})
            await self.send(other, do="agree", petition=petition.number, is_for=False)
        self.a.heard.clear()
        self.b.heard.clear()


def difference(left: bytes, right: bytes) -> str:
    at = next(
        (n for n, (x, y) in enumerate(zip(left, right, strict=False)) if x != y), min(len(left), len(right))
    )
    return f"...{left[max(0, at - 120) : at + 60]!r}... and ...{right[max(0, at - 120) : at + 60]!r}..."


async def prove_network_secrecy(
    folder: Path, subject: Subject, viewer: Seat, seed: int, start: int, length: int, *, has_bots: bool
) -> Pair:
    """Compare two worlds for a viewer. Leak: the viewer or a spectator could tell them apart."""
    bots = {seat for seat in range(1, subject.seats) if has_bots and seat not in (viewer, 1)}
    seconds = 60 if seed % 2 else 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(positions, "replay_position", replayed_from_base)
        patch.setattr(undo, "replay_position", replayed_from_base)
        patch.setattr(apply, "recompute", step_from_base)
        async with (
            world_in(folder / "a", subject, bots, seconds) as a,
            world_in(folder / "b", subject, bots, seconds) as b,
        ):
            pair = Pair(subject, viewer, a, b, bots, fast(seed))
            await pair.play_alike(start)
            await pair.swap(seed * 7919 + start)
            for world in (a, b):
                await world.look_on(viewer, ("en", "ru", "uk")[seed % 3])
            await pair.follow(length)
            return pair
