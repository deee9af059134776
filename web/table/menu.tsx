/** The menu of a table: settings, invitation, deleting the table. */

import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { chairChange } from "../profile";
import type { TableData } from "../protocol";
import { Link, navigate } from "../router";
import { Invite } from "../seats/invite";
import { forgetTable } from "../storage";
import { Button } from "../ui/button";
import { ConfirmButton } from "../ui/confirm-button";
import { Dialog } from "../ui/dialog";
import type { ProfileChange } from "../ui/profile-form";
import SettingsForm from "../ui/settings-form";
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
export default function Menu({ connection, state, table, onRules, onKeys, onClose }: MenuProps) {
  const canDelete = state.opener || (state.holds.length > 0 && table.phase === "over");
  const remove = () => {
    connection.request({ type: "end" }).catch(() => undefined); // the server's bye closes the table
    forgetTable(table.table);
    navigate("/");
  };
  const changeChair = (wish: ProfileChange) => {
    const [chair, ...others] = state.holds;
    if (chair === undefined || others.length) return; // they have names of their own
    const change = { type: "set-profile", chair, ...chairChange(table, chair, wish) } as const;
    connection.request(change).catch(() => undefined); // this table keeps the old name then
  };
  return (
    <Dialog title={say("menu-title")} onClose={onClose}>
      <SettingsForm onProfile={changeChair} />
      <AgreedOptions table={table} />
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
        <Link href="/puzzles" class="button plain">
          <span>{say("home-puzzles")}</span>
        </Link>
        <Link href="/kept" class="button plain">
          <span>{say("home-kept")}</span>
        </Link>
        {canDelete && (
          <ConfirmButton
            icon="trash"
            label={say("menu-delete")}
            confirm={say("menu-delete-sure")}
            onConfirm={remove}
          />
        )}
      </div>
    </Dialog>
  );
}
