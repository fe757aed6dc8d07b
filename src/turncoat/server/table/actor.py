"""The sender of a command, as the server knows it: device, seat, and rights at the table."""

from dataclasses import dataclass
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.runtime.units import DeviceId

HOST_SEAT: Final = -2  # held by the device that created the table


@dataclass(frozen=True)
class Actor:
    device: DeviceId
    seat: Seat = SPECTATOR
    is_host: bool = False
    is_guest: bool = False  # was invited: may see the table and sit down

    def require_seat(self) -> Seat:
        if self.seat < 0:
            raise BadInput("not_seated")
        return self.seat

    def require_host(self) -> None:
        if not self.is_host:
            raise BadInput("only_host")
