"""What nobody can guess: ids, tokens, codes."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hmac import compare_digest

from cheese_rescue.server.messages import CODE_LENGTH, CODE_LETTERS

Chance = Callable[[int], bytes]
"""So many bytes that nobody can guess: `secrets.token_bytes`."""

TABLE_BYTES = 16
TOKEN_BYTES = 24


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def new_table(chance: Chance) -> str:
    return _text(chance(TABLE_BYTES))


def new_token(chance: Chance) -> str:
    return _text(chance(TOKEN_BYTES))


def new_code(chance: Chance) -> str:
    """Six letters, none of them three times: `KKKKKK` is hard to copy."""
    while True:
        letters = [CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in chance(CODE_LENGTH)]
        if max(map(letters.count, letters)) < 3:
            return "".join(letters)


def code_typed(text: str) -> str:
    """What somebody meant: small letters, spaces and dashes are all right."""
    return "".join(letter for letter in text.upper() if letter not in " -")


def key_of(token: str) -> bytes:
    """What is kept of a token: with 192 bits of chance in it, a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def opens(token_key: bytes, key: bytes | None) -> bool:
    """Whether the token with the first key is the one of the second, in constant time."""
    return key is not None and compare_digest(token_key, key)
