/** Opening a table, and sitting down at it. */
import { post } from "./api";
import { keepTable, kept, keptTables } from "./keep";
import { type ChairWish, LEVELS, type OpenTable, type TableId } from "./protocol";
import { go } from "./router";
import { language } from "./words";

/** Opens the table and goes there. */
export async function openTable(wish: Omit<OpenTable, "language">): Promise<TableId> {
  const opened = await post("/api/tables", { ...wish, language: language() });
  const tokens = opened.tokens.filter((token) => token !== null);
  keepTable(opened.table, [opened.opener, ...tokens], { code: opened.code });
  go(`/t/${opened.table}`);
  return opened.table;
}

/** One person here against the gentlest opponent; they begin. */
export async function playNow(): Promise<void> {
  const chairs: ChairWish[] = [{ mine: true }, { bot: LEVELS[0] }];
  await openTable({ players: 2, begins: "oldest", chairs });
}

export async function joinByCode(code: string): Promise<void> {
  const known = keptTables().find((table) => table.code === code && table.tokens.length);
  if (known) {
    go(`/t/${known.table}`); // who sits there already does not need a second chair
    return;
  }
  const name = kept("name");
  const joined = await post("/api/join", { code, language: language(), ...(name && { name }) });
  keepTable(joined.table, [joined.token], { code });
  go(`/t/${joined.table}`);
}
