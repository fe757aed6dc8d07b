"""The languages there are, by the codes that browsers use."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from turncoat.kernel.errors import BadInput

Language: TypeAlias = Literal["en", "ru", "uk"]
LanguageOrNone: TypeAlias = Literal["", Language]  # empty: no texts
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DEFAULT: Final = "en"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says anything counts


def check_language(code: str) -> str:
    """The code itself; BadInput if we do not speak that."""
    if code not in LANGUAGES:
        raise BadInput("unknown_language", f"{code} ({', '.join(LANGUAGES)})")
    return code


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, as in `LANG=uk_UA.UTF-8`; English if we do not speak that."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    code = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else DEFAULT
