"""OpenSpiel: its own tests, chance nodes with true odds, copies, resampling, and a search of its own that plays."""

import copy
import pickle
import random
import re
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from greenlet import greenlet

from tests.rl.tables import NAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.rl import chance, draws
from turncoat.rl.agent_game import WrongAction
from turncoat.rl.catalogue import catalogue_of
from turncoat.rl.chance import ChanceGame
from turncoat.rl.draws import Chance
from turncoat.rl.steps import Start

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module", autouse=True)
def registered_games() -> None:
    from turncoat.rl.spiel import register  # noqa: PLC0415

    assert register() == register() == [f"turncoat_{name}" for name in NAMES]


def advance(state: Any, dice: random.Random, stop: int) -> Any:
    """Play at random for so many moves, or to the end."""
    for _ in range(stop):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def to_decision(state: Any, draws: random.Random) -> Any:
    while state.is_chance_node():
        advance(state, draws, 1)
    return state


@pytest.mark.parametrize("action", [-29, 0, 79, 10**6])
def test_an_action_out_of_range_is_refused_by_name_and_changes_nothing(action: int) -> None:
    state = to_decision(pyspiel.load_game("turncoat_lifeboat").new_initial_state(), random.Random(1))
    before = str(state), state.history_str()
    named = "no-op" if action == 0 else "out of range 0-78"
    with pytest.raises(WrongAction, match=rf"lifeboat: action {action} \({named}\) of seat_\d is not legal"):
        state.apply_action(action)
    assert (str(state), state.history_str()) == before


def test_a_masked_action_is_refused_by_name() -> None:
    state = to_decision(pyspiel.load_game("turncoat_lifeboat").new_initial_state(), random.Random(1))
    legal = state.legal_actions()
    wrong = next(action for action in range(1, 79) if action not in legal)
    named = state.action_to_string(state.current_player(), wrong)
    with pytest.raises(WrongAction, match=re.escape(f"action {wrong} ({named}) of seat_")) as refusal:
        state.apply_action(wrong)
    assert f"there are {len(legal)} to choose from" in str(refusal.value)


def test_an_outcome_that_cannot_be_drawn_is_refused_by_name() -> None:
    state = pyspiel.load_game("turncoat_lifeboat").new_initial_state()
    outcomes = len(state.chance_outcomes())
    with pytest.raises(WrongAction, match=rf"outcome 999 \(card\) is not legal: there are {outcomes} to"):
        state.apply_action(999)
    assert state.history() == []


def test_after_the_end_every_action_is_refused() -> None:
    state = advance(pyspiel.load_game("turncoat_lifeboat").new_initial_state(), random.Random(1), 1_000_000)
    with pytest.raises(WrongAction, match="of no seat is not legal: the game is over"):
        state.apply_action(1)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_the_games(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole game with all that OpenSpiel checks of states, which it copies and stores on the way."""
    game = pyspiel.load_game(f"turncoat_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # it prints every state


@pytest.mark.slow
def test_a_playthrough_of_openspiel_can_be_replayed_line_by_line(tmp_path: Path) -> None:
    from absl import flags  # noqa: PLC0415
    from open_spiel.python.algorithms.generate_playthrough import playthrough, replay  # noqa: PLC0415

    flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    path.write_text(playthrough("turncoat_lifeboat(players=3)", None, seed=5), encoding="utf-8")
    original, again = replay(path)
    assert original == again
    assert original.count("# State") > 20
    assert "IsTerminal() = True" in original


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_ends_with_utilities_of_two_sides(name: str) -> None:
    game = pyspiel.load_game(f"turncoat_{name}")
    state = advance(game.new_initial_state(), random.Random(1), 1_000_000)
    assert state.is_terminal()
    assert set(state.returns()) <= {1.0, -1.0}
    assert state.legal_actions() == []
    replayed = game.deserialize_state(state.serialize())
    assert str(replayed) == str(state)


def test_a_shuffle_is_drawn_card_by_card_with_the_odds_of_what_is_left() -> None:
    position = ChanceGame(Start(catalogue_of("lifeboat").game, 3))
    first = position.chance
    assert isinstance(first, Chance)
    assert abs(sum(first.odds) - 1) < 1e-9
    draws = 0
    while position.chance is not None:
        assert abs(sum(position.chance.odds) - 1) < 1e-9
        position.draw(0)
        draws += 1
    assert draws > 20


def test_draws_by_their_odds_deal_as_the_kernel_does() -> None:
    """Compares how often seat 0 is a traitor in 100 deals each."""
    start = Start(catalogue_of("lifeboat").game, 4)
    draws = random.Random(5)
    dealt: Counter[int] = Counter()
    for _ in range(100):
        position = ChanceGame(start)
        while position.chance is not None:
            odds = position.chance.odds
            position.draw(draws.choices(range(len(odds)), odds)[0])
        assert position.state is not None
        dealt[start.game.side_of(position.state, 0)] += 1
    ours = Counter(start.game.side_of(s, 0) for s in (start.game.new(4, fast(seed)) for seed in range(100)))
    assert abs(dealt[0] - ours[0]) < 30  # four standard errors of the difference


def test_a_copy_at_a_chance_node_goes_its_own_way() -> None:
    game = pyspiel.load_game("turncoat_lifeboat", {"players": 4, "options": "sea:rough"})
    state = advance(game.new_initial_state(), random.Random(3), 15)
    assert state.is_chance_node()
    other = state.clone()
    actions = [outcome for outcome, _ in state.chance_outcomes()]
    state.apply_action(actions[0])
    assert str(other) != str(state)
    other.apply_action(actions[-1])
    same = copy.deepcopy(state)
    assert str(same) == str(state)
    assert str(advance(same, random.Random(2), 200)) == str(advance(state, random.Random(2), 200))


def told_of(state: Any, seat: int) -> str:
    text: str = state.information_state_string(seat)
    return text


@pytest.mark.parametrize("name", NAMES)
def test_what_is_answered_without_asking_openspiel_is_what_openspiel_answers(name: str) -> None:
    """`legal_actions` and `is_chance_node` do not go through OpenSpiel, which would call back several times."""
    state = pyspiel.load_game(f"turncoat_{name}").new_initial_state()
    draws = random.Random(8)
    for _ in range(400):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in (*range(state.num_players()), pyspiel.PlayerId.CHANCE):
            if player >= 0 or state.is_chance_node():
                assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        advance(state, draws, 1)
    advance(state, draws, 1_000_000)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []
    assert not state.is_chance_node()


def test_outcomes_belong_to_the_caller() -> None:
    state = pyspiel.load_game("turncoat_lifeboat").new_initial_state()
    outcomes = state.chance_outcomes()
    outcomes.clear()
    assert state.chance_outcomes()


def test_a_copy_of_a_state_runs_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel makes an initial state for each copy; it took longer than twenty moves to begin its deal."""
    state = advance(pyspiel.load_game("turncoat_lifeboat").new_initial_state(), random.Random(1), 80)
    monkeypatch.setattr(chance, "begin", None)
    monkeypatch.setattr(chance, "ask_next", None)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_what_happened_is_the_same_when_it_is_told_at_the_end_and_at_once(name: str) -> None:
    states = [pyspiel.load_game(f"turncoat_{name}").new_initial_state() for _ in range(2)]
    draws = [random.Random(9), random.Random(9)]
    for _ in range(150):
        for state, drawn in zip(states, draws, strict=True):
            to_decision(advance(state, drawn, 1), drawn)
        told_of(states[0], 0)
    late, early = states
    assert [told_of(late, seat) for seat in range(3)] == [told_of(early, seat) for seat in range(3)]
    events = [state.position.heard.newest(10_000, 1) for state in states]
    assert len(events[0]) > 200
    assert repr([(event.kind, event.rule, event.arguments, secret) for event, secret in events[0]]) == repr(
        [(event.kind, event.rule, event.arguments, secret) for event, secret in events[1]]
    )


def test_a_game_needs_few_coroutines(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make one takes longer than the rules of most answers."""
    draws.IDLE.coroutines.clear()
    made = []

    def make(run: Any) -> greenlet:
        made.append(run)
        return greenlet(run)

    monkeypatch.setattr(draws, "greenlet", make)
    game = pyspiel.load_game("turncoat_lifeboat")
    for seed in range(3):
        advance(game.new_initial_state(), random.Random(seed), 1_000_000)
    assert len(made) <= 2  # one was given up with the position that all states begin with
    waiting = [game.new_initial_state() for _ in range(2 * draws.MOST_IDLE)]
    for state in waiting:
        state.apply_action(0)
    for state in waiting:
        advance(state, random.Random(1), 1_000_000)
    assert len(draws.IDLE.coroutines) == draws.MOST_IDLE


def test_a_game_may_go_on_in_another_thread() -> None:
    """A coroutine cannot: the step begins again there, with the draws chosen so far."""
    state = advance(pyspiel.load_game("turncoat_lifeboat").new_initial_state(), random.Random(3), 15)
    same = state.clone()
    assert state.is_chance_node()
    thread = threading.Thread(target=advance, args=(state, random.Random(4), 100))
    thread.start()
    thread.join()
    assert str(advance(same, random.Random(4), 100)) == str(state)


def test_a_resampled_state_looks_the_same_to_its_player_and_not_to_the_others() -> None:
    game = pyspiel.load_game("turncoat_lifeboat", {"players": 4})
    draws = random.Random(4)
    state = to_decision(advance(game.new_initial_state(), draws, 150), draws)
    player = state.current_player()
    others = []
    for seed in range(4):
        other = state.resample_from_infostate(player, random.Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        assert other.legal_actions() == state.legal_actions()
        others.append(other)
    assert len({other.observation_string((player + 1) % 4) for other in others}) > 1
    assert advance(others[0], draws, 1_000_000).is_terminal()
    assert str(pickle.loads(pickle.dumps(others[1].position)).state.tracks) == str(
        others[1].position.state.tracks
    )


def test_public_and_own_observations_can_be_had_apart() -> None:
    game = pyspiel.load_game("turncoat_lifeboat")
    draws = random.Random(1)
    state = to_decision(game.new_initial_state(), draws)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    seen = []
    for player in range(3):
        observer.set_from(state, player)
        seen.append(observer.tensor.copy())
    assert list(observer.dict) == ["public"]
    assert np.array_equal(seen[0], seen[1])
    assert seen[0].any()


def test_parameters_that_make_no_game_are_refused() -> None:
    from turncoat.rl.spiel import read_options  # noqa: PLC0415

    with pytest.raises(BadInput, match="unknown_option: sea"):
        read_options("sea")
    assert read_options("sea:rough+windows:together") == {"sea": "rough", "windows": "together"}
    position = ChanceGame(Start(catalogue_of("lifeboat").game, 3))
    with pytest.raises(BadInput, match="outcome=999"):
        position.draw(999)


@pytest.mark.slow
def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    game = pyspiel.load_game("turncoat_lifeboat", {"players": 3})
    draws = random.Random(6)
    state = to_decision(game.new_initial_state(), draws)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.4, 4, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    assert bot.step(state) in state.legal_actions()
