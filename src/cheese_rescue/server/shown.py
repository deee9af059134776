"""The game's values as they go over the wire, and a View read back from there."""

from collections.abc import Iterable, Sequence

from cheese_rescue.bots.reasons import Reason
from cheese_rescue.bots.review import Reviewed
from cheese_rescue.rules import Board, Card, Cell, Move, Outcome, Rules, View
from cheese_rescue.rules import Seat as RulesSeat
from cheese_rescue.rules.cards import has_start_card
from cheese_rescue.rules.chase import Chase
from cheese_rescue.server.messages import (
    ChairShown,
    Emptied,
    Finale,
    OptionsShown,
    Phase,
    ReasonShown,
    ReviewedShown,
    TableShown,
    ViewShown,
)
from cheese_rescue.table import Chair, ChairNumber, Help, Options, Table


def view_shown(
    view: View, *, game: int, forecast: Outcome | None = None, moves: Sequence[str] | None = None
) -> ViewShown:
    """The moves may have been written out before: that is most of the work."""
    return ViewShown(
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
        forecast=finale(forecast) if forecast else None,
        outcome=finale(view.outcome) if view.outcome else None,
    )


def view_read(shown: ViewShown) -> View:
    """The View that was shown; a finished game has nothing left to choose, so no outcome."""
    moves = tuple(map(Move.parse, shown.moves))
    board = Board({Cell(0, 0): Card.START} if shown.start_card else {})
    for move in moves:
        board = board.with_card(move.card, move.cell)
    cells = tuple(Cell(*cell) for cell in shown.legal_cells)
    faces = tuple(dict.fromkeys(shown.hand))
    return View(
        seat=None if shown.seat is None else RulesSeat(shown.seat),
        players=shown.players,
        rules=Rules(centred=shown.centred, dogs_hunt_mice=shown.dogs_hunt_mice),
        ply=shown.ply,
        turn=RulesSeat(shown.turn),
        over=shown.over,
        board=board,
        moves=moves,
        hand=shown.hand,
        draws=shown.draws,
        hand_sizes=shown.hand_sizes,
        pile_size=shown.pile_size,
        unseen=shown.unseen,
        cheeses=shown.cheeses,
        legal_cells=cells,
        legal_moves=tuple(Move(face, cell) for cell in cells for face in faces)
        if shown.seat == shown.turn
        else (),
        outcome=None,
    )


def finale(outcome: Outcome) -> Finale:
    return Finale(
        waves=waves(outcome.chase),
        points=list(outcome.points),
        cheeses=list(outcome.cheeses),
        places=list(outcome.places),
        winners=list(outcome.winners),
    )


def waves(chase: Chase) -> list[list[Emptied]]:
    """Cell by cell in reading order, so that equal games are told in equal bytes."""
    return [
        [
            Emptied(cell, list(_reading_order(step.because[cell])))
            for cell in _reading_order(step.gone)
        ]
        for step in chase.steps
    ]


def reasons_shown(reasons: Iterable[Reason]) -> list[ReasonShown]:
    return [
        ReasonShown(
            code=reason.code,
            cells=list(reason.cells),
            cards=list(reason.cards),
            count=reason.count,
        )
        for reason in reasons
    ]


def reviewed_shown(reviewed: Reviewed) -> ReviewedShown:
    return ReviewedShown(
        ply=reviewed.ply,
        seat=reviewed.seat,
        move=str(reviewed.move),
        before=_rounded(reviewed.before),
        after=_rounded(reviewed.after),
        best=str(reviewed.best),
        best_points=_rounded(reviewed.best_points),
        points=_rounded(reviewed.points),
        exact=reviewed.exact,
        reasons=reasons_shown(reviewed.reasons),
    )


def reviewed_read(shown: ReviewedShown) -> Reviewed:
    return Reviewed(
        ply=shown.ply,
        seat=RulesSeat(shown.seat),
        move=Move.parse(shown.move),
        before=tuple(shown.before),
        after=tuple(shown.after),
        best=Move.parse(shown.best),
        best_points=tuple(shown.best_points),
        points=tuple(shown.points),
        exact=shown.exact,
        reasons=tuple(
            Reason(
                reason.code,
                tuple(Cell(*cell) for cell in reason.cells),
                tuple(reason.cards),
                reason.count,
            )
            for reason in shown.reasons
        ),
    )


def _rounded(numbers: Iterable[float]) -> list[float]:
    """More would be noise."""
    return [round(number, 4) for number in numbers]


def _reading_order(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell.y, cell.x))


def phase(table: Table) -> Phase:
    if table.game is None:
        return Phase.GATHERING
    return Phase.PLAYING if table.running else Phase.OVER


def table_shown(
    table: Table, *, name: str, code: str | None, here: frozenset[ChairNumber], seated: bool
) -> TableShown:
    """For those who sit there, or for everybody else: these read no typed name and no code."""
    return TableShown(
        table=name,
        n=len(table.log),
        phase=phase(table),
        game=table.game_number,
        first=table.first,
        turn=table.chair_of(table.game.turn) if table.game and table.running else None,
        seal=table.seal,
        code=code if seated and table.game is None else None,
        options=_options_shown(table.options),
        chairs=[
            _chair_shown(
                chair,
                agreed=table.options.help_at(ChairNumber(number)),
                here=number in here,
                seated=seated,
            )
            for number, chair in enumerate(table.chairs)
        ],
    )


def _options_shown(options: Options) -> OptionsShown:
    return OptionsShown(
        players=options.players,
        centred=options.rules.centred,
        dogs_hunt_mice=options.rules.dogs_hunt_mice,
        begins=options.begins,
        pace=options.pace,
        watchers=options.watchers,
    )


def _chair_shown(chair: Chair, *, agreed: Help, here: bool, seated: bool) -> ChairShown:
    player = chair.player
    return ChairShown(
        taken=player is not None,
        name=player.name if player and seated else None,
        guest=player.guest if player and player.bot is None else None,
        shape=player.shape if player else None,
        help=player.help if player else agreed,
        bot=player.bot if player else None,
        stand_in=chair.stand_in,
        here=here,
    )
