"""Everything that a newcomer needs comes from `cheese_rescue`, and only when it is needed."""

import ast
import doctest
import inspect
import json
import pydoc
import re
import subprocess
import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path

import pytest

import cheese_rescue

SOURCE = Path(cheese_rescue.__file__).parent
CLASSES = [
    value
    for name in cheese_rescue.__all__
    if inspect.isclass(value := getattr(cheese_rescue, name)) and not issubclass(value, Exception)
]
WITH_EXAMPLES = [
    ".".join(("cheese_rescue", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(
        ".__init__"
    )
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


def modules_after(statement: str) -> set[str]:
    """All modules in a fresh Python, without installed packages, after this statement."""
    code = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); {statement}; import json; "
    ran = subprocess.run(
        [sys.executable, "-S", "-c", f"{code}print(json.dumps([*sys.modules]))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(ran.stdout))


def test_the_rules_import_nothing_but_themselves_and_the_standard_library() -> None:
    imported = modules_after("import cheese_rescue.rules")
    ours = {name for name in imported if name.partition(".")[0] == "cheese_rescue"}
    assert ours - {"cheese_rescue"} == {
        name for name in ours if f"{name}.".startswith("cheese_rescue.rules.")
    }
    others = {name.partition(".")[0] for name in imported - ours}
    assert others <= {*sys.stdlib_module_names, "__main__"}


def test_the_package_loads_a_part_only_for_its_names() -> None:
    assert "cheese_rescue.rules" not in modules_after("import cheese_rescue")
    assert "cheese_rescue.bots" not in modules_after("from cheese_rescue import Game")
    assert "cheese_rescue.rules" not in modules_after("import cheese_rescue; dir(cheese_rescue)")


def test_type_checkers_and_python_find_the_same_names() -> None:
    tree = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    typed = {alias.name: str(node.module) for node in imports for alias in node.names}
    assert {*typed, "TITLE", "__version__"} == {*cheese_rescue.__all__}
    assert {*cheese_rescue.__all__} <= {*dir(cheese_rescue)}
    for name, module in typed.items():
        assert getattr(cheese_rescue, name) is getattr(import_module(module), name)


def test_dir_shows_names_to_use_and_parts_of_the_package() -> None:
    shown = {name for name in dir(cheese_rescue) if not name.startswith("_")}
    parts = {path.stem for path in SOURCE.iterdir()}
    assert shown <= {*cheese_rescue.__all__} | parts
    assert "rules" in shown, "imported by this file"


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"'cheese_rescue' has no attribute 'gmae'"):
        cheese_rescue.gmae  # type: ignore[attr-defined]  # noqa: B018 (the very mistake)
    with pytest.raises(ImportError, match=r"cannot import name 'Gmae'"):
        from cheese_rescue import Gmae  # type: ignore[attr-defined]  # noqa: F401, PLC0415 (same)


def fields_of(kind: type) -> list[str]:
    if is_dataclass(kind):
        return [field.name for field in fields(kind)]
    if issubclass(kind, Enum):
        return list(vars(kind).get("__annotations__", {}))
    return [*getattr(kind, "_fields", ())]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_help_explains_a_class_with_each_of_its_fields(kind: type) -> None:
    shown = pydoc.plain(pydoc.render_doc(kind))
    (first, *_) = (inspect.getdoc(kind) or "").splitlines()
    assert first.endswith(".")
    assert first in shown
    described = re.findall(r"^ \|  - `(\w+)`: [A-Z]\S", shown, re.MULTILINE)
    assert described == fields_of(kind)


def test_help_on_the_package_names_the_functions_to_begin_with() -> None:
    shown = pydoc.plain(pydoc.render_doc(cheese_rescue))
    for name in ("new_game", "play_out", "svg"):
        assert re.search(rf"^    {name}\(", shown, re.MULTILINE)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_docstring_are_true(name: str) -> None:
    told: list[str] = []
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder().find(import_module(name), globs={}):
        runner.run(test, out=told.append)
    assert runner.summarize(verbose=False).attempted
    assert not told, "".join(told)
