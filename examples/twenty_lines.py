"""A bot that plays every installed game, at random: `python twenty_lines.py TABLE SEAT [HOST]`."""

import asyncio
import json
import os
import random
import sys
import urllib.request

from websockets.asyncio.client import connect

TABLE, SEAT, HOST = sys.argv[1], int(sys.argv[2]), (sys.argv[3:] or ["127.0.0.1:8000"])[0]
headers = {"Authorization": f"Bearer {os.environ.get('DESKOHERNA_TOKEN')}"}  # the server gives one to bots it starts
if "DESKOHERNA_TOKEN" not in os.environ:
    body = json.dumps({"name": f"Twenty lines {SEAT}", "token": True}).encode()
    ask = urllib.request.Request(f"http://{HOST}/api/guest", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(ask) as answer:
        headers = {"Authorization": f"Bearer {json.load(answer)['token']}"}


async def main() -> None:
    async with connect(f"ws://{HOST}/ws/tables/{TABLE}", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello"}))
        await socket.send(json.dumps({"type": "sit", "id": "sit", "seat": SEAT}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "over":
                print(*message["result"]["standing"])
                return
            if message["type"] in ("state", "step", "undone") and message["decision"]["legal"]:
                move, seq = random.choice(message["decision"]["legal"])["move"], message["seq"]
                await socket.send(json.dumps({"type": "move", "id": f"{seq}", "seat": SEAT, "seq": seq, "move": move}))


asyncio.run(main())
