"""The components of Unfathomable: decks, the spaces of the ship, character sheets, titles."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turncoat.games.unfathomable.board import CAPTAIN, KEEPER
from turncoat.games.unfathomable.cards import SKILLS
from turncoat.games.unfathomable.content.characters import OWN_ITEMS, SKILL_SETS, STARTS
from turncoat.games.unfathomable.content.items import WEAPONS, is_improvement
from turncoat.games.unfathomable.content.rooms import ROOM_ACTIONS
from turncoat.games.unfathomable.content.sheets import ABILITIES, FEATS, KEPT_ACTIONS, REVEAL_ABILITIES
from turncoat.games.unfathomable.content.waypoints import DISTANCES
from turncoat.games.unfathomable.spaces import BRIDGE
from turncoat.kernel.effects import Effect
from turncoat.texts.components.component import Component, Group
from turncoat.texts.lines import Line, add_label, indent
from turncoat.texts.phrases import Arguments, key

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def groups(printer: "Printer") -> list[Group]:
    game = printer.game
    skill_cards = [
        _skill_card(printer, skill, base, cards) for skill in SKILLS for base, cards in printer.family(skill)
    ]
    groups = [printer.group("skill_card", "heading-skill-cards", skill_cards)]
    for family in game.layout.families[len(SKILLS) :]:
        components = [_card(printer, family, base, cards) for base, cards in printer.family(family)]
        groups.append(printer.group(family, f"family-{key(family)}", components))
    spaces = [space_component(printer, at) for at in range(BRIDGE, len(game.names.lists["space"]))]
    sheets = [_sheet(printer, at) for at in range(len(game.names.lists["character"]))]
    titles = [printer.own("track", game.layout.tracks[title].name) for title in (CAPTAIN, KEEPER)]
    groups.append(printer.group("spaces", "heading-spaces", spaces))
    groups.append(printer.group("characters", "heading-characters", sheets))
    groups.append(printer.group("titles", "heading-titles", titles))
    return groups


def _skill_card(printer: "Printer", skill: str, base: str, cards: list[int]) -> Component:
    """The component of a skill card: its skill, then whether it is an action or a reaction."""
    made = printer.card(base, cards)
    label = "label-action" if made.effects else "label-reaction"
    return made.with_lines(
        [Line(printer.sign("skill", skill)), *add_label(printer.words.say(label), made.lines)]
    )


def _card(printer: "Printer", family: str, base: str, cards: list[int]) -> Component:
    words = printer.words
    card = cards[0]
    made = printer.card(base, cards)
    if family == "item" and made.effects:
        made = made.with_lines(add_label(words.say("label-action"), made.lines))
    if family == "item" and is_improvement(card):
        made = made.with_lines(add_label(words.say("label-improvement"), made.lines))
    if card in WEAPONS:
        made = made.with_lines([Line(words.say("label-weapon")), *made.lines])
    if family == "waypoint":
        distance = words.say("waypoint-distance", {"n": DISTANCES[card]})
        made = made.with_lines([Line(distance), *made.lines])
    if card in KEPT_ACTIONS:
        kept = printer.label_effect("label-kept-action", KEPT_ACTIONS[card])
        made = made.with_lines([*made.lines, *kept], KEPT_ACTIONS[card])
    return made


def space_component(printer: "Printer", at: int) -> Component:
    space = printer.game.names.lists["space"][at]
    message = f"text-space-{key(space)}"
    lines = printer.label_effect("label-action", ROOM_ACTIONS[at]) if at in ROOM_ACTIONS else []
    if not lines or printer.words.has(message):
        lines.append(printer.line(message))
    effects = [ROOM_ACTIONS[at]] if at in ROOM_ACTIONS else []
    return Component("space", space, str(printer.names.of("space", space)), lines, effects)


def _sheet(printer: "Printer", at: int) -> Component:
    words, names, game = printer.words, printer.names, printer.game
    character = game.names.lists["character"][at]
    skills = [
        words.say("sheet-skill", {"n": count, "skill": names.of("skill", skill)})
        for skill, count in zip(SKILLS, SKILL_SETS[at], strict=True)
        if count
    ]
    facts: dict[str, Arguments] = {
        "sheet-skills": {"skills": ", ".join(skills)},
        "sheet-start": {"space": names.of("space", game.names.lists["space"][STARTS[at]])},
        "sheet-item": {"item": names.card(game.layout.cards[OWN_ITEMS[at]])},
    }
    lines = [Line(words.say(message, told)) for message, told in facts.items()]
    for kind, printed in (("ability", ABILITIES), ("feat", FEATS), ("reveal", REVEAL_ABILITIES)):
        lines.append(Line(words.say(f"sheet-{kind}", {"name": words.say(f"{kind}-{character}")})))
        lines.extend(indent(sheet_text(printer, at, kind, printed)))
    name = {"name": names.of("character", character), "title": words.say(f"title-{character}")}
    all_effects = [effects[at] for effects in (ABILITIES, FEATS, REVEAL_ABILITIES) if at in effects]
    return Component("character", character, words.say("sheet-title", name), lines, all_effects)


def sheet_text(printer: "Printer", at: int, kind: str, printed: Mapping[int, Effect]) -> list[Line]:
    """The text of one part of a character sheet."""
    character = printer.game.names.lists["character"][at]
    text = printer.text(f"{kind}-{character}", printed.get(at))
    if at in printed and kind != "reveal":
        text = add_label(printer.words.say("label-action"), text)
    return text
