/** All moves of a game as a list, for screens with room for it. */

import { useRef, useState } from "preact/hooks";
import { ShapeMark } from "../art/card";
import { StillCard } from "../art/still-card";
import { cellName } from "../board/names";
import { type Cell, ownerOf, readMove } from "../cards";
import { say } from "../i18n";
import type { Person } from "../people";
import type { Ply, ViewData } from "../protocol";
import { moveText } from "./sentences";

interface MoveListProps {
  view: ViewData;
  people: readonly Person[];
  /** Called with the cell of the move that is pointed at; null when there is none any more. */
  onPoint: (cell: Cell | null) => void;
}

/** The moves, newest first. One of them is focusable, and arrow keys move the focus. */
export function MoveList({ view, people, onPoint }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<Ply | null>(null);
  const newest = view.moves.length - 1;
  const focusable = Math.min(chosen ?? newest, newest);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-ply="${focusable + step}"]`)?.focus();
  };
  return (
    <section class="moves" aria-label={say("moves-title")}>
      <h2>{say("moves-title")}</h2>
      <ol ref={list} onKeyDown={onKeyDown}>
        {view.moves
          .map((move, ply) => {
            const { card, cell } = readMove(move);
            const person = people[ply % view.players];
            return (
              <li key={ply}>
                <button
                  type="button"
                  data-ply={ply}
                  tabIndex={ply === focusable ? 0 : -1}
                  aria-label={`${ply + 1}. ${moveText(view, ply, people)}`}
                  onFocus={() => {
                    setChosen(ply);
                    onPoint(cell);
                  }}
                  onBlur={() => {
                    setChosen(null);
                    onPoint(null);
                  }}
                  onPointerEnter={() => onPoint(cell)}
                  onPointerLeave={() => onPoint(null)}
                >
                  <span class="move-number">{ply + 1}</span>
                  <span class="move-shape">{person && <ShapeMark shape={person.shape} />}</span>
                  <span class="move-name">{person?.name}</span>
                  <span class="move-card">
                    <StillCard card={card} shape={people[ownerOf(card) ?? -1]?.shape} />
                  </span>
                  <span class="move-place">{cellName(cell)}</span>
                </button>
              </li>
            );
          })
          .reverse()}
      </ol>
    </section>
  );
}
