"""The package that a release brings: its source archive, its wheel, and the base install."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from cheese_rescue import __version__
from cheese_rescue.bots import LEVELS
from cheese_rescue.extras import MODULES
from cheese_rescue.i18n import LANGUAGES, Catalogue
from docs.description import description
from tests.cli.command import environment as told_in
from tests.installation import (
    ROOT,
    STATIC,
    build,
    install,
    source_archive,
    unpacked,
    without_node,
)
from tests.server.site import Server, end

README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = ROOT / "examples"
PLAYABLE = ("little-mouse", "mouse", "kitten", "cat", "tomcat")

pytestmark = [
    pytest.mark.xdist_group("install"),
    pytest.mark.skipif(sys.platform != "linux", reason="written and tried on Linux"),
]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return source_archive(tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def source(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source archive."""
    return unpacked(archive, tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive on a machine without Node."""
    folder = tmp_path_factory.mktemp("wheel")
    return build("wheel", source, folder / "dist", without_node(folder / "bin"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a base install."""
    return install(wheel, tmp_path_factory.mktemp("base") / "venv")


@pytest.fixture
def base(programs: Path, tmp_path: Path) -> "Base":
    return Base(programs, tmp_path)


class Base:
    """A base install and the folder in which its commands run."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.python, self.command = programs / "python", programs / "cheese-rescue"
        self.folder = folder

    def run(
        self, *arguments: str | Path, typed: str = "", language: str = "en"
    ) -> subprocess.CompletedProcess[str]:
        line = [str(self.command), "--lang", language, *map(str, arguments)]
        return self._ran(line, typed)

    def python_runs(self, code: str) -> str:
        ran = self._ran([str(self.python), "-c", code], "")
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def _ran(self, line: list[str], typed: str) -> subprocess.CompletedProcess[str]:
        environment = told_in(HOME=str(self.folder), COLUMNS="200")
        return subprocess.run(
            line, input=typed, cwd=self.folder, env=environment,
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip


def missing(extra: str, language: str = "en") -> str:
    return Catalogue(language).text("refusal-missing-extra", extra=extra)


# --- the archives -----------------------------------------------------------------------------


@pytest.mark.long
def test_a_source_archive_brings_the_built_page_and_no_machine_needs_node(
    source: Path, wheel: Path
) -> None:
    with ZipFile(wheel) as packed:
        inside = packed.read("cheese_rescue/server/static/built.json")
        metadata = message_from_bytes(
            packed.read(f"cheese_rescue-{__version__}.dist-info/METADATA")
        )
    assert inside == (source / STATIC / "built.json").read_bytes()
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["Author"] == "The Cheese Rescue authors"
    assert len(metadata.get_all("Classifier", [])) > 10
    assert "board game" in metadata["Keywords"]
    assert "\n# Cheese Rescue\n" in metadata.as_string()
    assert not (source / "web" / "node_modules").exists()


@pytest.mark.long
def test_the_tests_in_a_source_archive_run(source: Path) -> None:
    missing = {path.name for path in ROOT.glob("[!._]*")} - {path.name for path in source.iterdir()}
    assert missing <= {"site", "dist", "build"}
    names = [
        *("rules/test_chase.py", "rules/test_golden.py"),  # these compile no kernel
        *("repository/test_locks.py", "repository/test_readme.py"),
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *(f"tests/{name}" for name in names)],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_the_description_has_no_link_that_leads_nowhere_on_a_package_index() -> None:
    text = description(README, None, __version__)
    links = re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"", text)
    assert [link for pair in links for link in pair if link and "://" not in link] == []
    assert "- Hosting: at home, on the internet or on many machines\n" in text
    assert "<img" not in text


def test_with_an_address_of_the_repository_the_description_links_to_this_version() -> None:
    text = description(README, "https://example.org/cheese/", "1.2.3")
    assert "[Hosting](https://example.org/cheese/blob/v1.2.3/docs/operate.md)" in text
    assert '<img src="https://example.org/cheese/raw/v1.2.3/docs/pictures/table.jpg"' in text
    assert text.count("](https://example.org/") == len(re.findall(r"\]\((?!http)", README))


# --- the base install -------------------------------------------------------------------------


@pytest.mark.long
def test_the_base_install_has_nothing_that_belongs_to_an_extra(base: Base) -> None:
    names = [name for modules in MODULES.values() for name in modules]
    found = base.python_runs(
        "from importlib.util import find_spec\n"
        f"print([name for name in {names} if find_spec(name)])"
    )
    assert found == "[]\n"


@pytest.mark.long
def test_every_module_but_those_of_an_extra_can_be_imported_without_it(base: Base) -> None:
    found = base.python_runs(
        "import cheese_rescue, json, pkgutil\n"
        "from importlib import import_module\n"
        "from cheese_rescue.extras import MissingExtra\n"
        "failed = {}\n"
        "path, prefix = cheese_rescue.__path__, 'cheese_rescue.'\n"
        "for module in pkgutil.walk_packages(path, prefix, onerror=lambda name: None):\n"
        "    if not module.name.endswith('__main__'):\n"
        "        try:\n"
        "            import_module(module.name)\n"
        "        except ModuleNotFoundError as error:\n"
        "            failed[module.name.removeprefix('cheese_rescue.')] = error.name\n"
        "        except MissingExtra as error:\n"
        "            failed[module.name.removeprefix('cheese_rescue.')] = str(error.extra)\n"
        "print(json.dumps(failed))"
    )
    failed = json.loads(found)
    search = {name for name, missing in failed.items() if missing in ("numba", "numpy", "llvmlite")}
    assert all(
        name.startswith("bots.kernel.")
        or name in {"bots.search", "bots.learning", "exercises.making"}
        or name.removeprefix("datasets.") in {"arrays", "reading", "statistics", "tables"}
        for name in search
    )
    assert {name for name in failed if name not in search} == {
        *("server.bus.redis", "server.redis_client", "server.store.postgres"),
        *("server.thinking.remote", "datasets.schema", "envs"),
    }
    assert failed["envs"] == "Extra.ENVS"


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_given_a_seat_in_the_terminal(level: str, base: Base) -> None:
    ran = base.run("terminal", level, "mouse", "--save", "game.txt")
    assert (ran.returncode, ran.stderr) == (0, "")
    plays = re.findall(r"bot:(\S+)", (base.folder / "game.txt").read_text("utf-8"))
    words = Catalogue("en").text
    simpler = words("bot-plays-instead", bot=words(f"bot-{level}"), simpler=words("bot-tomcat"))
    if level in PLAYABLE:
        assert {*plays} == {level, "mouse"}
        assert missing("strong") not in ran.stdout
    else:
        assert {*plays} == {"tomcat", "mouse"}
        assert f"{simpler}\n{missing('strong')}\n" in ran.stdout


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_and_a_review_say_what_they_need_in_the_terminal(language: str, base: Base) -> None:
    ran = base.run(
        "terminal", "person", "mouse", "--level", "hint-place", typed="\n!\n", language=language
    )
    assert ran.returncode == 0
    assert missing("strong", language) in ran.stdout
    reviewed = base.run("review", EXAMPLES / "game.txt", language=language)
    assert (reviewed.returncode, reviewed.stderr) == (2, f"{missing('strong', language)}\n")


@pytest.mark.long
def test_the_base_install_scores_replays_verifies_and_plays_tournaments(base: Base) -> None:
    for command in ("score", "replay", "verify"):
        file = EXAMPLES / ("table.txt" if command == "score" else "game.txt")
        ran = base.run(command, file)
        assert (ran.returncode, ran.stderr) == (0, "")
    ran = base.run("arena", "gentle", "greedy", "--games", "4", "--jobs", "1", "--json")
    assert [one["rating"] for one in json.loads(ran.stdout)["entrants"]] == [None, None]
    ran = base.run("arena", "gentle", "greedy", "--games", "4", "--jobs", "1")
    assert (ran.returncode, ran.stderr) == (0, f"{missing('arena')}\n")


@pytest.mark.long
@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("strong", "arena old-dog gentle"),
        ("strong", "simulate --bot puppy"),
        ("strong", "exercises make"),
        ("strong", "exercises check puzzles"),
        ("strong", "bench search"),
        ("strong", "bench playouts"),
        ("strong", "bench finish"),
        ("scale", "worker --bus redis://localhost"),
        ("scale", "serve --bus redis://localhost"),
        ("scale", "serve --database postgresql://localhost/x"),
        ("arena", "arena gentle greedy --plot x.svg"),
        ("dask", "arena gentle greedy --dask tcp://localhost:1"),
    ],
)
def test_what_needs_an_extra_says_so_in_one_sentence(extra: str, command: str, base: Base) -> None:
    ran = base.run(*command.split())
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{missing(extra)}\n")


class InstalledServer(Server):
    """The server of an install."""

    command: Path

    def spawn(self) -> None:
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [self.command, "serve", "--only-here", "--no-browser", "--port", str(self.port),
                 "--database", str(self.folder / "tables.db"), "--bot-pause", "0", "--lang", "en"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip


@pytest.fixture
def server(base: Base) -> Iterator[InstalledServer]:
    served = InstalledServer(base.folder)
    served.command = base.command
    try:
        yield served.start()
    finally:
        end(served.process)


@pytest.mark.long
def test_the_base_install_serves_the_first_five_levels_and_refuses_the_rest(
    server: InstalledServer,
) -> None:
    assert f'data-levels="{" ".join(PLAYABLE)}"' in server.get("/").text
    for level in LEVELS:
        answer = server.post(
            "/api/tables", {"players": 2, "chairs": [{"mine": True}, {"bot": level}]}
        )
        if level in PLAYABLE:
            assert answer.status_code == 201
        else:
            assert answer.status_code == 501
            assert answer.json()["refusal"] == "missing-extra"
            assert answer.json()["data"] == {"extra": "strong"}
    assert server.get("/metrics").status_code == 200
    assert missing("strong") in " ".join(server.log().split())


@pytest.mark.long
def test_the_base_install_serves_a_game_but_no_hint_review_or_puzzle(
    server: InstalledServer,
) -> None:
    chairs = [{"mine": True, "help": "hint-place"}, {"bot": "tomcat"}]
    opened = server.open(players=2, begins="oldest", chairs=chairs)
    tokens = [opened["opener"], *filter(None, opened["tokens"])]
    with closing(server.device(opened["table"], *tokens)) as device:
        device.ask("start", oldest=0)
        view = device.hear_until("views")["views"][0]
        asked = {"seat": view["seat"], "game": view["game"], "ply": view["ply"]}
        refused = device.ask("hint", **asked)
        assert (refused["type"], refused["refusal"]) == ("refused", "missing-extra")
        card, cell = view["hand"][0], view["legal_cells"][0]
        assert device.ask("play", **asked, card=card, cell=cell)["type"] != "refused"
        while device.hear_until("views")["views"][0]["ply"] < 2:
            pass
    record = (EXAMPLES / "game.txt").read_text("utf-8")
    lines = server.post("/api/review", {"record": record}).text.splitlines()
    assert json.loads(lines[-1])["refusal"] == "missing-extra"
    puzzle = server.post("/api/exercise", {"name": "puzzle-1", "moves": []})
    assert (puzzle.status_code, puzzle.json()["refusal"]) == (501, "missing-extra")
    lesson = server.get("/api/exercises").json()["lessons"][0]
    assert server.post("/api/exercise", {"name": lesson, "moves": []}).status_code == 200
    assert server.stop() == 0


@pytest.mark.long
def test_in_python_a_strong_bot_warns_and_plays_simply_and_advice_names_what_to_install(
    base: Base,
) -> None:
    found = base.python_runs(
        "import warnings\n"
        "from random import Random\n"
        "from cheese_rescue.bots import BOTS, Budget\n"
        "from cheese_rescue.bots.advice import advise\n"
        "from cheese_rescue.extras import MissingExtra\n"
        "from cheese_rescue.rules import Game\n"
        "from cheese_rescue.rules.cards import unshuffled_pile\n"
        "game = Game.deal(players=2, pile=unshuffled_pile(2))\n"
        "view = game.view(game.turn)\n"
        "with warnings.catch_warnings(record=True) as warned:\n"
        "    warnings.simplefilter('always')\n"
        "    strong = BOTS['old-dog'].choose(view, Random(1), Budget())\n"
        "    simple = BOTS['greedy'].choose(view, Random(1), Budget())\n"
        "print(strong == simple, len(warned), warned[0].message)\n"
        "try:\n"
        "    advise(view, Budget())\n"
        "except MissingExtra as why:\n"
        "    print(why)\n"
    )
    install_it = 'this needs an extra: pip install "cheese-rescue[strong]"'
    assert found == f"True 1 plays like GreedyBot: {install_it}\n{install_it}\n"


# --- uvx, pipx and pip ------------------------------------------------------------------------


def once_released() -> list[str]:
    """The commands of the README that will work once there is a release."""
    return re.findall(r"^(\S.*?) +# once released\b", README, re.MULTILINE)


def test_the_readme_says_how_a_release_is_installed() -> None:
    assert once_released() == [
        "uvx cheese-rescue",
        "pipx install cheese-rescue",
        "pip install cheese-rescue",
    ]


@pytest.mark.long
@pytest.mark.parametrize("line", once_released())
def test_a_command_of_the_readme_installs_the_wheel_where_there_is_no_node(
    line: str, wheel: Path, tmp_path: Path
) -> None:
    tool, *arguments = line.split()
    environment = without_node(tmp_path / "bin")
    for name in ("HOME", "PIPX_HOME", "PIPX_BIN_DIR", "UV_CACHE_DIR", "UV_TOOL_DIR"):
        environment[name] = str(tmp_path / name.lower())
    here = f"{wheel.parent} {os.environ.get('PIP_FIND_LINKS', '')}".strip()
    environment |= {"PIP_FIND_LINKS": here, "UV_FIND_LINKS": str(wheel.parent)}
    environment["PIPX_DEFAULT_PYTHON"] = environment["UV_PYTHON"] = sys.executable
    version = [*([] if tool == "uvx" else ["cheese-rescue"]), "--version"]
    if tool == "pip":
        python = [sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")]
        subprocess.run(python, check=True, timeout=60)
        own = [sys.executable, "-m", "pip", "--python", str(tmp_path / "venv" / "bin" / "python")]
        environment["PATH"] += f":{tmp_path}/venv/bin"
    else:
        program = Path(sys.executable).with_name(tool)
        if not program.exists():
            pytest.skip(f"{tool} is not installed")
        own = [str(program)]
        environment["PATH"] += f":{environment['PIPX_BIN_DIR']}"
    command = [*own, *arguments]
    if tool == "uvx":
        version = [*command, "--version"]
    else:
        subprocess.run(command, env=environment, check=True, capture_output=True, timeout=300)
    program_line = [shutil.which(version[0], path=environment["PATH"]) or version[0], *version[1:]]
    ran = subprocess.run(
        program_line, env=environment, check=True, capture_output=True, text=True, timeout=300
    )
    assert ran.stdout == f"cheese-rescue {__version__}\n"
