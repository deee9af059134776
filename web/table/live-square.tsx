/** The square of a running game: cards, legal cells, the ghost, hints and the forecast. */

import { useMemo } from "preact/hooks";
import { CardArt } from "../art/card";
import { StillCard } from "../art/still-card";
import { gazeOf, openSides, shownBox } from "../board/layout";
import { placeName } from "../board/names";
import { ReasonMarks } from "../board/reasons";
import { Square, type SquareHandle } from "../board/square";
import { type Board, type Cell, keyOf, neighbours, ownerOf, readMove } from "../cards";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { Card, Finale, Hinted, ViewData } from "../protocol";
import { announce } from "../ui/announce";
import { poseOf, reactionsIn, reactionTone } from "./beside";
import { isGhostAt, pairsOf } from "./ghost";
import { HintMark } from "./hand";
import type { Placement } from "./use-placement";

interface LiveSquareProps {
  view: ViewData;
  board: Board;
  people: readonly Person[];
  placement: Placement;
  forecast: Finale | null;
  hint: Hinted | null;
  canLay: boolean;
  choose: (cell: Cell, by: "key" | "pointer") => void;
  handle: { current: SquareHandle | null };
}

/** The square of a running game. */
export function LiveSquare(props: LiveSquareProps) {
  const { view, board, people, placement, forecast, hint, canLay, choose, handle } = props;
  const { ghost, shaking } = placement;
  const places = useMemo(() => new Set(view.legal_cells.map(keyOf)), [view.legal_cells]);
  const doomed = useMemo(() => doomedBy(forecast), [forecast]);
  const hinted = useMemo(() => new Set((hint?.region ?? []).map(keyOf)), [hint]);
  const best = hint?.cell ?? null;
  const last = lastCell(view);
  const refusal = ghost.answer?.refusal;
  const shapeOf = (card: Card) => people[ownerOf(card) ?? -1]?.shape;

  const pairs = pairsOf(ghost);
  const reactions = useMemo(() => reactionsIn(pairs), [pairs]);

  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    if (card) {
      const reaction = reactions.get(keyOf(cell));
      const [dx, dy] = reaction?.look ?? gazeOf(board, cell);
      const pose = reaction && poseOf(card, reaction);
      return <StillCard card={card} shape={shapeOf(card)} pose={pose} dx={dx} dy={dy} />;
    }
    if (!ghost.card || !isGhostAt(ghost, cell)) {
      return best && keyOf(best) === keyOf(cell) ? <HintMark /> : null;
    }
    const reaction = reactions.get(keyOf(cell));
    const pose = reaction && poseOf(ghost.card, reaction);
    return (
      <CardArt card={ghost.card} shape={shapeOf(ghost.card)} pose={pose} look={reaction?.look} />
    );
  };

  const tone = (cell: Cell): string => {
    const key = keyOf(cell);
    const tones = [];
    if (board.has(key)) tones.push("card");
    else if (places.has(key) && canLay) tones.push(ghost.card ? "place open" : "place");
    if (isGhostAt(ghost, cell)) tones.push(ghost.answer?.allowed === false ? "ghost no" : "ghost");
    if (hinted.has(key)) tones.push("hinted");
    const reaction = reactions.get(key);
    if (reaction) tones.push(reactionTone(reaction));
    if (key === last) tones.push("last");
    if (doomed.has(key)) tones.push("doomed");
    if (shaking && keyOf(shaking) === key) tones.push("shaking");
    if (shaking && refusal?.startsWith("touches") && isBeside(shaking, cell)) tones.push("missing");
    return tones.join(" ");
  };

  const name = (cell: Cell): string => {
    const key = keyOf(cell);
    const place = placeName(board, cell, people);
    if (ghost.card && isGhostAt(ghost, cell)) {
      return say("cell-ghost", { place, card: faceName(ghost.card) });
    }
    if (key === last) return say("cell-last", { place });
    if (doomed.has(key)) return say("cell-doomed", { place });
    if (hinted.has(key)) return say("cell-hinted", { place });
    return places.has(key) && canLay ? say("cell-place", { place }) : place;
  };

  const sides = openSides(board, view.legal_cells).map((side) => `open-${side}`);
  const box = shownBox(board, view.legal_cells, view.over);
  const isOutside = shaking && refusal === "outside-the-square";
  return (
    <div class={`board ${sides.join(" ")} ${isOutside ? "edge" : ""}`}>
      <Square
        box={box}
        label={say("table-square")}
        draw={draw}
        name={name}
        tone={tone}
        choose={choose}
        onEdge={() => announce(say("table-edge"))}
        handle={handle}
      >
        {hint && best && <ReasonMarks reasons={hint.reasons} laid={best} box={box} />}
      </Square>
    </div>
  );
}

function lastCell(view: ViewData): string | null {
  const move = view.moves[view.moves.length - 1];
  return move ? keyOf(readMove(move).cell) : null;
}

/** The cells that the chase would empty. */
function doomedBy(finale: Finale | null): ReadonlySet<string> {
  return new Set((finale?.waves ?? []).flat().map(({ cell }) => keyOf(cell)));
}

function isBeside(cell: Cell, other: Cell): boolean {
  return neighbours(cell).some((beside) => keyOf(beside) === keyOf(other));
}
