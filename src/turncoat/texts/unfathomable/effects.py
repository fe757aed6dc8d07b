"""Effects of Unfathomable that need more than one clause: skill checks, mythos cards, limits per turn."""

from typing import TYPE_CHECKING

from turncoat.kernel.shapes import Json
from turncoat.texts.game_texts import NodeLines
from turncoat.texts.lines import Line, deeper, flowing, item, prefixed
from turncoat.texts.nodes import YOU, Who, as_int, every, taken
from turncoat.texts.sentences import sentence

if TYPE_CHECKING:
    from turncoat.texts.effects import EffectTexts


def check(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
    target, skills, passed, failed, partial_at, partly = parts
    icons = ", ".join(str(texts.named("skill", taken(skill)[1][0])) for skill in every(skills))
    head = texts.words.say("node-check", {"target": as_int(target), "skills": icons})
    found = [Line(sentence(head))]
    for message, effect, number in (
        ("check-passed", passed, target),
        ("check-partly", partly, partial_at),
        ("check-failed", failed, target),
    ):
        if message == "check-partly" and not partial_at:
            continue
        label = texts.words.say(message, {"target": as_int(number)})
        inner = texts.lines(effect, who) or [Line(sentence(texts.words.say("node-nothing")))]
        found.extend(prefixed(label, inner))
    return found


def mythos(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
    by, branches, activates, advances = parts
    ways = every(branches)
    if len(ways) == 1:
        crisis = texts.branch(ways[0])
    else:
        chooser = texts.seats(by, YOU)
        crisis = [Line(sentence(texts.words.say("mythos-choice", texts.acting(chooser)) + ":"))]
        for branch in ways:
            crisis.extend(deeper(item(texts.branch(branch))))
    names = texts.names.game.names
    track = "either" if as_int(advances) < 0 else str(names.name("track", as_int(advances)))
    icons = (texts.leaf("Activate", [activates], YOU), texts.words.say(f"mythos-advances-{track}"))
    return [*crisis, Line(" ".join(sentence(icon) for icon in icons))]


def once(limit: str) -> NodeLines:
    """An effect, and then how often it may be used: the message `node-<limit>`."""

    def lines(texts: "EffectTexts", parts: list[Json], who: Who) -> list[Line]:
        said = sentence(texts.words.say(f"node-{limit}"))
        return flowing([*texts.lines(parts[1], who), Line(said)])

    return lines
