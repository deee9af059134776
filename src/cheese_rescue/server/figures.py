"""What a host watches, as Prometheus reads it. No table, no name, no address."""

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
TROUBLE_EVERY = 5.0
"""Seconds between two lines about it."""


class Figures(Collector):
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.version = __version__
        self._told_trouble = -TROUBLE_EVERY
        built = Gauge("cheese_rescue_info", "This version.", ["version"], registry=self.registry)
        built.labels(__version__).set(1)
        self.entries = collections.Counter[str]()
        """Counted plainly: this is done with every move."""
        self.thoughts: Callable[[], Mapping[str, int]] = dict
        """How often workers thought of something, by what it was."""
        self.registry.register(self)
        self._trouble = Counter(
            "cheese_rescue_store_trouble",
            "Entries refused because nothing could be written.",
            registry=self.registry,
        )
        self.refusals = Counter(
            "cheese_rescue_refusals",
            "Refusals told over sockets.",
            ["refusal"],
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "cheese_rescue_commit_seconds",
            "How long the commit of a group of entries takes.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )
        self.sockets = Gauge(
            "cheese_rescue_sockets", "Devices connected now.", registry=self.registry
        )
        self.tables = Gauge(
            "cheese_rescue_tables", "Tables held in memory now.", registry=self.registry
        )
        self.dropped = Counter(
            "cheese_rescue_dropped", "Slow readers that were dropped.", registry=self.registry
        )
        self.waiting_thoughts = Gauge(
            "cheese_rescue_bot_queue",
            "Bots' moves and hints that wait for a worker.",
            registry=self.registry,
        )
        self.reviews = Gauge(
            "cheese_rescue_reviews", "Reviews under way now.", registry=self.registry
        )
        self.worker_restarts = Gauge(
            "cheese_rescue_worker_restarts",
            "Workers that died and were started again.",
            registry=self.registry,
        )
        self.missed_workers = Gauge(
            "cheese_rescue_worker_missed",
            "Thoughts that no worker apart answered.",
            registry=self.registry,
        )
        self.bus_up = Gauge(
            "cheese_rescue_bus_up", "Whether other processes are heard.", registry=self.registry
        )
        self.errors = Counter(
            "cheese_rescue_errors", "Faults of our own; should stay 0.", registry=self.registry
        )

    def collect(self) -> Iterator[Metric]:
        """The registry asks for what was counted plainly."""
        counted = CounterMetricFamily(
            "cheese_rescue_entries", "Entries written to the tables' logs.", labels=["kind"]
        )
        for kind, count in self.entries.items():
            counted.add_metric([kind], count)
        yield counted
        thought = CounterMetricFamily(
            "cheese_rescue_thoughts", "What workers have thought of.", labels=["kind"]
        )
        for kind, count in self.thoughts().items():
            thought.add_metric([kind], count)
        yield thought

    def trouble(self, why: Exception) -> None:
        self._trouble.inc()
        now = time.monotonic()
        if now - self._told_trouble > TROUBLE_EVERY:  # not a line for every move
            self._told_trouble = now
            _log.warning("nothing can be written: %s", why)

    def text(self) -> bytes:
        return generate_latest(self.registry)
