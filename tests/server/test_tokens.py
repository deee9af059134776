"""What opens a table or a chair: nobody can guess it, nobody finds it, and it opens that alone."""

import base64
import secrets
from pathlib import Path

import pytest

from cheese_rescue.live.messages import CODE_LENGTH, CODE_LETTERS
from cheese_rescue.live.tokens import (
    key_of,
    new_code,
    new_table_id,
    new_token,
    normalize_code,
    opens,
)
from tests.device import Message
from tests.people import arrive, refused, told
from tests.server.site import Server, serving

MINE = {"mine": True}


def bits(text: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def test_tokens_and_ids_have_128_bits_of_chance_and_more(shared: Server) -> None:
    opened = shared.open(players=2, chairs=[MINE])
    joined = shared.join(code=opened["code"])
    given = [opened["opener"], opened["tokens"][0], joined["token"], opened["table"]]
    assert min(map(bits, given)) >= 128
    assert len(set(given)) == 4


def test_all_of_that_chance_is_used() -> None:
    asked: list[int] = []

    def chance(count: int) -> bytes:
        asked.append(count)
        return secrets.token_bytes(count)

    assert bits(new_token(chance)) == 8 * asked[-1] >= 128
    assert bits(new_table_id(chance)) == 8 * asked[-1] >= 128
    assert len({new_token(chance) for _ in range(1000)}) == 1000


@pytest.mark.every_backend("about what is on the disk", long=True)
def test_a_token_is_kept_as_a_hash_alone(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        opened = server.open(players=4, chairs=[MINE, MINE])
        joined = server.join(code=opened["code"], name="Cleo")
        tokens = [opened["opener"], *opened["tokens"][:2], joined["token"]]
        device = arrive(server, opened["table"], *tokens)
        device.ask("seat-bot", chair=3, bot="greedy")
        device.ask("start")
        kept = server.backend.stored_bytes(server.folder)
        for token in tokens:
            assert token.encode() not in kept
            assert base64.urlsafe_b64decode(token) not in kept
            assert base64.b64encode(key_of(token)).rstrip(b"=") in kept
        assert b"Cleo" in kept


def test_a_key_opens_what_has_the_same_key() -> None:
    assert opens(key_of("a" * 32), key_of("a" * 32))
    assert not opens(key_of("a" * 32), key_of("a" * 31 + "b"))
    assert not opens(key_of(""), None)


# -- codes -----------------------------------------------------------------------------------------


def test_a_code_is_six_letters_that_do_not_look_alike(shared: Server) -> None:
    code = shared.open(players=2)["code"]
    assert len(code) == CODE_LENGTH == 6
    assert set(code) <= set(CODE_LETTERS)
    assert not set("AEIOUYQGNW0123456789") & set(CODE_LETTERS)


def test_every_letter_of_a_code_is_as_likely_as_the_next() -> None:
    letters = "".join(new_code(secrets.token_bytes) for _ in range(200))
    assert set(letters) == set(CODE_LETTERS)
    assert 256 % len(CODE_LETTERS) == 0


@pytest.mark.parametrize("typed", ["{}", "{lower}", " {spaced} ", "{dashed}", "{lower} "])
def test_a_code_is_read_however_a_child_types_it(shared: Server, typed: str) -> None:
    code = shared.open(players=2)["code"]
    spaced, dashed = f"{code[:2]} {code[2:4]} {code[4:]}", f"{code[:3]}-{code[3:]}"
    text = typed.format(code, lower=code.lower(), spaced=spaced, dashed=dashed)
    assert normalize_code(text) == code
    assert shared.join(code=text)["chair"] == 0


@pytest.mark.every_backend("the store looks codes up")
def test_a_code_is_worth_nothing_after_the_start(shared: Server) -> None:
    opened = shared.open(players=2, chairs=[MINE, {"bot": "greedy"}])
    device = arrive(shared, opened["table"], opened["opener"], opened["tokens"][0])
    assert device.table["code"] == opened["code"]
    device.ask("start")
    answer = shared.post("/api/join", {"code": opened["code"]})
    assert (answer.status_code, answer.json()["refusal"]) == (404, "no-such-code")
    told(device)
    assert device.table["code"] is None


def test_a_code_is_shown_to_those_who_sit_there_and_to_nobody_else(shared: Server) -> None:
    opened = shared.open(players=3, chairs=[MINE])
    path = f"/api/tables/{opened['table']}"
    assert shared.get(path).json()["code"] is None
    for token in (opened["opener"], opened["tokens"][0]):
        assert shared.get(path, authorization=f"Bearer {token}").json()["code"] == opened["code"]
    assert arrive(shared, opened["table"]).table["code"] is None


# -- what a token opens, and what it does not ------------------------------------------------------


def two_tables(server: Server) -> tuple[Message, Message]:
    one, other = (server.open(players=2, chairs=[MINE, MINE]) for _ in range(2))
    return one, other


def test_a_wrong_token_opens_nothing(shared: Server) -> None:
    one, other = two_tables(shared)
    nearly = one["tokens"][0][:-1] + ("A" if one["tokens"][0][-1] != "A" else "B")
    device = shared.device(one["table"], nearly, "x" * 32, other["opener"], other["tokens"][0])
    welcome = device.hear_until("welcome")
    assert (welcome["chairs"], welcome["holds"], welcome["opener"]) == ([None] * 4, [], False)
    told(device)
    assert device.table["code"] is None
    for ask in (
        {"kind": "start"},
        {"kind": "end"},
        {"kind": "react", "chair": 0, "reaction": "wow"},
    ):
        assert refused(device.ask(**ask))[0] in ("only-the-opener", "not-your-seat")


@pytest.mark.parametrize("written", ["Bearer {}", "bearer {}", "BEARER  {}"])
def test_a_token_in_a_header_is_read_as_bearer(shared: Server, written: str) -> None:
    opened = shared.open(players=2)
    path = f"/api/tables/{opened['table']}"
    header = written.format(opened["opener"])
    assert shared.get(path, authorization=header).json()["code"] == opened["code"]


@pytest.mark.parametrize("header", ["", "Bearer", "Basic {}", "{}", "Bearer {}x", "Bearer x {}"])
def test_any_other_header_opens_nothing(shared: Server, header: str) -> None:
    opened = shared.open(players=2)
    path = f"/api/tables/{opened['table']}"
    written = header.format(opened["opener"])
    assert shared.get(path, authorization=written).json()["code"] is None
    assert shared.delete(path, authorization=written).status_code == 401
    assert shared.get(path).status_code == 200


@pytest.mark.every_backend("deletes rows")
def test_the_token_of_one_table_deletes_no_other(shared: Server) -> None:
    one, other = two_tables(shared)
    path = f"/api/tables/{one['table']}"
    assert shared.delete(path, authorization=f"Bearer {other['opener']}").status_code == 401
    assert shared.delete(path, authorization=f"Bearer {one['tokens'][0]}").status_code == 403
    assert shared.delete(path, authorization=f"Bearer {one['opener']}").status_code == 204
    assert shared.get(path).status_code == 404


def test_the_token_of_an_emptied_chair_opens_nothing_any_more(shared: Server) -> None:
    opened = shared.open(players=2, chairs=[MINE, MINE])
    opener = arrive(shared, opened["table"], opened["opener"])
    ben = arrive(shared, opened["table"], opened["tokens"][1])
    opener.ask("empty", chair=1)
    told(ben)
    assert refused(ben.ask("react", chair=1, reaction="wow"))[0] == "not-your-seat"
    assert ben.table["code"] is None
    again = shared.device(opened["table"], opened["tokens"][1])
    assert again.hear_until("welcome")["chairs"] == [None]
    newcomer = shared.join(table=opened["table"], chair=1)
    assert ben.ask("claim", tokens=[opened["tokens"][1]])["chairs"] == [None]
    assert ben.ask("claim", tokens=[newcomer["token"]])["chairs"] == [1]


def test_who_left_sees_no_hand_of_who_came_after(shared: Server) -> None:
    opened = shared.open(players=2, begins="oldest", chairs=[MINE, MINE])
    ada = arrive(shared, opened["table"], opened["opener"], opened["tokens"][0])
    ben = arrive(shared, opened["table"], opened["tokens"][1])
    ada.ask("start", oldest=0)
    ben.seats()
    ada.ask("empty", chair=1)
    told(ben)
    assert list(ben.views) == [None]
    assert ben.views[None]["hand"] == []


def test_the_token_of_one_seat_does_nothing_for_another(shared: Server) -> None:
    opened = shared.open(players=2, begins="oldest", chairs=[MINE, MINE])
    ada = arrive(shared, opened["table"], opened["opener"], opened["tokens"][0])
    ben = arrive(shared, opened["table"], opened["tokens"][1])
    ada.ask("start", oldest=0)
    ben.seats()
    place = {"seat": 0, "game": 0, "ply": 0, "card": "1a", "cell": [1, 0]}
    for kind in ("play", "consider"):
        assert refused(ben.ask(kind, **place))[0] == "not-your-seat"
    for kind in ("react", "set-help", "leave", "come-back", "number"):
        more = {"react": {"reaction": "wow"}, "set-help": {"help": "forecast"}}
        more["number"] = {"number": "0" * 32}
        assert refused(ben.ask(kind, chair=0, **more.get(kind, {})))[0] == "not-your-seat"
    for kind, more_fields in (("empty", {}), ("seat-bot", {"bot": "greedy"})):
        assert refused(ben.ask(kind, chair=0, **more_fields))[0] == "only-the-opener"
    assert refused(ben.ask("end"))[0] == "only-the-opener"
    assert refused(ben.ask("start"))[0] == "only-the-opener"
    assert list(ben.views) == [1]
    assert ada.play(ada.until_turn(0))["type"] == "views"
