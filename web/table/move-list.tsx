/** All moves of a game as a list, for screens with room for it. */

import { Component } from "preact";
import { useRef, useState } from "preact/hooks";
import { CardArt, ShapeMark } from "../art/card";
import { cellName } from "../board/names";
import { type Cell, ownerOf, readMove } from "../cards";
import { language, say } from "../i18n";
import { faceName, type Person } from "../people";
import type { Ply, ViewData } from "../protocol";

interface MoveListProps {
  view: ViewData;
  people: readonly Person[];
  /** Called with the cell of the move that is pointed at; null when there is none any more. */
  onPoint: (cell: Cell | null) => void;
}

/** The moves, newest first. One of them is focusable, and arrow keys move the focus. */
export function MoveList({ view, people, onPoint }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<Ply | null>(null);
  const newest = view.moves.length - 1;
  const focusable = Math.min(focused ?? newest, newest);
  const version = [language(), ...people.flatMap(({ name, shape }) => [name, shape])].join();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-ply="${focusable + step}"]`)?.focus();
  };
  const onFocus = (ply: Ply | null, cell: Cell | null) => {
    setFocused(ply);
    onPoint(cell);
  };
  return (
    <section class="moves" aria-label={say("moves-title")}>
      <h2>{say("moves-title")}</h2>
      {newest < 0 && <p>{say("table-no-move")}</p>}
      <ol ref={list} onKeyDown={onKeyDown}>
        {view.moves
          .map((move, ply) => (
            <MoveRow
              key={ply}
              ply={ply}
              move={move}
              isFocusable={ply === focusable}
              version={version}
              view={view}
              people={people}
              onFocus={onFocus}
              onPoint={onPoint}
            />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

interface MoveRowProps extends MoveListProps {
  ply: Ply;
  move: string;
  isFocusable: boolean;
  /** The language and the players: what a row depends on besides its move. */
  version: string;
  onFocus: (ply: Ply | null, cell: Cell | null) => void;
}

/** A row that renders again only when its move, the players or the language change. */
class MoveRow extends Component<MoveRowProps> {
  override shouldComponentUpdate(next: MoveRowProps): boolean {
    const now = this.props;
    return (["ply", "move", "isFocusable", "version"] as const).some(
      (key) => now[key] !== next[key],
    );
  }

  override render({ ply, move, isFocusable, view, people, onFocus, onPoint }: MoveRowProps) {
    const { card, cell } = readMove(move);
    const person = people[ply % view.players];
    return (
      <li>
        <button
          type="button"
          data-ply={ply}
          tabIndex={isFocusable ? 0 : -1}
          onFocus={() => onFocus(ply, cell)}
          onBlur={() => onFocus(null, null)}
          onPointerEnter={() => onPoint(cell)}
          onPointerLeave={(event) =>
            event.currentTarget === document.activeElement || onPoint(null)
          }
        >
          <span class="move-number">{ply + 1}</span>
          <span class="move-shape">{person && <ShapeMark shape={person.shape} />}</span>
          <span class="move-name">{person?.name}</span>
          <span class="move-card">
            <span class="hidden-text">{faceName(card)}</span>
            <CardArt card={card} shape={people[ownerOf(card) ?? -1]?.shape} />
          </span>
          <span class="move-place">{cellName(cell)}</span>
        </button>
      </li>
    );
  }
}
