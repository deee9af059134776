"""Back-up and point-in-time restore of PostgreSQL, by the scripts that hosts are given."""

import time
from pathlib import Path

import pytest

from tests.people import ADA, arrive, playing, until
from tests.server.backends import own_cluster, using
from tests.server.engines import Postgres
from tests.server.site import serving

SCRIPTS = Path(__file__).parents[2] / "deploy" / "postgresql"
pytestmark = pytest.mark.cluster("a file is copied: see tests/repository/test_operate.py")


class Archiving(Postgres):
    """Keeps every piece of its log, as docs/operate.md says."""

    settings = {  # noqa: RUF012 - as in Postgres
        **Postgres.settings,
        "archive_mode": "on",
        "archive_command": "sh archive.sh %p backup/log/%f",
    }

    def prepare(self) -> None:
        super().prepare()
        for script in SCRIPTS.glob("*.sh"):  # where an ordinary user can read them
            (self.folder / script.name).write_text(script.read_text(encoding="utf-8"))
        self.run("mkdir", "-p", "backup/log")
        for script in SCRIPTS.glob("*.sh"):
            self.run("ln", "-s", f"../{script.name}", f"data/{script.name}")
        self.run("ln", "-s", "../backup", "data/backup")  # it runs them there

    def restore(self, *instant: str) -> None:
        where = (str(self.folder / name) for name in ("data", "backup/base", "backup/log"))
        self.run("sh", str(self.folder / "restore.sh"), *where, *instant)


@pytest.mark.long
def test_a_base_back_up_and_the_log_bring_back_any_instant_with_every_seat(
    tmp_path: Path,
) -> None:
    with own_cluster(Archiving) as cluster:
        postgres = cluster.postgres
        assert isinstance(postgres, Archiving)
        with using(cluster), serving(tmp_path / "server") as server:
            opened = server.open(begins="oldest", chairs=[{"mine": True}, {"mine": True}])
            keys = (opened["opener"], *opened["tokens"])
            device = arrive(server, opened["table"], *keys)
            device.ask("start", oldest=ADA)
            until(device, playing)
            where = ("--host=127.0.0.1", f"--port={postgres.port}", "--username=cheese")
            postgres.run("pg_basebackup", *where, "--pgdata=backup/base", "--checkpoint=fast")
            for seat in (0, 1):
                device.play(device.until_turn(seat))
            time.sleep(0.01)
            ((instant,),) = postgres.rows("postgres", "SELECT clock_timestamp()::text")
            time.sleep(0.01)
            device.play(device.until_turn(0))
            moves = device.views[0]["moves"]
            assert server.stop() == 0
            postgres.stop()

            postgres.restore(instant)
            postgres.start()
            while postgres.rows("postgres", "SELECT pg_is_in_recovery()") == [(True,)]:
                time.sleep(0.05)
            again = arrive(server.start(), opened["table"], *keys)
            assert again.views[0]["moves"] == moves[:2]
            assert again.play_out(0, 1)["over"]
