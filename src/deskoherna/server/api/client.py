"""The browser client: files built into this package, kept in memory, compressed once, cached by their hash."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from deskoherna.server.api.request import HttpRequest
from deskoherna.server.wire.refusal import Refused

INDEX = "index.html"
HASHED = "assets/"
"""Files below carry their hash in the name: they never change."""
SMALL = 512
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
NOT_BUILT = (
    "The browser client is not built. Run `npm ci` and `npm run build` in the folder `web`, "
    "then start the server again.\n"
)


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    media: str
    tag: str
    hashed: bool


def read_client(folder: Path) -> dict[str, File]:
    """All files of the client by their path."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            media = mimetypes.guess_type(name)[0] or "application/octet-stream"
            if media == "text/javascript":
                media = "application/javascript"
            found[name] = read_file(path, media, hashed=name.startswith(HASHED))
    return found


def read_file(path: Path, media: str, *, hashed: bool) -> File:
    """A file as it is sent, packed where that is worth it."""
    body = path.read_bytes()
    packed = gzip.compress(body, 9) if media.startswith(TEXTS) and len(body) > SMALL else None
    return File(body, packed, media, hashlib.sha256(body).hexdigest()[:24], hashed)


@get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html", opt={"packed": True})
async def client(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; every other address is a page of it."""
    name = path.strip("/")
    if name.split("/")[0] in ("api", "ws"):
        raise Refused("not_found")
    files: dict[str, File] = request.app.state.client
    file = files.get(name)
    if file is None and (name.startswith(HASHED) or "." in name.rsplit("/", 1)[-1]):
        raise Refused("not_found")
    file = file or files.get(INDEX)
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    return serve(request, file)


def serve(request: HttpRequest, file: File) -> Response[bytes]:
    tag = f'"{file.tag}"'
    cache = "public, max-age=31536000, immutable" if file.hashed else "no-cache"
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    media = file.media
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=media)
    return Response(file.body, headers=headers, media_type=media)
