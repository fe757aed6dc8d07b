"""Effects as sentences. What a leaf says is a message; how sentences are put together is here.

An effect becomes a clause if it is short enough for one, otherwise several lines.
"""

from typing import Final

from turncoat.kernel.shapes import Json
from turncoat.texts.lines import Line, deeper, flowing, item
from turncoat.texts.nodes import YOU, Who, every, kebab, taken
from turncoat.texts.parts import PartTexts, Told
from turncoat.texts.phrases import key
from turncoat.texts.sentences import sentence

NOTHING: Final[Json] = ["Nothing"]
ALWAYS: Final[Json] = ["Always"]
UNTOLD: Final = ("Possible", "AnyOf")  # needs that go without saying
JOINED: Final = 3  # so many clauses at most make one sentence


class EffectTexts(PartTexts):
    def lines(self, node: Json, who: Who = YOU) -> list[Line]:
        """The effect in sentences, some of them on lines of their own."""
        kind, parts = taken(node)
        if kind in ("Seq", "InAll"):
            return flowing([line for part in every(parts[0]) for line in self.lines(part, who)])
        clause = self.clause(node, who)
        if clause is not None:
            return [Line(sentence(clause))] if clause else []
        if kind in ("If", "Provided") and taken(parts[0])[0] in UNTOLD and parts[2:] in ([], [NOTHING]):
            return self.lines(parts[1], who)
        if kind in ("If", "Provided"):
            return self._conditional(parts, who)
        if kind == "Choose":
            return self._choice(parts, who)
        if kind in self.game_texts.nodes:
            return self.game_texts.nodes[kind](self, parts, who)
        if kind == "Roll":
            return flowing([Line(sentence(self._roll(parts, who))), *self.lines(parts[0], who)])
        inner, heading = self._nested(kind, parts, who)
        return [Line(sentence(heading + ":")), *deeper(inner)]

    def _nested(self, kind: str, parts: list[Json], who: Who) -> tuple[list[Line], str]:
        """What a node says before a longer effect that it holds."""
        if kind == "May":
            return self.lines(parts[1], self.seats(parts[0], who)), self.words.say(
                "node-may-head", self.acting(self.seats(parts[0], who))
            )
        if kind == "ForEach":
            each, inner = self._each(parts, who)
            if inner is not who:
                inner = self.words.phrase("node-it")
            return self.lines(parts[1], inner), each
        if kind == "Pick":
            return self.lines(parts[2], who), self.words.say("node-pick-head", self._pick(parts, who))
        if kind == "Cost":
            return self.lines(parts[1], who), self.words.say(
                "node-cost-head", {"price": self._part(parts[0], who)}
            )
        if kind == "Repeat":
            return self.lines(parts[1], who), self._times(parts[0], "node-repeat-head")
        if kind in ("PickUpTo", "UpToTimes"):
            head = f"node-{kebab(kind)}-head"
            told: Told = {}
            if kind == "PickUpTo":
                told["among"] = self._part(parts[1], who)
            return self.lines(parts[-1], who), self._times(parts[0], head, told)
        raise ValueError(kind)

    def clause(self, node: Json, who: Who = YOU) -> str | None:
        """One clause without capital and full stop; empty for what does nothing, None if it takes more than that."""
        if node == NOTHING:
            return ""
        kind, parts = taken(node)
        if kind in ("Choose", "Roll") or kind in self.game_texts.nodes:
            return None
        if kind in ("Seq", "InAll"):
            return self._sequence(every(parts[0]), who)
        if kind == "If" and taken(parts[0])[0] in UNTOLD and parts[2] == NOTHING:
            return self.clause(parts[1], who)
        if kind == "If":
            return self._short_if(parts[0], parts[1], parts[2], who)
        if kind == "Provided":
            if taken(parts[0])[0] in UNTOLD:
                return self.clause(parts[1], who)
            return self._short_if(parts[0], parts[1], NOTHING, who)
        if kind in ("May", "ForEach", "Pick", "Cost", "Repeat", "PickUpTo", "UpToTimes"):
            return self._short(kind, parts, who)
        if kind == "Named":
            return self.words.say(f"named-{key(str(parts[0]))}", self.acting(who))
        return self.leaf(kind, parts, who)

    def _short(self, kind: str, parts: list[Json], who: Who) -> str | None:
        """A node with an effect inside that is itself a plain clause."""
        actor = who
        if kind == "May":
            actor = self.seats(parts[0], who)
        elif kind == "ForEach":
            _, actor = self._each(parts, who)
        inner = self.clause(parts[-1], actor)
        if inner is None or (_is_long(inner) and not self._is_seats(parts[0])):
            return None
        told: Told = {"effect": inner, **self.acting(actor)}
        if kind == "May":
            bare = self.clause(parts[-1], YOU)
            return self.words.say("node-may", {**told, "bare": bare or ""})
        if kind == "ForEach":
            head, _ = self._each(parts, who)
            return (
                inner if self._is_seats(parts[0]) else self.words.say("node-for-each", {**told, "each": head})
            )
        if kind == "Pick":
            return self.words.say("node-pick", {**told, **self._pick(parts, who)})
        if kind == "Cost":
            price = self.clause(parts[0], who)
            return None if price is None else self.words.say("node-cost", {"price": price, "then": inner})
        if kind == "PickUpTo":
            told["among"] = self._part(parts[1], who)
        if kind == "Repeat" and isinstance(parts[1], list):  # "every passenger there" instead of one for each
            every_one = f"node-repeat-by-{kebab(taken(parts[0])[0])}-{kebab(str(parts[1][0]))}"
            if self.words.has(every_one):
                return self.words.say(every_one, told)
        return self._times(parts[0], f"node-{kebab(kind)}", told)

    def _sequence(self, effects: list[Json], who: Who) -> str | None:
        clauses = [self.clause(effect, who) for effect in effects]
        if None in clauses:
            return None
        told = [clause for clause in clauses if clause]
        if len(told) > JOINED or any(_is_long(clause) for clause in told[1:]):
            return None
        joined = told[0] if told else ""
        for clause in told[1:]:
            joined = self.words.say("clauses-joined", {"first": joined, "second": clause})
        return joined

    def _short_if(self, condition: Json, then: Json, otherwise: Json, who: Who) -> str | None:
        then_clause = self.clause(then, who)
        if otherwise != NOTHING or not then_clause:
            return None
        return self.words.say("node-if", {"when": self.when(condition, who), "then": then_clause})

    def _conditional(self, parts: list[Json], who: Who) -> list[Line]:
        if len(parts) == 2:
            parts = [*parts, NOTHING]
        condition, then, otherwise = parts
        when = self.when(condition, who)
        found: list[Line] = []
        if then != NOTHING:
            found.extend(self._headed("node-if", {"when": when}, then, who))
            if otherwise != NOTHING:
                found.extend(self._headed("node-otherwise", {}, otherwise, who))
        else:
            found.extend(self._headed("node-unless", {"when": when}, otherwise, who))
        return flowing(found)

    def _headed(self, message: str, told: dict[str, str], effect: Json, who: Who) -> list[Line]:
        clause = self.clause(effect, who)
        if clause is not None:
            return [Line(sentence(self.words.say(message, {**told, "then": clause})))]
        return [
            Line(sentence(self.words.say(f"{message}-head", told) + ":")),
            *deeper(self.lines(effect, who)),
        ]

    def _choice(self, parts: list[Json], who: Who) -> list[Line]:
        chooser = self.seats(parts[0], who)
        head = Line(sentence(self.words.say("node-choose", self.acting(chooser)) + ":"))
        found = [head]
        for branch in every(parts[1]):
            found.extend(deeper(item(self.branch(branch, who))))
        return found

    def branch(self, branch: Json, who: Who = YOU) -> list[Line]:
        """One of several ways, with what it needs."""
        _, (needs, effect) = taken(branch)
        told = self.lines(effect, who) or [Line(sentence(self.words.say("node-nothing")))]
        if needs == ALWAYS or taken(needs)[0] in UNTOLD:
            return told
        only = Line(sentence(self.words.say("branch-needs", {"when": self.when(needs, who)})))
        return flowing([*told, only])

    def _roll(self, parts: list[Json], who: Who) -> str:
        bonus = parts[1]
        told = dict(self.acting(who))
        if bonus == ["Number", 0]:
            return self.words.say("node-roll", told)
        return self.words.say("node-roll-adding", {**told, "bonus": self._part(bonus, who)})


def _is_long(clause: str) -> bool:
    """Whether it has parts already, so that no more should be built around it."""
    return ": " in clause or "; " in clause
