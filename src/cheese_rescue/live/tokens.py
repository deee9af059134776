"""Random table ids, tokens and join codes."""

import hashlib
from base64 import urlsafe_b64encode
from hmac import compare_digest

from cheese_rescue.live.messages import CODE_LENGTH, CODE_LETTERS
from cheese_rescue.live.ports import RandomBytes

TABLE_BYTES = 16
"""Random bytes in a table id."""
TOKEN_BYTES = 24
"""Random bytes in a token."""


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def new_table_id(random_bytes: RandomBytes) -> str:
    """A random table id: 22 URL-safe characters."""
    return _text(random_bytes(TABLE_BYTES))


def new_token(random_bytes: RandomBytes) -> str:
    """A random token: 32 URL-safe characters."""
    return _text(random_bytes(TOKEN_BYTES))


def new_code(random_bytes: RandomBytes) -> str:
    """Six random letters. None appears three times, because `KKKKKK` is hard to copy."""
    while True:
        letters = [CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in random_bytes(CODE_LENGTH)]
        if max(map(letters.count, letters)) < 3:
            return "".join(letters)


def normalize_code(text: str) -> str:
    """A typed code in upper case, without spaces and dashes."""
    return "".join(letter for letter in text.upper() if letter not in " -")


def key_of(token: str) -> bytes:
    """The SHA-256 that is stored instead of a token. With 192 random bits it needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def opens(token_key: bytes, key: bytes | None) -> bool:
    """Whether both keys are of the same token. Compares in constant time."""
    return key is not None and compare_digest(token_key, key)
