"""Under which names the server may be asked for: pages of other names that lead here are not ours."""

import ipaddress
import socket
from collections.abc import Iterable

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def everywhere(bound: str) -> bool:
    """Does a server that is bound to this address listen at all addresses of the machine?"""
    return is_address(bound) and ipaddress.ip_address(bound).is_unspecified


class Hosts:
    """Loopback, the address the server is bound to, and the names it was given.

    One that listens everywhere is also asked for by its numbers and by the name of the machine: somebody else can lead
    a name of their own here, but no number.
    """

    def __init__(self, bound: str, named: Iterable[str]) -> None:
        self.numbers = everywhere(bound)
        self.names = {*LOOPBACK, bound.lower(), *(name_of(n) for n in named)}
        if self.numbers:
            machine = socket.gethostname().lower()
            self.names |= {machine, f"{machine}.local"}

    def allow(self, host: str) -> bool:
        name = name_of(host)
        return name in self.names or (self.numbers and is_address(name))
