"""A finished game as a picture, and keeping a scored game of real cards."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import NAME
from tests.browser.screens import Devices, Screen, say
from tests.browser.test_scoring import FOUR, REFUSED, THREE, TWO, chase, take_up
from tests.browser.tour import Sights
from tests.people import ADA
from tests.server.site import Server

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"

SHARES = """
window.shared = [];
navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
navigator.share = async ({ files }) => window.shared.push(...files);
"""
"""A browser that can hand files to other apps, and what it was asked to share."""


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and the height of a PNG, which are in its first chunk."""
    assert picture.startswith(PNG)
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def until_drawn(screen: Screen) -> None:
    screen.find(".picture-frame img").wait_for()


def colours_of(screen: Screen) -> int:
    """How many colours the picture has, of one pixel in each cell of a coarse grid."""
    colours: int = screen.find(".picture-frame img").evaluate(
        """image => {
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [108, 135];
            const pen = canvas.getContext("2d");
            pen.imageSmoothingEnabled = false;
            pen.drawImage(image, 0, 0, 108, 135);
            const pixels = new Uint32Array(pen.getImageData(0, 0, 108, 135).data.buffer);
            return new Set(pixels).size;
        }"""
    )
    return colours


NAMES = ("Maximilian-Alexander", "Александра Константинова", "WWWWWWWWWWWWWWWWWWWWWWWW", "Zoë")


def long_draft(players: int) -> dict[str, object]:
    """A draft of a finished square whose players have long names."""
    end = {2: TWO, 3: THREE, 4: FOUR}[players]
    side = players + 3
    cards = {f"{nth % side},{nth // side}": face for nth, face in enumerate(end.faces)}
    shapes = ("heart", "wheel", "wedge", "block")
    owners = [{"shape": shape, "name": name} for shape, name in zip(shapes, NAMES, strict=True)]
    return {"players": players, "cards": cards, "owners": owners}


def test_a_scored_game_is_saved_as_a_picture_without_a_network_and_kept(
    devices: Devices, site: Server, tmp_path: Path
) -> None:
    phone = devices.phone(home=f"http://{NAME}:{site.port}")  # plain http has nothing to share with
    take_up(phone, TWO.faces)
    chase(phone)
    with phone.page.expect_response("**/picture-dialog-*.js"):
        phone.skip_finale()
    phone.context.set_offline(offline=True)
    phone.tap(phone.button("picture-save"))
    until_drawn(phone)
    words = phone.find(".picture-frame img").get_attribute("alt") or ""
    assert say("finale-winner", who="Wedge") in words
    assert colours_of(phone) > 200
    with phone.page.expect_download() as saving:
        phone.tap(phone.button("picture-download"))
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == ".png"
    assert size_of(file.read_bytes()) == (1080, 1350)
    phone.words("picture-saved").wait_for()
    phone.tap(phone.button("close"))
    phone.context.set_offline(offline=False)
    phone.tap(phone.button("score-keep"))
    phone.words("score-kept").wait_for()
    phone.tap(phone.link("games-title"))
    entry = phone.find(".games-item").inner_text()
    assert say("games-real") in entry
    assert say("points", count=TWO.points[1]) in entry
    phone.tap(phone.find(".games-item .button").filter(has_text=say("games-look")))
    phone.skip_finale()
    assert phone.points == TWO.points


def test_a_game_is_shared_as_a_picture_and_a_review_leads_back_to_its_table(
    devices: Devices, sights: Sights
) -> None:
    phone = devices.phone()
    phone.context.add_init_script(SHARES)
    phone.go(f"/t/{sights.over['table']}#{sights.over['tokens'][ADA]}")
    phone.tap(phone.button("picture-share"))
    until_drawn(phone)
    phone.tap(phone.button("replay-share"))
    phone.page.wait_for_function("window.shared.length === 1")
    shared = phone.page.evaluate("window.shared.map((file) => [file.type, file.size > 50_000])")
    assert shared == [["image/png", True]]
    phone.tap(phone.button("close"))
    phone.tap(phone.button("after-replay"))
    phone.words("games-over").wait_for()
    phone.button("picture-share").wait_for()
    phone.tap(phone.link("games-to-table"))
    phone.find(".finale").wait_for()
    assert phone.table == sights.over["table"]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_long_names_stay_inside_the_picture(devices: Devices, players: int, language: str) -> None:
    """The picture is drawn without an error; docs/screens.py shows what it looks like."""
    phone = devices.phone(locale=language)
    phone.go("/kept")
    phone.page.evaluate(
        "draft => localStorage.setItem('cheese-rescue.score', JSON.stringify(draft))",
        long_draft(players),
    )
    phone.go("/score#square")
    phone.tap(".score-bar .button")
    phone.tap(phone.find(".finale-controls .icon-button").nth(5))
    phone.tap(phone.find(".score-after .button").first)
    until_drawn(phone)
    assert colours_of(phone) > 200


@pytest.mark.long
def test_a_count_that_no_sheet_prints_is_refused_and_can_be_scored_anyway(
    devices: Devices,
) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    faces = TWO.faces
    faces[faces.index("M")] = "D"
    take_up(phone, faces)
    chase(phone)
    phone.words("score-inferred").wait_for()
    phone.tap(phone.button("score-anyway"))
    phone.skip_finale()
    assert len(phone.points) == 2


@pytest.mark.long
def test_an_emptied_square_shows_no_old_error_and_comes_back_with_one_tap(
    devices: Devices,
) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    faces = TWO.faces
    faces[faces.index("S")] = "M"
    take_up(phone, faces)
    chase(phone)
    phone.find(".score-flaw").first.wait_for()
    phone.tap(phone.button("score-clear"))
    expect(phone.find(".score-flaws")).to_have_count(0)
    phone.until_announced(say("score-emptied"))
    phone.tap(phone.button("score-bring-back"))
    assert phone.find(".score-done").inner_text() == say("score-done", done=25, all=25)
