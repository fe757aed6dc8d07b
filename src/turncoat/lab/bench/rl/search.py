"""OpenSpiel's IS-MCTS and a flat search of our own, in the smallest game: what a simulation costs, and how well they
play against a bot.

A simulation of either imagines a world, tries one answer and plays on at random to the end.
"""

from collections.abc import Callable
from typing import Any, Final

from turncoat.bots.catalog import player_named
from turncoat.bots.player import Heard
from turncoat.games.catalog import smallest_game
from turncoat.kernel.decisions import take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import Option, Seat, has_seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.views import view
from turncoat.lab.bench.measure import seconds_each
from turncoat.lab.bench.rl.play import CLOCK, draw_outcome
from turncoat.lab.simulate.game import MOST_DECISIONS
from turncoat.rl.chance import ChanceGame
from turncoat.rl.event_chain import EventChain
from turncoat.rl.steps import Start

SIMULATIONS: Final = 16  # per decision
EXPLORATION: Final = 1.4

# Picks one of the options of a seat
Pick = Callable[[ChanceGame], Option]


def flat_pick(dice: Dice) -> Pick:
    """A flat search: tries each option in turn in imagined worlds, and picks the one that won most often."""

    def pick(position: ChanceGame) -> Option:
        assert position.state is not None
        seen = view(position.state, position.seat)
        knowledge = position.heard.knowledge(position.start.game)
        wins = [0] * len(position.legal)
        for simulation in range(SIMULATIONS):
            at = simulation % len(position.legal)
            world = imagine(seen, dice, knowledge)
            take(world, position.seat, position.legal[at])
            play_randomly(world, dice, MOST_DECISIONS)
            wins[at] += has_seat(world.winners, position.seat)
        return position.legal[wins.index(max(wins))]

    return pick


def ismcts_pick(seed: int) -> Pick:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from turncoat.rl.spiel import PREFIX, register

    register()
    game = pyspiel.load_game(f"{PREFIX}{smallest_game().name}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot: Any = ismcts.ISMCTSBot(
        game,
        evaluator,
        EXPLORATION,
        SIMULATIONS,
        random_state=np.random.RandomState(seed),
        allow_inconsistent_action_sets=True,
    )

    def pick(position: ChanceGame) -> Option:
        state = game.new_initial_state()
        state.position = position.copy()
        options: list[Option] = state.shared.options
        return options[int(bot.step(state))]

    return pick


def random_pick(dice: Dice) -> Pick:
    return lambda position: position.legal[dice.below(len(position.legal))]


class Seated:
    """A bot at a seat of a position: it is told what happened before it decides."""

    def __init__(self, name: str, position: ChanceGame) -> None:
        self._player: Final = player_named(name)
        self._told: EventChain | None = position.heard

    def decide(self, position: ChanceGame, dice: Dice) -> Option:
        assert position.state is not None
        if self._player.listens:
            for stretch in stretches_since(position.heard, self._told):
                for event in stretch.events:
                    self._player.hear(Heard(event, position.seat))
            self._told = position.heard
        return self._player.decide(view(position.state, position.seat), position.legal, dice)


def stretches_since(last: EventChain, told: EventChain | None) -> list[EventChain]:
    """The events that were heard after `told`, oldest first."""
    listed: list[EventChain] = []
    stretch: EventChain | None = last
    while stretch is not None and stretch is not told:
        listed.append(stretch)
        stretch = stretch.before
    return listed[::-1]


def wins_of(pick: Pick | None, games: int, against: str, seat: Seat = 0) -> int:
    """How many games this seat wins where the bot `against` plays the others: the same deals for every way to pick.
    Without one the bot plays this seat too."""
    wins = 0
    for seed in range(games):
        position = ChanceGame(Start(smallest_game(), smallest_game().fewest_seats))
        seated = [Seated(against, position) for _ in range(position.start.players)]
        dice = fast(seed + games)
        draws = fast(-1 - seed)
        drawn_for_deal = fast(seed)
        while not position.is_over:
            if position.chance is not None:
                is_deal = position.state is None
                position.draw(draw_outcome(position.chance.odds, drawn_for_deal if is_deal else draws))
            elif position.seat == seat and pick is not None and len(position.legal) > 1:
                position.answer(pick(position))
            else:
                position.answer(seated[position.seat].decide(position, dice))
        assert position.state is not None
        wins += has_seat(position.state.winners, seat)
    return wins


def deal_position(seed: int) -> ChanceGame:
    """Deal the game of this seed and draw its chance nodes, up to the first decision."""
    game = smallest_game()
    position = ChanceGame(Start(game, game.fewest_seats))
    draws = fast(seed)
    while position.chance is not None:
        position.draw(draw_outcome(position.chance.odds, draws))
    return position


def simulations(pick: Pick) -> Callable[[float], float]:
    """Simulations per second at the first decisions with a choice."""
    positions = [skip_forced(deal_position(seed)) for seed in range(4)]

    def once() -> int:
        for position in positions:
            pick(position)
        return SIMULATIONS * len(positions)

    return lambda seconds: 1 / seconds_each(once, seconds, CLOCK)


def skip_forced(position: ChanceGame) -> ChanceGame:
    draws = fast(1)
    while position.chance is not None or len(position.legal) < 2:
        if position.chance is not None:
            position.draw(draw_outcome(position.chance.odds, draws))
        else:
            position.answer(position.legal[0])
    return position
