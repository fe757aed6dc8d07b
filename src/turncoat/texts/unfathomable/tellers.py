"""Tellers of Unfathomable: they choose the message of an event (attacks, rooms, sheets, checks)."""

from typing import TYPE_CHECKING, Final

from turncoat.games.unfathomable.cards import SKILL_NAMES, SKILLS, VALUES
from turncoat.games.unfathomable.rules.shrivelling import ENOUGH
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.phrases import Phrase
from turncoat.texts.story.joins import (
    CARDS,
    OF_CARD,
    PLAYED,
    More,
    Scene,
    Teller,
    source_of,
    why_of,
)
from turncoat.texts.story.rolls import DONE, die_arguments

if TYPE_CHECKING:
    from turncoat.texts.names import Names

SET_UP: Final = "A4.12"  # the rule by which characters are placed
DRAWN: Final = "drawn"  # notes: a mythos card that was just drawn
SLAIN: Final = "slain"  # where an attack has just hit a Deep One
HELPING: Final = "helping"  # the skills that support the check
SENDER: Final = "sender"  # the seat that sends a character by Astral Travel
CRISIS: Final = "crisis"  # the mythos card that is being resolved
DICE: Final = "dice"  # what the die of the attack showed each time, bonus included
REROLLS: Final = "rerolls"  # who rerolled it, with what
WENT: Final = "went"  # who has just gone where
REPAIRER: Final = "repairer"  # the seat that repairs
DRAWN_NOW: Final = "41.3"  # the rule by which an effect draws skill cards
ATTACK_STEP: Final = "attack.determine_outcome"
PISTOL: Final = "pocket_pistol"
SHRIVELLING: Final = "shrivelling."  # begins the steps that roll for Shrivelling
NUMBERED: Final = {
    "d": "log-places-decks",
    "w": "log-places-waters",
}  # by the first letter of spaces that have numbers
PICK_STEP: Final = "pick.pick"
PICKS_SELF: Final = "log-picks-self"
ASTRAL_STEP: Final = "astral_travel.choose_figure"
CONFINED: Final = ("brig", "sick_bay")  # where characters go only because they must (3.3, 9.9)
CHAOS_REBUILT: Final = "10.2"  # the rule by which an empty chaos deck is rebuilt
BLANK: Final = "nobody"  # a passenger whose defeat costs nothing

Telling = tuple[str, More]


def tell_attack(event: EventWire, scene: Scene) -> Telling:
    """Deep Ones have no seat; who has none attacks, or is attacked, as one."""
    told = event["told"]
    why = why_of(told)
    dice, played = scene.notes.pop(DICE, []), scene.notes.pop(REROLLS, [])
    if not why:
        return "", {}
    assert isinstance(dice, list)
    assert isinstance(played, list)
    is_hit = _number(told["result"]) >= _number(told["target"])
    more: More = {"player": ("seat", why["seat"])} if "seat" in why else {}
    more["hit"] = ("number", int(is_hit))
    more["first"] = ("number", dice[0] if dice else 0)
    more["rerolls"] = ("number", len(played))
    more["played"] = (PLAYED, played)
    if "other" in why:
        more["other"] = ("seat", why["other"])
    if "seat" not in why:
        return "log-attacked-by-deep-one", more
    more["here"] = ("number", int(scene.notes.get(WENT) == [str(why["seat"]), told["space"]]))
    message = "log-attacked-character" if "other" in why else "log-attacked-deep-one"
    if "other" not in why and is_hit:
        scene.notes[SLAIN] = told["space"]
    if "card" in why:
        more["weapon"] = ("card", why["card"])
        message += "-with"
    return message, more


def tell_roll(event: EventWire, scene: Scene) -> Telling:
    """An attack says what its die showed."""
    why = why_of(event["told"])
    die, bonus = _number(event["told"]["die"]), _number(why.get("bonus", 0))
    step = str(why.get("step"))
    if step == ATTACK_STEP:
        _note(scene, DICE, die + bonus)
    if not step.startswith(SHRIVELLING):
        return "", {}
    more: More = {"player": ("seat", why["seat"]), **die_arguments(die, bonus)}
    hit = int(die + bonus >= ENOUGH)
    return "log-rolled-shrivelling", {**more, "enough": ("number", ENOUGH), "hit": ("number", hit)}


def note_reroll(event: EventWire, scene: Scene) -> Telling:
    """A reroll in an attack: note it for the attack, which tells it."""
    told = event["told"]
    if DICE in scene.notes:
        words = str(told["option"]).split(" ")
        _note(scene, REROLLS, [told["seat"], words[1] if len(words) > 1 else PISTOL])
    return "", {}


def _note(scene: Scene, label: str, value: Json) -> None:
    noted = scene.notes.setdefault(label, [])
    assert isinstance(noted, list)
    noted.append(value)


def tell_defeat(event: EventWire, scene: Scene) -> Telling:
    """An attack that hit has said so."""
    is_told = scene.notes.pop(SLAIN, None) == event["told"]["space"]
    return ("log-deep-one-slain" if is_told else ""), {}


def tell_room(event: EventWire, scene: Scene) -> Telling:
    scene.notes[DONE] = 0
    return _at_cause(event, scene, "log-chose-use-room-named")


def tell_repair(event: EventWire, scene: Scene) -> Telling:
    scene.notes[REPAIRER] = event["told"]["seat"]
    return _at_cause(event, scene, "log-chose-repair-named")


def tell_rescue(event: EventWire, scene: Scene) -> Telling:
    return _at(event, scene, "log-chose-rescue-named")


def tell_ransack(event: EventWire, scene: Scene) -> Telling:
    return _at(event, scene, "log-chose-ransack-named")


def _at_cause(event: EventWire, scene: Scene, message: str) -> Telling:
    """The space is the source of what follows."""
    named, more = _at(event, scene, message)
    scene.cause = more.get("space")
    return named, more


def _at(event: EventWire, scene: Scene, message: str) -> Telling:
    space = scene.tracks.get(f"at.{event['told']['seat']}")
    return ("", {}) if space is None else (message, {"space": ("space", space)})


def tell_ability(event: EventWire, scene: Scene) -> Telling:
    return _sheet(event, scene, "ability")


def tell_feat(event: EventWire, scene: Scene) -> Telling:
    return _sheet(event, scene, "feat")


def _sheet(event: EventWire, scene: Scene, kind: str) -> Telling:
    scene.notes.pop(DONE, None)
    character = scene.tracks.get(f"character.{event['told']['seat']}")
    scene.cause = None if character is None else (kind, character)
    return ("", {}) if character is None else (f"log-chose-use-{kind}-named", {kind: (kind, character)})


def note_item(event: EventWire, scene: Scene) -> Telling:
    scene.cause = ("card", str(event["told"]["option"]).split(" ")[1])
    return "", {}


def forget_cause(event: EventWire, scene: Scene) -> Telling:
    scene.cause = None
    return "", {}


def forget_draw(event: EventWire, scene: Scene) -> Telling:
    scene.notes.pop(DRAWN, None)
    return "", {}


def tell_shown_cards(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    way = (str(told["from"]), str(told["to"]))
    if way[1] == "crisis":
        (scene.notes[CRISIS],) = _list(told["cards"])
        scene.notes.pop(DONE, None)
    if way[0].startswith("damaged.") and way[1] == "damage" and REPAIRER in scene.notes:
        seat = scene.notes.pop(REPAIRER)
        here = scene.notes.get(WENT) == [str(seat), way[0].partition(".")[2]]
        return "log-repaired", {"player": ("seat", seat), "here": ("number", int(here))}
    if way == ("mythos", "crisis"):
        scene.notes[DRAWN] = told["cards"]
        scene.cause = None
    elif way == ("crisis", "mythos_discard") and scene.notes.pop(DRAWN, None) == told["cards"]:
        return "log-mythos-skipped", {}
    elif way == ("check_pile", "check_shown") and HELPING in scene.notes:
        return _check_cards(told["cards"], scene.notes[HELPING])
    elif way[1] == "passenger_now" and told["cards"] == [BLANK]:
        return (
            "log-passenger-lost-nothing-supply" if way[0] == "passengers" else "log-passenger-lost-nothing"
        ), {}
    return "", {}


def tell_move(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    if event["rule"] == DRAWN_NOW and DONE in scene.notes and str(told["from"]).startswith("deck."):
        scene.notes[DONE] = _number(scene.notes[DONE]) + _number(told["count"])
    is_rebuilt = told["to"] == "chaos" and event["rule"] == CHAOS_REBUILT
    return ("log-chaos-rebuilt" if is_rebuilt else ""), {}


def tell_check(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    more: More = {"by": ("number", abs(_number(told["total"]) - _number(told["target"])))}
    crisis = scene.notes.pop(CRISIS, None)
    if crisis is not None:
        more["card"] = ("card", crisis)
    outcome = str(told["outcome"]).replace("_", "-")
    return f"log-{'checked' if crisis is None else 'crisis'}-{outcome}", more


def tell_place(event: EventWire, scene: Scene) -> Telling:
    told = event["told"]
    sender = scene.notes.pop(SENDER, None)
    scene.notes[WENT] = [str(told["track"]).partition(".")[2], told["to"]]
    if sender is not None and told["track"] != f"at.{sender}":
        return "log-sent", {"seat": ("seat", sender)}
    if told["from"] in ("deep", 0) and event["rule"] == SET_UP:
        return "log-starts-at", {}
    return ("log-ends-up" if told["to"] in CONFINED else ""), {}


def tell_pick(event: EventWire, scene: Scene) -> Telling:
    """A pick for Astral Travel is told by the move."""
    told = event["told"]
    step = why_of(told).get("step")
    if step == ASTRAL_STEP:
        scene.notes[SENDER] = told["seat"]
    is_own = str(told["option"]).split(" ")[1] == str(told["seat"])
    source = source_of(event, scene)
    if step == PICK_STEP and is_own and source is not None:
        return f"{PICKS_SELF}{OF_CARD}", {"source": source}
    return "", {}


def forget_turn(event: EventWire, scene: Scene) -> Telling:
    for note in (CRISIS, WENT, REPAIRER, DICE, REROLLS, DONE):
        scene.notes.pop(note, None)
    return "", {}


def note_skills(event: EventWire, scene: Scene) -> Telling:
    scene.notes[HELPING] = event["told"]["skills"]
    return "", {}


def note_forced_skill(event: EventWire, scene: Scene) -> Telling:
    helping = scene.notes.get(HELPING)
    if isinstance(helping, list):
        scene.notes[HELPING] = [*helping, str(event["told"]["option"]).split(" ")[2]]
    return "", {}


def list_places(names: "Names", places: list[str]) -> str:
    """Decks and waters by their numbers: “on Decks 1–3, 7”."""
    told: list[str] = []
    for letter, message in NUMBERED.items():
        numbers = [int(place[1:]) for place in places if place[0] == letter and place[1:].isdigit()]
        if numbers:
            told.append(names.words.say(message, {"n": len(numbers), "list": _list_numbers(sorted(numbers))}))
    others = [place for place in places if not place[1:].isdigit()]
    return ", ".join([*told, *[_space_in(names, place) for place in others]])


def _list_numbers(numbers: list[int]) -> str:
    """`1–3, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join([str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs])


def _space_in(names: "Names", space: str) -> str:
    phrase = names.of("space", space)
    assert isinstance(phrase, Phrase)
    return phrase.forms["in"]


def _check_cards(cards: Json, helping: Json) -> Telling:
    assert isinstance(cards, list)
    assert isinstance(helping, list)
    helps = [card for card in cards if _skill(card) in helping]
    hurts = [card for card in cards if _skill(card) not in helping]
    more: More = {}
    if helps:
        more["for"] = (CARDS, sorted(helps, key=str))
    if hurts:
        more["against"] = (CARDS, sorted(hurts, key=str))
    if helps and hurts:
        return "log-check-cards", more
    return ("log-check-cards-for" if helps else "log-check-cards-against"), more


def _skill(card: Json) -> str:
    return SKILLS[SKILL_NAMES.index(str(card)) // VALUES]


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


TELLERS: Final[tuple[tuple[str, Teller], ...]] = (
    ("attacked", tell_attack),
    ("changed-at", tell_place),
    ("check_begun", note_skills),
    ("checked", tell_check),
    ("chose-force_learning", note_forced_skill),
    ("chose-pick_seat", tell_pick),
    ("chose-play", forget_cause),
    ("chose-ransack", tell_ransack),
    ("chose-fire_again", note_reroll),
    ("chose-repair", tell_repair),
    ("chose-reroll", note_reroll),
    ("chose-reroll_attack", note_reroll),
    ("chose-rescue", tell_rescue),
    ("chose-use_ability", tell_ability),
    ("chose-use_feat", tell_feat),
    ("chose-use_item", note_item),
    ("chose-use_room", tell_room),
    ("deep_one_defeated", tell_defeat),
    ("moved", tell_move),
    ("rolled", tell_roll),
    ("shown", tell_shown_cards),
    ("turn_of", forget_turn),
    ("window_opened", forget_draw),
)
