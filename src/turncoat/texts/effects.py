"""Effects as sentences. What a leaf says is a message; how sentences are put together is here.

An effect becomes a clause if it is short enough for one, otherwise several lines.
"""

from itertools import groupby
from typing import Final

from turncoat.kernel.shapes import Json
from turncoat.texts.lines import Line, add_label, indent, join_sentences, mark_item
from turncoat.texts.nodes import YOU, Who, kebab, parts_in, parts_of
from turncoat.texts.parts import PartTexts, Told
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.sentences import capital, sentence

NOTHING: Final[Json] = ["Nothing"]
ALWAYS: Final[Json] = ["Always"]
UNTOLD: Final = ("Possible", "AnyOf")  # needs that go without saying
SHORT: Final = "short"  # the form of an effect that was chosen
THEY: Final = "they"  # as the one that acts: not the reader
JOINED: Final = 3  # so many clauses at most make one sentence


class EffectTexts(PartTexts):
    def lines(self, node: Json, who: Who = YOU) -> list[Line]:
        """The effect in sentences, some of them on lines of their own."""
        kind, parts = parts_of(node)
        if kind in ("Seq", "InAll"):
            return join_sentences(self._all_lines(parts_in(parts[0]), who))
        clause = self.clause(node, who)
        if clause is not None:
            return [Line(sentence(clause))] if clause else []
        if kind in ("If", "Provided") and parts_of(parts[0])[0] in UNTOLD and parts[2:] in ([], [NOTHING]):
            return self.lines(parts[1], who)
        if kind in ("If", "Provided"):
            return self._conditional(parts, who)
        if kind == "Choose":
            return self._choice(parts, who)
        if kind in self.game_texts.nodes:
            return self.game_texts.nodes[kind](self, parts, who)
        if kind == "Roll":
            return join_sentences([Line(sentence(self._roll(parts, who))), *self.lines(parts[0], who)])
        inner, heading = self._say_head(kind, parts, who)
        return [Line(sentence(heading + ":")), *indent(inner)]

    def _all_lines(self, effects: list[Json], who: Who) -> list[Line]:
        """One after another; neighbours that are equal are one effect that happens several times."""
        lines: list[Line] = []
        for effect, equal in groupby(effects):
            times = len(list(equal))
            lines.extend(self.lines(effect if times == 1 else ["Repeat", ["Number", times], effect], who))
            self._counted = kebab(parts_of(effect)[0])
        self._counted = ""
        return lines

    def _say_head(self, kind: str, parts: list[Json], who: Who) -> tuple[list[Line], str]:
        """The heading of a node before a longer effect that it holds, and the lines of that effect."""
        if kind == "May":
            return self.lines(parts[1], self.seats(parts[0], who)), self.words.say(
                "node-may-head", self.actor_of(self.seats(parts[0], who))
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
        kind, parts = parts_of(node)
        if kind in ("Choose", "Roll") or kind in self.game_texts.nodes:
            return None
        if kind in ("Seq", "InAll"):
            return self._sequence(parts_in(parts[0]), who)
        if kind == "If" and parts_of(parts[0])[0] in UNTOLD and parts[2] == NOTHING:
            return self.clause(parts[1], who)
        if kind == "If":
            return self._short_if(parts[0], parts[1], parts[2], who)
        if kind == "Provided":
            if parts_of(parts[0])[0] in UNTOLD:
                return self.clause(parts[1], who)
            return self._short_if(parts[0], parts[1], NOTHING, who)
        if kind in ("May", "ForEach", "Pick", "Cost", "Repeat", "PickUpTo", "UpToTimes"):
            return self._short(kind, parts, who)
        if kind == "Named":
            return self.words.say(f"named-{key(str(parts[0]))}", self.actor_of(who))
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
        told: Told = {"effect": inner, **self.actor_of(actor)}
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
            return self._cost(parts[0], parts[1], who)
        if kind == "PickUpTo":
            told["among"] = self._part(parts[1], who)
        if kind == "Repeat" and isinstance(parts[1], list):  # "every passenger there" instead of one for each
            every_one = f"node-repeat-by-{kebab(parts_of(parts[0])[0])}-{kebab(str(parts[1][0]))}"
            if self.words.has(every_one):
                return self.words.say(every_one, told)
        return self._times(parts[0], f"node-{kebab(kind)}", told)

    def _cost(self, price: Json, effect: Json, who: Who) -> str | None:
        kind, parts = parts_of(effect)
        effects = parts_in(parts[0]) if kind == "Seq" else [effect]
        price_clause = self.clause(price, who)
        purposes = [self.leaf_purpose(*parts_of(one)) for one in effects]
        if price_clause is None or None in purposes:
            return None
        joined = self._join([purpose for purpose in purposes if purpose])
        return self.words.say("node-cost", {"price": price_clause, "then": joined})

    def _sequence(self, effects: list[Json], who: Who) -> str | None:
        clauses = [self.clause(effect, who) for effect in effects]
        if None in clauses:
            return None
        told = [clause for clause in clauses if clause]
        if len(told) > JOINED or any(_is_long(clause) for clause in told[1:]):
            return None
        return self._join(told)

    def _join(self, clauses: list[str]) -> str:
        joined = clauses[0] if clauses else ""
        for clause in clauses[1:]:
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
        lines: list[Line] = []
        if then != NOTHING:
            lines.extend(self._say_with_head("node-if", {"when": when}, then, who))
            if otherwise != NOTHING:
                lines.extend(self._say_with_head("node-otherwise", {}, otherwise, who))
        else:
            lines.extend(self._say_with_head("node-unless", {"when": when}, otherwise, who))
        return join_sentences(lines)

    def _say_with_head(self, message: str, told: dict[str, str], effect: Json, who: Who) -> list[Line]:
        clause = self.clause(effect, who)
        if clause is not None:
            return [Line(sentence(self.words.say(message, {**told, "then": clause})))]
        return [
            Line(sentence(self.words.say(f"{message}-head", told) + ":")),
            *indent(self.lines(effect, who)),
        ]

    def _choice(self, parts: list[Json], who: Who) -> list[Line]:
        chooser = self.seats(parts[0], who)
        head = Line(sentence(self.words.say("node-choose", self.actor_of(chooser)) + ":"))
        lines = [head]
        for branch in parts_in(parts[1]):
            lines.extend(indent(mark_item(self.branch(branch, who))))
        return lines

    def branch(self, branch: Json, who: Who = YOU) -> list[Line]:
        """One of several ways, with what it needs."""
        _, (needs, effect) = parts_of(branch)
        told = self.lines(effect, who) or [Line(sentence(self.words.say("node-nothing")))]
        if needs == ALWAYS or parts_of(needs)[0] in UNTOLD:
            return told
        needed = capital(self.words.say("branch-needs", {"when": self.when(needs, who)}))
        return add_label(needed, told)

    def short(self, node: Json) -> str | None:
        """The log's words for a chosen effect: its first clause, with an infinitive (form `.short`); None if it has no clause."""
        kind, parts = parts_of(node)
        if kind == "Branch":
            return self.short(parts[1])
        if kind in ("Seq", "InAll"):
            return self.short(parts_in(parts[0])[0])
        if kind == "UpToTimes":
            return self.short(parts[-1])
        if kind == "Cost":
            return self._short_cost(parts)
        if kind == "Repeat" and isinstance(parts[0], list) and parts_of(parts[0])[0] == "Number":
            return self._times(parts[0], "node-repeat", {"effect": self.short(parts[1]) or ""})
        if kind == "Pick":
            among = self._part(parts[1], THEY)
            forms = among.forms if isinstance(among, Phrase) else {"": among}
            return self.words.say(
                "node-pick", {"among": forms.get(SHORT) or forms.get("acc") or forms[""]}, SHORT
            )
        if kind == "Roll":
            return self.words.say("node-roll", {}, SHORT)
        if kind == "If" and parts_of(parts[0])[0] not in UNTOLD:
            told = {"when": self.when(parts[0], THEY), "then": self.short(parts[1]) or ""}
            return self.words.say("node-if", told) if told["then"] else None
        if kind in self.game_texts.nodes or kind in ("Choose", "If", "Provided", "May", "ForEach", "Repeat"):
            return self.clause(node)
        if node != NOTHING and kind != "Named":
            for message in (self._leaf_message(kind, parts), f"node-{kebab(kind)}"):
                if self.words.has(message, SHORT):
                    return self.words.say(message, self._arguments(kind, parts, YOU), SHORT)
            return self.leaf_purpose(kind, parts) or self.clause(node)
        return self.clause(node)

    def _short_cost(self, parts: list[Json]) -> str | None:
        """A price, and what it is paid for if that is a short clause."""
        price = self.short(parts[0])
        kind, inner = parts_of(parts[1])
        effects = parts_in(inner[0]) if kind == "Seq" else [parts[1]]
        purposes = [self.leaf_purpose(*parts_of(one)) for one in effects if parts_of(one)[0] in self.nodes]
        if price is None or None in purposes:
            return price
        joined = self._join([purpose for purpose in purposes if purpose])
        return self.words.say("node-cost", {"price": price, "then": joined})

    def _roll(self, parts: list[Json], who: Who) -> str:
        bonus = parts[1]
        told = dict(self.actor_of(who))
        if bonus == ["Number", 0]:
            return self.words.say("node-roll", told)
        return self.words.say("node-roll-adding", {**told, "bonus": self._part(bonus, who)})


def _is_long(clause: str) -> bool:
    """Whether it has parts already, so that no more should be built around it."""
    return ": " in clause or "; " in clause
