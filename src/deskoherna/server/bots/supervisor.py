"""The supervisor of a bot from outside: runs its command and ends it, with all it started, when the server is gone.

python -m deskoherna.server.bots.supervisor COMMAND ...
"""

import os
import signal
import subprocess
import sys
import threading
import time

NICE = 10
WATCH_S = 0.5
NOT_STARTED = 127


def end_with(parent: int, child: "subprocess.Popen[bytes]") -> None:
    while os.getppid() == parent:
        time.sleep(WATCH_S)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpgrp(), signal.SIGKILL)
    child.kill()
    os._exit(1)


def main(command: list[str]) -> int:
    parent = os.getppid()
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_STARTED
    threading.Thread(target=end_with, args=(parent, child), daemon=True).start()
    return child.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
