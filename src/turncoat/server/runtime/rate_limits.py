"""Rate limits: token buckets and daily quotas per client address."""

import contextlib
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from turncoat.kernel.errors import BadInput

DAY: Final = 86_400.0  # seconds
MOST_KNOWN: Final = 10_000  # addresses in memory
NETWORK: Final = 64  # bits of an IPv6 address that the provider assigns; the client chooses the rest


def limit_key(address: str) -> str:
    """The key under which an address is counted. For IPv6 it is the network, since a client has 2^64 addresses."""
    if ":" not in address:
        return address
    try:
        ip = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address  # proxies may send other texts
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip), NETWORK), strict=False))


class Bucket:
    """Token bucket: `rate` per second, `burst` at once."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._left: float = burst
        self._last: float = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Quota:
    """`most` within any 24 hours."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most: Final = most
        self._clock: Final = clock
        self._taken: Final[deque[float]] = deque()  # times, oldest first

    def take(self) -> bool:
        while self._taken and self._taken[0] <= self._clock() - DAY:
            self._taken.popleft()
        if len(self._taken) >= self._most:
            return False
        self._taken.append(self._clock())
        return True

    def give_back(self) -> None:
        """Return the last one, since it was not used."""
        self._taken.pop()


@dataclass
class Limits:
    """Rate limits of one server."""

    longest_message: int = 16_384
    longest_body: int = 65_536
    commands_a_second: float = 5.0
    commands_at_once: int = 40
    requests_a_second: float = 20.0  # per address
    requests_at_once: int = 200
    sockets_of_address: int = 60
    tables_a_day: int = 100  # new tables per address
    _addresses: "OrderedDict[str, Bucket]" = field(default_factory=OrderedDict)
    _sockets: dict[str, int] = field(default_factory=dict)
    _tables: "OrderedDict[str, Quota]" = field(default_factory=OrderedDict)

    def bucket(self) -> Bucket:
        return Bucket(self.commands_a_second, self.commands_at_once)

    def may_request(self, address: str, cost: int = 1) -> bool:
        address = limit_key(address)
        bucket = self._addresses.get(address)
        if bucket is None:
            bucket = Bucket(self.requests_a_second, self.requests_at_once)
            self._addresses[address] = bucket
            if len(self._addresses) > MOST_KNOWN:
                self._addresses.popitem(last=False)
        else:
            self._addresses.move_to_end(address)
        return bucket.take(cost)

    @contextlib.contextmanager
    def new_table(self, address: str) -> Iterator[None]:
        """Count a new table against the address's quota, if the block succeeds. BadInput: the quota is used up."""
        address = limit_key(address)
        quota = self._tables.setdefault(address, Quota(self.tables_a_day))
        self._tables.move_to_end(address)
        if len(self._tables) > MOST_KNOWN:
            self._tables.popitem(last=False)
        if not quota.take():
            raise BadInput("too_many_tables", str(self.tables_a_day))
        try:
            yield
        except BaseException:
            quota.give_back()
            raise

    def around(self, address: str, *, makes_table: bool) -> contextlib.AbstractContextManager[None]:
        """`new_table` if the command creates a table; a context without effect if not."""
        return self.new_table(address) if makes_table else contextlib.nullcontext()

    def connect(self, address: str) -> bool:
        """Count a new socket of the address; False if it has too many. `disconnect` uncounts it."""
        address = limit_key(address)
        count = self._sockets.get(address, 0)
        if count >= self.sockets_of_address:
            return False
        self._sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        address = limit_key(address)
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)
