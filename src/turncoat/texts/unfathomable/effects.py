"""Effects of Unfathomable that need more than one clause: skill checks, mythos cards, limits per turn."""

from typing import TYPE_CHECKING

from turncoat.kernel.shapes import Json
from turncoat.texts.game_texts import NodeLines
from turncoat.texts.lines import Line, add_label, indent, join_sentences, mark_item
from turncoat.texts.nodes import YOU, Who, as_int, parts_in, parts_of
from turncoat.texts.sentences import sentence

if TYPE_CHECKING:
    from turncoat.texts.effects import EffectTexts


def check(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
    target, skills, passed, failed, partial_at, partly = parts
    icons = ", ".join(str(texts.name_of("skill", parts_of(skill)[1][0])) for skill in parts_in(skills))
    head = texts.words.say("node-check", {"target": as_int(target), "skills": icons})
    lines = [Line(sentence(head))]
    for message, effect, number in (
        ("check-passed", passed, target),
        ("check-partly", partly, partial_at),
        ("check-failed", failed, target),
    ):
        if message == "check-partly" and not partial_at:
            continue
        label = texts.words.say(message, {"target": as_int(number)})
        inner = texts.lines(effect, who) or [Line(sentence(texts.words.say("node-nothing")))]
        lines.extend(add_label(label, inner))
    return lines


def mythos(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
    by, branches, activates, advances = parts
    ways = parts_in(branches)
    if len(ways) == 1:
        crisis = texts.branch(ways[0])
    else:
        chooser = texts.seats(by, YOU)
        crisis = [Line(sentence(texts.words.say("mythos-choice", texts.actor_of(chooser)) + ":"))]
        for branch in ways:
            crisis.extend(indent(mark_item(texts.branch(branch))))
    names = texts.names.game.names
    track = "either" if as_int(advances) < 0 else str(names.name("track", as_int(advances)))
    icons = (texts.leaf("Activate", [activates], YOU), texts.words.say(f"mythos-advances-{track}"))
    return [*crisis, Line(" ".join(sentence(icon) for icon in icons))]


def once(limit: str) -> NodeLines:
    """An effect, and then how often it may be used: the message `node-<limit>`."""

    def lines(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
        said = sentence(texts.words.say(f"node-{limit}"))
        return join_sentences([*texts.lines(parts[1], who), Line(said)])

    return lines
