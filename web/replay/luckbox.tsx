/** "Check the luck": was the deal the sealed one, and the one that this device saw sealed? */
import { useState } from "preact/hooks";
import { Refused, post } from "../api";
import { Icon, type IconName } from "../art/icon";
import type { KeptGame } from "../keep";
import type { Finding, Verified } from "../protocol";
import { whyTold } from "../score/told";
import { Button } from "../ui/button";
import { say } from "../words";
import { type Ours, oursIn, verdictOf } from "./luck";

const MARKS: Record<Finding, IconName> = { fits: "check", differs: "close", unknown: "help" };

interface LuckBoxProps {
  record: string;
  kept: KeptGame | null;
}

export function LuckBox({ record, kept }: LuckBoxProps) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const check = () => {
    setTrouble(null);
    post("/api/verify", { record }).then(setVerified, (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error);
    });
  };
  return (
    <section class="replay-luck">
      <h2>{say("replay-luck")}</h2>
      <p>{say("replay-luck-how")}</p>
      {!verified && (
        <Button icon="eye" onClick={check}>
          {say("replay-luck-check")}
        </Button>
      )}
      <div role="status">
        {trouble && <p class="replay-bad">{whyTold(trouble)}</p>}
        {verified && <Findings verified={verified} ours={oursIn(record, kept)} />}
      </div>
    </section>
  );
}

function Findings({ verified, ours }: { verified: Verified; ours: Ours }) {
  const verdict = verdictOf(verified);
  const own = ownFinding(ours);
  const isOdd = verdict === "false" || own === "differs";
  const findings: [Finding, string][] = [
    [verified.seal, say("verify-seal", { finding: verified.seal })],
    [verified.deal, say("verify-deal", { finding: verified.deal })],
    [verified.moves, say("verify-moves", { finding: verified.moves })],
    [verified.result, say("verify-result", { finding: verified.result })],
    ...(own === "differs" ? [] : [[own, oursTold(ours)] as [Finding, string]]),
  ];
  return (
    <>
      <p class={`replay-verdict ${isOdd ? "odd" : "fine"}`}>
        <Icon name={isOdd ? "close" : verdict === "true-sealed" ? "check" : "help"} />
        <strong>{own === "differs" ? oursTold(ours) : verdictTold(verdict)}</strong>
      </p>
      <ul class="replay-findings">
        {findings.map(([finding, told]) => (
          <li key={told} class={finding}>
            <Icon name={MARKS[finding]} />
            <span>{told}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function verdictTold(verdict: ReturnType<typeof verdictOf>): string {
  switch (verdict) {
    case "true-sealed":
      return say("verify-true-sealed");
    case "true-unsealed":
      return say("verify-true-unsealed");
    case "false":
      return say("verify-false");
  }
}

function ownFinding(ours: Ours): Finding {
  if (ours === "absent") return "unknown";
  return ours === "same" || ours === "same-seal" ? "fits" : "differs";
}

function oursTold(ours: Ours): string {
  switch (ours) {
    case "same":
      return say("replay-luck-same");
    case "same-seal":
      return say("replay-luck-same-seal");
    case "other-seal":
      return say("replay-luck-other-seal");
    case "other-number":
      return say("replay-luck-other-number");
    case "absent":
      return say("replay-luck-absent");
  }
}
