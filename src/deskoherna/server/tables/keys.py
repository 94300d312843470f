"""The secret of each deal: what its chance comes from until it is over."""

import hashlib
import hmac
import secrets
from itertools import count

KEY_BYTES = 32


class Keys:
    """A new key for every deal. From a seed the same keys come in the same order again: for tests and shows, because
    whoever knows the seed knows all cards."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed
        self.numbers = count(1)

    def new(self) -> str:
        if self.seed is None:
            return secrets.token_hex(KEY_BYTES)
        return hmac.new(self.seed.encode(), str(next(self.numbers)).encode(), hashlib.sha256).hexdigest()
