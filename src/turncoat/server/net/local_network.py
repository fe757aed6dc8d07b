"""This computer's addresses in the local network."""

import contextlib
import ipaddress
import socket
from typing import Final

# One address in each private range, and one public. Connecting a UDP socket sends no packet.
PROBES: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")


def network_addresses() -> list[str]:
    """IPv4 addresses at which others in its network can reach this computer, the likeliest first."""
    addresses = [_address_towards(probe) for probe in PROBES]
    with contextlib.suppress(OSError):  # the computer's own name cannot be resolved
        addresses += socket.gethostbyname_ex(socket.gethostname())[2]
    return [one for one in dict.fromkeys(addresses) if one and not ipaddress.ip_address(one).is_loopback]


def _address_towards(target: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address
