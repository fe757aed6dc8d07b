"""The filter against brute force: every way a small game could have gone, added up."""

import math
from itertools import permutations, product

import pytest

from turncoat.bots.player import Heard
from turncoat.bots.thing.belief.filter import (
    Filter,
    draw_odds,
    first_aliens,
    log_odds,
    pile_odds,
    weigh_deals,
)
from turncoat.bots.thing.belief.habits import CAP
from turncoat.bots.thing.belief.likelihoods import BAD, Counted, Likelihoods, Tables, Tempers, read, write
from turncoat.bots.thing.belief.model import Belief
from turncoat.bots.thing.belief.pile import PileOdds
from turncoat.bots.thing.belief.signs import HIDDEN, Deed, Pile
from turncoat.bots.thing.belief.style import Styles
from turncoat.games.thing.board import ALIEN, HUMAN, REPAIR, SABOTAGE
from turncoat.games.thing.game import THING
from turncoat.games.thing.vocabulary import DOG_SEEN, ROLE_REVEALED, TOKEN_SEEN
from turncoat.kernel.events import CHOSE, EVERYBODY, Event
from turncoat.kernel.ids import SPECTATOR, Seat

SEATS = 4
SETTINGS = THING.settle({})
LAID = 0.7
DOGS = 2 / 9
VOTES: Tables = {
    "vote/plain/human": {"against": Counted(100, 300, 300), "not": Counted(900, 700, 700)},
    "vote/plain/alien": {"against": Counted(400, 50, 50), "not": Counted(600, 950, 950)},
}


def likelihoods(tables: Tables | None = None) -> Likelihoods:
    return Likelihoods(
        {"lay": {"alien": Counted(0, 700_000, 700_000), "human": Counted(0, 300_000, 300_000)}}
        | (tables or {}),
        Tempers(1.0, 1.0, 1.0),
    )


def belief(seat: Seat, tables: Tables | None = None) -> Belief:
    return Belief(THING, seat, SEATS, SETTINGS, likelihoods(tables))


def tell(
    told: Belief, kind: int, arguments: tuple[int, ...], secret: tuple[int, ...] = (), to: int = EVERYBODY
) -> None:
    told.hear(Heard(Event(kind, "", arguments, secret, to), told.seat))


def go_on(told: Belief) -> None:
    """An event that is not part of an infection check."""
    tell(told, CHOSE, (0, 0))


def check_outcomes(
    aliens: frozenset[int], looks: list[tuple[int, int]]
) -> list[tuple[frozenset[int], list[int], float]]:
    """Every way a check may go, by T10: who is an alien then, what each looker saw, and how likely."""
    outcomes = []
    sources = sorted(aliens)
    for lays in product((True, False), repeat=len(sources)):
        laid = {source for source, lay in zip(sources, lays) if lay}
        weight = math.prod(LAID if lay else 1 - LAID for lay in lays)
        for dice in product((0, 1), repeat=len(looks)):
            tokens = [ALIEN if other in laid and die else HUMAN for (_, other), die in zip(looks, dice)]
            bitten = {looker for (looker, _), token in zip(looks, tokens) if token == ALIEN}
            outcomes.append((aliens | bitten, tokens, weight * 0.5 ** len(looks)))
    return outcomes


LOOKS = [
    [(0, 1), (1, 0)],
    [(0, 1), (1, 2), (2, 1)],
    [(0, 3), (1, 3), (2, 3), (3, 0)],
]


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("seen", [None, HUMAN, ALIEN])
def test_infection_spreads_as_in_every_way_it_could_have_gone(
    looks: list[tuple[int, int]], seen: int | None
) -> None:
    """Two checks with a dog between them, then a player shown to be human; from seat 0's view."""
    viewer = SPECTATOR if seen is None else 0
    told = belief(viewer)
    for looker, other in looks:
        secret = (seen or 0, seen or 0) if looker == 0 else (0, 0)
        tell(told, TOKEN_SEEN, (looker, other), secret, 1 << looker)
    tell(told, DOG_SEEN, (2,), (0,), 1 << 2)
    for looker, other in [(3, 2), (2, 3)]:
        tell(told, TOKEN_SEEN, (looker, other), (0, 0), 1 << looker)
    shown = 3 if looks[0] == (0, 1) else 1  # a seat at which seat 0 did not look
    tell(told, ROLE_REVEALED, (shown, HUMAN))

    totals = [0.0] * SEATS
    everything = 0.0
    for first in range(SEATS):
        for aliens, tokens, weight in check_outcomes(frozenset({first}), looks):
            if seen is not None and tokens[0] != seen:
                continue
            for after_dog, dog in ((aliens | {2}, DOGS), (aliens, 1 - DOGS)):
                for last, _, more in check_outcomes(after_dog, [(3, 2), (2, 3)]):
                    if shown in last:
                        continue
                    everything += weight * dog * more
                    for seat in last:
                        totals[seat] += weight * dog * more
    assert told.proof() == pytest.approx([total / everything for total in totals], abs=1e-5)
    assert told.suspicion() == pytest.approx(told.proof())
    assert told.proof()[shown] == 0.0


def test_who_sees_an_alien_token_knows_two_aliens_for_certain() -> None:
    told = belief(0)
    told.certain.know(0, False)
    told.likely.know(0, False)
    tell(told, TOKEN_SEEN, (0, 2), (ALIEN, ALIEN), 1)
    tell(told, TOKEN_SEEN, (2, 0), (HUMAN, ALIEN), 4)
    go_on(told)
    assert told.suspicion()[0] == 1.0
    assert told.suspicion()[2] == 1.0
    assert told.suspicion()[1] == 0.0  # there was one alien, and these two have met no other
    assert told.suspicion()[3] == 0.0


def test_exactly_one_is_dealt_an_alien_and_nobody_else_can_be_one_without_a_meeting() -> None:
    told = belief(SPECTATOR)
    assert told.suspicion() == [0.25] * SEATS
    tell(told, ROLE_REVEALED, (2, ALIEN))
    assert told.suspicion() == [0.0, 0.0, 1.0, 0.0]


def test_the_cards_under_six_figures_are_dealt_as_by_hand() -> None:
    """T22.3: six of eight, two of them aliens."""
    totals = [0.0] * (1 << 6)
    deals = set(permutations([1, 1, 0, 0, 0, 0, 0, 0]))
    for deal in deals:
        totals[sum(card << figure for figure, card in enumerate(deal[:6]))] += 1 / len(deals)
    assert Filter(6, weigh_deals(6, 6, 2)).weights == pytest.approx(totals)


def test_cards_of_a_mixed_pile_come_out_as_in_every_order() -> None:
    chances = [0.1, 0.5, 0.9, 1 / 3]
    for drawn, marked in ((1, 0), (1, 1), (2, 1), (3, 2), (4, 4)):
        total = 0.0
        for cards in product((0, 1), repeat=len(chances)):
            weight = math.prod(one if card else 1 - one for one, card in zip(chances, cards))
            orders = list(permutations(cards))
            total += weight * sum(sum(order[:drawn]) == marked for order in orders) / len(orders)
        odds = pile_odds(chances)
        chance = sum(one * other for one, other in zip(odds, draw_odds(len(chances), marked, drawn)))
        assert chance == pytest.approx(total)


def test_a_sabotage_weighs_on_all_who_laid_a_card_unseen_and_on_nobody_else() -> None:
    tables: Tables = {
        "pile/light/drawn": {
            BAD: Counted(20_000, 500_000, 500_000),
            "other": Counted(980_000, 500_000, 500_000),
        },
        "pile/unseen": {BAD: Counted(300_000, 0, 0), "other": Counted(700_000, 0, 0)},
    }
    counted = likelihoods(tables)
    styles = Styles(SEATS, counted)
    trusted = styles.trust(0)
    laid = PileOdds(SPECTATOR, SEATS, counted, styles)
    pile = Pile()
    pile.unseen = 1
    pile.laid = [(0, "pile/light/drawn"), (1, "pile/light/drawn")]
    pile.revealed = [SABOTAGE]
    logs = laid.came_out(pile)
    for mask in range(16):
        mean = (0.3 + sum(0.02 + 0.48 * trusted if mask >> seat & 1 else 0.02 for seat in (0, 1))) / 3
        assert math.exp(logs[mask]) == pytest.approx(mean, rel=1e-3)
    pile.revealed = [SABOTAGE, REPAIR]
    further = laid.came_out(pile)
    assert further[0b0011] < further[0b0100] + 1e-9


@pytest.mark.parametrize("votes", [[(0, 1), (1, 2)], [(2, 3), (3, 2), (0, 3)]])
def test_votes_weigh_as_the_product_over_all_pairs(votes: list[tuple[int, int]]) -> None:
    told = belief(SPECTATOR, VOTES)
    told.likely = Filter(SEATS, [1.0] * 16)
    told.certain = told.likely.copy()
    deeds = [
        Deed(voter, "vote/plain", "against" if (voter, other) in votes else "not", other)
        for voter in range(SEATS)
        for other in range(SEATS)
        if voter != other
    ]
    told._weigh(deeds)
    weights = []
    for mask in range(16):
        weight = 1.0
        for deed in deeds:
            about = "alien" if mask >> deed.about & 1 else "human"
            is_alien = mask >> deed.seat & 1 == 1
            odds = told.likelihoods.odds(f"vote/plain/{about}", deed.answer)
            assert odds is not None
            weight *= (odds.alien if is_alien else odds.human) ** told.styles.trust(deed.seat)
        weights.append(weight)
    assert told.suspicion() == pytest.approx(Filter(SEATS, weights).chances())


def test_habits_never_move_anybody_further_than_the_cap() -> None:
    told = belief(SPECTATOR, {"harm": {"sore": Counted(100, 900, 900), "mild": Counted(900, 100, 100)}})
    for _ in range(50):
        told._weigh([Deed(1, "harm", "sore")])
    most = told.styles.trust(1) * CAP
    assert 0.8 * CAP < most < CAP
    assert log_odds(told.suspicion()[1]) - log_odds(0.25) == pytest.approx(most)
    for _ in range(100):
        told._weigh([Deed(1, "harm", "mild")])
    assert -told.styles.trust(1) * CAP < log_odds(told.suspicion()[1]) - log_odds(0.25) < most - CAP
    assert told.proof() == [0.25] * SEATS


def test_habits_alone_never_make_anything_impossible() -> None:
    told = Filter(SEATS, first_aliens(SEATS))
    for _ in range(3000):
        told.scale(2, 1e-3)
    assert told.weights[0b0100] > 0.0
    assert told.weights[0b0011] == 0.0


def test_whoever_does_what_nobody_does_is_no_longer_judged_by_habits() -> None:
    usual = {"alone": Counted(980, 950, 950), "join1": Counted(10, 40, 40), "swap": Counted(10, 10, 10)}
    told = belief(
        SPECTATOR,
        {"move/1/hidden": usual, "harm": {"sore": Counted(100, 900, 900), "mild": Counted(900, 100, 100)}},
    )
    for _ in range(5):
        told.styles.note(Deed(1, "move/1/hidden", "swap"), 0.25)
        told.styles.note(Deed(2, "move/1/hidden", "alone"), 0.25)
    before = told.suspicion()
    told._weigh([Deed(1, "harm", "sore")])
    strange = log_odds(told.suspicion()[1]) - log_odds(before[1])
    before = told.suspicion()
    told._weigh([Deed(2, "harm", "sore")])
    assert 0.0 < strange < 0.1 < log_odds(told.suspicion()[2]) - log_odds(before[2])


def test_whoever_always_does_as_humans_do_may_still_be_a_careful_alien() -> None:
    """A careful alien imitates humans in the open, so no open deed clears a seat for good; deeds that only
    careless aliens avoid say more each time."""
    harm = {"sore": Counted(100, 900, 400), "mild": Counted(900, 100, 600)}
    told = belief(SPECTATOR, {"harm": harm})
    begin = log_odds(told.suspicion()[1])
    for _ in range(20):
        told._weigh([Deed(1, "harm", "mild")])
    assert -0.4 < log_odds(told.suspicion()[1]) - begin < 0.0
    assert told.styles.careful(1) > 0.9
    moved = []
    for _ in range(2):
        before = log_odds(told.suspicion()[2])
        told._weigh([Deed(2, "harm", "sore")])
        moved.append(log_odds(told.suspicion()[2]) - before)
    assert 0.0 < moved[0] < moved[1]
    assert told.styles.careful(2) < 0.3


def test_a_careful_alien_gives_itself_away_by_what_lies_face_down() -> None:
    tables = likelihoods({"pile/light/drawn": {BAD: Counted(10, 500, 400), "other": Counted(990, 500, 600)}})
    odds = tables.odds("pile/light/drawn", BAD)
    assert odds is not None
    assert odds.careful == pytest.approx(0.4, abs=0.02)


def test_an_alien_that_does_anything_may_lay_either_token_and_would_have_come_out() -> None:
    usual = {"alone": Counted(980, 950, 950), "join1": Counted(10, 40, 40), "swap": Counted(10, 10, 10)}
    told = belief(SPECTATOR, {"move/1/hidden": usual, "reveal/calm/late": {HIDDEN: Counted(900, 900, 900)}})
    for _ in range(5):
        told.styles.note(Deed(1, "move/1/hidden", "swap"), 0.25)
        told.styles.note(Deed(2, "move/1/hidden", "alone"), 0.25)
    assert told.styles.lays_alien(1) == pytest.approx(0.5, abs=0.01)
    assert told.styles.lays_alien(2) == pytest.approx(LAID, abs=0.01)
    told._weigh([Deed(2, "reveal/calm/late", HIDDEN)])
    assert told.suspicion()[2] == pytest.approx(0.25)
    told._weigh([Deed(1, "reveal/calm/late", HIDDEN)])
    assert told.suspicion()[1] == pytest.approx(1 / 7, abs=0.01)
    assert told.proof()[1] == pytest.approx(1 / 7, abs=0.01)


def test_what_nobody_counted_says_nothing() -> None:
    told = belief(SPECTATOR, VOTES)
    told._weigh([Deed(1, "never/asked", "yes"), Deed(0, "vote/never", "not", 2)])
    assert told.suspicion() == [0.25] * SEATS


def test_tables_are_read_as_they_were_written() -> None:
    tempers = Tempers(0.65, 0.8, 0.1)
    again = read(write(VOTES, tempers).splitlines())
    assert again.tempers == tempers
    fresh = Likelihoods(VOTES, tempers)
    assert again.of_pair("vote/plain", "not") == fresh.of_pair("vote/plain", "not") is not None
