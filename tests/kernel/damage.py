"""Ways to damage what was written as JSON."""

from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from turncoat.kernel.shapes import Json

# What hypothesis can put anywhere in a save.
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
    """Overwrite one place."""

    def damage(source: Json) -> None:
        at: Json = source
        for step in path[:-1]:
            at = at[step] if isinstance(at, list | dict) else None  # type: ignore[index]
        last = path[-1]
        if isinstance(at, dict) and isinstance(last, str):
            at[last] = value
        elif isinstance(at, list) and isinstance(last, int):
            at[last] = value
        else:
            raise AssertionError(path)

    return damage


def places(value: Json) -> list[list[str | int]]:
    """Every place, by the steps that lead there."""
    found: list[list[str | int]] = []
    if isinstance(value, dict):
        for name, part in value.items():
            found += [[name], *[[name, *rest] for rest in places(part)]]
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += [[number], *[[number, *rest] for rest in places(part)]]
    return found
