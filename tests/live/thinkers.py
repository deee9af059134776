"""A thinker that answers when the test says so."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cheese_rescue.bots.advice import (
    Advice,
    AdvisedMove,
    HintStrength,
    MoveHint,
    Reason,
    ReasonCode,
    hint,
)
from cheese_rescue.bots.advice.review import ReviewedMove
from cheese_rescue.rules import Move, Record, Refused, View
from cheese_rescue.rules.replay import beginning


@dataclass(eq=False)
class Question:
    """What was asked, and the answer that its asker waits for."""

    kind: str
    view: View
    origin: str
    answered: "asyncio.Future[Any]"

    @property
    def cancelled(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self.answered.cancelled()


class ManualThinker:
    """Keeps every question until the test answers it: always with the first legal move."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.preparations = 0

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:
        move: Move = await self._ask(bot, view, origin)
        return move

    async def advise(self, view: View, *, origin: str = "") -> Mapping[HintStrength, MoveHint]:
        hints: Mapping[HintStrength, MoveHint] = await self._ask("hint", view, origin)
        return hints

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:
        raise NotImplementedError("the server reviews; live tables never do")

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:  # noqa: ARG002
        return beginning(Record.parse(record), ply)

    def prepare(self) -> None:
        self.preparations += 1

    async def close(self) -> None:
        pass

    async def _ask(self, kind: str, view: View, origin: str) -> Any:
        answered = asyncio.get_running_loop().create_future()
        self.asked.append(Question(kind, view, origin, answered))
        return await answered

    @property
    def waiting(self) -> list[Question]:
        """Unanswered questions, the oldest first."""
        return [question for question in self.asked if not question.answered.done()]

    def answer(self) -> None:
        """Answer the oldest question. Whoever drives the event loop delivers it."""
        question = self.waiting[0]
        first = question.view.legal_moves[0]
        answer = advice(question.view) if question.kind == "hint" else first
        question.answered.set_result(answer)

    def refuse(self, refused: Refused) -> None:
        """Refuse the oldest question."""
        self.waiting[0].answered.set_exception(refused)


def advice(view: View) -> dict[HintStrength, MoveHint]:
    """To play the first legal move, with one made-up reason."""
    move = view.legal_moves[0]
    reason = Reason(ReasonCode.MOUSE_EATS_CHEESE, (move.cell,), (move.card,))
    best = AdvisedMove(move, (0.5, 0.5), (3.0, 3.0), 1, (reason,))
    found = Advice((best,), exact=False, simulations=1)
    return {strength: hint(found, view, strength) for strength in HintStrength}


class QuickThinker:
    """Answers at once, always with the first legal move."""

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:  # noqa: ARG002 - all bots play alike
        await asyncio.sleep(0)
        return view.legal_moves[0]

    async def advise(
        self,
        view: View,
        *,
        origin: str = "",  # noqa: ARG002 - nobody waits
    ) -> Mapping[HintStrength, MoveHint]:
        await asyncio.sleep(0)
        return advice(view)

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:
        raise NotImplementedError("the server reviews; live tables never do")

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:  # noqa: ARG002
        return beginning(Record.parse(record), ply)

    def prepare(self) -> None:
        pass

    async def close(self) -> None:
        pass
