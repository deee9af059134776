/** Instead of the puzzles, on a server that cannot solve them. */

import { say } from "../i18n";
import { Page } from "../ui/page";

/** A page that says what has to be installed first. */
export function NotInstalled({ title }: { title: string }) {
  return (
    <Page title={title}>
      <p>{say("refusal-missing-extra", { extra: "strong" })}</p>
    </Page>
  );
}
