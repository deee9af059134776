/** "Check the luck": whether the deal matches its seal, and the seal that this device saw. */

import { useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { Icon, type IconName } from "../art/icon";
import { say } from "../i18n";
import type { Finding, Verified } from "../protocol";
import { inputRefusalText } from "../refusals";
import type { StoredGame } from "../storage";
import { Button } from "../ui/button";
import { type DealVerdict, dealVerdict, type OwnEvidence, ownEvidence } from "./verification";

const MARKS: Record<Finding, IconName> = {
  fits: "check",
  differs: "close",
  unknown: "help",
  "played-before": "repeat",
};

const VERDICT_MARKS: Record<DealVerdict, IconName> = {
  "true-sealed": "check",
  "true-unsealed": "help",
  "true-played-before": "repeat",
  false: "close",
};

interface VerifyPanelProps {
  record: string;
  stored: StoredGame | null;
}

/** A button that verifies a record, and then the findings. */
export function VerifyPanel({ record, stored }: VerifyPanelProps) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const [trouble, setTrouble] = useState<RequestRefused | null>(null);
  const check = () => {
    setTrouble(null);
    post("/api/verify", { record }).then(setVerified, (error: unknown) => {
      if (!(error instanceof RequestRefused)) throw error;
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
        {trouble && <p class="replay-bad">{inputRefusalText(trouble)}</p>}
        {verified && <Findings verified={verified} evidence={ownEvidence(record, stored)} />}
      </div>
    </section>
  );
}

function Findings({ verified, evidence }: { verified: Verified; evidence: OwnEvidence }) {
  const verdict = dealVerdict(verified);
  const own = ownFinding(evidence);
  const isOdd = verdict === "false" || own === "differs";
  const findings: [Finding, string][] = [
    [verified.seal, say("verify-seal", { finding: verified.seal })],
    [verified.deal, say("verify-deal", { finding: verified.deal })],
    [verified.moves, say("verify-moves", { finding: verified.moves })],
    [verified.result, say("verify-result", { finding: verified.result })],
    ...(own === "differs" || verdict === "true-played-before"
      ? []
      : [[own, evidenceText(evidence)] as [Finding, string]]),
  ];
  return (
    <>
      <p class={`replay-verdict ${isOdd ? "odd" : "fine"}`}>
        <Icon name={isOdd ? "close" : VERDICT_MARKS[verdict]} />
        <strong>{own === "differs" ? evidenceText(evidence) : dealVerdictText(verdict)}</strong>
      </p>
      <ul class="replay-findings">
        {findings.map(([finding, text]) => (
          <li key={text} class={finding}>
            <Icon name={MARKS[finding]} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function dealVerdictText(verdict: ReturnType<typeof dealVerdict>): string {
  switch (verdict) {
    case "true-sealed":
      return say("verify-true-sealed");
    case "true-unsealed":
      return say("verify-true-unsealed");
    case "true-played-before":
      return say("verify-true-played-before");
    case "false":
      return say("verify-false");
  }
}

function ownFinding(evidence: OwnEvidence): Finding {
  if (evidence === "absent") return "unknown";
  return evidence === "same" || evidence === "same-seal" ? "fits" : "differs";
}

function evidenceText(evidence: OwnEvidence): string {
  switch (evidence) {
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
