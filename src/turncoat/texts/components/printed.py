"""Texts of components. An effect value is put into words; what is no effect value has a message of its own,
`text-card-almanac`; a card may have both."""

from typing import Final

from turncoat.kernel.effects import Effect
from turncoat.kernel.game import Game
from turncoat.kernel.wire import node_wire
from turncoat.texts.components.component import Component, Group
from turncoat.texts.effects import EffectTexts
from turncoat.texts.lines import Line, add_label
from turncoat.texts.names import Names
from turncoat.texts.people import nobody
from turncoat.texts.phrases import key
from turncoat.texts.sentences import capital, sentence
from turncoat.texts.words import words_of


class Printer:
    """Puts the texts of one game's components together, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.words: Final = words_of(game.name, language)
        self.names: Final = Names(game, self.words, nobody())
        self.effects: Final = EffectTexts(self.names)

    def family(self, family: str) -> list[tuple[str, list[int]]]:
        """The cards with one back: those that differ in their value only go together."""
        at = self.game.layout.families.index(family)
        cards: dict[str, list[int]] = {}
        for card, name in enumerate(self.game.layout.cards):
            if self.game.layout.family_of[card] == at:
                cards.setdefault(name.partition(":")[0], []).append(card)
        return list(cards.items())

    def cards(self, family: str) -> Group:
        """A family of cards whose texts need nothing more."""
        components = [self.card(base, cards) for base, cards in self.family(family)]
        return self.group(family, f"family-{key(family)}", components)

    def group(self, name: str, heading: str, components: list[Component]) -> Group:
        return Group(name, self.words.say(heading), components)

    def card(self, base: str, cards: list[int]) -> Component:
        title = capital(self.words.say(f"card-{key(base)}"))
        values = [self.game.layout.cards[card].partition(":")[2] for card in cards]
        if all(value.isdigit() for value in values):
            title = self.words.say("card-with-value", {"card": title, "value": ", ".join(values)})
        effect = self.game.card_effects.get(cards[0])
        lines = self.text(f"card-{key(base)}", effect)
        return Component("card", base, title, lines, [] if effect is None else [effect])

    def own(self, kind: str, name: str) -> Component:
        """A component whose whole text is one message of its own."""
        title = capital(self.words.say(f"{kind}-{key(name)}"))
        return Component(kind, name, title, self.own_lines(f"text-{kind}-{key(name)}"))

    def text(self, name: str, effect: Effect | None) -> list[Line]:
        """The lines of an effect, then those of a message of its own, which a card without an effect always has."""
        lines = [] if effect is None else self.effects.lines(node_wire(self.game, effect))
        message = f"text-{name}"
        if effect is None or self.words.has(message):
            lines.extend(self.own_lines(message))
        return lines

    def own_lines(self, message: str) -> list[Line]:
        """A message of several lines becomes as many."""
        return [Line(sentence(line)) for line in self.words.say(message).split("\n")]

    def line(self, message: str) -> Line:
        return Line(sentence(self.words.say(message)))

    def label_effect(self, label: str, effect: Effect) -> list[Line]:
        """An effect after a word that says when it happens."""
        told = self.effects.lines(node_wire(self.game, effect)) or [self.line("node-nothing")]
        return add_label(self.words.say(label), told)

    def sign(self, kind: str, name: str) -> str:
        """A name with its symbol."""
        return f"<{name}>{self.names.of(kind, name)}</{name}>"
