"""Transactions of the hall: ids of new tables."""

import secrets

import pytest

from turncoat.server.hall.transaction import new_table_id


def test_no_table_has_an_id_that_a_command_line_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-fr40tM1td29", "--8aK2bQz7pX", "a-r40tM1td29"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "a-r40tM1td29"
