"""Soft evidence from checks and deeds, and its limits."""

from itertools import product
from math import exp, log

import pytest

from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.cards import Cards
from turncoat.bots.unfathomable.belief.checks import SLIP, Judged
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import (
    CARELESS,
    FOUL,
    HIDDEN,
    HUMAN_SIDE,
    REVEALED,
    Tables,
    read,
    usual_tables,
)
from turncoat.bots.unfathomable.belief.watch import Pile, Watch
from turncoat.games.unfathomable.board import (
    CHAOS,
    CHARACTER,
    CHECK_PILE,
    CHECK_SHOWN,
    HAND,
    LOYALTY,
    LOYALTY_DEALT,
    LOYALTY_DECK,
    SKILL_DECK,
)
from turncoat.games.unfathomable.cards import (
    HUMAN,
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILL_COUNT,
    STRENGTH,
    WILL,
    skill_card,
)
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.games.unfathomable.vocabulary import ADD, CHECK_BEGUN, DONE
from turncoat.kernel.dice import fast
from turncoat.kernel.events import CHANGED, CHOSE, EVERYBODY, MOVED, SHOWN, SHUFFLED, Event
from turncoat.kernel.ids import SPECTATOR, Seat, option

SEATS = 5
SETTINGS = UNFATHOMABLE.new(SEATS, fast(0)).settings


def teach() -> Tables:
    """Humans hardly ever add a card against a check, traitors mostly, the careless every other time."""
    tables = Tables()
    for side, foul in ((HUMAN_SIDE, 4), (HIDDEN, 80), (REVEALED, 100), (CARELESS, 50)):
        for source in ("crisis", "action"):
            for leaning in ("apt", "mixed", "unapt"):
                for added in (1, 2, 3):
                    tables.counts.setdefault((FOUL, f"{added},{source},{leaning}", "0"), [0] * 4)[side] += (
                        100 - foul
                    )
                    tables.counts.setdefault((FOUL, f"{added},{source},{leaning}", "1"), [0] * 4)[side] += (
                        foul
                    )
    tables.temper_checks = tables.temper_deeds = 1.0
    return tables.ready()


def public(kind: int, rule: str, *arguments: int) -> Event:
    return Event(kind, rule, arguments, (), EVERYBODY)


def deal() -> list[Event]:
    return [
        public(CHANGED, "25.1", LOYALTY_DEALT, 0, 1),
        *[Event(MOVED, "25.1", (LOYALTY_DECK, LOYALTY + to, 1), (HUMAN,), 1 << to) for to in range(SEATS)],
    ]


def draws(seat: Seat, skill: int, number: int) -> Event:
    return Event(MOVED, "53.4", (SKILL_DECK + skill, HAND + seat, number), (), 1 << seat)


def adds(seat: Seat, *cards: int) -> list[Event]:
    events = []
    for card in cards:
        events.append(Event(CHOSE, "42.5", (seat, ADD), (option(ADD, card),), 1 << seat))
        events.append(Event(MOVED, "42.5", (HAND + seat, CHECK_PILE, 1), (card,), 1 << seat))
    events.append(Event(CHOSE, "42.5", (seat, DONE), (option(DONE),), EVERYBODY))
    return events


def turn_up(*cards: int) -> list[Event]:
    return [
        public(SHUFFLED, "42.6", CHECK_PILE, len(cards)),
        public(SHOWN, "42.7", CHECK_PILE, CHECK_SHOWN, *cards),
    ]


def tell(belief: Belief, events: list[Event]) -> Belief:
    for event in events:
        belief.hear(Heard(event, belief.seat))
    return belief


def believer(seat: Seat, tables: Tables | None = None) -> Belief:
    return Belief(UNFATHOMABLE, seat, SEATS, SETTINGS, tables or teach())


LORE_2 = skill_card(LORE, 2)
STRENGTH_3 = skill_card(STRENGTH, 3)


def a_check_fouled_by_one_of_two() -> list[Event]:
    """Lore counts. Seats 1 and 2 add a card each; one is strength, which only seat 2 ever drew."""
    return [
        *deal(),
        draws(1, LORE, 3),
        draws(2, LORE, 2),
        draws(2, STRENGTH, 2),
        public(CHECK_BEGUN, "42.3", 8, LORE),
        *adds(1, LORE_2),
        *adds(2, STRENGTH_3),
        *turn_up(STRENGTH_3, LORE_2),
    ]


# Checks


def test_a_card_against_a_check_points_at_who_can_have_had_it() -> None:
    belief = tell(believer(SPECTATOR), a_check_fouled_by_one_of_two())
    before = 0.2
    suspicion = belief.suspicion()
    assert suspicion[2] > 0.5
    assert suspicion[1] < before
    assert suspicion[3] == pytest.approx(suspicion[4])
    event, odds = belief.reasons(2)[0]
    assert event == belief.events - 1
    assert odds > 1


def test_who_added_a_card_knows_that_it_was_not_somebody_else() -> None:
    events = a_check_fouled_by_one_of_two()
    without_choice = tell(believer(2), events)
    assert without_choice.suspicion()[2] == 0.0
    assert without_choice.suspicion()[1] == pytest.approx(2 / 9)  # it had nothing but lore to add
    at = events.index(next(event for event in events if event.kind == CHECK_BEGUN))
    with_choice = tell(believer(2), [*events[:at], draws(1, WILL, 2), *events[at:]])
    assert with_choice.suspicion()[1] < 2 / 9


def test_chaos_explains_a_card_away() -> None:
    events = a_check_fouled_by_one_of_two()
    at = next(number for number, event in enumerate(events) if event.kind == CHECK_BEGUN) + 1
    chaos = [Event(MOVED, "10.1", (CHAOS, CHECK_PILE, 1), (), 0)] * 2
    with_chaos = [*events[:at], *chaos, *events[at:-2], *turn_up(STRENGTH_3, LORE_2, LORE_2, LORE_2)]
    sure = tell(believer(SPECTATOR), events).suspicion()[2]
    assert tell(believer(SPECTATOR), with_chaos).suspicion()[2] < sure


def test_soft_evidence_never_goes_beyond_its_cap() -> None:
    tables = teach()
    tables.cap = 1.5
    belief = believer(SPECTATOR, tables)
    events = a_check_fouled_by_one_of_two()
    tell(belief, events)
    for _ in range(6):
        tell(belief, [draws(2, STRENGTH, 2), *events[-8:]])
    for base, chance in zip(belief.proof(), belief.suspicion(), strict=True):
        assert abs(log(chance / (1 - chance)) - log(base / (1 - base))) <= 1.5 + 1e-9
    assert belief.suspicion()[2] == pytest.approx(1 / (1 + 4 * exp(-1.5)))


def test_a_convolution_is_what_trying_everything_gives() -> None:
    """Three seats, one of them with two cards, and two chaos cards: all ways to get the shown cards."""
    watch = Watch(UNFATHOMABLE, SEATS, SETTINGS)
    watch.tracks[LOYALTY_DEALT] = 1
    for seat, skill, number in (
        (0, LORE, 2),
        (0, WILL, 1),
        (1, LORE, 1),
        (1, STRENGTH, 3),
        (2, STRENGTH, 1),
        (2, WILL, 4),
    ):
        watch.cards.drew(seat, skill, number)
    pile = Pile(SEATS, 1 << LORE | 1 << OBSERVATION, "action")
    watch.pile = pile
    pile.added[:3] = [1, 1, 2]
    for _ in range(2):
        pile.chaos.append([0.3, 0.2, 0.1, 0.25, 0.15, 0.0])
    pile.seen[:] = [0, 2, 0, 1, 3, 0]
    tables = teach()
    judged = Judged(watch, pile, tables)
    masks = {0, 1, 2, 4, 3, 5, 6}
    careless = [0.1, 0.3, 0.0, 0.0, 0.0]
    logs = judged.likelihoods(masks, careless)
    likely = {mask: try_all(watch, pile, tables, mask, careless) for mask in masks}
    usual = sum(likely.values()) / len(likely)
    for mask in masks:
        assert logs[mask] == pytest.approx(log((1 - SLIP) * likely[mask] / usual + SLIP))


def try_all(watch: Watch, pile: Pile, tables: Tables, mask: int, careless: list[float]) -> float:
    against = [skill for skill in range(SKILL_COUNT) if pile.opposing >> skill & 1]
    wanted = tuple(pile.seen[skill] for skill in against)
    sources: list[list[tuple[tuple[int, ...], float]]] = []
    for chances in pile.chaos:
        one = [((), sum(chances[skill] for skill in range(SKILL_COUNT) if skill not in against))]
        sources.append(one + [((skill,), chances[skill]) for skill in against])
    for seat in range(3):
        weights = watch.cards.foul_weights(seat, pile.opposing)
        where = f"action,{watch.aptness(seat)}"
        side = HIDDEN if mask >> seat & 1 else HUMAN_SIDE
        brings: list[tuple[tuple[int, ...], float]] = []
        for number in range(pile.added[seat] + 1):
            chance = (1 - careless[seat]) * tables.fouls(side, pile.added[seat], where)[number]
            chance += careless[seat] * tables.fouls(CARELESS, pile.added[seat], where)[number]
            for cards in product(against, repeat=number):
                likely = chance
                for skill in cards:
                    likely *= weights[skill]
                brings.append((cards, likely))
        sources.append(brings)
    total = 0.0
    for together in product(*sources):
        brought = [skill for part, _ in together for skill in part]
        if tuple(brought.count(skill) for skill in against) == wanted:
            likely = 1.0
            for _, chance in together:
                likely *= chance
            total += likely
    return total


# Cards


def test_hands_are_counted_from_draws_and_open_discards() -> None:
    cards = Cards(3)
    cards.drew(0, LORE, 2)
    cards.drew(0, WILL, 2)
    cards.discard_openly(0, LORE)
    assert cards.size[0] == 3
    assert cards.held[0][LORE] == pytest.approx(1)
    assert cards.share(0, 1 << WILL) == pytest.approx(2 / 3)
    assert cards.foul_weights(0, 1 << STRENGTH) == [0.0] * SKILL_COUNT


def test_cards_of_a_check_are_put_down_to_who_can_have_added_them() -> None:
    cards = Cards(2)
    cards.drew(0, LORE, 2)
    cards.drew(1, STRENGTH, 2)
    seen = [0] * SKILL_COUNT
    seen[LORE] = seen[STRENGTH] = 1
    cards.settle([1, 1], [], 0, seen, 1 << LORE, is_rebuilt=False)
    assert cards.held[0][LORE] == pytest.approx(1)
    assert cards.held[1][STRENGTH] == pytest.approx(1)
    assert sum(cards.chaos) == pytest.approx(10)


def test_the_chaos_deck_is_remembered() -> None:
    cards = Cards(2)
    chances = cards.draw_chaos()
    assert chances == pytest.approx([0.2] * 5 + [0.0])
    seen = [0] * SKILL_COUNT
    seen[INFLUENCE] = 1
    cards.settle([0, 0], [chances], 0, seen, 1 << LORE, is_rebuilt=False)
    assert cards.chaos[INFLUENCE] < cards.chaos[LORE]
    assert sum(cards.chaos) == pytest.approx(9)


# Deeds


def deeds_of(tables: Tables, *what: str) -> Belief:
    belief = tell(believer(SPECTATOR, tables), deal())
    for one in what:
        belief.evidence.note_deed(3, *tables.odds("act", "", one))
    return belief


def habits() -> Tables:
    tables = Tables()
    tables.counts["act", "", "help"] = [900, 500, 0, 300]
    tables.counts["act", "", "idle"] = [90, 400, 0, 300]
    tables.counts["act", "", "dance"] = [10, 100, 0, 400]
    return tables.ready()


def test_deeds_shift_a_belief_both_ways() -> None:
    assert deeds_of(habits(), "help", "help").suspicion()[3] < 0.2
    assert deeds_of(habits(), "idle", "help", "idle").suspicion()[3] > 0.3
    assert deeds_of(habits(), "unheard_of").suspicion()[3] == pytest.approx(0.2)


def test_who_plays_in_no_way_that_was_counted_is_what_the_deals_say() -> None:
    dancer = deeds_of(habits(), *["dance"] * 12)
    assert dancer.evidence.careless(3) > 0.95
    assert dancer.suspicion()[3] == pytest.approx(0.2, abs=0.05)


def test_good_behaviour_proves_little() -> None:
    tables = habits()
    tables.sleeping, tables.cap = 0.2, 9.0
    helper = deeds_of(tables, *["help"] * 200)
    odds = helper.suspicion()[3] / (1 - helper.suspicion()[3])
    assert odds == pytest.approx(0.25 * 0.2, rel=0.01)  # a traitor that sleeps would do the same


def test_what_was_done_before_a_deal_counts_against_who_was_a_traitor_then() -> None:
    early = deeds_of(habits(), "idle", "idle")
    suspected = early.suspicion()[3]
    tell(early, deal()[1:])
    late = tell(believer(SPECTATOR, habits()), [*deal(), *deal()[1:]])
    for _ in range(2):
        late.evidence.note_deed(3, *habits().odds("act", "", "idle"))
    assert early.suspicion()[3] > suspected  # the second card may have been a hybrid too
    assert early.suspicion()[3] < late.suspicion()[3]


def test_an_event_about_the_table_changes_what_is_watched() -> None:
    watch = Watch(UNFATHOMABLE, SEATS, SETTINGS)
    watch.hear(Heard(public(CHANGED, "A4.9", CHARACTER + 2, -1, 4), SPECTATOR))
    assert watch.tracks[CHARACTER + 2] == 4
    assert not watch.is_hidden(2)


# The tables


def test_tables_are_read_as_they_were_written() -> None:
    tables = habits()
    tables.temper_checks, tables.temper_deeds, tables.sleeping, tables.cap = 0.5, 0.25, 0.3, 2.0
    again = read(tables.to_text())
    assert again.counts == tables.counts
    assert (again.temper_checks, again.temper_deeds, again.sleeping, again.cap) == (0.5, 0.25, 0.3, 2.0)
    assert again.odds("act", "", "idle") == tables.odds("act", "", "idle")


def test_the_tables_that_come_with_the_game_are_tempered_and_say_that_traitors_foul() -> None:
    tables = usual_tables()
    assert 0 < tables.temper_checks <= 1
    assert 0 < tables.temper_deeds <= 1
    assert tables.fouls(HIDDEN, 1, "crisis,mixed")[1] > tables.fouls(HUMAN_SIDE, 1, "crisis,mixed")[1]
    assert sum(tables.fouls(HIDDEN, 5, "crisis,apt")) == pytest.approx(1)
