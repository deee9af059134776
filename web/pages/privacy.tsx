/** What is stored about players, in words that a child understands. */

import { useState } from "preact/hooks";
import { say } from "../i18n";
import { forgetAll } from "../storage";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Page } from "../ui/page";

/** The number of days after which the server deletes a table that nobody uses. */
function retentionDays(): number {
  return Number(document.documentElement.dataset.keepDays);
}

/** The page about stored data, with a button that deletes all data on this device. */
export default function PrivacyPage() {
  return (
    <Page title={say("kept-title")}>
      <div class="kept">
        <p class="kept-lead">{say("kept-lead")}</p>
        <ul>
          <li>{say("kept-no-account")}</li>
          <li>{say("kept-no-cookies")}</li>
          <li>{say("kept-no-others")}</li>
        </ul>

        <h2>{say("kept-table")}</h2>
        <p>{say("kept-table-lead")}</p>
        <ul>
          <li>{say("kept-table-cards")}</li>
          <li>{say("kept-table-name")}</li>
        </ul>
        <p>{say("kept-table-days", { days: retentionDays() })}</p>

        <h2>{say("kept-delete")}</h2>
        <p>{say("kept-delete-how")}</p>

        <h2>{say("kept-reactions")}</h2>
        <p>{say("kept-reactions-how")}</p>

        <h2>{say("kept-device")}</h2>
        <p>{say("kept-device-lead")}</p>
        <ul>
          <li>{say("kept-device-seats")}</li>
          <li>{say("kept-device-settings")}</li>
          <li>{say("kept-device-games")}</li>
          <li>{say("kept-device-done")}</li>
        </ul>
        <p>{say("kept-device-shared")}</p>
        <ForgetEverything />

        <h2>{say("kept-adults")}</h2>
        <p>{say("kept-adults-server")}</p>
        <p>{say("kept-adults-rest")}</p>
      </div>
    </Page>
  );
}

function ForgetEverything() {
  const [step, setStep] = useState<"offered" | "asked" | "done">("offered");
  const forget = () => {
    forgetAll();
    setStep("done");
  };
  return (
    <>
      <Button icon="trash" tone="danger" onClick={() => setStep("asked")}>
        {say("kept-forget")}
      </Button>
      <p role="status">{step === "done" && say("kept-forgotten")}</p>
      {step === "asked" && (
        <Dialog title={say("kept-forget")} onClose={() => setStep("offered")}>
          <p>{say("kept-forget-sure")}</p>
          <div class="kept-choice">
            <Button icon="trash" tone="danger" onClick={forget}>
              {say("kept-forget-yes")}
            </Button>
            <Button onClick={() => setStep("offered")}>{say("kept-forget-no")}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
