"""T12: the leader gives out the cards of the active pile, with 4-8 players."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ACTION_DISCARD,
    ACTIVATE,
    AT,
    LEADER,
    LYING,
    NOW,
    PILE,
    PILE_OPEN,
    REPAIR,
)
from turncoat.games.thing.content.locations import RULES
from turncoat.games.thing.rules.bonus import can_use_bonus, offer_bonus, offer_bonus_to_all
from turncoat.games.thing.rules.locations import activate, can_activate
from turncoat.games.thing.rules.people import is_playing, players
from turncoat.games.thing.rules.repairs import can_repair, repair
from turncoat.games.thing.rules.sabotage import can_be_wrecked, sabotage
from turncoat.games.thing.rules.station import can_act_at
from turncoat.games.thing.vocabulary import GIVE_TO, REVEAL_CARD, STOP
from turncoat.kernel.atoms import move_all, move_at, move_top, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

CARD: Final = 0
ACTOR: Final = 1
WITHOUT_EFFECT: Final = 2
GIVING = Procedure(
    "giving",
    {"card": CARD, "actor": ACTOR, "without_effect": WITHOUT_EFFECT},
    {"card": "card", "actor": "figure"},
)


def give_out_actions(s: State) -> None:
    GIVING.push(s, [-1, 0, 0])


def standing_figures(s: State) -> list[int]:
    """Figures that stand. Ruling R9: also those in the Rec Room, if a table lets characters stay there."""
    return [
        figure
        for figure in players(s)
        if not s.tracks[LYING + figure] and can_act_at(s, s.tracks[AT + figure])
    ]


def can_do(s: State, figure: int, card: Card) -> bool:
    """T12.2: whether the action can be carried out where the figure stands."""
    here = s.tracks[AT + figure]
    if card == ACTIVATE:
        return can_activate(s, here)
    return can_repair(s, here) if card == REPAIR else can_be_wrecked(s, here)


def receivers(s: State, card: Card) -> list[int]:
    """T12.3: the figures that can carry out the action; if there is none, all that stand."""
    able = [figure for figure in standing_figures(s) if can_do(s, figure, card)]
    return able or standing_figures(s)


@GIVING.step
def before_any(s: State, f: Frame) -> None:
    """Ruling R10: Tools and Fuel may be used before any card is revealed."""
    offer_bonus_to_all(s)


@GIVING.step
def mix_pile(s: State, f: Frame) -> None:
    """T12.1"""
    move_all(s, PILE_OPEN, PILE, "T12.1")
    shuffle(s, PILE, "T12.1")


@GIVING.step
def reveal(s: State, f: Frame) -> None:
    """T12.1: at least one card, if there is a card and a figure to take it."""
    if not s.zones[PILE] or not standing_figures(s):
        GIVING.go(f, "discard_rest")
        return
    f.v[CARD] = move_top(s, PILE, NOW, "T12.1")


class GiveCard(Ask):
    rule: ClassVar[str] = "T12.2"

    def cited_rule(self, s: State, f: Frame) -> str:
        able = [figure for figure in standing_figures(s) if can_do(s, figure, f.v[CARD])]
        return "T12.2" if able else "T12.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_TO, figure) for figure in receivers(s, f.v[CARD])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[ACTOR] = first_of(option)
        f.v[WITHOUT_EFFECT] = 0 if can_do(s, f.v[ACTOR], f.v[CARD]) else 1


GIVING.ask("give", GiveCard())


@GIVING.step
def own_bonus(s: State, f: Frame) -> None:
    """Ruling R10: also right after being given a card."""
    if can_use_bonus(s, f.v[ACTOR]):
        offer_bonus(s, f.v[ACTOR])


@GIVING.step
def carry_out(s: State, f: Frame) -> None:
    """T12.3: an action that is not possible has no effect."""
    figure = f.v[ACTOR]
    if f.v[WITHOUT_EFFECT] or not can_do(s, figure, f.v[CARD]):
        return
    if f.v[CARD] == ACTIVATE:
        activate(s, figure)
    elif f.v[CARD] == REPAIR:
        repair(s, figure)
    else:
        here = s.tracks[AT + figure]
        sabotage(s, here, RULES[here])


@GIVING.step
def lie_down(s: State, f: Frame) -> None:
    """T12.3, T12.4"""
    if is_playing(s, f.v[ACTOR]):
        put(s, LYING + f.v[ACTOR], 1, "T12.3" if f.v[WITHOUT_EFFECT] else "T12.4")
    move_all(s, NOW, ACTION_DISCARD, "T12.4")
    if not s.zones[PILE] or not standing_figures(s):
        GIVING.go(f, "discard_rest")


class GoOn(Ask):
    """T12.5"""

    rule: ClassVar[str] = "T12.5"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(REVEAL_CARD), option(STOP)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == REVEAL_CARD:
            GIVING.go(f, "reveal")


GIVING.ask("go_on", GoOn())


@GIVING.step
def discard_rest(s: State, f: Frame) -> None:
    """T12.5: face down."""
    for pile in (PILE, PILE_OPEN):
        while s.zones[pile]:
            move_at(s, pile, len(s.zones[pile]) - 1, ACTION_DISCARD, len(s.zones[ACTION_DISCARD]), "T12.5")
