"""Options and fixtures of all tests."""

import signal
import threading

import pytest

from deskoherna.kit.compliance import LONG, QUICK, Effort


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try much harder: takes minutes a game")


def pytest_configure() -> None:
    """Ctrl-C is ignored by what a shell starts in the background, and by its children: those of tests must hear it."""
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if "long" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="runs with --long"))


@pytest.fixture(scope="session")
def effort(request: pytest.FixtureRequest) -> Effort:
    """How hard the compliance suite tries."""
    return LONG if request.config.getoption("--long") else QUICK
