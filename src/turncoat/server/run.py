"""Entry point of a server: wires its services together and runs them until shutdown."""

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.admin.channel import take_orders
from turncoat.server.auth.idle_devices import forget_idle_devices
from turncoat.server.bots.desk import desk
from turncoat.server.config import Config, boards_of
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.retention import keep_retention
from turncoat.server.hall.timekeeper import keep_time
from turncoat.server.http.app import application
from turncoat.server.http.pages import PAGES
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.reach import Reach
from turncoat.server.http.site import Site
from turncoat.server.net.listener import Listener, configuration
from turncoat.server.net.tls import certificate_of, follow_renewal
from turncoat.server.notify.service import Notifier
from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.clock import SteadyClock
from turncoat.server.runtime.gc_pauses import collect_when_idle
from turncoat.server.runtime.logs import set_up_logs
from turncoat.server.runtime.metrics import measure_lag
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.runtime.units import DAY
from turncoat.server.store.open import file_of, open_store

NO_PAGES: Final = "this copy of Turncoat has none; install a wheel, or run `make play` in a clone"
SWITCH: Final = 0.0001  # seconds that the writer thread waits for the event loop's thread at most


def serve(config: Config, on_start: Callable[[str, Reach], None] | None = None) -> None:
    """Run the server until it is stopped. `on_start` is called with its address and reach.

    BadInput: the database, the certificate or the port cannot be used.
    """
    set_up_logs(config.log)
    if not (PAGES / "index.html").is_file():
        raise BadInput("no_pages", NO_PAGES)
    certificate = certificate_of(config.tls_cert, config.tls_key, config.url)
    store = open_store(config.database)
    hall = Hall(store, SteadyClock())
    hall.boards.update(boards_of(config))
    notifier = Notifier(hall, config)
    hall.services.append(keep_time)
    hall.services.append(lambda hall: notifier.run())
    hall.services.append(lambda hall: measure_lag(hall.metrics))
    hall.services.append(lambda hall: collect_when_idle(hall.metrics))
    hall.services.append(desk(config.bot_processes))
    idle = config.device_days * DAY
    hall.services.append(lambda hall: forget_idle_devices(hall, idle))
    hall.services.append(keep_retention)
    if (file := file_of(config.database)) is not None:
        hall.services.append(lambda hall: take_orders(hall, file))
    limits = Limits(
        commands_a_second=config.commands_a_second,
        requests_a_second=config.requests_a_second,
        sockets_of_address=config.sockets_of_address,
        tables_a_day=config.tables_a_day,
    )
    reach = Reach(config.public_url)
    site = Site(
        config.url,
        config.trusts_proxy,
        limits,
        notifier,
        config.metrics_token,
        idle,
        Proxies(config.proxies),
        reach,
        config.contact,
    )
    server = Listener(
        configuration(
            application(hall, site),
            config.host,
            config.port,
            limits.longest_message,
            is_plain=config.plain_protocol,
            certificate=certificate,
        ),
        None if on_start is None else lambda address: on_start(address, reach),
        opens_network=config.network == "open",
    )
    if certificate is not None:
        hall.services.append(
            lambda hall: run_in_background(follow_renewal(certificate, lambda: server.config.ssl))
        )
    if config.network != "never":
        reach.network = server.network
    sys.setswitchinterval(SWITCH)

    def is_news(record: logging.LogRecord) -> bool:
        """Whether a log line of uvicorn says more than the refusal that ends the server."""
        return hall.refusal is None and not isinstance(record.msg, OSError)

    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.addFilter(is_news)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(server.serve())
    except SystemExit as end:
        if hall.refusal is not None:
            raise hall.refusal from None
        if isinstance(end.__context__, OSError):  # uvicorn exits while it handles the error of the port
            raise BadInput(
                "cannot_listen", f"{config.host}:{config.port}: {end.__context__.strerror}"
            ) from None
        raise
    finally:
        uvicorn_log.removeFilter(is_news)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop  # noqa: PLC0415 - there is none on Windows, nor for every new Python
    except ImportError:
        return asyncio.new_event_loop
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made
