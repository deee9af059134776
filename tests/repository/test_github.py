"""The files that GitHub reads, checked against its schemas; nothing here has run there yet."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # has no types

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))


def fits(schema: str, *files: Path) -> str:
    """What check-jsonschema says about the files; empty if all is well."""
    command = Path(sys.executable).with_name("check-jsonschema")
    arguments = [str(command), "--builtin-schema", schema, *map(str, files)]
    ran = subprocess.run(arguments, capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else ran.stdout + ran.stderr


def test_the_workflows_fit_their_schema() -> None:
    assert WORKFLOWS
    assert fits("vendor.github-workflows", *WORKFLOWS) == ""


def test_a_workflow_with_a_mistake_would_be_found(tmp_path: Path) -> None:
    (workflow,) = WORKFLOWS
    wrong = tmp_path / "ci.yml"
    wrong.write_text(workflow.read_text(encoding="utf-8").replace("runs-on:", "run-on:"))
    assert "run-on" in fits("vendor.github-workflows", wrong)


def test_the_workflow_runs_what_continuous_integration_runs() -> None:
    (workflow,) = WORKFLOWS
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    runs = {name: [step.get("run") for step in job["steps"]] for name, job in jobs.items()}
    assert ".ci/run" in runs["linux"]
    assert "python check quick" in runs["python"]
    assert "python check quick" in runs["systems"]
    assert jobs["python"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert set(jobs["systems"]["strategy"]["matrix"]["system"]) == {
        "macos-latest",
        "windows-latest",
    }


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_has_what_github_asks_for(form: Path) -> None:
    found = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert found["name"]
    assert found["description"]
    for field in found["body"]:
        assert field["type"] in ("textarea", "input", "dropdown", "markdown")
        assert field["attributes"]["label"]
    assert len({field["id"] for field in found["body"]}) == len(found["body"])


def test_pre_commit_runs_the_tools_of_check() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    entries = [hook["entry"] for repo in config["repos"] for hook in repo["hooks"]]
    for tool in ("ruff format", "ruff check", "mypy", "lint-imports", "web/hook.py check"):
        assert any(tool in entry for entry in entries), tool
