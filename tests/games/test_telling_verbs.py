"""Verbs declared as offered to one hidden side only, by question: the page conceals them."""

import pytest

from turncoat.games.catalog import GAMES
from turncoat.games.thing import board as thing
from turncoat.games.unfathomable import board as unfathomable
from turncoat.games.unfathomable.rules.abilities import TRAITOR_CARDS
from turncoat.kernel.decisions import next_seat, options, take, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat, seats_in, verb_of
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat_lifeboat import board as lifeboat

GAMES_PLAYED = 10
OFTEN = 60  # questions to loyal seats; a verb never offered in this many is not offered to them
TABLES = [("lifeboat", 5), ("unfathomable", 4), ("thing", 6)]


def is_hidden_traitor(s: State, seat: Seat) -> bool | None:
    """None: the seat's side is open, or the seat no longer plays."""
    if s.game.name == "thing":
        plays = s.tracks[thing.STATUS + seat] == thing.PLAYING
        return s.tracks[thing.ROLE + seat] == thing.ALIEN if plays else None
    if s.game.name == "unfathomable":
        cards = s.zones[unfathomable.LOYALTY + seat]
        return (
            None if s.tracks[unfathomable.REVEALED + seat] else any(card in cards for card in TRAITOR_CARDS)
        )
    if s.tracks[lifeboat.REVEALED + seat]:
        return None
    return lifeboat.WRECKER in s.zones[lifeboat.LOYALTY + seat]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_only_hidden_traitors_are_offered_is_declared(game: str, players: int) -> None:
    rules = GAMES[game]
    loyal: dict[str, int] = {}
    offered: dict[bool, set[tuple[str, str]]] = {False: set(), True: set()}
    for seed in range(GAMES_PLAYED):
        s, dice = rules.deal(players, fast(seed), {}), fast(1000 + seed)
        run(s)
        while s.ending == RUNNING:
            f = s.stack[-1]
            procedure = rules.procedures[f.procedure]
            ask = f"{procedure.name}.{procedure.steps[f.step].name}"
            for seat in seats_in(waiting_seats(s)):
                side = is_hidden_traitor(s, seat)
                if side is not None:
                    loyal[ask] = loyal.get(ask, 0) + (not side)
                    offered[side].update((ask, rules.verbs[verb_of(one)].name) for one in options(s, seat))
            seat = next_seat(s)
            legal = options(s, seat)
            take(s, seat, legal[dice.below(len(legal))])
    telling = {one for one in offered[True] - offered[False] if loyal[one[0]] >= OFTEN}
    declared = {(ask, verb.name) for verb in rules.verbs for ask in verb.tells_side_at}
    assert telling == declared


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_a_verb_names_is_asked_somewhere(game: str) -> None:
    rules = GAMES[game]
    asks = {
        f"{procedure.name}.{step.name}"
        for procedure in rules.procedures
        for step in procedure.steps
        if step.ask is not None
    }
    assert {ask for verb in rules.verbs for ask in verb.tells_side_at} <= asks


@pytest.mark.parametrize("game", GAMES)
def test_revealing_oneself_is_final(game: str) -> None:
    revealing = [verb for verb in GAMES[game].verbs if verb.name in {"reveal", "reveal_self"}]
    assert revealing
    assert all(verb.is_final and verb.tells_side_at for verb in revealing)
