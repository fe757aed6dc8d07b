"""Texts of questions and answers for `infos`. Only the asked seat gets them, since its options are its own."""

from typing import Any

from turncoat.kernel.decisions import pending_ask
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.kernel.wire import decision_wire, engine_view_wire
from turncoat.rl.catalogue import Catalogue
from turncoat.texts.asking import AskTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.symbols import plain
from turncoat.texts.words import words_of


def question_texts(
    s: State, seat: Seat, legal: list[int], catalogue: Catalogue, language: str
) -> dict[str, Any]:
    """`question`, and the text of each answer by its catalogue number; empty for a seat that is not asked."""
    if not legal:
        return {}
    seen = view(s, seat)
    written = engine_view_wire(seen)
    words = words_of(s.game.name, language)
    people = people_of(s.game, characters_of(written), words, seat_names(words, s.seats), seat)
    options = [catalogue.actions.options[number] for number in legal]
    decision = decision_wire(seen, pending_ask(s).cited_rule(s, s.stack[-1]), options)
    question = AskTexts(Names(s.game, words, people)).question(written, decision)
    return {
        "rule": decision["rule"],
        "question": plain(" ".join([question.ask, *question.effect])),
        "answers": {number: plain(text) for number, text in zip(legal, question.options, strict=True)},
    }
