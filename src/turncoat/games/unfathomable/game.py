"""Game definition of Unfathomable: layout, procedures, effects and settings in one object."""

from typing import Final

from turncoat.games.unfathomable.board import (
    AT,
    CAPTAIN,
    CHARACTER,
    CHARACTERS,
    DAGON,
    DAMAGE,
    DEALS_AFTER,
    DEEP_ONES,
    FACEUP,
    FUEL,
    HYDRA,
    IMPROVEMENT,
    KEEPER,
    LOYALTY_DEALT,
    LOYALTY_DECK,
    REVEALED,
    SOULS,
    lay_out,
)
from turncoat.games.unfathomable.cards import MYTHOS_CARDS, SKILLS, SPELL_CARDS, WAYPOINT_CARDS
from turncoat.games.unfathomable.content.item_actions import ITEM_ACTIONS
from turncoat.games.unfathomable.content.mythos import DECK as MYTHOS_DECK
from turncoat.games.unfathomable.content.skill_cards import SKILL_ACTIONS
from turncoat.games.unfathomable.content.spells import DECK as SPELL_DECK
from turncoat.games.unfathomable.content.waypoints import DECK as WAYPOINT_DECK
from turncoat.games.unfathomable.dangers import DANGERS
from turncoat.games.unfathomable.effects import (
    actions,
    arithmetic,
    card_effects,
    hands,
    items,
    looking,
    monsters,
    people,
    places,
    resolving,
    resources,
    ship,
)
from turncoat.games.unfathomable.migrations import up_to_second
from turncoat.games.unfathomable.moments import MOMENTS
from turncoat.games.unfathomable.position import (
    effect_named,
    go_to,
    place,
    players_of,
    prepare,
    zones_said,
)
from turncoat.games.unfathomable.printed import FACTS
from turncoat.games.unfathomable.procedures import PROCEDURES
from turncoat.games.unfathomable.rules import mythos, skill_check
from turncoat.games.unfathomable.rules.abilities import Reveal, UseAbility, UseFeat, UseKept, UseRoom, UseTome
from turncoat.games.unfathomable.rules.actions import (
    Attack,
    AttackDeepOne,
    DefeatPassenger,
    EndActions,
    Move,
    Play,
    Repair,
    Rescue,
    Trade,
    UseItem,
)
from turncoat.games.unfathomable.rules.damage import count_damaged_rooms
from turncoat.games.unfathomable.rules.ending import is_traitor
from turncoat.games.unfathomable.rules.items import improvements
from turncoat.games.unfathomable.rules.monsters import supply
from turncoat.games.unfathomable.rules.performing import ACT
from turncoat.games.unfathomable.rules.reactions.all import TRIGGERS
from turncoat.games.unfathomable.rules.voyage import VOYAGE
from turncoat.games.unfathomable.setup import components, lay_board
from turncoat.games.unfathomable.spaces import BRIG, DEEP, FIRST_DECK, FIRST_ROOM, NAMES, ROOMS, SICK_BAY
from turncoat.games.unfathomable.special_effects import NAMED
from turncoat.games.unfathomable.vocabulary import (
    AFTER_DIE,
    BEFORE_DIE,
    DEEP_ONES_SIDE,
    ENDINGS,
    EVENTS,
    FIGURES,
    FIRST_RULES,
    HUMANS,
    OUTCOMES,
    RULES,
    SETTINGS,
    SIDES,
    VERBS,
    VERSION,
)
from turncoat.kernel.declarations import Content, DieRules, PrintedBoard, Reactions, Vocabulary
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import UNKNOWN, Card, Seat
from turncoat.kernel.nodes import Node
from turncoat.kernel.scenarios import scenarios_in
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State

ACT.actions.extend(
    [
        Move(),
        AttackDeepOne(),
        Attack(),
        Rescue(),
        DefeatPassenger(),
        Trade(),
        UseRoom(),
        Repair(),
        Play(),
        UseItem(),
        UseAbility(),
        UseFeat(),
        UseTome(),
        UseKept(),
        Reveal(),
        EndActions(),
    ]
)

NODES: Final[list[type[Node]]] = [
    *actions.NODES,
    *arithmetic.NODES,
    *card_effects.NODES,
    *hands.NODES,
    *items.NODES,
    *looking.NODES,
    *monsters.NODES,
    *people.NODES,
    *resolving.NODES,
    *places.NODES,
    *resources.NODES,
    *ship.NODES,
    *skill_check.NODES,
    *mythos.NODES,
]
CARD_RULES: Final = {
    **dict.fromkeys(SKILLS, "41.4"),
    "mythos": "28.9",
    "spell": "46.1",
    "waypoint": "50.8",
    "item": "24.3",
}
VOCABULARY: Final = Vocabulary(
    VERBS,
    ENDINGS,
    SIDES,
    events=EVENTS,
    settings=SETTINGS,
    names={
        "space": list(NAMES),
        "figure": FIGURES,
        "character": list(CHARACTERS),
        "skill": list(SKILLS),
        "outcome": OUTCOMES,
    },
)


def all_card_effects() -> dict[Card, Effect]:
    effects: dict[Card, Effect] = {**SKILL_ACTIONS, **ITEM_ACTIONS}
    for crisis in MYTHOS_DECK:
        effects[MYTHOS_CARDS.number(crisis.name)] = crisis.effect
    for spell in SPELL_DECK:
        effects[SPELL_CARDS.number(spell.name)] = spell.effect
    for waypoint in WAYPOINT_DECK:
        effects[WAYPOINT_CARDS.number(waypoint.name)] = waypoint.effect
    return effects


class Unfathomable(Game):
    def __init__(self) -> None:
        super().__init__(
            "unfathomable",
            VERSION,
            3,
            lay_out(),
            PROCEDURES,
            VOCABULARY,
            content=Content(
                NODES,
                named=NAMED,
                card_effects=all_card_effects(),
                card_rules=CARD_RULES,
                ability_rule="1",
            ),
            reactions=Reactions(TRIGGERS, order_rule="1.16"),
            moments=MOMENTS,
            dangers=DANGERS,
            die=DieRules(8, "17", before=BEFORE_DIE, after=AFTER_DIE),
            printed_board=PrintedBoard([waypoint.distance for waypoint in WAYPOINT_DECK], facts=FACTS),
            migrations={1: up_to_second},
            scenarios=scenarios_in("turncoat.games.unfathomable"),
        )

    def set_up(self, s: State) -> None:
        lay_board(s)
        VOYAGE.push(s, [])

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return components(seats, settings)

    def side_of(self, s: State, seat: Seat) -> int:
        return DEEP_ONES_SIDE if is_traitor(s, seat) else HUMANS

    def players_of(self, position: dict[str, Json]) -> int:
        return players_of(position)

    def prepare(self, s: State, position: dict[str, Json]) -> None:
        prepare(s, position)

    def zones_said(self, s: State, position: dict[str, Json]) -> dict[str, list[str]]:
        return zones_said(s, position)

    def place(self, s: State, position: dict[str, Json]) -> None:
        place(s, position)

    def go_to(self, s: State, step: str) -> None:
        go_to(s, step)

    def may_offer(self, s: State, effect: Effect, f: Frame) -> bool:
        """32.6: an option whose cost cannot be paid in full is not offered."""
        return s.settings[RULES] == FIRST_RULES or effect.is_possible(s, f)

    def effect_named(self, s: State, word: str) -> Effect:
        return effect_named(s, word)

    def problems(self, s: State) -> list[str]:
        return [*_problems_of_ship(s), *_problems_of_seats(s)]


def _problems_of_ship(s: State) -> list[str]:
    problems = []
    if supply(s) < 0:
        problems.append("too_many_deep_ones")
    for space in (SICK_BAY, BRIG):
        if s.tracks[DEEP_ONES + space]:
            problems.append(f"deep_ones:{NAMES[space]}")
    for room in range(ROOMS):
        if len(s.zones[DAMAGE + room]) > 1:
            problems.append(f"damaged_twice:{NAMES[FIRST_ROOM + room]}")
    if s.ending == RUNNING:
        for resource in range(FUEL, SOULS + 1):
            if s.tracks[resource] == 0:
                problems.append(f"afloat_without:{s.game.layout.tracks[resource].name}")
        if count_damaged_rooms(s) == ROOMS:
            problems.append("afloat_in_ruins")
    for title in (CAPTAIN, KEEPER):
        if s.tracks[title] >= s.seats:
            problems.append(f"title:{s.game.layout.tracks[title].name}")
    if len(s.zones[LOYALTY_DECK]) != s.seats * (2 - s.tracks[LOYALTY_DEALT]):
        problems.append("loyalty_deck")
    for monarch in (HYDRA, DAGON):
        if FIRST_DECK <= s.tracks[monarch] < DEEP:
            problems.append(f"ashore:{s.game.layout.tracks[monarch].name}")
    return problems


def _problems_of_seats(s: State) -> list[str]:
    problems = []
    taken = [character for character in s.tracks[CHARACTER : CHARACTER + s.seats] if character != UNKNOWN]
    if len(set(taken)) != len(taken):
        problems.append("character_twice")
    for seat in range(s.seats):
        aboard = s.tracks[LOYALTY_DEALT] > 0 or s.tracks[DEALS_AFTER] > 0
        if s.tracks[AT + seat] < FIRST_DECK or (aboard and s.tracks[AT + seat] == DEEP):
            problems.append(f"overboard:{seat}")
        if s.ending == RUNNING and bool(s.zones[FACEUP + seat]) != bool(s.tracks[REVEALED + seat]):
            problems.append(f"revealed:{seat}")
        active = s.tracks[IMPROVEMENT + seat]
        if active != UNKNOWN and active not in improvements(s, seat):
            problems.append(f"improvement:{seat}")
    return problems


UNFATHOMABLE = Unfathomable()
