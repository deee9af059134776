/** Settings that the server writes into the page. */

import { type BotName, LEVELS } from "./protocol";

const { base, lateStyles, levels, ownBots, tableFiles } = document.documentElement.dataset;
const installed = levels?.split(" ");

/** The base URL under which other devices reach this server: not localhost. */
export const BASE = base ?? "";
/** The style sheet of what is loaded later. */
export const LATE_STYLES = lateStyles ?? "";
/** The modules of a table that this page has not begun to load. */
export const TABLE_FILES = tableFiles?.split(" ").filter(Boolean) ?? [];
/** The levels that this server can play, weakest first. */
export const PLAYABLE: readonly BotName[] = LEVELS.filter(
  (level) => installed?.includes(level) ?? true,
);
/** Whether it can search: without, there are no strong bots, hints, reviews and puzzles. */
export const CAN_SEARCH = PLAYABLE.length === LEVELS.length;
/** The bots that whoever runs this server has added to ours. */
export const OWN_BOTS = ownBots?.split(" ").filter(Boolean) ?? [];
