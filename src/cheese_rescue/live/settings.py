"""What a host may choose about the tables themselves, in seconds unless the name says otherwise."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class LiveSettings:
    """Pace and housekeeping of live tables."""

    bot_pause: float = 0.7
    """Before a bot plays a card, so that everybody can follow."""
    gone_after: float = 120
    """Until a bot stands in for somebody who is disconnected."""
    nudge_after: float = 60
    """Until an idle player is reminded."""
    idle_after: float = 180
    """From the reminder until a bot stands in."""
    rematch_pause: float = 1
    """At most, for the devices to send their numbers for the shuffle."""
    tick: float = 1
    """Between two looks at every table."""
    compare_every: float = 5
    """Between two comparisons of memory with the store."""
    keep_days: float = 30
    """Days without a change until a table is deleted."""
