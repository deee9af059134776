import { Icon } from "../art/icon";
import { StillCard } from "../art/still-card";
import { gazeOf } from "../board/layout";
import { placeName } from "../board/names";
import { ReasonMarks } from "../board/reasons";
import { Square } from "../board/square";
import { type Cell, keyOf, ownerOf } from "../cards";
import { say } from "../i18n";
import { faceName } from "../people";
import type { ReplayState } from "./use-replay";

/** The square after the current step; the best move of a review is shown as a ghost. */
export function ReplaySquare({ replay }: { replay: ReplayState }) {
  const { people, board, box, ghost, lastMove, reviewed } = replay;
  const isLast = (cell: Cell) => lastMove !== null && keyOf(lastMove.cell) === keyOf(cell);
  const isGhost = (cell: Cell) => ghost !== null && keyOf(ghost.cell) === keyOf(cell);

  const draw = (cell: Cell) => {
    const card = ghost && isGhost(cell) ? ghost.card : board.get(keyOf(cell));
    if (!card) return null;
    const [dx, dy] = gazeOf(board, cell);
    return (
      <>
        <StillCard card={card} shape={people[ownerOf(card) ?? 0]?.shape} dx={dx} dy={dy} />
        {isLast(cell) && !ghost && (
          <span class="replay-clip">
            <Icon name="clip" />
          </span>
        )}
      </>
    );
  };

  const tone = (cell: Cell) => {
    if (isGhost(cell)) return "replay-place replay-ghost";
    if (isLast(cell)) return ghost ? "replay-place replay-was" : "replay-last";
    return "replay-place";
  };

  const name = (cell: Cell) => {
    const place = placeName(board, cell, people);
    if (!ghost || !isGhost(cell)) return place;
    return say("review-ghost", { place, card: faceName(ghost.card) });
  };

  return (
    <div class="replay-board">
      <Square box={box} label={say("replay-square")} draw={draw} name={name} tone={tone}>
        {ghost && reviewed && (
          <ReasonMarks reasons={reviewed.reasons} laid={ghost.cell} box={box} />
        )}
      </Square>
    </div>
  );
}
