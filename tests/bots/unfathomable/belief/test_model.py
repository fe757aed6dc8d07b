"""Beliefs: exact where proven, never certain otherwise, and based on the seat's own information only."""

import ast
from itertools import permutations
from pathlib import Path

import pytest

import turncoat.bots.unfathomable
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import Tables
from turncoat.games.unfathomable.board import FACEUP, LOYALTY, LOYALTY_DECK
from turncoat.games.unfathomable.cards import CULTIST, HUMAN, HYBRID
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.games.unfathomable.rules.ending import is_traitor
from turncoat.games.unfathomable.setup import components
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.events import EVERYBODY, LOOKED, MOVED, SHOWN, Event
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.lab.proofs.worlds import _answers_for_both, _declared_view, _give

TABLES: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in (3, 4, 5, 6)],
    (4, {"cultist": "no"}),
    (6, {"cultist": "no", "characters": "random", "windows": "together"}),
    (5, {"first_game": "yes"}),
    (6, {"first_game": "yes", "characters": "random", "difficulty": "easier_for_traitors"}),
    (4, {"secrecy": "relaxed", "difficulty": "easier_for_humans"}),
]
UNTAUGHT = Tables().ready()


def settings_of(seats: int, options: dict[str, str] | None = None) -> tuple[int, ...]:
    return UNFATHOMABLE.new(seats, fast(0), options or {}).settings


def believer(seat: Seat, seats: int, options: dict[str, str] | None = None) -> Belief:
    return Belief(UNFATHOMABLE, seat, seats, settings_of(seats, options), UNTAUGHT)


def deal(to: Seat, card: int) -> Event:
    return Event(MOVED, "25.1", (LOYALTY_DECK, LOYALTY + to, 1), (card,), 1 << to)


def pass_on(giver: Seat, to: Seat, card: int) -> Event:
    return Event(MOVED, "38.3", (LOYALTY + giver, LOYALTY + to, 1), (card,), 1 << giver | 1 << to)


def reveal(seat: Seat, card: int) -> Event:
    return Event(SHOWN, "38.1", (LOYALTY + seat, FACEUP + seat, card), (), EVERYBODY)


def look(seat: Seat, at: Seat, *cards: int) -> Event:
    return Event(LOOKED, "25.7", (seat, LOYALTY + at, len(cards)), cards, 1 << seat)


def tell(belief: Belief, *events: Event) -> Belief:
    for event in events:
        belief.hear(Heard(event, belief.seat))
    return belief


# Games


class Listeners:
    """A game in which every seat and a spectator believes something."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.s: State = UNFATHOMABLE.new(seats, fast(seed), options)
        self.s.journal = []
        self.dice = fast(seed + 1)
        self.beliefs = [
            Belief(UNFATHOMABLE, seat, seats, self.s.settings) for seat in [*range(seats), SPECTATOR]
        ]
        for belief in self.beliefs:
            belief.look(view(self.s, belief.seat))

    def step(self, *, is_looking: bool = True) -> None:
        seat, legal = ask_next(self.s)
        take(self.s, seat, legal[self.dice.below(len(legal))])
        assert self.s.journal is not None
        for event in self.s.journal:
            for belief in self.beliefs:
                belief.hear(Heard(event, belief.seat))
        self.s.journal.clear()
        if self.s.ending == RUNNING and is_looking:
            seat, _ = ask_next(self.s)
            self.beliefs[seat].look(view(self.s, seat))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_truth_is_never_excluded_and_nothing_unproven_is_certain(
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(6):
        table = Listeners(seats, options, seed)
        s = table.s
        made = 0
        while s.ending == RUNNING:
            table.step()
            made += 1
            if made % 9 and s.ending == RUNNING:
                continue
            truth = tuple(tuple(s.zones[LOYALTY + seat]) for seat in range(seats))
            for belief in table.beliefs:
                assert truth in [world.before for world in belief.loyalties.worlds]
                for seat, chance in enumerate(belief.suspicion()):
                    assert chance > 0 if is_traitor(s, seat) else chance < 1
                    if seat == belief.seat:
                        assert chance == (1.0 if is_traitor(s, seat) else 0.0)
                    many = {world.mask >> seat & 1 for world in belief.loyalties.worlds}
                    assert (len(many) == 2) == (0.0 < chance < 1.0)


def test_who_looks_and_who_only_listens_believe_the_same() -> None:
    looking, listening = Listeners(5, {}, 3), Listeners(5, {}, 3)
    while looking.s.ending == RUNNING:
        looking.step()
        listening.step(is_looking=False)
        for one, other in zip(looking.beliefs, listening.beliefs, strict=True):
            assert one.suspicion() == other.suspicion()


def test_the_same_events_give_the_same_belief_and_reasons() -> None:
    one, other = Listeners(6, {}, 11), Listeners(6, {}, 11)
    while one.s.ending == RUNNING:
        one.step()
        other.step()
    for first, second in zip(one.beliefs, other.beliefs, strict=True):
        assert first.suspicion() == second.suspicion()
        assert [first.reasons(seat) for seat in range(6)] == [second.reasons(seat) for seat in range(6)]


def test_who_comes_to_a_table_late_believes_what_lies_there() -> None:
    for seats, options in TABLES:
        table = Listeners(seats, options, 21)
        for _ in range(120):
            if table.s.ending == RUNNING:
                table.step()
        if table.s.ending != RUNNING:
            continue
        for seat in range(seats):
            late = Belief(UNFATHOMABLE, seat, seats, table.s.settings)
            late.look(view(table.s, seat))
            truth = tuple(tuple(table.s.zones[LOYALTY + other]) for other in range(seats))
            assert truth in [world.before for world in late.loyalties.worlds]
            # Between deals nothing but looks and own cards differs, so the hard part is the same.
            assert late.proof() == pytest.approx(table.beliefs[seat].proof())


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_two_worlds_that_look_alike_are_believed_alike(viewer: Seat) -> None:
    compared = 0
    for seed in range(12):
        seats = 3 + seed % 4
        table = Listeners(seats, {}, seed)
        for _ in range(40 + 20 * seed):
            if table.s.ending == RUNNING:
                table.step()
        if table.s.ending != RUNNING or viewer >= seats:
            continue
        a = table.s.copy()
        b = imagine(_declared_view(a, viewer), fast(seed * 7919))
        b.dice = a.dice.copy()
        b.orders = a.orders[:]
        replayed = Listeners(seats, {}, seed)
        while replayed.s.decision < a.decision:
            replayed.step()
        mine, other = table.beliefs[viewer], replayed.beliefs[viewer]
        dice = fast(seed)
        for _ in range(60):
            answers = _answers_for_both(a, b, viewer, dice) if a.ending == RUNNING else None
            if answers is None:
                break
            heard_a = [Heard(event, viewer) for event in _give(a, answers[0])[0]]
            heard_b = [Heard(event, viewer) for event in _give(b, answers[1])[0]]
            if [fields_of(heard) for heard in heard_a] != [fields_of(heard) for heard in heard_b]:
                break  # a rule showed something
            for belief, heard in ((mine, heard_a), (other, heard_b)):
                for event in heard:
                    belief.hear(event)
            mine.look(view(a, viewer))
            other.look(view(b, viewer))
            assert mine.suspicion() == other.suspicion()
            compared += 1
    assert compared > 50


def fields_of(heard: Heard) -> tuple[int, str, tuple[int, ...], tuple[int, ...]]:
    return heard.kind, heard.rule, heard.arguments, heard.secret


# Loyalty


def test_before_any_deal_nobody_is_a_traitor() -> None:
    assert believer(SPECTATOR, 5).suspicion() == [0.0] * 5


def test_a_spectator_starts_from_the_odds_of_the_deck() -> None:
    belief = tell(believer(SPECTATOR, 5), *[deal(seat, HUMAN) for seat in range(5)])
    assert belief.suspicion() == pytest.approx([0.2] * 5)
    tell(belief, *[deal(seat, HUMAN) for seat in range(5)])
    assert belief.suspicion() == pytest.approx([1 - 28 / 45] * 5)  # both hybrids among the eight other cards


def test_a_traitor_knows_itself_and_looks_for_allies_among_the_others() -> None:
    belief = tell(believer(0, 5), deal(0, HYBRID), *[deal(seat, HUMAN) for seat in range(1, 5)])
    assert belief.suspicion() == pytest.approx([1.0, *[1 / 9] * 4])


def test_the_only_hybrid_clears_everybody_else() -> None:
    belief = tell(believer(SPECTATOR, 3), *[deal(seat, HUMAN) for seat in range(3)], reveal(1, HYBRID))
    assert belief.suspicion() == [0.0, 1.0, 0.0]
    assert belief.reasons(1)[0][0] == 3
    assert belief.reasons(1)[0][1] > 10
    assert belief.reasons(0)[0][1] < -10


def test_who_looked_knows_until_the_next_deal_and_others_do_not() -> None:
    cards = [deal(seat, HYBRID if seat == 4 else HUMAN) for seat in range(5)]
    watcher = tell(believer(0, 5), *cards, look(0, 3, HUMAN), look(0, 4, HYBRID))
    other = tell(believer(1, 5), *cards, look(0, 3, HUMAN), look(0, 4, HYBRID))
    assert watcher.suspicion()[3:] == [0.0, 1.0]
    assert 0 < other.suspicion()[3] == other.suspicion()[4] < 1
    tell(watcher, *[deal(seat, HUMAN) for seat in range(5)])
    assert 0 < watcher.suspicion()[3] < 1
    assert watcher.suspicion()[4] == 1.0


def test_a_card_that_is_passed_on_may_turn_whoever_gets_it() -> None:
    events = [deal(seat, HYBRID if seat == 1 else HUMAN) for seat in range(5)]
    events += [deal(seat, HYBRID if seat == 1 else HUMAN) for seat in range(5)]
    events += [reveal(1, HYBRID), pass_on(1, 2, HYBRID)]
    receiver = tell(believer(2, 5), *events)
    assert receiver.suspicion() == [0.0, 1.0, 1.0, 0.0, 0.0]
    bystander = tell(believer(0, 5), *events)
    # Of thirteen ways to have one to show, one has both hybrids with seat 1, four each have one with seat 2,
    # 3 or 4.
    assert bystander.suspicion() == pytest.approx([0.0, 1.0, 5 / 13, 4 / 13, 4 / 13])
    giver = tell(believer(1, 5), *events)
    assert giver.suspicion() == [0.0, 1.0, 1.0, 0.0, 0.0]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (4, {"cultist": "no"})])
def test_marginals_are_those_of_all_orders_of_the_deck(seats: int, options: dict[str, str]) -> None:
    """Brute force over every order of the deck, without those that contradict what the viewer was told."""
    settings = settings_of(seats, options)
    counts = components(seats, settings)
    deck = [card for card in (HUMAN, HYBRID, CULTIST) for _ in range(counts[card])]
    own, shown = (HUMAN, HUMAN), HYBRID
    agreeing = 0
    traitors = [0] * seats
    for order in distinct(deck):
        first, second = order[:seats], order[seats:]
        if (first[0], second[0]) != own or shown not in (first[1], second[1]):
            continue
        # Seat 1 shows a hybrid; its other card goes to seat 2.
        other = second[1] if first[1] == shown and second[1] != shown else first[1]
        if second[1] == shown and first[1] == shown:
            other = shown
        agreeing += 1
        cards = [[first[seat], second[seat]] for seat in range(seats)]
        cards[1] = [shown]
        cards[2].append(other)
        for seat in range(seats):
            traitors[seat] += any(card != HUMAN for card in cards[seat])
    belief = believer(0, seats, options)
    tell(belief, *[deal(seat, HUMAN) for seat in range(seats)], *[deal(seat, HUMAN) for seat in range(seats)])
    tell(belief, reveal(1, shown), pass_on(1, 2, HUMAN))
    assert belief.proof() == [count / agreeing for count in traitors]
    assert belief.suspicion() == pytest.approx(belief.proof())


def distinct(deck: list[int]) -> set[tuple[int, ...]]:
    """Orders of the deck: places of its few traitor cards."""
    special = [card for card in deck if card != HUMAN]
    orders = set()
    for places in permutations(range(len(deck)), len(special)):
        order = [HUMAN] * len(deck)
        for place, card in zip(places, special, strict=True):
            order[place] = card
        orders.add(tuple(order))
    return orders


def test_what_cannot_be_is_refused() -> None:
    loyalties = Loyalties(3, settings_of(3))
    loyalties.hear_move(LOYALTY_DECK, LOYALTY, 1, (HYBRID,))
    with pytest.raises(ValueError, match="cannot be"):
        loyalties.hear_move(LOYALTY_DECK, LOYALTY + 1, 1, (HYBRID,))


def test_no_belief_imports_a_state() -> None:
    for path in Path(turncoat.bots.unfathomable.__path__[0]).glob("belief*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module != "turncoat.kernel.state", path.name
                assert "State" not in [alias.name for alias in node.names], path.name
