"""One server for all tests that do not have to break it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from visitors import ServerProcess, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("data"))
    yield made
    made.stop()
    assert "Traceback" not in made.text, made.text


@pytest.fixture(autouse=True)
def tidy(request: pytest.FixtureRequest) -> Iterator[None]:
    """After every test all sockets are closed."""
    yield
    if "server" in request.fixturenames:
        request.getfixturevalue("server").tidy()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop, kill and start again."""
    made = ServerProcess(tmp_path / "data")
    yield made
    made.tidy()
    made.stop()
    assert "Traceback" not in made.text, made.text


@pytest.fixture
def eva(server: ServerProcess) -> Visitor:
    return server.visitor("Eva")


@pytest.fixture
def adam(server: ServerProcess) -> Visitor:
    return server.visitor("Adam")
