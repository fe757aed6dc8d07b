"""The sender of a command, as the server knows it: device, seat, and rights at the table."""

from dataclasses import dataclass
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.runtime.units import DeviceId

HOST_SEAT: Final = -2  # what the device that set the table up holds


@dataclass(frozen=True)
class Actor:
    device: DeviceId
    seat: Seat = SPECTATOR
    is_host: bool = False
    is_guest: bool = False  # was invited: may look and sit down

    def seated(self) -> Seat:
        if self.seat < 0:
            raise BadInput("not_seated")
        return self.seat

    def must_host(self) -> None:
        if not self.is_host:
            raise BadInput("only_host")
