/** The editor of a finished square: entry modes, the square, the faces to choose from. */

import { StillCard } from "../art/still-card";
import { gazeOf } from "../board/layout";
import { Square } from "../board/square";
import { type Cell, keyOf, ownerOf } from "../cards";
import { say } from "../i18n";
import type { Person } from "../people";
import { inputRefusalText } from "../refusals";
import { Button } from "../ui/button";
import {
  type Draft,
  draftBoard,
  draftBox,
  draftCells,
  type EntryMode,
  holesOf,
  isEmptied,
} from "./draft";
import { areInferred, type Flaw } from "./flaws";
import { Palette } from "./palette";
import { type EditorOptions, useEditor } from "./use-editor";

interface EditorProps extends EditorOptions {
  isAsking: boolean;
  onSetup: () => void;
  onScore: () => void;
  /** Scores a square that exceeds only inferred numbers. */
  onScoreAnyway: () => void;
}

const ENTRY_MODES: readonly EntryMode[] = ["in-order", "paint"];

function modeName(mode: EntryMode): string {
  return mode === "paint" ? say("score-paint") : say("score-in-order");
}

/** The editor of a finished square, with the button that scores it. */
export function Editor(props: EditorProps) {
  const { draft, people, flaws } = props;
  const editor = useEditor(props);
  const { isPainting } = editor;
  const all = draftCells(draft).length;
  const done = all - holesOf(draft).length;
  const board = draftBoard(draft);
  const flawed = new Set(editor.flawed.map(keyOf));
  const isCleared = isEmptied(draft);

  const tone = (cell: Cell): string => {
    const cursor = isPainting ? null : draft.cursor;
    const isCursor = cursor !== null && keyOf(cell) === keyOf(cursor);
    const isRow = cursor !== null && cell[1] === cursor[1];
    return [
      "score-place",
      isCursor ? "score-cursor" : "",
      isRow ? "score-row" : "",
      flawed.has(keyOf(cell)) ? "score-pointed" : "",
    ].join(" ");
  };

  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    if (!card) return null;
    const [dx, dy] = gazeOf(board, cell);
    return <StillCard card={card} shape={people[ownerOf(card) ?? 0]?.shape} dx={dx} dy={dy} />;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the square inside
    <section class={`score-editor ${flaws?.length ? "flawed" : ""}`} onKeyDown={editor.onKeyDown}>
      <div class="score-top">
        <div class="score-ways" role="radiogroup" aria-label={say("score-way")}>
          {ENTRY_MODES.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                checked={draft.way === way}
                onChange={() => editor.setMode(way)}
              />
              <span>{modeName(way)}</span>
            </label>
          ))}
        </div>
        {flaws ? (
          <Flaws
            flaws={flaws}
            flaw={editor.flaw}
            people={people}
            isAsking={props.isAsking}
            onChoose={editor.chooseFlaw}
            onScoreAnyway={props.onScoreAnyway}
          />
        ) : (
          <p class="score-how">{isCleared ? say("score-emptied") : instructionText(draft)}</p>
        )}
        <p class="score-keys for-keyboard">{say("score-keys")}</p>
      </div>
      <div
        class={`score-board ${isPainting ? "painting" : ""}`}
        ref={editor.boardElement}
        onPointerDown={editor.onPointerDown}
        onPointerMove={editor.onPointerMove}
        onPointerUp={editor.endStroke}
        onPointerCancel={editor.endStroke}
        onClickCapture={editor.onClickCapture}
      >
        <Square
          box={draftBox(draft)}
          label={say("score-square")}
          draw={draw}
          name={editor.name}
          tone={tone}
          choose={editor.choose}
          onVisit={editor.setCursor}
          handle={editor.square}
        />
      </div>
      <div class="score-thumb">
        <Palette
          draft={draft}
          people={people}
          brush={isPainting ? editor.brush : undefined}
          onFace={editor.chooseFace}
          onErase={editor.chooseEraser}
          onUndo={editor.undo}
        />
        <div class="score-bar">
          <p class="score-done">{say("score-done", { done, all })}</p>
          <Button
            tone={done === all ? "big" : "plain"}
            icon="play"
            disabled={props.isAsking}
            onClick={props.onScore}
          >
            {say("finale-title")}
          </Button>
        </div>
      </div>
      <div class="score-more">
        <Button tone="quiet" icon="people" onClick={props.onSetup}>
          {say("score-change")}
        </Button>
        {/* One button for both, so that the way back is under the finger that emptied the square. */}
        <Button
          tone={isCleared ? "plain" : "quiet"}
          icon={isCleared ? "undo" : "trash"}
          disabled={done === 0 && !isCleared}
          onClick={isCleared ? editor.undo : editor.clear}
        >
          {isCleared ? say("score-bring-back") : say("score-clear")}
        </Button>
      </div>
    </section>
  );
}

function instructionText(draft: Draft): string {
  if (draft.way === "paint") return say("score-paint-how");
  return draft.cursor ? say("score-in-order-how") : say("score-full");
}

interface FlawsProps {
  flaws: readonly Flaw[];
  flaw: Flaw | undefined;
  people: readonly Person[];
  isAsking: boolean;
  onChoose: (index: number) => void;
  onScoreAnyway: () => void;
}

/** The list of flaws; the square marks the cards of the chosen one. */
function Flaws({ flaws, flaw, people, isAsking, onChoose, onScoreAnyway }: FlawsProps) {
  if (!flaws.length) {
    return (
      <p class="score-flaws fine" role="status">
        {say("score-fine")}
      </p>
    );
  }
  return (
    <div class="score-wrong" role="alert">
      <p class="hidden-text">{say("score-not-yet")}</p>
      <ul class="score-flaws">
        {flaws.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              class="score-flaw"
              aria-pressed={one === flaw}
              onClick={() => onChoose(index)}
            >
              {inputRefusalText(one, people)}
            </button>
          </li>
        ))}
      </ul>
      {areInferred(flaws) && (
        <div class="score-inferred">
          <p>{say("score-inferred")}</p>
          <Button icon="play" disabled={isAsking} onClick={onScoreAnyway}>
            {say("score-anyway")}
          </Button>
        </div>
      )}
    </div>
  );
}
