"""Values of the legal answers of a seat: each question of the game is handled by the module of its subject."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import actions, betrayal, checks, choices, hands, reactions, sides
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.personas import Traits
from turncoat.games.unfathomable.rules.paying import NEED, SKILLS
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View

Answer = Callable[[Outlook, list[Option], Memory], list[float]]


def values(
    view: View,
    legal: list[Option],
    traits: Traits,
    suspicion: list[float],
    reputation: list[float],
    memory: Memory,
) -> list[float]:
    """Values in points by option; the highest is the best."""
    if len(legal) == 1:
        return [0.0]
    f = view.stack[-1]
    procedure = view.game.procedures[f.procedure]
    answer = ANSWERS[f"{procedure.name}.{procedure.steps[f.step].name}"]
    return answer(Outlook(view, traits, suspicion, reputation, memory.cards), legal, memory)


def _pay(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    worths = hands.pay(outlook, legal, f.v[SKILLS], f.v[NEED])
    if sides.is_hidden(outlook) and f.v[NEED] == 1:
        return sides.own(outlook, worths, sides.ARGUABLE)
    return worths


def _only(answer: Callable[[Outlook, list[Option]], list[float]]) -> Answer:
    """An Answer from a function that needs no memory."""
    return lambda outlook, legal, memory: answer(outlook, legal)


ANSWERS: Final[dict[str, Answer]] = {
    "window.react": reactions.react,
    "window.all_react": reactions.react,
    "window.choose_first": choices.no_preference,
    "choice.choose": choices.choose,
    "may.accept": choices.may,
    "pick.pick": choices.pick,
    "voyage.take_character": choices.character,
    "performing.act": actions.act,
    "playing.twice": choices.again,
    "up_to_times.again": choices.again,
    "targeting.choose_target": choices.target,
    "shrivelling.choose_enemy": choices.target,
    "drawing.name_deck": _only(hands.draw),
    "receiving.take_treachery": _only(hands.take_treachery),
    "discarding.choose": _only(hands.discard),
    "paying.choose": _pay,
    "exchange.discard_more": _only(hands.exchange),
    "exchange.choose_deck": _only(hands.exchange),
    "check.add_cards": checks.add_cards,
    "mythos_step.choose": choices.mythos,
    "mythos_step.choose_track": choices.track,
    "choice_crisis.choose": choices.crisis,
    "misfortune.choose": choices.misfortune,
    "deep_ones_act.choose_which": choices.which_acts,
    "deep_ones_act.choose_defender": choices.seat_hurt,
    "deep_one_moves.choose_way": choices.way,
    "shifting.choose_where_to": choices.shift,
    "scattering.move_one": choices.scatter,
    "spawning.choose_water": choices.spawn_at,
    "nudging.choose_water": choices.nudge,
    "defeat_all.choose_victim": choices.seat_hurt,
    "waypoint.choose": choices.waypoint,
    "awakening.give": _only(betrayal.passes_on),
    "casting.choose": choices.spell,
    "scouting.keep_on_top": choices.keep_on_top,
    "scouting_one.top_or_bottom": choices.top_or_bottom,
    "improving.choose_active": choices.improve,
    "searching.keep_one": choices.keep_item,
    "trading.offer": choices.offer,
    "trading.agree": choices.agree,
    "giving.gift": choices.gift,
    "revealing.give_the_rest": _only(betrayal.passes_on),
    "astral_travel.choose_source": choices.astral_source,
    "astral_travel.choose_figure": choices.astral_figure,
    "astral_travel.choose_space": choices.astral_space,
    "pick_up_to.pick_next": choices.pick_next,
}
