/**
 * The connection of the table in the address. On the page of a table, this is a script of its own,
 * before the others: the table's state arrives while the browser still loads and runs them.
 */

import { Connection } from "./connection";
import type { TableId, Token } from "./protocol";
import { storeTable } from "./storage";
import { tableOf, tokenOf } from "./table-address";

function open(name: TableId, token: Token | null): Connection {
  storeTable(name, [], token ? { handed: [token] } : {});
  if (token) storeTable(name, [token]);
  return new Connection(name);
}

const name = tableOf(location.pathname);
let first = name ? open(name, tokenOf(location.hash.slice(1))) : null;

/** Connects to a table, with the token of the link that was opened. */
export function connect(name: TableId, token: Token | null): Connection {
  const found = first?.name === name ? first : null;
  first = null;
  return found ?? open(name, token);
}
