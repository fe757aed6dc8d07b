"""Random play of environments, ours and others': the same loop for both sides of a comparison."""

import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final

import numpy as np

from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.runner import run
from turncoat.lab.bench.measure import seconds_each
from turncoat.rl import environments
from turncoat.rl.agent_game import CATALOGUE, Actions
from turncoat.rl.chance import ChanceGame
from turncoat.rl.draws import ChosenDice
from turncoat.rl.steps import Start

Run = Callable[[float], float]
Move = tuple[Seat, Option, list[int]]  # an answer, and the outcomes drawn before the next one
CLOCK: Final = time.thread_time  # all of it runs in one thread, and other programs do not count
BATCH_STEPS: Final = 8  # between two looks at the clock
RECORDED: Final = 4  # games of OpenSpiel that the rules play again


def aec_play(env: Any) -> Run:
    """Steps a second of an AEC environment, with an observation before each. Masks are looked at as booleans, for which
    numpy has a quick search: of 2,596 numbers it took as long as the rules."""
    draws = random.Random(1)
    env.reset(seed=1)

    def one_step() -> int:
        seen, _, over, truncated, info = env.last()
        if over or truncated:
            env.reset()
            return 0
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(draws.choice(np.flatnonzero(mask.view(np.bool_)).tolist()))
        return 1

    def run_for(seconds: float) -> float:
        return 1 / seconds_each(lambda: sum(one_step() for _ in range(BATCH_STEPS)), seconds, CLOCK)

    return run_for


def batch_play(game: Game, players: int, envs: int, actions: Actions = CATALOGUE) -> Run:
    """Decisions a second of the vectorised environment."""
    batch = environments(game.name).vector_env(envs, players, actions=actions)
    batch.reset(seed=1)
    dice = fast(2)

    def one_step() -> int:
        before = batch.made
        for _ in range(BATCH_STEPS):
            batch.step(batch.sample(dice))
        return batch.made - before

    return lambda seconds: 1 / seconds_each(one_step, seconds, CLOCK)


def spiel_play(name: str, parameters: dict[str, Any]) -> Run:
    """Moves a second of a game of OpenSpiel, draws included."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    draws = random.Random(1)

    def one_game() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draws.choices(outcomes, odds)[0])
            else:
                state.apply_action(draws.choice(state.legal_actions()))
            moves += 1
        return moves

    return lambda seconds: 1 / seconds_each(one_game, seconds, CLOCK)


def rules_of_spiel_play(game: Game, players: int) -> Run:
    """Moves a second of the rules alone, where they play games of OpenSpiel again: every answer and every draw is known.
    What the wrapper takes is the difference."""
    games = [record_game(ChanceGame(Start(game, players)), fast(seed)) for seed in range(RECORDED)]

    def one_round() -> int:
        return sum(play_again(game, players, moves) for moves in games)

    return lambda seconds: 1 / seconds_each(one_round, seconds, CLOCK)


def record_game(position: ChanceGame, dice: Dice) -> list[Move]:
    """Play at random to the end. Returns the draws of the deal, and all answers with the draws that they led to."""
    moves: list[Move] = [(NOBODY, NO_OPTION, position.drawn)]
    while not position.is_over:
        if position.chance is not None:
            position.draw(draw_outcome(position.chance.odds, dice))
        else:
            seat, option = position.seat, position.legal[dice.below(len(position.legal))]
            position.answer(option)
            moves.append((seat, option, position.drawn))
    return moves


def play_again(game: Game, players: int, moves: list[Move]) -> int:
    """Returns the number of draws and answers."""
    s = game.deal(players, ChosenDice(moves[0][2]))
    run(s)
    made = len(moves[0][2])
    for seat, option, drawn in moves[1:]:
        ask_next(s)
        s.dice = ChosenDice(drawn)
        take(s, seat, option)
        made += 1 + len(drawn)
    return made


def draw_outcome(odds: Sequence[float], dice: Dice) -> int:
    """Draw an outcome by its odds."""
    at = dice.below(1 << 30) / (1 << 30)
    for outcome, chance in enumerate(odds):
        at -= chance
        if at < 0:
            return outcome
    return len(odds) - 1


def kernel_play_in_turn(game: Game, players: int, games: int) -> Run:
    """Decisions per second of the rules alone, with as many games played in turn as a batch has."""
    seeds = count()
    states = [game.new(players, fast(next(seeds))) for _ in range(games)]
    dice = fast(2)

    def one_step() -> int:
        made = 0
        for at in range(games):
            done = play_randomly(states[at], dice, 2)
            made += done
            if done < 2:
                states[at] = game.new(players, fast(next(seeds)))
        return made

    return lambda seconds: 1 / seconds_each(one_step, seconds, CLOCK)
