"""An independent client. It imports only the standard library and was written from `docs/` alone.

`docs/protocol.md` describes the messages, `docs/notation.md` the records and the shuffle, and
`docs/rules.md` the game. A test checks that nothing of the game's own code is imported here.

    python benchmarks/independent http://localhost:24337 --tables 4 --games 3

plays at a running server and prints one line of JSON. Exits with 1 if the server lost an
acknowledged move, showed too much, changed a game or dealt other cards than those it had sealed.
"""
