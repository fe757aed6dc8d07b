"""Ways to damage a JSON value."""

from collections.abc import Callable, Sequence
from copy import deepcopy

from hypothesis import strategies as st

from turncoat.kernel.shapes import Json

# Values that hypothesis may put at any place of a save.
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**9, -(10**30), 2**64, 2**128]),
    st.floats(),
    st.sampled_from(["", "?", "oar:1", "leak", "window", "end", "pass", "turn", "vote 1", "Seq", "hull"]),
    st.text(max_size=3),
    st.just([]),
    st.just({}),
    st.just([[]]),
    st.just({"all": []}),
    st.just(["Number", 3]),
    st.just(["Nothing"]),
)

Damage = Callable[[Json], None]


def put(path: Sequence[str | int], value: Json) -> Damage:
    """Overwrite one place with a copy of the value: a drawn list could otherwise be put into itself."""

    def damage(source: Json) -> None:
        at: Json = source
        for step in path[:-1]:
            at = at[step] if isinstance(at, list | dict) else None  # type: ignore[index]
        last = path[-1]
        if isinstance(at, dict) and isinstance(last, str):
            at[last] = deepcopy(value)
        elif isinstance(at, list) and isinstance(last, int):
            at[last] = deepcopy(value)
        else:
            raise AssertionError(path)

    return damage


def places(value: Json) -> list[list[str | int]]:
    """Every place in the value, as the steps that lead there."""
    paths: list[list[str | int]] = []
    if isinstance(value, dict):
        for name, part in value.items():
            paths += [[name], *[[name, *rest] for rest in places(part)]]
    elif isinstance(value, list):
        for number, part in enumerate(value):
            paths += [[number], *[[number, *rest] for rest in places(part)]]
    return paths
