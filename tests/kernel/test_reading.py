import pytest

from tests.table import expect_refusal
from turncoat.kernel.reading import (
    as_int,
    as_ints,
    as_list,
    as_object,
    as_text,
    as_text_by_name,
    as_texts,
    field,
    only_fields,
    parse,
)
from turncoat.kernel.shapes import Json


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "{'a': 1}", "[1,]", "\x00", "[" * 100_000, "1" * 5000, '"\\ud8"']
)
def test_what_is_not_json_is_refused(text: str) -> None:
    with expect_refusal("not_json"):
        parse(text)


def test_json_is_read_as_it_is() -> None:
    assert parse('{"a": [1, "two", null, true]}') == {"a": [1, "two", None, True]}


@pytest.mark.parametrize("value", [True, False, 1.0, float("nan"), "1", None, [], {}])
def test_a_number_is_a_whole_number(value: Json) -> None:
    with expect_refusal("expected_number", "here"):
        as_int(value, "here")


@pytest.mark.parametrize("value", [1, None, [], {}, True])
def test_text_is_text(value: Json) -> None:
    with expect_refusal("expected_text", "here"):
        as_text(value, "here")


@pytest.mark.parametrize("value", [1, "list", None, {}])
def test_a_list_is_a_list(value: Json) -> None:
    with expect_refusal("expected_list", "here"):
        as_list(value, "here")


@pytest.mark.parametrize("value", [1, "object", None, []])
def test_an_object_is_an_object(value: Json) -> None:
    with expect_refusal("expected_object", "here"):
        as_object(value, "here")


def test_items_are_looked_at_one_by_one() -> None:
    assert as_ints([1, 2], "here") == [1, 2]
    assert as_texts(["a"], "here") == ["a"]
    assert as_text_by_name({"a": "b"}, "here") == {"a": "b"}
    with expect_refusal("expected_number", "here"):
        as_ints([1, "2"], "here")
    with expect_refusal("expected_text", "here"):
        as_texts(["a", 2], "here")
    with expect_refusal("expected_text", "here.b"):
        as_text_by_name({"a": "b", "b": 1}, "here")


def test_a_missing_and_an_unknown_field_are_named() -> None:
    assert field({"a": None}, "a") is None
    with expect_refusal("missing_field", "b"):
        field({"a": 1}, "b")
    only_fields({"a": 1}, ["a", "b"], "")
    with expect_refusal("unknown_field", "c"):
        only_fields({"c": 1}, ["a"], "")
    with expect_refusal("unknown_field", "here.c"):
        only_fields({"c": 1}, ["a"], "here")
