/** On how many devices a chair is open, and signing the others out. */

import { useEffect, useState } from "preact/hooks";
import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import type { ChairNumber, Token } from "../protocol";
import { announce } from "../ui/announce";
import { Button, IconButton } from "../ui/button";
import { ConfirmButton } from "../ui/confirm-button";

interface OtherDevicesProps {
  connection: Connection;
  state: ConnectionState;
  chair: ChairNumber;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/** How many devices have the chair, and a button that signs the others out. */
export function OtherDevices({ connection, state, chair, attempt }: OtherDevicesProps) {
  return (
    <div class="column devices">
      <p role="status">{say("devices-open", { count: state.devices.get(chair) ?? 1 })}</p>
      <ConfirmButton
        icon="phone"
        label={say("devices-sign-out")}
        confirm={say("devices-sign-out-sure")}
        onConfirm={() => void attempt(connection.signOutOthers(chair))}
      />
    </div>
  );
}

interface AlsoOpenNoticeProps {
  connection: Connection;
  state: ConnectionState;
  /** The token of the link with which this page was opened. */
  opened: Token | null;
  attempt: OtherDevicesProps["attempt"];
}

/** Offers once, after a chair's link was opened here, to sign its other devices out. */
export function AlsoOpenNotice({ connection, state, opened, attempt }: AlsoOpenNoticeProps) {
  const [isDismissed, setDismissed] = useState(false);
  const chair = state.holds.find((one) => opened && connection.tokenOf(one) === opened);
  const isElsewhere = chair !== undefined && (state.devices.get(chair) ?? 1) > 1;
  const isShown = isElsewhere && !isDismissed;
  useEffect(() => {
    if (isShown) announce(say("devices-also-open"));
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section class="notice also-open" aria-label={say("devices-also-open")}>
      <div class="notice-words">
        <p>{say("devices-also-open")}</p>
      </div>
      <div class="notice-answers">
        <Button icon="leave" onClick={() => void attempt(connection.signOutOthers(chair))}>
          {say("devices-sign-it-out")}
        </Button>
        <IconButton icon="close" label={say("close")} onClick={() => setDismissed(true)} />
      </div>
    </section>
  );
}
