from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, chromium, server_in
from tests.browser.visitor import PATIENCE


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Module scope only: while it runs, no other test in this process can run its own event loop."""
    expect.set_options(timeout=PATIENCE)  # machines under load are slow
    with chromium() as browser:
        yield browser
