"""Rows of the tables, from records: each record is replayed, and everything that happens is written down.

The post-game report judges claims (`server/replay/report.py`), as for the replay page.
"""

import json
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from turncoat.bots import diary
from turncoat.kernel.decisions import options
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, has_seat, seats_in
from turncoat.kernel.layout import OPEN
from turncoat.kernel.names import NUMBER
from turncoat.kernel.reading import as_int
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id, view_wire
from turncoat.server.replay.report import Truth
from turncoat.server.replay.simulated import Simulated, read_simulated_game, retell_record, table_for
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.say import Said
from turncoat.server.table.stages import OVER
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.texts.people import characters_of

if TYPE_CHECKING:
    from turncoat.lab.simulate.saving import SavedGame

Row = dict[str, Any]
Rows = dict[str, bytes]  # by table: an Arrow stream, as workers send it
LOYAL: Final = 0
BEFORE: Final = -1  # the first answer


def rows_of(games: "list[SavedGame]") -> Rows:
    """Rows of some games, in order."""
    from turncoat.lab.data.files import stream

    tables: dict[str, list[Row]] = {}
    for one in games:
        told = GameRows(one.name, one.seed, one.turn, one.record)
        for table, rows in told.tables().items():
            tables.setdefault(table, []).extend(rows)
    return {table: stream(table, rows) for table, rows in tables.items()}


@dataclass
class GameRows:
    """Rows of one game, from its record."""

    game_id: str
    seed: int
    turn: int
    written: bytes
    decisions: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)
    statements: list[Row] = field(default_factory=list)
    tracks: list[Row] = field(default_factory=list)
    # By decision, as of just before it; then as of the end.
    sides: list[list[int]] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)  # number of events so far, by decision

    def tables(self) -> dict[str, list[Row]]:
        simulated = read_simulated_game(self.written)
        table = table_for(simulated)
        truth = Truth(simulated.record.game, simulated.record.seats)
        try:
            for step, (_, step_view) in enumerate(retell_record(table, simulated)):
                truth.follow(table, step_view, step)
                self._follow(table, step_view)
        except Exception:
            if table.stage == OVER or table.state is None:
                raise
            # A game that failed when it was played fails again here: its rows end at the same place.
        self.sides.append(self._sides(table.state))
        self._judge(table, truth)
        made = len(self.decisions)
        for row in self.tracks:
            row["part"] = max(0, row["decision"]) / max(1, made)
        tables = {
            "games": [self._game(table, simulated)],
            "seats": self._seats(table, simulated),
            "decisions": self.decisions,
            "events": self.events,
            "statements": self.statements,
            "beliefs": self._beliefs(table.game, simulated),
            "tracks": self.tracks,
        }
        return {name: [{"game_id": self.game_id, **row} for row in rows] for name, rows in tables.items()}

    # Step by step

    def _follow(self, table: Table, step_view: StepView) -> None:
        body = step_view.planned.body
        if isinstance(body, Answered):
            assert step_view.before is not None
            self._answer(step_view.before, step_view.planned.seat, body.option)
        if isinstance(body, Said):
            self._statement(table.game, body.statement)
        if isinstance(body, (Answered, Dealt)):
            self._follow_tracks(step_view)
        for told in step_view.events:
            public = told.public
            self.events.append(
                {
                    "event": len(self.events),
                    "decision": len(self.decisions) - 1,
                    "kind": public["event"],
                    "rule": public["rule"],
                    "told": _json(public["told"]),
                    "secret": None if told.secret is None else _json(told.secret),
                    "knowers": [] if told.secret is None else list(seats_in(told.insiders)),
                }
            )

    def _answer(self, s: State, seat: Seat, chosen: str) -> None:
        game = s.game
        asked = s.stack[-1]
        procedure = game.procedures[asked.procedure]
        self.sides.append(self._sides(s))
        self.heard.append(len(self.events))
        self.decisions.append(
            {
                "decision": len(self.decisions),
                "event": len(self.events),
                "seat": seat,
                "side": game.sides[self.sides[-1][seat]],
                "question": f"{procedure.name}.{procedure.steps[asked.step].name}",
                "options": [option_id(game, option) for option in options(s, seat)],
                "chosen": chosen,
            }
        )

    def _follow_tracks(self, step_view: StepView) -> None:
        before, after = step_view.before, step_view.planned.state
        assert after is not None
        for number, place in enumerate(after.game.layout.tracks):
            if place.sight != OPEN or place.key or place.kind != NUMBER:
                continue
            value = after.tracks[number]
            if before is None or before.tracks[number] != value:
                row = {"decision": len(self.decisions) - 1, "track": place.name, "value": value}
                self.tracks.append(row)

    def _statement(self, game: Game, said: dict[str, Any]) -> None:
        sides = self.sides[-1] if self.sides else []
        self.statements.append(
            {
                "statement": len(self.statements),
                "event": len(self.events),
                "decision": len(self.decisions),
                "speaker": said["speaker"],
                "side": game.sides[sides[said["speaker"]]] if sides else None,
                "kind": said["kind"],
                "seat": said.get("seat"),
                "level": said.get("level"),
                "statement_json": _json(said),
            }
        )

    @staticmethod
    def _sides(s: State | None) -> list[int]:
        return [] if s is None else [s.game.side_of(s, seat) for seat in range(s.seats)]

    # At the end

    def _judge(self, table: Table, truth: Truth) -> None:
        for claim in truth.wire(table)["claims"]:
            row = self.statements[as_int(claim["statement"]["number"], "number")]
            row["is_true"] = claim["is_true"]
            row["is_lie"] = None if claim["is_true"] is None else claim["is_lie"]

    def _game(self, table: Table, simulated: Simulated) -> Row:
        s, record = table.state, simulated.record
        assert s is not None
        is_over = s.ending != RUNNING
        winners = [seat for seat in range(s.seats) if has_seat(s.winners, seat)]
        return {
            "game": s.game.name,
            "version": record.version,
            "players": s.seats,
            "seed": str(self.seed),
            "turn": self.turn,
            "options": _json(record.options),
            "finished": is_over,
            "ending": s.game.endings[s.ending] if is_over else None,
            "winning_sides": sorted({s.game.sides[s.game.side_of(s, seat)] for seat in winners}),
            "winners": winners,
            "decisions": len(self.decisions),
            "events": len(self.events),
            "record": self.written.decode(),
        }

    def _seats(self, table: Table, simulated: Simulated) -> list[Row]:
        s = table.state
        assert s is not None
        characters = characters_of(view_wire(view(s, SPECTATOR)))
        rows = []
        for seat, bots in enumerate(simulated.bots):
            loyal, _, traitor = bots.partition("|")
            kept = simulated.diaries[seat] if simulated.diaries else []
            rows.append(
                {
                    "seat": seat,
                    "loyal_bot": loyal,
                    "traitor_bot": traitor or loyal,
                    "persona": (kept[-1].get("persona") or None) if kept else None,
                    "character": (characters[seat] or None) if seat < len(characters) else None,
                    "first_side": s.game.sides[self.sides[0][seat]],
                    "last_side": s.game.sides[self.sides[-1][seat]],
                    "won": has_seat(s.winners, seat),
                }
            )
        return rows

    def _beliefs(self, game: Game, simulated: Simulated) -> list[Row]:
        rows: list[Row] = []
        for seat, kept in enumerate(simulated.diaries):
            for written in kept:
                entry = diary.from_wire(written)
                decision = bisect_left(self.heard, entry.heard)
                sides = self.sides[min(decision, len(self.sides) - 1)]
                for about, belief in enumerate(entry.beliefs):
                    if about != seat:
                        rows.append(
                            {
                                "event": entry.heard,
                                "decision": decision,
                                "part": decision / max(1, len(self.decisions)),
                                "seat": seat,
                                "side": game.sides[sides[seat]],
                                "about": about,
                                "belief": belief,
                                "is_traitor": sides[about] != LOYAL,
                            }
                        )
        return rows


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
