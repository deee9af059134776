"""Playing on from a recorded game, and the same cards again with the seats exchanged."""

import json

import pytest
from playwright.sync_api import expect

from cheese_rescue.rules import Record
from cheese_rescue.rules.record import Source
from cheese_rescue.rules.replay import games
from tests.browser.screens import Devices, Screen, moves_at, say, views_in
from tests.browser.test_replaying import link_to
from tests.browser.tour import Sights
from tests.server.site import Server

pytestmark = pytest.mark.browser


def replay_at(screen: Screen, link: str, ply: int) -> None:
    screen.page.goto(link)
    screen.find(".replay").wait_for()
    screen.page.get_by_label(say("replay-slider")).fill(str(ply))


def record_at(server: Server, table: str) -> Record:
    return Record.parse(server.get(f"/api/tables/{table}/record").json()["record"])


def test_a_finished_game_is_played_on_from_its_fourteenth_card_by_touch(
    devices: Devices, site: Server, sights: Sights
) -> None:
    source = Record.parse(sights.record)
    phone = devices.phone()
    replay_at(phone, sights.link, 14)
    phone.tap(phone.button("play-on"))
    phone.words("play-on-known").wait_for()
    expect(phone.find('.play-on-seats [data-seat="0"]')).to_have_attribute("aria-pressed", "true")
    phone.tap(".play-on-bot")
    phone.tap('.level[data-level="kitten"]')
    phone.words("bot-kitten").wait_for()
    phone.tap(phone.button("play-on-go"))
    phone.until_turn()
    phone.until_announced(say("play-on-known"))
    table = phone.table
    expect(phone.find(".cell.card")).to_have_count(15)
    assert moves_at(site, table) == [str(play.move) for play in source.plays[:14]]
    phone.lay_a_card()
    expect(phone.words("play-on-known")).to_have_count(0)
    for _ in range(4):
        phone.lay_a_card()
    phone.skip_finale()
    phone.button("play-on-same").wait_for()
    played = record_at(site, table)
    assert (played.source, played.pile) == (Source.of(source, 14), source.pile)
    assert [play.by for play in played.plays[14:]] == ["person", "bot:kitten"] * 5

    phone.tap(phone.button("after-replay"))
    phone.words("replay-source-ply", ply=14).wait_for()
    phone.tap(phone.button("replay-luck-check"))
    phone.words("verify-true-played-before").wait_for()
    phone.words("verify-deal", finding="played-before").wait_for()
    expect(phone.find(".replay-findings .fits")).to_have_count(2)


@pytest.mark.long
def test_the_same_cards_are_played_again_from_the_other_chair(
    devices: Devices, site: Server
) -> None:
    phone = devices.phone()
    phone.go()
    phone.tap(phone.button("home-play"))
    for _ in range(12):
        phone.lay_a_card()
    phone.skip_finale()
    first = record_at(site, phone.table)
    phone.tap(phone.button("play-on-same"))
    expect(phone.find('.play-on-seats [data-seat="1"]')).to_have_attribute("aria-pressed", "true")
    before = len(phone.frames)
    phone.tap(phone.button("play-on-go"))
    phone.page.wait_for_function("before => location.pathname !== before", arg=f"/t/{phone.table}")
    phone.until_turn()
    expect(phone.find(".cell.card")).to_have_count(2)  # the bot has begun
    (dealt, *_) = games(first)
    (hand, *_) = [view["hand"] for view in views_in(phone.frames[before:]) if view["seat"] == 1]
    assert sorted(hand) == sorted(map(str, dealt.hands[1]))
    phone.lay_a_card()
    shown = site.get(f"/api/tables/{phone.table}").json()
    assert shown["source"] == {"digest": Source.of(first, 0).digest, "ply": 0}
    assert [chair["bot"] is None for chair in shown["chairs"]] == [False, True]


def test_whoever_is_chosen_changes_places_with_the_bot(
    devices: Devices, site: Server, sights: Sights
) -> None:
    desk = devices.desk()
    replay_at(desk, sights.link, 5)
    desk.button("play-on").focus()
    desk.press("Enter")
    desk.find('dialog[open] .play-on-seats [data-seat="1"]').focus()
    desk.press("Space")
    expect(desk.find('.play-on-bot[data-seat="0"]')).to_have_count(1)
    desk.button("play-on-go").focus()
    desk.press("Enter")
    desk.until_turn()
    table = site.get(f"/api/tables/{desk.table}").json()
    assert [chair["bot"] is None for chair in table["chairs"]] == [False, True]
    assert [chair["shape"] for chair in table["chairs"]] == ["wheel", "wedge"]


def test_a_game_of_this_device_is_played_on_from_my_games(devices: Devices, sights: Sights) -> None:
    phone = devices.phone()
    phone.go("/games")
    game = {"record": sights.record, "at": 1, "names": ["Ada", "Ben"], "mine": [1]}
    phone.page.evaluate(
        "games => localStorage.setItem('cheese-rescue.games', games)", json.dumps([game])
    )
    phone.page.reload()
    phone.tap(phone.page.get_by_role("link", name=say("games-look")).first)
    phone.tap(phone.button("play-on-same"))
    expect(phone.find('.play-on-seats [data-seat="0"]')).to_have_attribute("aria-pressed", "true")
    phone.tap(phone.button("play-on-go"))
    phone.until_turn()
    expect(phone.find(".cell.card")).to_have_count(1)


def test_the_end_of_a_game_and_a_record_without_its_cards_offer_no_way_on(
    devices: Devices, sights: Sights
) -> None:
    phone = devices.phone()
    replay_at(phone, sights.link, 24)
    phone.button("play-on-same").wait_for()
    expect(phone.button("play-on")).to_have_count(0)
    secret = sights.record.partition("\nsecret")[0] + "\nsecret ?\npile ?\nresult ?\n"
    phone.go(link_to(secret))
    phone.find(".replay").wait_for()
    expect(phone.find(".play-on")).to_have_count(0)
