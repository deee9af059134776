"""Many games between bots, and games as data: simulations, Parquet files and their statistics."""

from cheese_rescue.datasets.simulation import Chunk, Forfeited, Simulation, Wanted, play_chunk
from cheese_rescue.datasets.tally import SeatTally, Tally

__all__ = [
    "Chunk",
    "Forfeited",
    "SeatTally",
    "Simulation",
    "Tally",
    "Wanted",
    "play_chunk",
]
