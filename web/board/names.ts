/** Names of cells. They are relative to the start card, so that they stay valid all game. */

import { type Board, type Cell, keyOf, neighbours } from "../cards";
import { language, say } from "../i18n";
import { cardName, joinNames, type Person } from "../people";

/** The name of a cell: "2 right, 1 up". */
export function cellName([x, y]: Cell): string {
  const across = x === 0 ? "" : say(x > 0 ? "cell-right" : "cell-left", { count: Math.abs(x) });
  const along = y === 0 ? "" : say(y > 0 ? "cell-down" : "cell-up", { count: Math.abs(y) });
  if (across && along) return say("cell-both", { across, along });
  return across || along || say("cell-middle");
}

/** The name of a cell within a spoken text: "(2 right, 1 up)". */
export function spokenCell(cell: Cell): string {
  return `(${cellName(cell)})`;
}

/** Lists the cards beside a cell; an empty text if there are none. */
export function neighboursName(board: Board, cell: Cell, people: readonly Person[]): string {
  const cards = neighbours(cell).flatMap((other) => board.get(keyOf(other)) ?? []);
  return joinNames(cards.map((card) => cardName(card, people)));
}

/** Names that were made before: from move to move, most of a board stays as it is. */
const known = new Map<string, string>();
const MOST_KNOWN = 1_000;

/** Describes a cell: "2 right, 1 up: cat; next to your cheese worth 3". */
export function placeName(board: Board, cell: Cell, people: readonly Person[]): string {
  const cards = [cell, ...neighbours(cell)].map((one) => board.get(keyOf(one)) ?? "");
  const who = people.map(({ name, mine }) => `${name} ${mine}`);
  const key = [language(), cell, cards, who].join("\n");
  const found = known.get(key) ?? describe(board, cell, people);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

function describe(board: Board, cell: Cell, people: readonly Person[]): string {
  const card = board.get(keyOf(cell));
  const values = { cell: cellName(cell), beside: neighboursName(board, cell, people) };
  const what = card ? cardName(card, people) : say("cell-empty");
  if (!values.beside) return say("cell-alone", { cell: values.cell, card: what });
  return say("cell-beside", { ...values, card: what });
}
