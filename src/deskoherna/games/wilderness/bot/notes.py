"""What `worth` writes down while it thinks."""

from typing import Annotated

from deskoherna.games.wilderness.material import ELEMENTS
from deskoherna.kit.state import Record, Row


class Notes(Record):
    """How near a chain has come to each Element; nothing in it outlasts a question."""

    nearest: Annotated[Row, "i1", ELEMENTS]
