import { say } from "../i18n";
import { Page } from "../ui/page";

interface WaitingPageProps {
  /** Whether the server did not answer. */
  isLost: boolean;
}

/** Shown until the state of a table has arrived. */
export function WaitingPage({ isLost }: WaitingPageProps) {
  return (
    <Page title={say("table-finding")}>
      <p role="status">{isLost ? say("trouble-lost") : say("table-finding-explained")}</p>
    </Page>
  );
}
