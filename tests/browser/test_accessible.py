"""With the lamp off; every page in every language with the lamp on is in test_languages.py."""

import pytest

from tests.browser.axe import violations
from tests.browser.screens import Devices
from tests.browser.tour import REFUSED, Sights, walk

pytestmark = pytest.mark.browser


def test_axe_finds_nothing_on_any_page_in_the_dark(devices: Devices, sights: Sights) -> None:
    devices.forgive(REFUSED)
    phone = devices.phone(color_scheme="dark")
    troubles = [
        f"{sight}: {trouble}"
        for sight in walk(phone, sights)
        for trouble in violations(phone, coloured=True)
    ]
    assert not troubles, "\n".join(troubles)
