"""Prometheus metrics. None of them contains a table id, a name or an address."""

import asyncio
import collections
import logging
import time
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from cheese_rescue import __version__

disable_created_metrics()  # type: ignore[no-untyped-call]
_log = logging.getLogger(__name__)

LOG_EVERY = 5.0
"""Seconds between two log lines about an unavailable store."""
SUMMARY_EVERY = 30.0
"""Seconds that a log line about rejections covers."""
COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)

GAUGES = {
    "sockets": "Open WebSocket connections.",
    "tables": "Tables in memory.",
    "bot_queue": "Bot moves and hints waiting for a worker.",
    "reviews": "Reviews being computed.",
    "worker_restarts": "Worker processes that failed and were restarted.",
    "worker_missed": "Requests that no remote worker answered, so the server computed them.",
    "bus_up": "1 while connected to Redis or without Redis, else 0.",
}
"""Gauges, read from the server at every scrape."""
COUNTERS = {
    "entries": "Entries written to the logs of tables, by kind.",
    "thoughts": "Requests computed by workers, by kind.",
}
"""Counted in plain Python, which is faster: they change with every move."""


class Metrics(Collector):
    """All metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._logged_at = -LOG_EVERY
        info = Gauge(
            "cheese_rescue_info", "The version of the server.", ["version"], registry=self.registry
        )
        info.labels(__version__).set(1)
        self.entries = collections.Counter[str]()
        """Log entries written, by kind."""
        self.computed: Callable[[], Mapping[str, int]] = dict
        """Returns the number of requests that workers answered, by kind."""
        self.registry.register(self)
        self._unavailable = self._counter(
            "store_trouble", "Operations that failed because the database was unavailable."
        )
        self._refusals = Counter(
            "cheese_rescue_refusals",
            "Refusals sent over WebSockets, by code.",
            ["refusal"],
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "cheese_rescue_commit_seconds",
            "Duration of a database commit, in seconds.",
            buckets=COMMIT_BUCKETS,
            registry=self.registry,
        )
        self._gauges = {
            name: Gauge(f"cheese_rescue_{name}", text, registry=self.registry)
            for name, text in GAUGES.items()
        }
        self._rejections = Counter(
            "cheese_rescue_rejections",
            "Connections, requests and handshakes rejected because of a limit, by kind.",
            ["kind"],
            registry=self.registry,
        )
        self._unlogged = collections.Counter[str]()
        self.dropped = self._counter("dropped", "Clients dropped because they read too slowly.")
        self.errors = self._counter("errors", "Internal errors; should stay 0.")

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"cheese_rescue_{name}", text, registry=self.registry)

    def watch(self, **gauges: Callable[[], float]) -> None:
        """Set the functions that the named gauges are read from."""
        for name, read in gauges.items():
            self._gauges[name].set_function(read)

    def collect(self) -> Iterator[Metric]:
        """The counters kept in plain Python; the registry calls this at every scrape."""
        counted = {"entries": self.entries, "thoughts": self.computed()}
        for name, text in COUNTERS.items():
            family = CounterMetricFamily(f"cheese_rescue_{name}", text, labels=["kind"])
            for kind, count in counted[name].items():
                family.add_metric([kind], count)
            yield family

    def entry_written(self, kind: str) -> None:
        """Count a log entry."""
        self.entries[kind] += 1

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def rejected(self, kind: str) -> None:
        """Count a rejection. A summary is logged at most every `SUMMARY_EVERY` seconds."""
        self._rejections.labels(kind).inc()
        if not self._unlogged:
            asyncio.get_running_loop().call_later(SUMMARY_EVERY, self._log_rejections)
        self._unlogged[kind] += 1

    def _log_rejections(self) -> None:
        counts = ", ".join(f"{kind} {count}" for kind, count in self._unlogged.most_common())
        self._unlogged.clear()
        _log.warning(
            "rejected in the last %d s because of a limit: %s; docs/operate.md explains the limits",
            SUMMARY_EVERY,
            counts,
        )

    def store_unavailable(self, error: Exception) -> None:
        """Count a failed store operation, logged at most every `LOG_EVERY` seconds."""
        self._unavailable.inc()
        now = time.monotonic()
        if now - self._logged_at > LOG_EVERY:
            self._logged_at = now
            _log.warning(
                "the database is unavailable (%s): moves are refused until it is back;"
                " check its disk space, its locks and the connection to it",
                error,
            )

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)
