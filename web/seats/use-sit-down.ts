import { useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import type { Connection } from "../connection";
import { language } from "../i18n";
import type { ChairNumber, JoinRequest, TableData } from "../protocol";
import { refusalText } from "../refusals";

/** Who sits down; the server chooses what is left out. */
export type Sitter = Pick<JoinRequest, "name" | "guest" | "shape">;

interface SittingDown {
  /** Takes that chair, or the first free one; resolves to whether it worked. */
  sit: (sitter: Sitter, chair?: ChairNumber) => Promise<boolean>;
  isBusy: boolean;
  /** Why the server refused. */
  trouble: string;
}

/** Takes a chair at a table and claims it for this device. */
export function useSitDown(connection: Connection, table: TableData): SittingDown {
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const sit = async (sitter: Sitter, chair?: ChairNumber) => {
    setBusy(true);
    setTrouble("");
    try {
      const joined = await post("/api/join", {
        table: table.table,
        chair: chair ?? null,
        language: language(),
        ...sitter,
        tokens: [...connection.joinTokens],
      });
      const claimed = joined.waiting ? connection.waitFor(joined) : connection.claim(joined.token);
      claimed.catch(() => undefined); // the token is stored, and the next hello presents it
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setTrouble(refusalText(error.refusal, error.data));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { sit, isBusy, trouble };
}
