"""What `worth` and `lean` write down while they think: the plan for the rest of the round."""

from typing import Annotated

from deskoherna.games.kingdom.state import RESOURCES, SLOTS, TYPE_AXIS
from deskoherna.kit.axes import axis
from deskoherna.kit.state import Grid, Record, Row

N_JOBS = 32
JOBS = axis("job", N_JOBS)
"""What a plan can pay for: cards under construction and selected ones, quest steps, menaces."""


class Notes(Record):
    """The plan of one seat. `take_stock` begins it anew; nothing in it outlasts a question."""

    job_what: Annotated[Row, "i1", JOBS]
    job_order: Annotated[Row, "i1", JOBS]
    job_left: Annotated[Row, "i1", JOBS]
    job_fee: Annotated[Row, "i1", JOBS]
    job_must: Annotated[Row, "i1", JOBS]
    job_need: Annotated[Grid, "i1", JOBS, SLOTS]
    job_gain: Annotated[Row, "i4", JOBS]
    job_rank: Annotated[Row, "i4", JOBS]
    stock_now: Annotated[Row, "i4", SLOTS]
    stock_later: Annotated[Row, "i4", SLOTS]
    unit: Annotated[Row, "i4", SLOTS]
    purse: Annotated[Row, "i4", SLOTS]
    plan_yield: Annotated[Row, "i4", RESOURCES]
    plan_owned: Annotated[Row, "i4", TYPE_AXIS]
    plan_per: Annotated[Row, "i4", TYPE_AXIS]
    plan_points: Annotated[int, "i4"]
    plan_laboratory: Annotated[int, "i4"]
