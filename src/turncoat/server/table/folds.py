"""Folds: what each kind of entry changes at a table. One `match`; mypy proves that no kind is missing."""

from dataclasses import replace
from typing import Any, assert_never

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.entries import (
    Again,
    Agreed,
    Answered,
    AnyBody,
    Asked,
    BotSeated,
    Called,
    Changed,
    Chatted,
    Contributed,
    Created,
    Dealt,
    Diaries,
    Ended,
    MarksShown,
    OrderCleared,
    Ordered,
    Paused,
    Readied,
    Reminded,
    Renamed,
    Resumed,
    Returned,
    Said,
    Seated,
    Stalled,
    Started,
    Stood,
    TakenOver,
    Undone,
)
from turncoat.server.table.parts import Answering, Chair, Petition
from turncoat.server.table.settings import MOST_SAID
from turncoat.server.table.stalls import time_lost
from turncoat.server.table.table import BOT, DEALING, OVER, PERSON, PLAYING, Table
from turncoat.server.table.working_hours import counted


def fold(table: Table, body: AnyBody, seat: Seat, number: int, at: Milliseconds) -> None:
    """Entry `number`, written at this moment, of this seat."""
    match body:
        case Answered():
            table.answers.append(Answering(number, seat, body, table.events))
            _count_missed(table, seat, body)
        case Ordered() | OrderCleared():
            table.answers.append(Answering(number, seat, body, table.events))
        case Said():
            table.has_talk = True
            _count_said(table, seat, at)
        case Chatted():
            _count_said(table, seat, at)
        case Ended():
            table.stage = OVER
            table.is_agreed_end = body.is_agreed
            table.petition = None
        case Created() | Changed():
            _fold_settings(table, body)
        case Seated() | Stood() | Renamed() | BotSeated() | Readied() | Contributed() | MarksShown():
            _fold_chair(table, body, seat, number)
        case Started():
            table.stage = DEALING
            table.asked_since = at
        case Dealt():
            table.stage = PLAYING
            table.version = body.version
        case Asked():
            table.petition = Petition(table.petitions, seat, body.what, body.to, at, frozenset({seat}))
            table.petitions += 1
        case Agreed():
            petition = table.petition
            assert petition is not None
            table.petition = replace(petition, agreed=petition.agreed | {seat}) if body.is_for else None
        case Undone():
            _undo(table, body)
        case Paused() | Resumed() | Stalled() | Reminded() | Called():
            _fold_clock(table, body, seat, at)
        case TakenOver():
            has_left = body.why == "left"
            _change(table, seat, bot=body.bot, bot_since=number, away_since=at, has_left=has_left)
        case Returned():
            named = number if body.is_new else table.chairs[seat].named
            _change(table, seat, kind=PERSON, name=body.name, named=named, bot="", missed=0)
        case Diaries():
            table.has_diaries = True
        case Again():
            table.again = body.table
        case _:
            assert_never(body)


# Chairs


def _fold_chair(
    table: Table,
    body: Seated | Stood | Renamed | BotSeated | Readied | Contributed | MarksShown,
    seat: Seat,
    number: int,
) -> None:
    match body:
        case Seated():
            _put(table, seat, Chair(PERSON, body.name, number))
        case Stood():
            _put(table, seat, Chair())
        case Renamed():
            _change(table, seat, name=body.name, named=number)
        case BotSeated():
            _put(table, seat, Chair(BOT, bot=body.bot, is_ready=True))
        case Readied():
            _change(table, seat, commitment=body.commitment, is_ready=body.is_ready)
        case Contributed():
            _change(table, seat, seed=body.seed)
        case MarksShown():
            _change(table, seat, shows_marks=body.is_shown)
        case _:
            assert_never(body)


def _put(table: Table, seat: Seat, chair: Chair) -> None:
    table.chairs[seat] = chair
    table.bots = table.bots & ~(1 << seat) | bool(chair.bot) << seat


def _change(table: Table, seat: Seat, **values: Any) -> None:
    """Fields of a chair."""
    _put(table, seat, replace(table.chairs[seat], **values))


def _count_missed(table: Table, seat: Seat, body: Answered) -> None:
    """Decisions in a row that the clock answered. An answer to a window or to a single option is not late, nor does it show that a
    person is there."""
    missed = table.chairs[seat].missed
    if body.by in ("window", "single_option"):
        return
    now = missed + 1 if body.by == "clock" else 0
    if now != missed:
        _change(table, seat, missed=now)


def _count_said(table: Table, seat: Seat, at: Milliseconds) -> None:
    """What was said changes only how much more may be said; `History` reads the words."""
    _change(table, seat, said=(*table.chairs[seat].said, at)[-MOST_SAID:])


# The table's settings


def _fold_settings(table: Table, body: Created | Changed) -> None:
    table.settings = body.settings
    if isinstance(body, Created):
        table.again = body.again
        table.chairs = [Chair() for _ in range(table.settings.players)]
        table.shown = [0] * (len(table.chairs) + 1)
    else:
        # Players stay at their seats, but only bots are still ready: the game is another one.
        kept = [
            replace(chair, is_ready=chair.kind == BOT) for chair in table.chairs[: table.settings.players]
        ]
        table.chairs = kept + [Chair() for _ in range(table.settings.players - len(kept))]
        table.bots &= (1 << table.settings.players) - 1
        table.talk = None  # its record is that of another number of seats
        table.shown = [table.shown[-1]] * (
            len(table.chairs) + 1
        )  # before a game all viewers are shown everything
    table.seen = [table.chain] * len(table.shown)


# The game


def _undo(table: Table, body: Undone) -> None:
    orders: list[Answering] = []  # standing orders stay
    while table.answers and table.answers[-1].number >= body.to:
        undone = table.answers.pop()
        table.events = undone.first_event
        if not isinstance(undone.body, Answered):
            orders.append(undone)
    for order in reversed(orders):
        table.answers.append(msgspec.structs.replace(order, first_event=table.events))
    table.numbered = body.decision
    table.talk = None  # its record has read what is undone
    table.petition = None


# Clocks


def _fold_clock(
    table: Table, body: Paused | Resumed | Stalled | Reminded | Called, seat: Seat, at: Milliseconds
) -> None:
    match body:
        case Paused():
            table.paused_since = at
            table.petition = None
        case Resumed():
            assert table.paused_since is not None
            table.spent += counted(table.settings.pace, table.asked_since, table.paused_since)
            table.asked_since = at
            table.paused_since = None
        case Stalled():
            span = (max(body.since, table.asked_since), body.until)
            table.spent -= time_lost(table.settings.pace, table.stalls, span)
            table.stalls = (*table.stalls, span)
        case Reminded():
            table.reminded.add(seat)
            table.is_called = True
        case Called():
            table.is_called = True
        case _:
            assert_never(body)
