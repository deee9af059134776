"""Requests to a worker process and its responses, each of them one line of JSON."""

import msgspec

from cheese_rescue.bots.advice import HintStrength, MoveHint
from cheese_rescue.live.encode import decode_reasons, encode_reasons
from cheese_rescue.live.messages import CellPair, ReasonData, ReviewedData, ViewData
from cheese_rescue.rules import Card, Cell
from cheese_rescue.server.thinking.computations import Computation


class _WorkerRequest(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    seconds: float
    """The time budget of the computation."""


class MoveRequest(_WorkerRequest, frozen=True, tag="Choose"):
    """Asks for a bot's move, given what its seat may know."""

    bot: str
    view: ViewData
    seed: str


class HintsRequest(_WorkerRequest, frozen=True, tag="Advise"):
    """Asks for hints for the seat to move, given what it may know."""

    view: ViewData


class ReviewRequest(_WorkerRequest, frozen=True, tag="Judge"):
    """Asks for the judgement of one move of a finished game."""

    record: str
    ply: int


class CompileRequest(_WorkerRequest, frozen=True, tag="Prepare"):
    """Asks to start compiling the search kernel: another request will need it soon."""


class ComputeRequest(_WorkerRequest, frozen=True, tag="Compute"):
    """Asks for the answer to an HTTP request."""

    computation: Computation
    body: msgspec.Raw


Request = MoveRequest | HintsRequest | ReviewRequest | CompileRequest | ComputeRequest


class MoveResponse(msgspec.Struct, frozen=True, tag="Chosen"):
    """The bot's move."""

    move: str
    failure: str = ""
    """Why the operator's own bot gave none, so that the stand-in moved; empty otherwise."""


class HintData(msgspec.Struct, frozen=True, kw_only=True):
    """A hint of one strength."""

    card: Card
    region: list[CellPair]
    cell: CellPair | None
    reasons: list[ReasonData]
    exact: bool

    @classmethod
    def of(cls, hint: MoveHint) -> "HintData":
        """Encode a hint."""
        return cls(
            card=hint.card,
            region=list(hint.region),
            cell=hint.cell,
            reasons=encode_reasons(hint.reasons),
            exact=hint.exact,
        )

    def hint(self) -> MoveHint:
        """The decoded hint."""
        return MoveHint(
            card=self.card,
            region=tuple(Cell(*cell) for cell in self.region),
            cell=Cell(*self.cell) if self.cell else None,
            reasons=decode_reasons(self.reasons),
            exact=self.exact,
        )


class HintsResponse(msgspec.Struct, frozen=True, tag="Advised"):
    """A hint of every strength."""

    hints: dict[HintStrength, HintData]


class ReviewResponse(msgspec.Struct, frozen=True, tag="Judged"):
    """The judgement of one move."""

    reviewed: ReviewedData


class Compiling(msgspec.Struct, frozen=True, tag="Preparing"):
    """The kernel is being compiled, or is ready."""


class NotReady(msgspec.Struct, frozen=True, tag="Unready"):
    """The kernel is still being compiled: ask again later."""


class Computed(msgspec.Struct, frozen=True, tag="Computed"):
    """The answer to an HTTP request, encoded as JSON; a RefusedBody if it is `refused`."""

    body: msgspec.Raw
    refused: bool = False


Response = MoveResponse | HintsResponse | ReviewResponse | Compiling | NotReady | Computed
