/** The square of a running game: cards, legal cells, the ghost, hints and the forecast. */

import { useMemo } from "preact/hooks";
import { CardArt } from "../art/card";
import { StillCard } from "../art/still-card";
import { gazesOf, openSides, roomFor, shownBox, squareSize } from "../board/layout";
import { placeName } from "../board/names";
import { ReasonMarks } from "../board/reasons";
import { Square, type SquareHandle } from "../board/square";
import { type Board, type Box, type Cell, keyOf, ownerOf, readMove } from "../cards";
import { say } from "../i18n";
import { cardName, faceName, type Person } from "../people";
import type { Card, Finale, Hinted, ViewData } from "../protocol";
import { announce } from "../ui/announce";
import { poseOf, reactionsIn, reactionTone } from "./beside";
import { isGhostAt, pairsOf } from "./ghost";
import { HintMark } from "./hand";
import { LaidMark, PaperClip } from "./laid-mark";
import type { RecentMove } from "./recent-moves";
import { refusalTones } from "./refused-cells";
import type { Placement } from "./use-placement";

interface LiveSquareProps {
  view: ViewData;
  board: Board;
  people: readonly Person[];
  placement: Placement;
  forecast: Finale | null;
  hint: Hinted | null;
  /** The moves that are marked, oldest first. */
  recent: readonly RecentMove[];
  /** The move that the replay of the recent moves shows now. */
  replayed: RecentMove | null;
  /** The tapped cell, whose card has a label. */
  labelled: Cell | null;
  /** The cell of the move that is pointed at in the list of moves. */
  pointed: Cell | null;
  canLay: boolean;
  choose: (cell: Cell, by: "key" | "pointer") => void;
  handle: { current: SquareHandle | null };
}

/** The square of a running game. */
export function LiveSquare(props: LiveSquareProps) {
  const { view, board, people, placement, forecast, hint, canLay, choose, handle } = props;
  const { recent, replayed, labelled, pointed } = props;
  const { ghost, shaking } = placement;
  const places = useMemo(() => new Set(view.legal_cells.map(keyOf)), [view.legal_cells]);
  const gazes = useMemo(() => gazesOf(board), [board]);
  const doomed = useMemo(() => doomedBy(forecast), [forecast]);
  const hinted = useMemo(() => new Set((hint?.region ?? []).map(keyOf)), [hint]);
  const best = hint?.cell ?? null;
  const last = lastCell(view);
  const laid = useMemo(() => new Map(recent.map((move) => [keyOf(move.cell), move])), [recent]);
  const refusal = ghost.answer?.refusal ?? null;
  const refused = useMemo(() => refusalTones(board, ghost.cell, refusal), [board, ghost]);
  const size = squareSize(view.players);
  const box = shownBox(board, view.legal_cells, size, view.over);
  const shapeOf = (card: Card) => people[ownerOf(card) ?? -1]?.shape;

  const pairs = pairsOf(ghost);
  const reactions = useMemo(() => reactionsIn(pairs), [pairs]);

  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    if (card) {
      const key = keyOf(cell);
      const reaction = reactions.get(key);
      const [dx, dy] = reaction?.look ?? gazes.get(key) ?? [0, 0];
      const pose = reaction && poseOf(card, reaction);
      const move = laid.get(key);
      const shape = move && people[move.seat]?.shape;
      return (
        <>
          <StillCard card={card} shape={shapeOf(card)} pose={pose} dx={dx} dy={dy} />
          {move && shape && (
            <LaidMark shape={shape} number={recent.length > 1 ? move.number : null} />
          )}
          {key === last && <PaperClip />}
          {isAt(labelled, cell) && (
            <span class={`card-label ${sideOf(cell, box)}`} aria-hidden="true">
              {cardName(card, people)}
            </span>
          )}
        </>
      );
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
    if (isAt(pointed, cell)) tones.push("pointed");
    if (isAt(labelled, cell)) tones.push("labelled");
    const move = replayed && laid.get(key);
    if (move && move.number >= replayed.number) {
      tones.push(move.number > replayed.number ? "not-yet" : "pointed");
    }
    if (doomed.has(key)) tones.push("doomed");
    if (isAt(shaking, cell)) tones.push("shaking");
    const why = refused.get(key);
    if (why) tones.push(why);
    return tones.join(" ");
  };

  const name = (cell: Cell): string => {
    const key = keyOf(cell);
    const place = placeName(board, cell, people);
    if (ghost.card && isGhostAt(ghost, cell)) {
      return say("cell-ghost", { place, card: faceName(ghost.card) });
    }
    const move = laid.get(key);
    const values = { number: move?.number ?? 0, count: recent.length };
    const lies = move
      ? say("cell-laid", { place, who: people[move.seat]?.name ?? "", ...values })
      : key === last
        ? say("cell-last", { place })
        : place;
    if (doomed.has(key)) return say("cell-doomed", { place: lies.replace(/\.$/, "") });
    if (lies !== place) return lies;
    if (hinted.has(key)) return say("cell-hinted", { place });
    return places.has(key) && canLay ? say("cell-place", { place }) : place;
  };

  const sides = openSides(board, view.legal_cells).map((side) => `open-${side}`);
  const isOutside = refusal === "outside-the-square";
  return (
    <div class={`board ${sides.join(" ")} ${isOutside ? "edge" : ""}`}>
      <Square
        box={box}
        room={roomFor(size)}
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

function isAt(one: Cell | null, cell: Cell): boolean {
  return one !== null && keyOf(one) === keyOf(cell);
}

/** The half of the board that a cell is in; a label grows towards the other one. */
function sideOf([x]: Cell, { left, right }: Box): "left" | "right" {
  return 2 * x <= left + right ? "left" : "right";
}
