"""Metrics for Prometheus. None of them names a table, a person or an address."""

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
COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)

GAUGES = {
    "sockets": "Devices connected now.",
    "tables": "Tables held in memory now.",
    "bot_queue": "Bot moves and hints waiting for a worker.",
    "reviews": "Reviews under way now.",
    "worker_restarts": "Workers that died and were started again.",
    "worker_missed": "Thoughts that no worker apart answered.",
    "bus_up": "Whether other processes are heard.",
}
"""Read from the server at every scrape."""
COUNTERS = {
    "entries": "Entries written to the tables' logs.",
    "thoughts": "What workers have thought of.",
}
"""Counted in plain Python, since they are counted with every move."""


class Metrics(Collector):
    """Everything that one process measures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._logged_at = -LOG_EVERY
        info = Gauge("cheese_rescue_info", "This version.", ["version"], registry=self.registry)
        info.labels(__version__).set(1)
        self.entries = collections.Counter[str]()
        """By kind of log entry."""
        self.computed: Callable[[], Mapping[str, int]] = dict
        """Returns what workers have answered, by kind."""
        self.registry.register(self)
        self._unavailable = self._counter(
            "store_trouble", "Entries refused because nothing could be written."
        )
        self._refusals = Counter(
            "cheese_rescue_refusals",
            "Refusals told over sockets.",
            ["refusal"],
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "cheese_rescue_commit_seconds",
            "How long the commit of a group of entries takes.",
            buckets=COMMIT_BUCKETS,
            registry=self.registry,
        )
        self._gauges = {
            name: Gauge(f"cheese_rescue_{name}", text, registry=self.registry)
            for name, text in GAUGES.items()
        }
        self.dropped = self._counter("dropped", "Slow readers that were dropped.")
        self.errors = self._counter("errors", "Faults of our own; should stay 0.")

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"cheese_rescue_{name}", text, registry=self.registry)

    def watch(self, **gauges: Callable[[], float]) -> None:
        """Read these gauges from their functions."""
        for name, read in gauges.items():
            self._gauges[name].set_function(read)

    def collect(self) -> Iterator[Metric]:
        """Called by the registry for what is counted in plain Python."""
        counted = {"entries": self.entries, "thoughts": self.computed()}
        for name, text in COUNTERS.items():
            family = CounterMetricFamily(f"cheese_rescue_{name}", text, labels=["kind"])
            for kind, count in counted[name].items():
                family.add_metric([kind], count)
            yield family

    def entry_written(self, kind: str) -> None:
        """Count an entry."""
        self.entries[kind] += 1

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def store_unavailable(self, error: Exception) -> None:
        """Count a failure of the store, and log it from time to time."""
        self._unavailable.inc()
        now = time.monotonic()
        if now - self._logged_at > LOG_EVERY:
            self._logged_at = now
            _log.warning(
                "the database cannot be written or read: %s. Moves are refused until it can;"
                " check its disk, its locks and the connection to it.",
                error,
            )

    def text(self) -> bytes:
        """In the format that Prometheus reads."""
        return generate_latest(self.registry)
