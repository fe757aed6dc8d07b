"""Stakes of Unfathomable: what is in a space, the chance of an attack, the price of a repair, the numbers of a check."""

from collections.abc import Mapping
from typing import Final

from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    CHECK_PILE,
    CHECK_SHOWN,
    CRISIS,
    DAMAGE,
    DEEP_ONES,
    FOOD,
    FUEL,
    HAND,
    ITEMS,
    ON_DECK,
    REVEALED,
    RITUAL,
    SANITY,
    SOULS,
    SPELLS,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import KITCHEN_KNIFE, TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.content.rooms import ROOM_ACTIONS
from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS
from turncoat.games.unfathomable.rules.actions import cost_of_repair
from turncoat.games.unfathomable.rules.activations import DEEP_ONES_ACT
from turncoat.games.unfathomable.rules.attack import (
    AGAINST_CHARACTER,
    AGAINST_DEEP_ONE,
    ATTACK,
    BONUS,
    DEFENDER,
    TARGETING,
    WITH,
)
from turncoat.games.unfathomable.rules.mythos import CHOICE_CRISIS, Mythos
from turncoat.games.unfathomable.rules.performing import LEFT, PERFORMING
from turncoat.games.unfathomable.rules.skill_check import CHECK, MODIFIER, NO_CHAOS, SUPPORTING, TARGET
from turncoat.games.unfathomable.setup import CHAOS_OF_EACH
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, FIRST_ROOM, Space, is_damageable
from turncoat.kernel.die import BONUS as DIE_BONUS
from turncoat.kernel.die import DIE, FACE
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Card
from turncoat.kernel.nodes import walk
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View
from turncoat.texts.game_texts import OptionStakes, Stake

# What printed effects change, and the message that says how it stands
NOW: Final[Mapping[int, str]] = {
    FUEL: "stake-fuel",
    FOOD: "stake-food",
    SANITY: "stake-sanity",
    SOULS: "stake-souls",
    TRAVEL: "stake-travel",
    RITUAL: "stake-ritual",
}


def _frame(view: View, procedure: Procedure) -> Frame | None:
    """The innermost frame of a procedure that is running."""
    for f in reversed(view.stack):
        if f.procedure == procedure.number:
            return f
    return None


def _stand(view: View, tracks: list[int]) -> list[Stake]:
    return [(NOW[track], {"n": view.tracks[track]}) for track in NOW if track in tracks]


def _of_effect(view: View, effect: Effect | None) -> list[Stake]:
    """The values that the effect may change."""
    if effect is None:
        return []
    tracks = [
        part
        for node in walk(effect)
        for (_, kind), part in zip(node.fields, node.parts(), strict=True)
        if kind == "track" and isinstance(part, int)
    ]
    return _stand(view, tracks)


def _space(view: View, option: OptionWire, label: str) -> Space:
    return view.game.names.numbers["space"][str(option["arguments"][label])]


def _move(view: View, option: OptionWire) -> list[Stake]:
    """The people and monsters in the space."""
    return _there(view, _space(view, option, "to"))


def _there(view: View, space: Space) -> list[Stake]:
    people = [seat for seat in range(view.seats) if seat != view.seat and view.tracks[AT + seat] == space]
    deck = space - FIRST_DECK
    there = {
        "stake-deep-ones": view.tracks[DEEP_ONES + space],
        "stake-passengers": len(view.zones[ON_DECK + deck]) if 0 <= deck < FIRST_ROOM - FIRST_DECK else 0,
        "stake-people": len(people),
        "stake-damage": len(view.zones[DAMAGE + space - FIRST_ROOM]) if is_damageable(space) else 0,
    }
    return [(message, {"n": count}) for message, count in there.items() if count] or [("stake-empty", {})]


def _hits(view: View, target: int, bonus: int) -> list[Stake]:
    """6.9: how many faces of the die defeat the defender, before anybody reacts."""
    sides = view.game.die.sides
    hits = max(0, min(sides, sides - target + 1 + bonus))
    more, less = max(0, bonus), max(0, -bonus)
    return [("stake-attack", {"hits": hits, "sides": sides, "target": target, "more": more, "less": less})]


def _knife(view: View) -> int:
    """9.6: items cannot be used in the Brig."""
    return int(KITCHEN_KNIFE in view.zones[ITEMS + view.seat] and view.tracks[AT + view.seat] != BRIG)


def _attack_deep_one(view: View, option: OptionWire) -> list[Stake]:
    return _hits(view, AGAINST_DEEP_ONE, _knife(view))


def _attack(view: View, option: OptionWire) -> list[Stake]:
    return _hits(view, AGAINST_CHARACTER, _knife(view))


def _target(view: View, option: OptionWire) -> list[Stake]:
    """6.4: the defender of an attack with a weapon or a card; 4.13, 4.14: where Deep Ones act, and against whom."""
    f = view.stack[-1]
    if f.procedure == DEEP_ONES_ACT.number:
        if "space" in option["arguments"]:
            return _there(view, _space(view, option, "space"))
        return [
            *_hits(view, AGAINST_CHARACTER, 0),
            ("stake-holds", {"n": len(view.zones[HAND + _seat(option)])}),
        ]
    if f.procedure != TARGETING.number:
        return _there(view, _space(view, option, "space")) if "space" in option["arguments"] else []
    return _hits(view, AGAINST_DEEP_ONE if "space" in option["arguments"] else AGAINST_CHARACTER, f.v[WITH])


def _repair(view: View, option: OptionWire) -> list[Stake]:
    """35.1"""
    skills, need = cost_of_repair(view.zones[DAMAGE + view.tracks[AT + view.seat] - FIRST_ROOM][0])
    held = sum(value_of(card) for card in view.zones[HAND + view.seat] if skills >> skill_of(card) & 1)
    return [("stake-repair", {"need": need, "held": held})]


def _end_actions(view: View, option: OptionWire) -> list[Stake]:
    f = view.stack[-1]
    return [("stake-actions", {"n": f.v[LEFT]})] if f.procedure == PERFORMING.number else []


def _support(f: Frame, card: Card) -> int:
    """42.8: what a card adds to the total of the check."""
    skill = skill_of(card)
    supports = skill != TREACHERY and f.v[SUPPORTING] >> skill & 1
    return value_of(card) if supports else -value_of(card)


def _check(view: View) -> list[Stake]:
    """42.4, 42.5: the target, what the seat could give, and what lies in the pile already."""
    f = _frame(view, CHECK)
    if f is None:
        return []
    worth = [max(0, _support(f, card)) for card in view.zones[HAND + view.seat]]
    is_one = view.tracks[AT + view.seat] == BRIG or view.tracks[REVEALED + view.seat]
    told = {
        "target": f.v[TARGET],
        "most": max(worth, default=0) if is_one else sum(worth),
        "pile": len(view.zones[CHECK_PILE]) + len(view.zones[CHECK_SHOWN]),
        "chaos": 0 if f.v[NO_CHAOS] else CHAOS_OF_EACH,
    }
    return [("stake-check", told)]


def _add(view: View, option: OptionWire) -> list[Stake]:
    f = _frame(view, CHECK)
    if f is None:
        return []
    value = _support(f, view.game.names.numbers["card"][str(option["arguments"]["card"])])
    return [("stake-adds" if value > 0 else "stake-takes", {"value": abs(value)}), *_check(view)]


def _seat(option: OptionWire) -> int:
    seat = option["arguments"]["seat"]
    assert isinstance(seat, int)
    return seat


def _card(view: View, option: OptionWire) -> Card:
    return view.game.names.numbers["card"][str(option["arguments"]["card"])]


def _of_kept_card(view: View, option: OptionWire) -> list[Stake]:
    """The number of cards that stay in hand when one is spent; an item is not a card of the hand."""
    hand = view.zones[HAND + view.seat]
    return [("stake-kept", {"n": len(hand) - 1})] if _card(view, option) in hand else []


def _moment(view: View, option: OptionWire) -> list[Stake]:
    """The check of a reaction with its total so far, or the roll with its target."""
    total = _total(view)
    if total:
        return total
    attack, die = _frame(view, ATTACK), _frame(view, DIE)
    about = _check(view)
    if attack is not None:
        target = AGAINST_DEEP_ONE if attack.v[DEFENDER] == NOBODY else AGAINST_CHARACTER
        about = [*about, *_hits(view, target, attack.v[BONUS])]
    if die is not None and die.v[FACE]:
        about = [*about, ("stake-rolled", {"n": die.v[FACE] + die.v[DIE_BONUS]})]
    return about


def _total(view: View) -> list[Stake]:
    """42.8: the total once all cards of the check lie open."""
    f = _frame(view, CHECK)
    if f is None or view.zones[CHECK_PILE] or not view.zones[CHECK_SHOWN]:
        return []
    shown = sum(_support(f, card) for card in view.zones[CHECK_SHOWN])
    return [("stake-total", {"total": shown + f.v[MODIFIER], "target": f.v[TARGET]})]


def _react(view: View, option: OptionWire) -> list[Stake]:
    cost = _of_kept_card(view, option) if "card" in option["arguments"] else []
    return [*_moment(view, option), *cost]


def _late(view: View, option: OptionWire) -> list[Stake]:
    f = _frame(view, CHECK)
    value = 0 if f is None else _support(f, _card(view, option))
    return [("stake-adds" if value > 0 else "stake-takes", {"value": abs(value)}), *_react(view, option)]


def _play(view: View, option: OptionWire) -> list[Stake]:
    return [*_of_effect(view, view.game.card_effects.get(_card(view, option))), *_of_kept_card(view, option)]


def _room(view: View, option: OptionWire) -> list[Stake]:
    """3.8: how what the room changes stands, and the hand that pays for it."""
    stands = _of_effect(view, ROOM_ACTIONS.get(view.tracks[AT + view.seat]))
    return [*stands, ("stake-hand", {"n": len(view.zones[HAND + view.seat])})]


def _ability(view: View, option: OptionWire) -> list[Stake]:
    stands = _of_effect(view, ABILITIES.get(view.tracks[CHARACTER + view.seat]))
    return [*stands, ("stake-hand", {"n": len(view.zones[HAND + view.seat])})]


def _feat(view: View, option: OptionWire) -> list[Stake]:
    stands = _of_effect(view, FEATS.get(view.tracks[CHARACTER + view.seat]))
    return [*stands, ("stake-hand", {"n": len(view.zones[HAND + view.seat])})]


def _tome(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-spells", {"n": len(view.zones[SPELLS])}), *_stand(view, [RITUAL])]


def _draw(view: View, option: OptionWire) -> list[Stake]:
    """The cards of the skill in hand."""
    skill = view.game.names.numbers["skill"][str(option["arguments"]["skill"])]
    values = [value_of(card) for card in view.zones[HAND + view.seat] if skill_of(card) == skill]
    return [("stake-skill", {"n": len(values), "worth": sum(values)})]


def _choose(view: View, option: OptionWire) -> list[Stake]:
    """28.10: how everything stands that a branch of the crisis may change."""
    crisis = view.zones[CRISIS]
    if view.stack[-1].procedure != CHOICE_CRISIS.number or not crisis:
        return []
    effect = view.game.card_effects[crisis[-1]]
    assert isinstance(effect, Mythos)
    branch = option["arguments"]["branch"]
    assert isinstance(branch, int)
    return _of_effect(view, effect.branches[branch].effect)


def _track(view: View, option: OptionWire) -> list[Stake]:
    name = option["arguments"].get("resource") or option["arguments"]["track"]
    return _stand(view, [view.game.names.numbers["track"][str(name)]])


def _trade(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-items", {"n": len(view.zones[ITEMS + view.seat])})]


def _rescue(view: View, option: OptionWire) -> list[Stake]:
    return _there(view, view.tracks[AT + view.seat])


def _of_end(view: View, option: OptionWire) -> list[Stake]:
    return _check(view) if view.stack[-1].procedure == CHECK.number else []


REACTIONS: Final = (
    "pass",
    "raise_die",
    "lower_die",
    "almanac",
    "set_die",
    "reroll_attack",
    "reroll",
    "fire_again",
    "shrug_off",
    "heal",
    "hide_nothing",
    "force_learning",
    "prepare",
    "sacrifice",
    "raise_total",
    "lower_total",
    "use_ring",
    "equip_up",
    "equip_down",
    "read_script",
)
STAKES: Final[Mapping[str, OptionStakes]] = {
    **dict.fromkeys(REACTIONS, _react),
    "move": _move,
    "attack_deep_one": _attack_deep_one,
    "attack": _attack,
    "pick_space": _target,
    "pick_seat": _target,
    "repair": _repair,
    "rescue": _rescue,
    "end_actions": _end_actions,
    "add": _add,
    "add_late": _late,
    "done": _of_end,
    "play": _play,
    "use_item": _play,
    "use_kept": _play,
    "discard": _of_kept_card,
    "use_room": _room,
    "use_ability": _ability,
    "use_feat": _feat,
    "use_tome": _tome,
    "draw_from": _draw,
    "treachery_instead_of": _draw,
    "choose": _choose,
    "send_starbuck": _trade,
    **dict.fromkeys(("lead", "pick_resource", "pick_track"), _track),
    "trade": _trade,
}
INTENTS: Final[Mapping[str, str]] = {
    "move": "go",
    **dict.fromkeys(("attack", "attack_deep_one", "defeat_passenger"), "fight"),
    **dict.fromkeys(("repair", "rescue", "trade"), "help"),
    **dict.fromkeys(
        ("use_room", "use_ability", "use_feat", "use_tome", "use_kept", "use_item", "play"), "use"
    ),
    **dict.fromkeys(("reveal", "ransack", "perform_rites"), "betray"),
    **dict.fromkeys(("end_actions", "pass", "done", "decline"), "end"),
}
