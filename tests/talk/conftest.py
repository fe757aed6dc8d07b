"""Fixtures: a scene of talk on the ship, and one at the station."""

import pytest

from tests.talk.scenes import Scene, at_the_station, on_the_atlantica


@pytest.fixture
def ship() -> Scene:
    return on_the_atlantica()


@pytest.fixture
def station() -> Scene:
    return at_the_station()
