"""Ukrainian euphony: у or в, і or й, з, із or зі, вже or уже, by the sounds around the word (Pravopys 2019, §§ 23-25).

`euphonize` is applied to every finished text in Ukrainian, because the neighbours of a preposition are often arguments. The
page applies the same rules to its own texts (web/src/ui/typography.ts); tests/texts/test_euphony.py compares the two.

Only these words in lower case are changed. A capital begins a sentence or a name and is left as it is written. A number counts
as ending in a consonant: most do in most cases (двох, трьох, пʼятьма).
"""

import re
from typing import Final

UKRAINIAN: Final = "uk"

VOWELS: Final = "аеєиіїоуюяaeiouy"
IOTATED: Final = "єїюяй"  # first letters that begin with the sound [й]
SIBILANTS: Final = "зсшщsz"
SOFT: Final = "ьʼ"  # part of the sound before them
AFTER_U: Final = ("в", "ф", "льв", "св", "тв", "хв", "v", "w", "f")  # never after «в»
AFTER_ZI: Final = ("льв", "мн", "рв", "рт")  # like two sibilants, never after a bare «з»

ALREADY: Final = ("уже", "вже")  # after a vowel the second
PAUSE: Final = ""
CONSONANT: Final = "т"
FIRST_SOUNDS: Final = ("нуль", "один", "два", "три", "чотири", "пʼять", "шість", "сім", "вісім", "девʼять")
FIRST_OF_TENS: Final = {"1": "десять", "4": "сорок"}
FIRST_OF_HUNDREDS: Final = {"1": "сто"}
FIRST_OF_THOUSANDS: Final = {"1": "тисяча"}
ELEVEN: Final = "11"
TEN_TO_NINETEEN: Final = re.compile(r"1\d")

# Samples of first sounds: every word asks for the same forms around it as one of them.
SAMPLES: Final = ("т", "а", "я", "й", "в", "льв", "мн", "за", "зт")
# Marks around a stand-in (`stand_ins.py`), which has samples of the sounds of a name; private-use characters
OPENING: Final = "\uf8fe"
CLOSING: Final = "\uf8ff"

# Spaces, quotation marks, marks of stand-ins, and named elements
_UNHEARD: Final = rf"(?:[ \u00a0«»„“{OPENING}{CLOSING}]|</?[a-z_]+>)*"
_WORD: Final = re.compile(rf"(?<![\w’ʼ-])(?:[вуій]|зі?|із|[ву]же)(?=[ \u00a0]{_UNHEARD}([\w’ʼ]+-?))")
_FIRST: Final = re.compile(r"[\w’ʼ]+-?")
_LAST: Final = re.compile(rf"([\w’ʼ]){_UNHEARD}$")
_ONE_OF_SEVERAL: Final = re.compile(r"[^.,;:!?()]*, [ій] ")  # «і Дріт, і Вогнемет»: the first stays «і»


def euphonize(text: str) -> str:
    """The text with each of these words in the form that its neighbours ask for."""
    done, end = "", 0
    for match in _WORD.finditer(text):
        done += text[end : match.start()]
        if match[0] in "ій" and _ONE_OF_SEVERAL.match(text, match.end()):
            done += "і"
        else:
            done += _form(match[0], _last_sound(done), _first_sounds(match[1]))
        end = match.end()
    return done + text[end:]


def first_sample(text: str) -> str:
    """The sample of how a text sounds that begins with a letter or a digit."""
    match = _FIRST.match(text)
    assert match is not None, text
    forms = _forms_before(_first_sounds(match[0]))
    return next(sample for sample in SAMPLES if _forms_before(sample) == forms)


def last_sample(text: str) -> str:
    """The sample of how a text sounds that ends with a letter or a digit."""
    return VOWELS[0] if _last_sound(text) in VOWELS else CONSONANT


def _forms_before(after: str) -> list[str]:
    """The forms of all the words before these sounds, after all kinds of sound."""
    return [_form(word, before, after) for word in "уіз" for before in (PAUSE, VOWELS[0], CONSONANT)]


def _form(word: str, before: str, after: str) -> str:
    is_after_vowel = before in VOWELS and before != PAUSE
    if word in ALREADY:
        return ALREADY[is_after_vowel]
    if word in "ву":
        return _form_of_u(after, is_after_vowel=is_after_vowel)
    if word in "ій":
        return "й" if is_after_vowel and after[0] not in IOTATED else "і"
    return _form_of_z(after, is_after_consonant=before != PAUSE and not is_after_vowel)


def _form_of_u(after: str, *, is_after_vowel: bool) -> str:
    if after[0] in VOWELS and after[0] not in IOTATED:
        return "в"
    if after.startswith(AFTER_U):
        return "у"
    return "в" if is_after_vowel else "у"


def _form_of_z(after: str, *, is_after_consonant: bool) -> str:
    if after[0] in VOWELS:
        return "з"
    if after.startswith(AFTER_ZI):
        return "зі"
    if after[0] in SIBILANTS:
        return "зі" if after[1:2] and after[1] not in VOWELS + SOFT else "із"
    return "із" if is_after_consonant else "з"


def _last_sound(text: str) -> str:
    """The last letter that is heard; a pause after punctuation and at the beginning."""
    match = _LAST.search(text)
    if match is None:
        return PAUSE
    return CONSONANT if match[1].isdigit() else match[1].lower()


def _first_sounds(word: str) -> str:
    if not word[0].isdecimal():  # «²» is a digit that has no number
        return word.lower()
    number = word.rstrip("-")
    if word == "1-":
        return "перший"
    if not number.isdecimal():
        return CONSONANT
    return _read(number)


def _read(number: str) -> str:
    """The first word of a number as it is read."""
    first = FIRST_SOUNDS[int(number[0])]
    if number == ELEVEN:
        return "одинадцять"
    if TEN_TO_NINETEEN.fullmatch(number):
        return FIRST_OF_TENS["1"] if number == "10" else FIRST_SOUNDS[int(number[1])]
    special = {2: FIRST_OF_TENS, 3: FIRST_OF_HUNDREDS, 4: FIRST_OF_THOUSANDS}.get(len(number), {})
    return special.get(number[0], first)
