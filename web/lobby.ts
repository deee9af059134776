/** Opening and joining tables. */

import { post } from "./api";
import { OFFERED_BOTS } from "./bot-names";
import { language } from "./i18n";
import { OWN_BOTS, PLAYABLE } from "./page-config";
import { withProfile } from "./profile";
import {
  type BotName,
  type ChairRequest,
  LEVELS,
  type OpenRequest,
  type TableId,
} from "./protocol";
import { navigate } from "./router";
import { closeSocketAhead, openSocketAhead } from "./socket";
import { readSetting, storedTables, storeTable, writeSetting } from "./storage";

/** Opens a table, stores its tokens and shows it. */
export async function openTable(wish: Omit<OpenRequest, "language">): Promise<TableId> {
  openSocketAhead();
  const opened = await post("/api/tables", { ...wish, language: language() }).catch((error) => {
    closeSocketAhead();
    throw error;
  });
  const tokens = opened.tokens.filter((token) => token !== null);
  storeTable(opened.table, [opened.opener, ...tokens], { code: opened.code });
  navigate(`/t/${opened.table}`);
  return opened.table;
}

/**
 * The bot that plays against one person: the weakest until another one is chosen. If this server
 * cannot play the chosen one, its strongest.
 */
export function opponent(): BotName {
  const chosen = [...LEVELS, ...OWN_BOTS].find((bot) => bot === readSetting("level")) ?? LEVELS[0];
  return OFFERED_BOTS.includes(chosen) ? chosen : (PLAYABLE.at(-1) ?? LEVELS[0]);
}

/** Stores who plays against one person from now on. */
export function chooseOpponent(level: BotName): void {
  writeSetting("level", level);
}

/** Opens a table for one person against a bot; the person begins. */
export async function playNow(): Promise<void> {
  await withProfile((me) => {
    const chairs: ChairRequest[] = [{ mine: true, ...me }, { bot: opponent() }];
    return openTable({ players: 2, begins: "oldest", chairs });
  });
}

/** Shows the table with this code; its page has a button to sit down. */
export async function joinByCode(code: string): Promise<void> {
  const known = storedTables().find((table) => table.code === code && table.tokens.length);
  if (known) {
    navigate(`/t/${known.table}`); // this device has a chair there already
    return;
  }
  const { table } = await post("/api/find", { code });
  storeTable(table, [], { code });
  navigate(`/t/${table}`);
}
