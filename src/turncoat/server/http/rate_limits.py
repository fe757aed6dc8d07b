"""Rate limits: token buckets and daily quotas per client address."""

import contextlib
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.table.commands import AnyCommand, Rematch

DAY: Final = 86_400.0  # seconds
MOST_KNOWN: Final = 10_000  # addresses that are remembered
NETWORK: Final = 64  # bits of an IPv6 address that a provider assigns; the client chooses the rest


def counted_as(address: str) -> str:
    """The key that an address is counted under. A client with one IPv6 address has 2^64: its network counts."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address  # whatever a proxy says
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))


class Bucket:
    """`rate` a second, `burst` at once."""

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
        self._taken: Final[deque[float]] = deque()  # when, oldest first

    def take(self) -> bool:
        while self._taken and self._taken[0] <= self._clock() - DAY:
            self._taken.popleft()
        if len(self._taken) >= self._most:
            return False
        self._taken.append(self._clock())
        return True

    def give_back(self) -> None:
        """The last one came to nothing."""
        self._taken.pop()


@dataclass
class Limits:
    """What one server grants; a load test on one's own machine asks for more."""

    longest_frame: int = 16_384
    longest_body: int = 65_536
    acts_a_second: float = 5.0
    acts_at_once: int = 40
    requests_a_second: float = 20.0  # of one address
    requests_at_once: int = 200
    sockets_of_address: int = 60
    tables_a_day: int = 100  # that one address may set up, on this server
    _addresses: "OrderedDict[str, Bucket]" = field(default_factory=OrderedDict)
    _sockets: dict[str, int] = field(default_factory=dict)
    _tables: "OrderedDict[str, Quota]" = field(default_factory=OrderedDict)

    def bucket(self) -> Bucket:
        return Bucket(self.acts_a_second, self.acts_at_once)

    def may_ask(self, address: str, cost: int = 1) -> bool:
        address = counted_as(address)
        found = self._addresses.get(address)
        if found is None:
            found = Bucket(self.requests_a_second, self.requests_at_once)
            self._addresses[address] = found
            if len(self._addresses) > MOST_KNOWN:
                self._addresses.popitem(last=False)
        else:
            self._addresses.move_to_end(address)
        return found.take(cost)

    @contextlib.contextmanager
    def new_table(self, address: str) -> Iterator[None]:
        """Around setting up a table, which counts if it is set up. BadInput: it would be one too many today."""
        address = counted_as(address)
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

    def around(self, address: str, command: AnyCommand) -> contextlib.AbstractContextManager[None]:
        """Around a command: a rematch is a new table too."""
        return self.new_table(address) if isinstance(command, Rematch) else contextlib.nullcontext()

    def connect(self, address: str) -> bool:
        """Whether the address may open one more socket. Each socket that opens is given back by `disconnect`."""
        address = counted_as(address)
        count = self._sockets.get(address, 0)
        if count >= self.sockets_of_address:
            return False
        self._sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        address = counted_as(address)
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)
