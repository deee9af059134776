/** The menu of a table: settings, invitation, keyboard shortcuts, deleting the table. */

import { useState } from "preact/hooks";
import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import type { TableData } from "../protocol";
import { Link, navigate } from "../router";
import { Invite } from "../seats/invite";
import { forgetTable } from "../storage";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Settings } from "../ui/settings";
import { AgreedOptions } from "./agreed-options";

interface MenuProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  onRules: () => void;
  onKeys: () => void;
  onClose: () => void;
}

/** The menu of a table, as a dialog. */
export function Menu({ connection, state, table, onRules, onKeys, onClose }: MenuProps) {
  const [isSure, setSure] = useState(false);
  const canDelete = state.opener || (state.holds.length > 0 && table.phase === "over");
  const remove = () => {
    connection.request({ type: "end" }).catch(() => undefined); // the server's bye closes the table
    forgetTable(table.table);
    navigate("/");
  };
  return (
    <Dialog title={say("menu-title")} onClose={onClose}>
      <AgreedOptions table={table} />
      <Settings />
      <details>
        <summary>{say("menu-invite")}</summary>
        <Invite path={`/t/${table.table}`} code={table.code} />
      </details>
      <div class="column">
        <Button icon="help" onClick={onRules}>
          {say("home-rules")}
        </Button>
        <Button icon="text" class="for-keyboard" onClick={onKeys}>
          {say("menu-keys")}
        </Button>
        <Link href="/kept" class="button plain">
          <span>{say("home-kept")}</span>
        </Link>
        {canDelete && (
          <Button icon={isSure ? "close" : "trash"} onClick={() => setSure(!isSure)}>
            {isSure ? say("cancel") : say("menu-delete")}
          </Button>
        )}
        {isSure && (
          <Button tone="danger" icon="trash" onClick={remove}>
            {say("menu-delete-sure")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const KEYS = [
  ["1 – 6", "keys-pick"],
  ["← ↑ → ↓", "keys-move"],
  ["Enter", "keys-lay"],
  ["Esc", "keys-back"],
  ["H", "keys-hand"],
  ["L", "keys-last"],
  ["W", "keys-replay"],
  ["T", "keys-turn"],
  ["S", "keys-score"],
  ["I", "keys-hint"],
  ["?", "keys-help"],
] as const;

/** A dialog with the keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("menu-keys")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
