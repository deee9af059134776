"""What a server asks of a worker process, and what it answers: a line of JSON each."""

import msgspec

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.live.encode import decode_reasons, encode_reasons
from cheese_rescue.live.messages import CellPair, ReasonData, ReviewedData, ViewData
from cheese_rescue.rules import Card, Cell


class _WorkerRequest(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    seconds: float
    """The time budget."""


class MoveRequest(_WorkerRequest, frozen=True, tag="Choose"):
    """A bot's move, from what its seat may know."""

    bot: str
    view: ViewData
    seed: str


class HintsRequest(_WorkerRequest, frozen=True, tag="Advise"):
    """Hints for the seat to move, from what it may know."""

    view: ViewData


class ReviewRequest(_WorkerRequest, frozen=True, tag="Judge"):
    """The judgement of one move of a finished game."""

    record: str
    ply: int


class CompileRequest(_WorkerRequest, frozen=True, tag="Prepare"):
    """Start compiling the search kernel: another request will need it soon."""


Request = MoveRequest | HintsRequest | ReviewRequest | CompileRequest


class MoveResponse(msgspec.Struct, frozen=True, tag="Chosen"):
    move: str


class HintData(msgspec.Struct, frozen=True, kw_only=True):
    """A hint of one strength."""

    card: Card
    region: list[CellPair]
    cell: CellPair | None
    reasons: list[ReasonData]
    exact: bool

    @classmethod
    def of(cls, hint: MoveHint) -> "HintData":
        return cls(
            card=hint.card,
            region=list(hint.region),
            cell=hint.cell,
            reasons=encode_reasons(hint.reasons),
            exact=hint.exact,
        )

    def hint(self) -> MoveHint:
        return MoveHint(
            card=self.card,
            region=tuple(Cell(*cell) for cell in self.region),
            cell=Cell(*self.cell) if self.cell else None,
            reasons=decode_reasons(self.reasons),
            exact=self.exact,
        )


class HintsResponse(msgspec.Struct, frozen=True, tag="Advised"):
    hints: dict[HintStrength, HintData]


class ReviewResponse(msgspec.Struct, frozen=True, tag="Judged"):
    reviewed: ReviewedData


class Compiling(msgspec.Struct, frozen=True, tag="Preparing"):
    """The kernel is being compiled, or is ready."""


class NotReady(msgspec.Struct, frozen=True, tag="Unready"):
    """The kernel is still being compiled. Ask again."""


Response = MoveResponse | HintsResponse | ReviewResponse | Compiling | NotReady
