"""Stakes of The Thing: who is at a place and what is broken there, how suspected a figure is, what is left of fuel."""

from collections.abc import Mapping
from typing import Final

from turncoat.games.thing.board import (
    AT,
    CANISTERS,
    DAMAGE,
    DISC,
    DOG_AT,
    FIGURES,
    FLAMETHROWER,
    HAND,
    PILE,
    PLAYING,
    STATUS,
    STRENGTH,
    THREAT,
    UNDERGROUND,
)
from turncoat.games.thing.places import DOGS, GREEN
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View
from turncoat.texts.game_texts import OptionStakes, Stake


def _place(view: View, option: OptionWire) -> list[Stake]:
    """The people at a place, without a figure that is sent there, and its damage."""
    place = view.game.names.numbers["place"][str(option["arguments"]["place"])]
    sent = str(option["arguments"].get("figure", ""))
    own = view.game.names.numbers["figure"][sent] if sent else view.seat if view.seats > SHARED else -1
    people = [
        figure
        for figure in range(FIGURES)
        if figure != own and view.tracks[AT + figure] == place and view.tracks[STATUS + figure] == PLAYING
    ]
    there = {
        "stake-people": len(people),
        "stake-dogs": sum(view.tracks[DOG_AT + dog] == place for dog in range(DOGS)),
        "stake-damage": view.tracks[DAMAGE + place] if place < GREEN else 0,
    }
    return [(message, {"n": count}) for message, count in there.items() if count] or [("stake-empty", {})]


def _figure(view: View, option: OptionWire) -> int:
    named = option["arguments"]
    return view.game.names.numbers["figure"][str(named.get("figure", named.get("to", named.get("with"))))]


def _suspect(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-suspicion", {"n": view.tracks[DISC + _figure(view, option)]})]


def _own_figure(view: View) -> int:
    """The viewer's figure; -1: several are shared."""
    return view.seat if view.seats > SHARED else -1


def _own(view: View, option: OptionWire) -> list[Stake]:
    """A player's own suspicion, if the player has a figure."""
    figure = _own_figure(view)
    return [] if figure < 0 else [("stake-own-suspicion", {"n": view.tracks[DISC + figure]})]


def _defend(view: View, option: OptionWire) -> list[Stake]:
    """The suspicion of the target, and the canisters of a flamethrower."""
    card = view.game.names.numbers["card"][str(option["arguments"]["card"])] - FLAMETHROWER
    left = [("stake-canisters", {"n": view.tracks[CANISTERS + card]})] if 0 <= card < THROWERS else []
    return [*_suspect(view, option), *left]


def _use_tools(view: View, option: OptionWire) -> list[Stake]:
    return _damage_at(view, view.tracks[AT + _figure(view, option)])


def _damage_at(view: View, place: int) -> list[Stake]:
    return [("stake-damage-here", {"n": view.tracks[DAMAGE + place]})] if place < GREEN else []


def _dice(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-threat", {"n": view.tracks[THREAT]})]


def _alien(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-strength", {"n": view.tracks[STRENGTH]})]


def _hand(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-hand", {"n": len(view.zones[HAND + view.seat])})]


def _give(view: View, option: OptionWire) -> list[Stake]:
    """A card that leaves the hand for the active pile or for another player."""
    return [("stake-kept", {"n": max(0, len(view.zones[HAND + view.seat]) - 1)})]


def _pile(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-pile", {"n": len(view.zones[PILE])})]


def _fuel(view: View, option: OptionWire) -> list[Stake]:
    return [("stake-fuel-below", {"n": view.tracks[UNDERGROUND]})]


THROWERS: Final = 2  # flamethrowers, the first weapons
SHARED: Final = 3  # players at most who share six figures
STAKES: Final[Mapping[str, OptionStakes]] = {
    **dict.fromkeys(("work", "special", "pick_place", "put_strength", "move_figure"), _place),
    **dict.fromkeys(
        (
            "accuse",
            "look_at",
            "test_blood",
            "test_fire",
            "run_blood",
            "run_fire",
            "volunteer",
            "give_to",
            "offer_gift",
            "offer_swap",
            "absorb",
        ),
        _suspect,
    ),
    **dict.fromkeys(("avoid", "use_fire", "burn"), _defend),
    **dict.fromkeys(("give_action", "hand_over", "exchange"), _give),
    **dict.fromkeys(("swap", "take_action", "return_with"), _hand),
    **dict.fromkeys(("abstain", "stay", "stay_hidden"), _own),
    **dict.fromkeys(("set_die", "reroll_die", "cancel_die", "roll_dice", "use_die"), _dice),
    **dict.fromkeys(("wreck", "absorb_dog", "leave_it"), _alien),
    **dict.fromkeys(("reveal_card", "stop"), _pile),
    "use_tools": _use_tools,
    "use_fuel": _fuel,
}
INTENTS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("work", "special", "move_figure", "pick_place"), "go"),
    **dict.fromkeys(("use_fire", "burn", "burn_with_die", "accuse", "test_blood", "test_fire"), "fight"),
    **dict.fromkeys(("use_tools", "use_fuel", "mend", "offer_gift", "offer_swap", "volunteer"), "help"),
    **dict.fromkeys(("swap", "shine", "use_die", "set_die", "reroll_die", "cancel_die"), "use"),
    **dict.fromkeys(("absorb", "absorb_dog", "wreck", "put_strength", "reveal_self"), "betray"),
    **dict.fromkeys(("done", "stop", "pass", "abstain", "stay_behind", "leave_it", "decline"), "end"),
}
