/** The address of a table, and of a chair at it. */

import type { TableId, Token } from "./protocol";
import { isToken } from "./storage";

/** The table with this path, if it is one of a table. */
export function tableOf(path: string): TableId | null {
  return /^\/t\/([\w-]{22})(?![\w-])/.exec(path)?.[1] ?? null;
}

/** The token of a chair's link, which is the fragment of its address. */
export function tokenOf(hash: string): Token | null {
  return isToken(hash) ? hash : null;
}
