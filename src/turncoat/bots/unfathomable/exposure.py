"""Exposure: how much each answer of a hidden traitor reveals to the table, and the cost of that.

The seat judges itself by the tables for others: how much likelier a traitor is to do this than a human. For a
face-down card the table sees only the outcome of the whole check, so it reveals less the more cards others
and chaos may have added. Nothing is tempered here: a traitor assumes the most credulous seat.
"""

from math import exp, log
from typing import Final

from turncoat.bots.unfathomable import sides
from turncoat.bots.unfathomable.belief.checks import foul_circumstances
from turncoat.bots.unfathomable.belief.model import Belief, log_odds
from turncoat.bots.unfathomable.belief.tables import HIDDEN, HUMAN_SIDE, Tables
from turncoat.bots.unfathomable.belief.watch import FEW, Pile, Watch
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.personas import PERSONAS
from turncoat.games.unfathomable.rules.skill_check import CHECK, FACE_UP
from turncoat.games.unfathomable.vocabulary import ADD, DONE, RESOLVE_CARD, REVEAL
from turncoat.kernel.ids import Option, Seat, first_of, verb_of
from turncoat.kernel.views import View

PRICE: Final = 12.0  # cost of going from trusted to exposed, while the game is open
MOST_FOULS: Final = 6  # of other seats, that are considered


def costs(view: View, legal: list[Option], own: Belief, watched: Belief, persona: str) -> list[float]:
    """Costs in points by option; negative for an answer that looks human."""
    traits = PERSONAS["traitor"][persona]
    reputation = watched.suspicion()
    outlook = Outlook(view, traits, own.suspicion(), reputation)
    if not sides.is_hidden(outlook):
        return [0.0] * len(legal)
    before = reputation[view.seat]
    price = PRICE * (1.15 - sides.urgency(outlook)) / traits.nerve
    return [price * (_raise_chance(before, rise) - before) for rise in rises(view, legal, own, watched)]


def _raise_chance(chance: float, rise: float) -> float:
    return 1.0 / (1.0 + exp(-log_odds(chance) - rise))


def rises(view: View, legal: list[Option], own: Belief, watched: Belief) -> list[float]:
    """The rise of a spectator's log odds that this seat is a traitor, for each option; 0 for revealing, which ends the
    hiding."""
    seat, watch, tables = view.seat, watched.watch, watched.tables
    if view.stack[-1].procedure == CHECK.number and verb_of(legal[0]) in (ADD, DONE):
        return _rises_by_adding(view, legal, own, watched)
    honest = 1.0 - watched.evidence.careless(seat)
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == RESOLVE_CARD:
            values.append(honest * _ratio(tables, watch.pick_class(first_of(option))))
            continue
        deed = watch.deed_of(seat, verb, option) if verb != REVEAL else None
        values.append(honest * _ratio(tables, deed) if deed is not None else 0.0)
    return values


def _ratio(tables: Tables, deed: tuple[str, str, str]) -> float:
    human, traitor = tables.odds(*deed)
    return traitor - human


# Cards added to a check


def _rises_by_adding(view: View, legal: list[Option], own: Belief, watched: Belief) -> list[float]:
    seat, watch, tables = view.seat, watched.watch, watched.tables
    pile = watch.pile
    honest = 1.0 - watched.evidence.careless(seat)
    is_open = view.stack[-1].v[FACE_UP] > 0
    given = pile.added[seat] + pile.shown[seat]
    fouls = sum(1 for card in own.watch.pile.own if not pile.supports(card))
    where = watch.adding_circumstances(seat)
    others = _others(watch, tables, pile, seat, watched.suspicion())
    values = []
    for option in legal:
        number = given + (1 if verb_of(option) == ADD else 0)
        rise = _ratio(tables, ("add", where, str(min(FEW, number))))
        foul = verb_of(option) == ADD and not pile.supports(first_of(option))
        if is_open and verb_of(option) == ADD:
            rise += _ratio(tables, ("openly", pile.source, "against" if foul else "for"))
        elif number:
            rise += _expected_rise(watch, tables, pile, seat, number, fouls + foul, others)
        values.append(honest * rise)
    return values


def _others(watch: Watch, tables: Tables, pile: Pile, seat: Seat, doubts: list[float]) -> float:
    """The expected number of cards against the check from chaos and all other seats."""
    total = 0.0
    for chances in pile.chaos:
        total += sum(chance for skill, chance in enumerate(chances) if pile.opposing >> skill & 1)
    for other in range(watch.seats):
        if other != seat and (pile.added[other] or watch.cards.size[other]):
            where = foul_circumstances(watch, pile, other)
            number = max(1, pile.added[other])
            doubt = doubts[other]
            for side, share in ((HIDDEN, doubt), (HUMAN_SIDE, 1.0 - doubt)):
                spread = tables.fouls(side, number, where)
                total += share * sum(count * chance for count, chance in enumerate(spread))
    return total


def _expected_rise(
    watch: Watch, tables: Tables, pile: Pile, seat: Seat, number: int, fouls: int, others: float
) -> float:
    """The expected rise by adding `number` cards, `fouls` of them against the check."""
    where = foul_circumstances(watch, pile, seat)
    human = tables.fouls(HUMAN_SIDE, number, where)
    traitor = tables.fouls(HIDDEN, number, where)
    chances = [exp(-others)]
    for count in range(1, MOST_FOULS + 1):
        chances.append(chances[-1] * others / count)
    told = 0.0
    for count, chance in enumerate(chances):
        told += chance * log(
            _outcome_chance(traitor, chances, count + fouls) / _outcome_chance(human, chances, count + fouls)
        )
    return told


def _outcome_chance(own: tuple[float, ...], others: list[float], total: int) -> float:
    """The chance of exactly this total of cards against the check."""
    likelihood = 1e-6
    for count, chance in enumerate(own):
        if 0 <= total - count < len(others):
            likelihood += chance * others[total - count]
    return likelihood
