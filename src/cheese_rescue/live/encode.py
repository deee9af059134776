"""Converts the values of the game to wire messages, and back."""

from collections.abc import Iterable, Sequence

from cheese_rescue.bots.advice.reasons import Reason
from cheese_rescue.bots.advice.review import ReviewedMove
from cheese_rescue.exercises import Attempt, why_lost
from cheese_rescue.exercises.exercise import Reply
from cheese_rescue.live.messages import (
    ChairData,
    ChairRequestData,
    ClearedCell,
    ExerciseData,
    Finale,
    HandOverData,
    LossData,
    OptionsData,
    Phase,
    ReasonData,
    RematchData,
    ReviewedData,
    SourceData,
    TableData,
    ViewData,
)
from cheese_rescue.rules import Cell, Move, Outcome, Rules, Source, View, rebuild_view
from cheese_rescue.rules import Seat as RulesSeat
from cheese_rescue.rules.cards import has_start_card
from cheese_rescue.rules.chase import Chase
from cheese_rescue.table import Chair, ChairHandOver, ChairNumber, Help, Table


def encode_view(
    view: View, *, game: int, forecast: Outcome | None = None, moves: Sequence[str] | None = None
) -> ViewData:
    """A View for the wire. Formatting moves is most of the work: pass `moves` if you have them."""
    return ViewData(
        game=game,
        seat=view.seat,
        players=view.players,
        centred=view.rules.centred,
        dogs_hunt_mice=view.rules.dogs_hunt_mice,
        ply=view.ply,
        turn=view.turn,
        over=view.over,
        start_card=has_start_card(view.players),
        moves=list(map(str, view.moves)) if moves is None else moves,
        hand=view.hand,
        draws=view.draws,
        hand_sizes=view.hand_sizes,
        pile_size=view.pile_size,
        unseen=view.unseen,
        cheeses=view.cheeses,
        legal_cells=view.legal_cells,
        forecast=encode_finale(forecast) if forecast else None,
        outcome=encode_finale(view.outcome) if view.outcome else None,
    )


def decode_view(data: ViewData) -> View:
    """The View of a message, with legal cells even if the help level hides them."""
    return rebuild_view(
        seat=None if data.seat is None else RulesSeat(data.seat),
        players=data.players,
        rules=Rules(centred=data.centred, dogs_hunt_mice=data.dogs_hunt_mice),
        moves=tuple(map(Move.parse, data.moves)),
        hand=data.hand,
        draws=data.draws,
        hand_sizes=data.hand_sizes,
        pile_size=data.pile_size,
        unseen=data.unseen,
        cheeses=data.cheeses,
    )


def encode_finale(outcome: Outcome) -> Finale:
    """A finale for the wire."""
    return Finale(
        waves=encode_waves(outcome.chase),
        points=list(outcome.points),
        cheeses=list(outcome.cheeses),
        places=list(outcome.places),
        winners=list(outcome.winners),
    )


def encode_source(source: Source | None) -> SourceData | None:
    """The source of a game for the wire."""
    return SourceData(digest=source.digest, ply=source.ply) if source else None


def encode_attempt(attempt: Attempt) -> ExerciseData:
    """An exercise after some moves, for the wire."""
    exercise, position = attempt.exercise, attempt.position
    view = position.view(exercise.learner)
    loss = why_lost(attempt)
    is_open = exercise.reply is Reply.STUBBORN  # the solver needs a position without secrets
    others = (hand for seat, hand in enumerate(position.hands) if seat != exercise.learner)
    return ExerciseData(
        name=exercise.name,
        size=position.square.window.size,
        seat=exercise.learner,
        players=view.players,
        board=[f"{card}@{cell}" for cell, card in view.board.items()],
        replies=list(map(str, attempt.replies)),
        hand=list(view.hand),
        other_hand=[card for hand in others for card in hand] if is_open else [],
        legal_cells=[] if attempt.over else list(view.legal_cells),
        progress=attempt.progress,
        finale=encode_finale(position.outcome()) if attempt.over else None,
        loss=LossData(reason=loss.reason, cell=loss.cell, points=loss.points) if loss else None,
    )


def encode_waves(chase: Chase) -> list[list[ClearedCell]]:
    """The waves of a chase, their cells in reading order, so that equal games give equal bytes."""
    return [
        [
            ClearedCell(cell, list(_reading_order(step.because[cell])))
            for cell in _reading_order(step.gone)
        ]
        for step in chase.steps
    ]


def encode_reasons(reasons: Iterable[Reason]) -> list[ReasonData]:
    """Reasons for the wire."""
    return [
        ReasonData(
            code=reason.code,
            cells=list(reason.cells),
            cards=list(reason.cards),
            count=reason.count,
        )
        for reason in reasons
    ]


def decode_reasons(data: Iterable[ReasonData]) -> tuple[Reason, ...]:
    """The reasons of a message."""
    return tuple(
        Reason(
            reason.code,
            tuple(Cell(*cell) for cell in reason.cells),
            tuple(reason.cards),
            reason.count,
        )
        for reason in data
    )


def encode_review(reviewed: ReviewedMove) -> ReviewedData:
    """The review of a move for the wire."""
    return ReviewedData(
        ply=reviewed.ply,
        seat=reviewed.seat,
        move=str(reviewed.move),
        before=_rounded(reviewed.before),
        after=_rounded(reviewed.after),
        best=str(reviewed.best),
        best_points=_rounded(reviewed.best_points),
        points=_rounded(reviewed.points),
        exact=reviewed.exact,
        reasons=encode_reasons(reviewed.reasons),
    )


def decode_review(data: ReviewedData) -> ReviewedMove:
    """The review of a message."""
    return ReviewedMove(
        ply=data.ply,
        seat=RulesSeat(data.seat),
        move=Move.parse(data.move),
        before=tuple(data.before),
        after=tuple(data.after),
        best=Move.parse(data.best),
        best_points=tuple(data.best_points),
        points=tuple(data.points),
        exact=data.exact,
        reasons=decode_reasons(data.reasons),
    )


def _rounded(numbers: Iterable[float]) -> list[float]:
    """The numbers rounded to four decimals; more would be noise."""
    return [round(number, 4) for number in numbers]


def _reading_order(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell.y, cell.x))


def phase(table: Table) -> Phase:
    """The phase of the current game."""
    if table.game is None:
        return Phase.GATHERING
    return Phase.PLAYING if table.running else Phase.OVER


def encode_table(
    table: Table,
    *,
    name: str,
    code: str | None,
    present: frozenset[ChairNumber],
    seated: bool,
    rematch: RematchData | None = None,
    screen: bool = False,
) -> TableData:
    """A table for the wire. Typed names and the join code are left out unless `seated`."""
    return TableData(
        table=name,
        n=len(table.log),
        phase=phase(table),
        game=table.game_number,
        first=table.first,
        turn=table.chair_of(table.game.turn) if table.game and table.running else None,
        seal=table.seal,
        code=code if seated and table.game is None else None,
        options=_encode_options(table),
        chairs=[
            _encode_chair(
                chair,
                help_level=table.options.help_at(ChairNumber(number)),
                here=number in present,
                seated=seated,
            )
            for number, chair in enumerate(table.chairs)
        ],
        hand_overs=[_encode_hand_over(hand_over, seated=seated) for hand_over in table.hand_overs],
        requests=[
            ChairRequestData(
                n=request.n,
                chair=chair,
                name=request.player.name if seated else None,
                guest=request.player.guest,
                shape=request.player.shape,
                agreed=sorted(request.agreed),
            )
            for chair, request in table.requests.items()
        ],
        rematch=rematch,
        screen=screen,
        source=encode_source(table.source),
    )


def encode_rematch(table: Table, *, at: float, after: float) -> RematchData | None:
    """The request for another game, which begins `after` seconds; None if there is none."""
    pending = table.pending_rematch
    if pending is None:
        return None
    seconds = min(after, max(0.0, pending.at + after - at))
    return RematchData(agreed=sorted(pending.agreed), seconds=round(seconds, 1))


def _encode_hand_over(hand_over: ChairHandOver, *, seated: bool) -> HandOverData:
    player = hand_over.player
    return HandOverData(
        ply=hand_over.ply,
        chair=hand_over.chair,
        bot=hand_over.bot,
        name=player.name if player and seated else None,
        guest=player.guest if player and player.bot is None else None,
    )


def _encode_options(table: Table) -> OptionsData:
    options = table.options
    return OptionsData(
        players=options.players,
        centred=options.rules.centred,
        dogs_hunt_mice=options.rules.dogs_hunt_mice,
        begins=options.begins,
        pace=options.pace,
        watchers=options.watchers,
        neighbours=table.shows_neighbours,
    )


def _encode_chair(chair: Chair, *, help_level: Help, here: bool, seated: bool) -> ChairData:
    player = chair.player
    return ChairData(
        taken=player is not None,
        name=player.name if player and seated else None,
        guest=player.guest if player and player.bot is None else None,
        shape=player.shape if player else None,
        help=player.help if player else help_level,
        bot=player.bot if player else None,
        stand_in=chair.stand_in,
        here=here,
        won=chair.won,
        points=chair.points,
    )
