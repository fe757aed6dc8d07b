"""The value of each legal answer for the seat's side, in points; every question of the game is listed here."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.thing import (
    escape,
    laying,
    leading,
    meeting,
    moving,
    plotting,
    rec_room,
    shared,
    testing,
    things,
)
from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.personas import Traits
from turncoat.games.thing.board import BENNINGS, BLAIR, CLARK, GARRY, MACREADY, NAULS, NORRIS, WINDOWS
from turncoat.games.thing.vocabulary import ARSON, BONUS, FIRE_AT_ALIEN
from turncoat.kernel.ids import Option, first_of
from turncoat.kernel.views import View
from turncoat.kernel.windows import TRIGGER

Answer = Callable[[Mind, list[Option]], list[float]]

LIKED_CHARACTERS: Final = {
    WINDOWS: 4.0,
    BLAIR: 3.5,
    CLARK: 2.5,
    GARRY: 2.0,
    MACREADY: 1.5,
    NORRIS: 1.5,
    BENNINGS: 1.0,
    NAULS: 0.5,
}


def values(
    view: View,
    legal: list[Option],
    traits: Traits,
    suspicion: list[float],
    reputation: list[float],
    memory: Memory,
) -> list[float]:
    if len(legal) == 1:
        return [0.0]
    top = view.stack[-1]
    procedure = view.game.procedures[top.procedure]
    answer = ANSWERS[procedure.name, procedure.steps[top.step].name]
    return answer(Mind(view, traits, suspicion, reputation, memory), legal)


def window(mind: Mind, legal: list[Option]) -> list[float]:
    return BY_TRIGGER[mind.frame.v[TRIGGER]](mind, legal)


def no_preference(mind: Mind, legal: list[Option]) -> list[float]:
    """For the kernel's own questions: no card of The Thing is made of effects, so they do not occur."""
    return [0.0] * len(legal)


def take_character(mind: Mind, legal: list[Option]) -> list[float]:
    return [LIKED_CHARACTERS[first_of(option)] for option in legal]


BY_TRIGGER: Final[dict[int, Answer]] = {
    FIRE_AT_ALIEN: meeting.fire_at_alien,
    ARSON: meeting.arson,
    BONUS: things.use_bonus,
}
ANSWERS: Final[dict[tuple[str, str], Answer]] = {
    ("window", "react"): window,
    ("window", "all_react"): window,
    ("window", "choose_first"): no_preference,
    ("choice", "choose"): no_preference,
    ("may", "accept"): no_preference,
    ("pick", "pick"): no_preference,
    ("station", "take_character"): take_character,
    ("forecast", "old_or_new"): leading.old_or_new,
    ("planning", "propose"): plotting.propose,
    ("planning", "agree"): plotting.agree,
    ("drawing", "garrys_exchange"): laying.exchange,
    ("moving", "choose_move"): moving.choose_move,
    ("moving", "give_card"): laying.give_card,
    ("moving", "shine"): laying.shine,
    ("moving", "choose_drawn"): laying.choose_drawn,
    ("moving", "take_card"): laying.take_card,
    ("bonus_turn", "use_bonus"): things.use_bonus,
    ("striking", "choose_place"): meeting.order_of_places,
    ("strike", "choose"): plotting.choose_strike,
    ("strike", "agree"): plotting.agree_to_strike,
    ("meeting", "choose_meeting"): meeting.order_of_places,
    ("meeting", "stay_or_avoid"): meeting.stay_or_avoid,
    ("infection", "lay_tokens"): meeting.lay_tokens,
    ("infection", "look"): meeting.look,
    ("giving", "give"): leading.give,
    ("giving", "go_on"): leading.go_on,
    ("mending", "how_much"): things.mend,
    ("searching", "third_card"): things.one_more,
    ("searching", "keep_one"): things.keep_one,
    ("sampling", "keep_token"): things.keep_token,
    ("sampling", "one_more"): things.one_more,
    ("reading", "choose_reading"): leading.choose_reading,
    ("reading", "send_fuel"): things.send_fuel,
    ("ignition", "show_keys"): escape.take_off,
    ("call", "take_off"): escape.take_off,
    ("boarding", "wish"): escape.wish_to_board,
    ("boarding", "consent"): escape.consent,
    ("trading", "make_offer"): things.make_offer,
    ("trading", "choose_offered"): things.hand_over,
    ("trading", "answer_offer"): things.answer_offer,
    ("trading", "choose_returned"): things.hand_over,
    ("accusing", "vote"): rec_room.vote,
    ("accusing", "reveal_oneself"): rec_room.reveal_oneself,
    ("testing", "volunteer"): testing.volunteer,
    ("testing", "choose_tester"): testing.choose_tester,
    ("testing", "choose_target"): testing.choose_target,
    ("eating", "discard_one"): laying.exchange,
    ("threatened", "choose_taken"): shared.choose_taken,
    ("placing", "place_figure"): shared.place_figure,
    ("rolling", "roll_or_stop"): shared.roll_or_stop,
    ("rolling", "choose_actor"): shared.choose_actor,
    ("rolling", "help"): shared.help_another,
    ("rolling", "change_dice"): shared.change_dice,
    ("rolling", "use_face"): shared.use_face,
}
