"""Large answers: encoded in pieces and compressed in a thread, so that nobody else waits meanwhile."""

import asyncio
import gzip
from typing import Any

import msgspec
from litestar import Request, Response

LEVEL = 7
_encoder = msgspec.json.Encoder()


async def packed(request: Request[Any, Any, Any], body: Any) -> Response[bytes]:
    """The answer, in the form the asker takes."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if zipped else {})

    def pack() -> bytes:
        data = _encoder.encode(body)
        return gzip.compress(data, LEVEL) if zipped else data

    return Response(await asyncio.to_thread(pack), media_type="application/json", headers=headers)
