from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, chromium, server_in
from tests.browser.visitor import PATIENCE


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: as long as it runs, no other test in this process can run an event loop of its own."""
    expect.set_options(timeout=PATIENCE)  # a busy machine is no fault of the page
    with chromium() as found:
        yield found
