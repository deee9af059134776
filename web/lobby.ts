/** Opening and joining tables. */

import { post } from "./api";
import { language } from "./i18n";
import { type ChairRequest, LEVELS, type OpenRequest, type TableId } from "./protocol";
import { navigate } from "./router";
import { readSetting, storedTables, storeTable } from "./storage";

/** Opens a table, stores its tokens and shows it. */
export async function openTable(wish: Omit<OpenRequest, "language">): Promise<TableId> {
  const opened = await post("/api/tables", { ...wish, language: language() });
  const tokens = opened.tokens.filter((token) => token !== null);
  storeTable(opened.table, [opened.opener, ...tokens], { code: opened.code });
  navigate(`/t/${opened.table}`);
  return opened.table;
}

/** Opens a table for one person against the weakest bot; the person begins. */
export async function playNow(): Promise<void> {
  const chairs: ChairRequest[] = [{ mine: true }, { bot: LEVELS[0] }];
  await openTable({ players: 2, begins: "oldest", chairs });
}

/** Joins the table with this code and shows it. */
export async function joinByCode(code: string): Promise<void> {
  const known = storedTables().find((table) => table.code === code && table.tokens.length);
  if (known) {
    navigate(`/t/${known.table}`); // this device has a chair there already
    return;
  }
  const name = readSetting("name");
  const joined = await post("/api/join", { code, language: language(), ...(name && { name }) });
  storeTable(joined.table, [joined.token], { code });
  navigate(`/t/${joined.table}`);
}
