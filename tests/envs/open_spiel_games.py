"""Games of `python_cheese_rescue` for the tests, and the golden playthrough.

`python -m tests.envs.open_spiel_games` writes the playthrough anew; read the difference before
keeping it.
"""

from pathlib import Path
from random import Random
from typing import Any

import pyspiel
from hypothesis import strategies as st
from open_spiel.python.algorithms.generate_playthrough import playthrough

from cheese_rescue.envs.open_spiel import NAME
from tests.rules.games import SEEDS, SETUPS, Setup

PLAYTHROUGH = Path(__file__).parent / "open_spiel_playthrough.txt"


def load(setup: Setup) -> Any:
    return pyspiel.load_game(NAME, {"players": setup.players, **setup.rules._asdict()})


def any_action(state: Any, rng: Random) -> int:
    """One that chance or the player to move may take."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(actions, chances)[0])
    return int(rng.choice(state.legal_actions()))


def history(setup: Setup, seed: int) -> list[Any]:
    """Every state of a game in which all choose at random."""
    rng = Random(seed)
    states = [load(setup).new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(any_action(states[-1], rng)))
    return states


def length(setup: Setup) -> int:
    """The number of actions in a game, those of chance included."""
    return setup.players * 21


def state_after(setup: Setup, actions: int, seed: int) -> Any:
    """The state after this many random actions."""
    rng = Random(seed)
    state = load(setup).new_initial_state()
    for _ in range(actions):
        state.apply_action(any_action(state, rng))
    return state


any_state = st.sampled_from(SETUPS).flatmap(
    lambda setup: st.builds(state_after, st.just(setup), st.integers(0, length(setup)), SEEDS)
)
"""A state of any set-up, from before the deal to the end."""


def main() -> None:
    PLAYTHROUGH.write_text(playthrough(NAME, [], seed=1), encoding="utf-8")


if __name__ == "__main__":
    main()
