"""Tellers of The Thing: they choose the message of an event (encounters, dogs, actions, the leader's token)."""

from typing import Final

from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.story.joins import (
    FIGURES,
    More,
    Scene,
    Teller,
    why_of,
)

MET: Final = "met"  # notes: where the last encounter was, and of whom
ACTOR: Final = "actor"  # the figure that acts with the dice
ACTING: Final = "acting"  # the figure that carries out an action, by a card or a die
WRECKED: Final = "wrecked"  # where there was sabotage just now
HAS_DICE: Final = "has_dice"  # dice are rolled for 1-3 players, who share the figures
BURNING: Final = "burning"  # the card of a location that a player has just set on fire
OFF_BOARD: Final = {"gone": "log-dog-gone", "waiting": "log-dog-waiting"}  # by where a dog goes
SIGNALS: Final = {  # messages by what becomes of the distress signal
    "sent": "log-sos-sent",
    "landed": "log-helicopter-landed",
    "left": "log-helicopter-left",
}
STATUSES: Final = {  # messages by what becomes of a figure
    **dict.fromkeys(("revealed", "1", "absorbed", "2"), "log-status-told"),
    **dict.fromkeys(("aboard", "3"), "log-went-aboard"),
    **dict.fromkeys(("destroyed", "4"), "log-alien-destroyed"),
}
FLEEING: Final = ("T8.7", "T11.2")  # rules by which people run to the Rec Room
CAUGHT: Final = "T9.3"  # the rule by which a dog is caught
STRIKES: Final = ("T8.", "T23.6")  # begin the rules by which the revealed alien or the automaton sabotages
IN_VAIN: Final = "T12.3"  # the rule by which an action is given to a figure that cannot carry it out
EXCHANGED: Final = "T21.8"  # the rule by which Garry exchanges a card
CLEARED: Final = "T15.4"  # the rule by which a human who was tested loses all suspicion
REVEALED: Final = "T16.1"  # the rule by which a revealed alien leaves the suspicion track
TAKEN: Final = "T8.7"  # the rule by which the alien absorbs
BOILER_LOST: Final = "T3.6"  # the rule by which the boiler is destroyed
NEXT_LEADER: Final = ("T18.3", "T23.14")  # rules by which the leader of the next round is found

Telling = tuple[str, More]


def tell_round(event: EventWire, scene: Scene) -> Telling:
    scene.notes.pop(ACTING, None)
    number = scene.tracks.get("round")
    return ("", {}) if number is None else ("log-round-begins", {"round": ("number", number)})


def note_encounter(event: EventWire, scene: Scene) -> Telling:
    scene.notes[MET] = [event["told"]["place"], event["told"]["figures"]]
    return "", {}


def tell_dog(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    if told["to"] in OFF_BOARD:
        return OFF_BOARD[str(told["to"])], {}
    met = scene.notes.get(MET)
    if event["rule"] == CAUGHT and isinstance(met, list):
        many = len(met[1]) if isinstance(met[1], list) else 0
        more: More = {"place": ("place", met[0]), "figures": (FIGURES, met[1]), "many": ("number", many)}
        return "log-dog-caught", more
    return "", {}


def tell_place(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    if event["rule"] in FLEEING and told["to"] == "rec_room":
        return "log-fled", {"figure": ("figure", str(told["track"]).partition(".")[2])}
    return "", {}


def tell_suspicion(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    if event["rule"] == REVEALED and told["to"] == 0:
        return "log-disc-taken", {}
    if event["rule"] == CLEARED and told["to"] == 0:
        return "log-disc-cleared", {"figure": ("figure", str(told["track"]).partition(".")[2])}
    return ("log-disc-taken" if event["rule"] == TAKEN else ""), {}


def tell_sabotage(event: EventWire, scene: Scene) -> Telling:
    """Tell a sabotage: by the figure that carries out an action, or by the revealed alien; a die of 1-3 players
    sabotages by itself."""
    scene.notes[WRECKED] = event["told"]["place"]
    if event["rule"].startswith(STRIKES):
        return "log-alien-sabotages", {}
    return _by_actor(scene, "log-sabotages", {})


def tell_damage(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    place = str(told["track"]).partition(".")[2]
    if _rises(event):
        return ("log-damage-of-sabotage" if scene.notes.pop(WRECKED, None) == place else ""), {}
    return _by_actor(scene, "log-repairs", {})


def tell_fuel(event: EventWire, scene: Scene) -> Telling:
    return _by_actor(scene, "log-refuels", {}) if _rises(event) else ("", {})


def tell_store(event: EventWire, scene: Scene) -> Telling:
    """Fuel is taken from a store: note the rest."""
    told = event["told"]
    return f"log-changed-{told['track']}", {"left": ("number", told["to"])}


def _by_actor(scene: Scene, message: str, more: More) -> Telling:
    figure = scene.notes.get(ACTING)
    return ("", {}) if figure is None else (message, {**more, "figure": ("figure", figure)})


def _rises(event: EventWire) -> bool:
    before, after = event["told"]["from"], event["told"]["to"]
    assert isinstance(before, int)
    assert isinstance(after, int)
    return after > before


def tell_weather(event: EventWire, scene: Scene) -> Telling:
    return "log-chose-new-weather", {"player": ("seat", event["told"]["seat"])}


def tell_work(event: EventWire, scene: Scene) -> Telling:
    return "log-chose-work", {"place": ("place", _argument(event, 1))}


def tell_move(event: EventWire, scene: Scene) -> Telling:
    if event["rule"] == EXCHANGED:
        return (
            "log-exchange-drawn" if event["told"]["from"] == "action_deck" else "log-exchange-discarded"
        ), {}
    return "", {}


def tell_status(event: EventWire, scene: Scene) -> Telling:
    """Revealed and absorbed, which events of their own tell."""
    return STATUSES.get(str(event["told"]["to"]), ""), {}


def tell_signal(event: EventWire, scene: Scene) -> Telling:
    return SIGNALS.get(str(event["told"]["to"]), ""), {}


def tell_token_holder(event: EventWire, scene: Scene) -> Telling:
    to = event["told"]["to"]
    if not isinstance(to, int) or to < 0:
        return "log-token-returned", {}
    return "log-changed-token-holder", {"player": ("seat", to)}


def tell_token_place(event: EventWire, scene: Scene) -> Telling:
    return ("log-token-taken-up" if event["told"]["to"] in ("none", -1) else ""), {}


def tell_leader(event: EventWire, scene: Scene) -> Telling:
    """The next round begins with who leads it."""
    return ("log-leader-told" if event["rule"] in NEXT_LEADER else ""), {}


def tell_gift(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    why = why_of(told)
    if why.get("step") == "rolling.choose_actor":
        scene.notes[ACTOR] = _argument(event, 1)
        scene.notes.pop(ACTING, None)
    if why.get("step") != "giving.give":
        return "", {}
    scene.notes[ACTING] = _argument(event, 1)
    message = "log-gives-action-to-self" if _is_own(event) else "log-gives-action"
    is_vain = int(event["rule"] == IN_VAIN)
    more: More = {"player": ("seat", told["seat"]), "source": ("card", why["card"])}
    return message, {**more, "vain": ("number", is_vain)}


def note_actor(event: EventWire, scene: Scene) -> Telling:
    scene.notes[ACTING] = scene.notes.get(ACTOR)
    return "", {}


def note_dice(event: EventWire, scene: Scene) -> Telling:
    scene.notes[HAS_DICE] = True
    return "", {}


def tell_blood_test(event: EventWire, scene: Scene) -> Telling:
    return ("log-tests-own-blood" if _is_own(event) and HAS_DICE not in scene.notes else ""), {}


def tell_fire_test(event: EventWire, scene: Scene) -> Telling:
    return ("log-tests-self-by-fire" if _is_own(event) and HAS_DICE not in scene.notes else ""), {}


def tell_fire(event: EventWire, scene: Scene) -> Telling:
    return _burns(scene, _argument(event, 2), "log-burns", {})


def tell_fire_with_die(event: EventWire, scene: Scene) -> Telling:
    actor = scene.notes.get(ACTOR)
    return _burns(scene, actor, "log-burns-with-die", {"figure": ("figure", actor)})


def tell_shown_cards(event: EventWire, scene: Scene) -> Telling:
    """A fire was told by the answer; a destroyed boiler has not burned."""
    told = event["told"]
    if told["from"] == "now":
        scene.notes.pop(ACTING, None)
    if told["to"] != "burned_cards":
        return "", {}
    if told["cards"] == [scene.notes.pop(BURNING, None)]:
        return "log-burning-told", {}
    return ("log-boiler-room-closed" if event["rule"] == BOILER_LOST else ""), {}


def _burns(scene: Scene, figure: Json, message: str, more: More) -> Telling:
    place = scene.tracks.get(f"at.{figure}")
    if place is None:
        return "", {}
    scene.notes[BURNING] = f"at_{place}"
    return message, {**more, "place": ("place", place)}


def _argument(event: EventWire, at: int) -> str:
    return str(event["told"]["option"]).split(" ")[at]


def _is_own(event: EventWire) -> bool:
    """Whether a player names their own figure: where every player has one, the two have the same number."""
    return _argument(event, 1) == str(event["told"]["seat"])


TELLERS: Final[tuple[tuple[str, Teller], ...]] = (
    ("changed-at", tell_place),
    ("changed-damage", tell_damage),
    ("changed-disc", tell_suspicion),
    ("changed-dog", tell_dog),
    ("changed-fuel", tell_fuel),
    ("changed-leader", tell_leader),
    ("changed-sos", tell_signal),
    ("changed-status", tell_status),
    ("changed-token_at", tell_token_place),
    ("changed-token_holder", tell_token_holder),
    ("changed-underground", tell_store),
    ("changed-yard", tell_store),
    ("chose-burn", tell_fire),
    ("chose-burn_with_die", tell_fire_with_die),
    ("chose-give_to", tell_gift),
    ("chose-new_weather", tell_weather),
    ("chose-test_blood", tell_blood_test),
    ("chose-test_fire", tell_fire_test),
    ("chose-use_die", note_actor),
    ("chose-work", tell_work),
    ("dice_rolled", note_dice),
    ("encounter", note_encounter),
    ("moved", tell_move),
    ("shown", tell_shown_cards),
    ("turn_of", tell_round),
    ("wrecked", tell_sabotage),
)
