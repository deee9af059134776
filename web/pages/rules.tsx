/** The page with the rules of the game. */

import { useEffect } from "preact/hooks";
import { say } from "../i18n";
import { useAddress } from "../router";
import Rules from "../rules/rules";
import { Page } from "../ui/page";

/** The rules page. A fragment in its address opens that part. */
export default function RulesPage() {
  const { hash } = useAddress();
  useEffect(() => {
    const part = hash ? document.getElementById(hash) : null;
    if (part instanceof HTMLDetailsElement) part.open = true;
    part?.scrollIntoView();
  }, [hash]);
  useEffect(unfoldForPrint, []);
  return (
    <Page title={say("rules-title")}>
      <Rules />
    </Page>
  );
}

/** Opens all folded parts while the page is printed; returns a function that stops that. */
function unfoldForPrint(): () => void {
  let opened: HTMLDetailsElement[] = [];
  const unfold = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(".rules details:not([open])")];
    for (const part of opened) part.open = true;
  };
  const fold = () => {
    for (const part of opened) part.open = false;
  };
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", fold);
  return () => {
    removeEventListener("beforeprint", unfold);
    removeEventListener("afterprint", fold);
  };
}
