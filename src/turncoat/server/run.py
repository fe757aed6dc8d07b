"""Entry point of a server: puts its parts together, and runs it from start to shutdown."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final

from turncoat.server.auth.idle_devices import forgetting
from turncoat.server.bots.desk import desk
from turncoat.server.config import Config, boards_of
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import keeping
from turncoat.server.http.app import Site, application
from turncoat.server.http.rate_limits import Limits
from turncoat.server.net.listener import Listener, configuration
from turncoat.server.notify.service import Caller
from turncoat.server.runtime.clock import SteadyClock
from turncoat.server.runtime.gc_pauses import tidying
from turncoat.server.runtime.logs import set_up_logs
from turncoat.server.runtime.metrics import measuring
from turncoat.server.runtime.units import DAY
from turncoat.server.store.open import open_store

SWITCH: Final = 0.0001  # seconds that the thread that writes to the disk waits for this one at most


def serve(config: Config, on_start: Callable[[str], None] | None = None) -> None:
    """Runs the server until it is stopped. `on_start` is told the address. BadInput: the database cannot be used."""
    set_up_logs(config.log)
    store = open_store(config.database)
    hall = Hall(store, SteadyClock())
    hall.boards.update(boards_of(config))
    caller = Caller(hall, config)
    hall.services.append(keeping)
    hall.services.append(lambda hall: caller.running())
    hall.services.append(measuring)
    hall.services.append(tidying)
    hall.services.append(desk(config.bot_processes))
    idle = config.device_days * DAY
    hall.services.append(lambda hall: forgetting(hall, idle))
    limits = Limits(
        acts_a_second=config.acts_a_second,
        requests_a_second=config.requests_a_second,
        sockets_of_address=config.sockets_of_address,
        tables_a_day=config.tables_a_day,
    )
    site = Site(config.url, config.trusts_proxy, limits, caller, config.metrics_token, idle)
    server = Listener(
        configuration(
            application(hall, site),
            config.host,
            config.port,
            limits.longest_frame,
            is_plain=config.plain_protocol,
        ),
        on_start,
    )
    sys.setswitchinterval(SWITCH)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(server.serve())
    except SystemExit:
        if hall.refusal is not None:
            raise hall.refusal from None
        raise  # its log says why: the port, most likely


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop  # noqa: PLC0415 - there is none on Windows

    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made
