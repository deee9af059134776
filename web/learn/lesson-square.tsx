/** The square of a lesson: cards, places, and the card that is being tried. */

import { useRef } from "preact/hooks";
import { CardArt } from "../art/card";
import { StillCard } from "../art/still-card";
import { gazesOf } from "../board/layout";
import { placeName } from "../board/names";
import { Square } from "../board/square";
import { type Box, type Cell, keyOf, ownerOf, readMove } from "../cards";
import { say } from "../i18n";
import { faceName } from "../people";
import type { Card, ExerciseData } from "../protocol";
import { isGhostAt } from "../table/ghost";
import { HintMark } from "../table/hand";
import { PaperClip } from "../table/laid-mark";
import { refusalTones } from "../table/refused-cells";
import { announce } from "../ui/announce";
import { isPlace, visibleBox } from "./lesson";
import type { ExerciseState } from "./use-exercise";

interface LessonSquareProps {
  lesson: ExerciseState;
  data: ExerciseData;
  /** The places that a hint marks. */
  hinted?: readonly Cell[];
}

/** The square, while cards can be laid and when nothing is left to show. */
export function LessonSquare({ lesson, data, hinted = [] }: LessonSquareProps) {
  const { board, people, ghost, shaking, canLay } = lesson;
  const gazes = gazesOf(board);
  const refusal = ghost.answer?.refusal ?? null;
  const refused = refusalTones(board, ghost.cell, refusal);
  const reply = data.replies[data.replies.length - 1];
  const last = reply ? keyOf(readMove(reply).cell) : null;
  const shapeOf = (card: Card) => people[ownerOf(card) ?? -1]?.shape;
  const isHinted = (cell: Cell) => hinted.some((one) => keyOf(one) === keyOf(cell));
  const isOpen = (cell: Cell) => canLay && !board.has(keyOf(cell)) && isPlace(data, cell);

  const draw = (cell: Cell) => {
    const key = keyOf(cell);
    const card = board.get(key);
    if (!card) {
      if (!ghost.card || !isGhostAt(ghost, cell)) return isHinted(cell) ? <HintMark /> : null;
      return <CardArt card={ghost.card} shape={shapeOf(ghost.card)} />;
    }
    const [dx, dy] = gazes.get(key) ?? [0, 0];
    return (
      <>
        <StillCard card={card} shape={shapeOf(card)} pose={undefined} dx={dx} dy={dy} />
        {key === last && <PaperClip />}
      </>
    );
  };

  const tone = (cell: Cell): string => {
    const key = keyOf(cell);
    const isShaking = shaking !== null && keyOf(shaking) === key;
    return [
      board.has(key) && "card",
      isOpen(cell) && (ghost.card ? "place open" : "place"),
      isGhostAt(ghost, cell) && (ghost.answer?.allowed === false ? "ghost no" : "ghost"),
      isShaking && "shaking",
      isHinted(cell) && "hinted",
      refused.get(key),
    ]
      .filter(Boolean)
      .join(" ");
  };

  const name = (cell: Cell): string => {
    const place = placeName(board, cell, people);
    if (ghost.card && isGhostAt(ghost, cell)) {
      return say("cell-ghost", { place, card: faceName(ghost.card) });
    }
    if (isHinted(cell)) return say("cell-hinted", { place });
    const isKnown = data.legal_cells.some((legal) => keyOf(legal) === keyOf(cell));
    return isKnown && isOpen(cell) ? say("cell-place", { place }) : place;
  };

  // When no card can be laid any more, the square stays as it was.
  const box = useRef<Box | null>(null);
  if (canLay || !box.current) box.current = visibleBox(data, board);

  return (
    <Square
      box={box.current}
      room={lesson.room}
      label={say("table-square")}
      draw={draw}
      name={name}
      tone={tone}
      choose={lesson.choose}
      onEdge={() => announce(say("table-edge"))}
      handle={lesson.square}
    />
  );
}
