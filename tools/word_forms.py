"""Generator of the word-form index for search in rules and names: `make words`, after a change in the texts.

Games of ours share `src/turncoat/texts/forms/LANGUAGE.tsv`, a plug-in has `texts/forms/LANGUAGE.tsv`. Each line is a
set of endings, a tab, and the stems that take all of these endings, both comma-separated; an empty ending is the stem
alone. Every stem is one lemma, and the browser parses the file as easily as Python does (one line per lemma would be
three times the size). Everything is folded as the search folds it, and sorted. `texts/word_forms.py` reads it.

Russian and Ukrainian forms come from dictionaries, English ones from rules that a stemmer checks.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pymorphy3
import snowballstemmer
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from turncoat.texts.languages import LANGUAGES
from turncoat.texts.word_forms import APOSTROPHES, WORD, fold, little_words

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "turncoat" / "texts"
PLUGINS = sorted(ROOT.glob("plugins/*/src/*/texts"))
READ = ("rules", "names")  # name prefixes of the files that are searched
NO_TEXT = ("gender",)  # attributes that other messages read, never shown

Lemma = frozenset[str]


# Vocabulary


class _Texts(Visitor):
    def __init__(self) -> None:
        self.strings: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name
        self.strings.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - the parser's name
        if node.id.name not in NO_TEXT:
            self.generic_visit(node)


def vocabulary(language: str, folder: Path = TEXTS) -> list[str]:
    """All words in lower case, not folded: dictionaries tell ё and the apostrophe apart."""
    texts = _Texts()
    for file in sorted(path for kind in ("*.ftl", "*/*.ftl") for path in (folder / language).glob(kind)):
        if file.name.startswith(READ):
            texts.visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    words = {word.lower() for text in texts.strings for word in WORD.findall(text)}
    little = little_words(language)
    return sorted(word for word in words if fold(word) not in little and not word.isdigit())


# Russian and Ukrainian

# Least score of a reading, relative to the likeliest. Ukrainian readings have no scores, so all are used.
PLAUSIBLE = 0.05
UNLIKELY = {"Surn", "Name", "Patr", "Abbr", "Infr", "Slng", "Arch", "Dist", "Erro"}
PREFIXES = ("по", "наи", "най", "якнай", "щонай")  # of comparatives, which would leave no common stem


def slavic(language: str, words: list[str]) -> Iterator[Lemma]:
    analyzer = pymorphy3.MorphAnalyzer(lang=language)
    known = set(words)
    for word in words:
        parses = analyzer.parse(re.sub(f"[{APOSTROPHES}]", "'", word))
        in_dictionary = [parse for parse in parses if parse.is_known]
        if in_dictionary:
            for parse in plausible(in_dictionary):
                yield lexeme(parse)
        else:
            # Several readings: the one that explains most of the other words wins, since names occur here in
            # all cases.
            yield max(
                (lexeme(parse) for parse in parses), key=lambda forms: (len(forms & known), sorted(forms))
            )


def plausible(parses: list[pymorphy3.analyzer.Parse]) -> list[pymorphy3.analyzer.Parse]:
    usual = [parse for parse in parses if not UNLIKELY & parse.tag.grammemes] or parses
    least = PLAUSIBLE * max(parse.score for parse in usual)
    return [parse for parse in usual if parse.score >= least]


def lexeme(parse: pymorphy3.analyzer.Parse) -> Lemma:
    forms = (fold(form.word) for form in parse.lexeme)
    start = fold(parse.normal_form)[:3]
    return frozenset([fold(parse.word), *(form for form in forms if not is_prefixed(form, start))])


def is_prefixed(form: str, start: str) -> bool:
    return not form.startswith(start) and form.startswith(tuple(prefix + start for prefix in PREFIXES))


# English

# Irregular forms; these verbs have no regular past.
IRREGULAR = {
    line.split()[0]: line.split()
    for line in """
become became
begin began begun
bite bit bitten
break broke broken
bring brought
build built
burn burnt burned
buy bought
catch caught
choose chose chosen
come came
cost
cut
deal dealt
draw drew drawn
drive drove driven
eat ate eaten
fall fell fallen
feed fed
fight fought
find found
flee fled
fly flew flown
get got gotten
give gave given
go goes went gone
hear heard
hide hid hidden
hit
hold held
hurt
keep kept
know knew known
lay laid
lead led
leave left
let
lie lay lain
light lit
lose lost
make made
mean meant
meet met
pay paid
put
read
ride rode ridden
rise rose risen
run ran
say said
see saw seen
send sent
set
shake shook shaken
show showed shown
shut
sing sang sung
sink sank sunk
sit sat
speak spoke spoken
spend spent
stand stood
steal stole stolen
strike struck
swim swam swum
take took taken
teach taught
tell told
think thought
throw threw thrown
wake woke woken
wear wore worn
win won
write wrote written
child children
die died dying dice
foot feet
man men
person people
woman women
knife knives
life lives
""".strip().splitlines()
}
IRREGULAR_BASES = {
    form: [b for b in IRREGULAR if form in IRREGULAR[b]] for b in IRREGULAR for form in IRREGULAR[b]
}
VOWELS = "aeiou"
DOUBLED = re.compile("(^|[^aeiou])[aeiou][^aeiouwxy]$")  # plan, planned


class English:
    def __init__(self) -> None:
        self._stem = snowballstemmer.stemmer("english").stemWord

    def lemmas(self, words: list[str]) -> Iterator[Lemma]:
        folded = {fold(word) for word in words}
        for word in sorted(folded):
            for base in self.bases(word, folded):
                yield frozenset([word, base, *self.forms(base)])

    def bases(self, word: str, known: set[str]) -> list[str]:
        """Possible base forms of a word; those in the same texts, if there are any."""
        if word in IRREGULAR_BASES:
            return IRREGULAR_BASES[word]
        possible = sorted({base for base in strip_endings(word) if self._stem(base) == self._stem(word)})
        return [base for base in possible if base in known or base in IRREGULAR] or [word, *possible]

    def forms(self, base: str) -> list[str]:
        past = IRREGULAR.get(base)
        regular = inflect(base, has_past=past is None)
        return [form for form in regular if self._stem(form) == self._stem(base)] + (past or [])


def strip_endings(word: str) -> Iterator[str]:
    """The word without an ending, with spelling changes of the ending undone."""
    for ending in ("s", "es", "ed", "ing"):
        root = word.removesuffix(ending)
        if root == word or len(root) < 2:
            continue
        if root[-1] == "i" and ending != "s":
            yield f"{root[:-1]}y"
            continue
        yield root
        if ending != "s":
            yield f"{root}e"
            if root[-1] == root[-2]:
                yield root[:-1]


def inflect(base: str, *, has_past: bool) -> list[str]:
    """The plural or third person, the past and the -ing form, with and without a doubled consonant."""
    root = base.removesuffix("e")
    if base[-1] == "y" and base[-2:-1] not in VOWELS:
        third, pasts, ings = [f"{base[:-1]}ies"], [f"{base[:-1]}ied"], [f"{base}ing"]
    elif base.endswith("ie"):
        third, pasts, ings = [f"{base}s"], [f"{base}d"], [f"{base[:-2]}ying"]
    elif root != base:
        ing = f"{base}ing" if base.endswith(("ee", "oe", "ye")) else f"{root}ing"
        third, pasts, ings = [f"{base}s"], [f"{base}d"], [ing]
    else:
        third = [f"{base}es"] if base.endswith(("s", "x", "z", "ch", "sh")) else [f"{base}s"]
        if base.endswith("o"):
            third.append(f"{base}es")
        starts = [base, f"{base}{base[-1]}"] if DOUBLED.search(base) else [base]
        pasts, ings = [f"{start}ed" for start in starts], [f"{start}ing" for start in starts]
    return third + (pasts if has_past else []) + ings


# The files


def lemmas(language: str, folder: Path = TEXTS) -> set[Lemma]:
    words = vocabulary(language, folder)
    all_lemmas = set(English().lemmas(words) if language == "en" else slavic(language, words))
    return without_parts(all_lemmas)


def without_parts(all_lemmas: set[Lemma]) -> set[Lemma]:
    """Lemmas, without those whose forms are all forms of another lemma."""
    by_form: dict[str, list[Lemma]] = {}
    for lemma in all_lemmas:
        for form in lemma:
            by_form.setdefault(form, []).append(lemma)
    return {lemma for lemma in all_lemmas if not any(lemma < other for other in by_form[min(lemma)])}


def write_lemmas(all_lemmas: Iterable[Lemma]) -> str:
    stems: dict[str, list[str]] = {}
    for lemma in all_lemmas:
        stem = common_start(min(lemma), max(lemma))
        endings = ",".join(sorted(form[len(stem) :] for form in lemma))
        stems.setdefault(endings, []).append(stem)
    return "".join(f"{endings}\t{','.join(sorted(stems[endings]))}\n" for endings in sorted(stems))


def common_start(first: str, last: str) -> str:
    """Common prefix of the first and the last of some sorted words, and so of all of them."""
    at = 0
    while at < min(len(first), len(last)) and first[at] == last[at]:
        at += 1
    return first[:at]


def main() -> int:
    for folder in (TEXTS, *PLUGINS):
        for language in LANGUAGES:
            text = write_lemmas(lemmas(language, folder))
            file = folder / "forms" / f"{language}.tsv"
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
            print(
                f"{file.relative_to(ROOT)}: {text.count(',')} stems and endings, {len(text.encode()) // 1000} kB"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
