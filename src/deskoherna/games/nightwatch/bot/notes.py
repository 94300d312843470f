"""What `worth` and `lean` write down while they think: the deal that is weighed."""

from typing import Annotated

from deskoherna.games.nightwatch.material import RESOURCES
from deskoherna.kit.axes import axis
from deskoherna.kit.state import Grid, Record, Row

DEAL = axis("side of a deal", ["goes", "comes"])


class Notes(Record):
    """The deal that is weighed, as its owner sees it, and a hand after it; nothing in it outlasts a question."""

    weighed: Annotated[Grid, "i1", DEAL, RESOURCES]
    purse: Annotated[Row, "i1", RESOURCES]
