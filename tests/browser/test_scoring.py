"""The score page: the square of a game with real cards, entered by tapping."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.screens import Devices, Screen, say
from tests.browser.test_layout import boxes, overlaps
from tests.browser.tour import keep_draft

pytestmark = pytest.mark.browser

REFUSED = r"status of 422"
"""What Chromium logs when the server finds flaws in a square."""


@dataclass(frozen=True)
class End:
    """A finished square, with the points and the winners."""

    drawing: str
    points: list[int]
    winners: list[int]
    russian: list[int]
    """The points by the Russian rule sheet (dogs hunt mice)."""

    @property
    def faces(self) -> list[str]:
        return self.drawing.split()

    @property
    def players(self) -> int:
        return len(self.points)


TWO = End(
    """
    D  2a 1b M  D
    1b M  S  3a M
    2b 3b M  C  C
    2b M  M  M  D
    1b 1a 2a M  C
    """,
    [0, 3],
    [1],
    [3, 4],
)
THREE = End(
    """
    M  C  M  D  3c C
    3b C  D  D  C  M
    M  1c 1a 2b M  D
    2c 1a C  M  C  M
    2c M  1b M  3a C
    1b 1a 1c M  C  1b
    """,
    [1, 4, 4],
    [1],
    [1, 2, 3],
)
FOUR = End(
    """
    D  2a 2a C  M  2c M
    C  C  M  1b C  D  1b
    3b 1c M  1b 1a C  1c
    3c D  3a S  2d M  M
    C  M  C  1c D  C  M
    2c D  1a C  M  1d 3d
    1a C  M  2b C  D  1d
    """,
    [6, 4, 6, 2],
    [0],
    [4, 3, 6, 2],
)


def begin(screen: Screen, players: int = 2) -> None:
    screen.go("/score")
    screen.tap(screen.find(".score-choice").nth(players - 2))
    screen.tap(screen.button("score-next"))
    screen.find(".score-editor").wait_for()


def tap_in(screen: Screen, faces: list[str]) -> None:
    for face in faces:
        screen.tap(f'[data-face="{face}"]')


def take_up(screen: Screen, faces: list[str], players: int = 2) -> None:
    """Opens the editor with a square that was entered before."""
    screen.go("/kept")
    keep_draft(screen, faces, players=players)
    screen.go("/score#square")
    screen.find(".score-editor").wait_for()


def chase(screen: Screen) -> None:
    screen.tap(screen.button("finale-title"))


def filled(screen: Screen) -> str:
    return screen.find(".score-done").inner_text()


@pytest.mark.parametrize(
    "end",
    [pytest.param(TWO, id="two"), pytest.param(FOUR, id="four", marks=pytest.mark.long)],
)
def test_a_square_entered_card_by_card_gets_the_right_points(devices: Devices, end: End) -> None:
    phone = devices.phone()
    begin(phone, end.players)
    tap_in(phone, end.faces)
    chase(phone)
    phone.skip_finale()
    assert phone.points == end.points
    assert phone.winners == end.winners


@pytest.mark.long
def test_the_frames_of_a_story_cover_no_numeral(devices: Devices) -> None:
    phone = devices.phone()
    take_up(phone, TWO.faces)
    chase(phone)
    phone.skip_finale()
    phone.tap(phone.find(".finale .cell").nth(3))  # its frame touches a cheese that it ate
    marks = phone.find(".finale-mark")
    marks.first.wait_for()
    framed = numerals(phone)
    assert len(framed) == 2
    phone.find(".finale-actor").evaluate_all(
        "actors => actors.forEach((one) => { one.style.boxShadow = 'none'; })"
    )
    assert framed == numerals(phone)


SIX_SAVED = """
1b 1b 1b 2b 2b
3b D  D  D  C
S  C  C  C  C
C  1a 1a 1a 2a
2a 3a M  M  M
"""
"""The second player saves all cheeses."""


@pytest.mark.long
def test_six_saved_cheeses_fit_beside_points_of_two_digits(devices: Devices) -> None:
    phone = devices.phone(viewport={"width": 360, "height": 740})
    take_up(phone, SIX_SAVED.split())
    chase(phone)
    phone.skip_finale()
    assert phone.points[1] == 10
    cheeses = boxes(phone, ".finale-chip.won .finale-track i")
    assert len(cheeses) == 6
    [points] = boxes(phone, ".finale-chip.won .finale-points")
    assert not any(overlaps(cheese, points) for cheese in cheeses)


def numerals(screen: Screen) -> list[bytes]:
    """A picture of each numeral of the story, without the edge of its disc."""
    boxes = [mark.bounding_box() for mark in screen.find(".finale-mark").all()]
    return [
        screen.page.screenshot(
            clip={
                "x": box["x"] + box["width"] / 5,
                "y": box["y"] + box["height"] / 5,
                "width": box["width"] * 3 / 5,
                "height": box["height"] * 3 / 5,
            }
        )
        for box in boxes
        if box
    ]


@pytest.mark.long
def test_the_finale_uses_the_names_that_were_typed(devices: Devices) -> None:
    phone = devices.phone()
    take_up(phone, THREE.faces, players=3)
    phone.tap(phone.button("score-change"))
    for number, name in enumerate(("Ada", "Ben", "Cleo"), start=1):
        phone.page.get_by_label(say("score-name-of", number=number)).fill(name)
    phone.tap(phone.button("score-next"))
    chase(phone)
    phone.skip_finale()
    assert phone.points == THREE.points
    phone.words("finale-winner", who="Ben").wait_for()
    phone.words("finale-more-cheeses").wait_for()


@pytest.mark.long
def test_by_the_russian_rule_sheet_the_same_square_gets_other_points(devices: Devices) -> None:
    phone = devices.phone()
    take_up(phone, TWO.faces)
    phone.tap(phone.button("score-change"))
    phone.tap(phone.page.get_by_label(say("variant-dogs-hunt-mice")))
    phone.tap(phone.button("score-next"))
    chase(phone)
    phone.skip_finale()
    assert phone.points == TWO.russian


def test_every_flaw_of_an_impossible_square_is_named_and_marked_until_it_is_fixed(
    devices: Devices,
) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone()
    faces = TWO.faces
    faces[faces.index("S")] = "3a"
    take_up(phone, faces)
    chase(phone)
    flaws = phone.find(".score-flaws button")
    flaws.nth(1).wait_for()
    expect(flaws).to_have_count(2)
    assert set(flaws.all_inner_texts()) == {
        say("refusal-no-start-card", players=2),
        say("refusal-too-many-cheeses", who="Wheel", found=2, points=3, most=1),
    }
    phone.tap(flaws.nth(1))
    pointed = phone.find(".score-pointed")
    pointed.nth(1).wait_for()
    expect(pointed).to_have_count(2)
    phone.tap(phone.cell("2,1"))
    phone.tap('[data-face="S"]')
    phone.words("score-fine").wait_for()
    chase(phone)
    phone.skip_finale()
    assert phone.points == TWO.points


@pytest.mark.long
def test_holes_are_reported_without_asking_the_server(devices: Devices) -> None:
    phone = devices.phone()
    begin(phone)
    tap_in(phone, TWO.faces[:-2])
    assert filled(phone) == say("score-done", done=23, all=25)
    chase(phone)
    phone.words("refusal-holes", holes=2).wait_for()
    expect(phone.find(".score-pointed")).to_have_count(2)


def test_undo_takes_back_one_step_at_a_time_and_the_square_survives_a_reload(
    devices: Devices,
) -> None:
    phone = devices.phone()
    begin(phone)
    tap_in(phone, TWO.faces[:7])
    for _ in range(2):
        phone.tap(phone.button("score-undo"))
    tap_in(phone, ["M"])
    done = say("score-done", done=6, all=25)
    assert filled(phone) == done
    phone.page.reload()
    phone.find(".score-editor").wait_for()
    assert filled(phone) == done
    tap_in(phone, ["1b"])
    name = say("score-cell", row=2, column=2, card=say("cheese-theirs", who="Wedge", points=1))
    assert phone.cell("1,1").get_attribute("aria-label") == name


def test_an_unfinished_square_is_resumed_from_the_first_page(devices: Devices) -> None:
    phone = devices.phone()
    begin(phone)
    tap_in(phone, TWO.faces[:3])
    phone.go()
    phone.tap(phone.link("home-score"))
    phone.find(".score-editor").wait_for()
    assert filled(phone) == say("score-done", done=3, all=25)


@pytest.mark.long
def test_a_brush_stroke_fills_several_cells_and_is_undone_as_one_step(devices: Devices) -> None:
    desk = devices.desk()
    begin(desk)
    desk.tap(desk.page.get_by_label(say("score-paint")))
    desk.tap('[data-face="C"]')
    first, last = desk.cell("0,2").bounding_box(), desk.cell("4,2").bounding_box()
    assert first
    assert last
    mouse = desk.page.mouse
    mouse.move(first["x"] + 9, first["y"] + 9)
    mouse.down()
    mouse.move(last["x"] + 9, last["y"] + 9)
    mouse.up()
    assert filled(desk) == say("score-done", done=5, all=25)
    desk.tap(desk.button("score-undo"))
    assert filled(desk) == say("score-done", done=0, all=25)


@pytest.mark.long
def test_a_square_is_entered_by_keyboard_alone(devices: Devices) -> None:
    desk = devices.desk()
    desk.go("/score")
    desk.find(".score-setup").wait_for()
    desk.button("score-next").press("Enter")
    desk.find(".cell:focus").wait_for()
    faces = "".join(TWO.faces)
    desk.press("3", "Escape")  # the points of a cheese, cancelled
    desk.press(*faces[:-1], "d", "Backspace", *faces[-1])
    assert filled(desk) == say("score-done", done=25, all=25)
    desk.button("finale-title").press("Enter")
    desk.skip_finale()
    assert desk.points == TWO.points


@pytest.mark.long
def test_after_the_chase_one_can_go_back_to_the_square_or_start_another(devices: Devices) -> None:
    phone = devices.phone()
    take_up(phone, TWO.faces)
    chase(phone)
    phone.skip_finale()
    phone.tap(phone.button("score-back"))
    assert filled(phone) == say("score-done", done=25, all=25)
    phone.page.go_back()
    phone.find(".finale").wait_for()
    phone.tap(phone.button("score-again"))
    assert filled(phone) == say("score-done", done=0, all=25)
