/** A chase to watch in the rules. The server computes it: the browser knows no rules. */

import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { type Board, boardOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { peopleNamed } from "../people";
import type { Finale } from "../protocol";
import { Diagram } from "./diagram";

/** A finished square for two players. One mouse survives because a dog chases its cat away. */
const EXAMPLE = [
  "D  C  2b 1b M",
  "1a C  S  C  1b",
  "2a D  2a M  1a",
  "C  M  2b C  M",
  "M  3a 3b D  M",
];

interface Computed {
  board: Board;
  finale: Finale;
}

/** The example chase, by the usual rules or by the variant in which dogs hunt mice. */
export function ExampleChase({ dogsHuntMice = false }: { dogsHuntMice?: boolean }) {
  const [computed, setComputed] = useState<Computed | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const square = { drawing: EXAMPLE.join("\n"), dogs_hunt_mice: dogsHuntMice };
    post("/api/score", square).then(
      ({ board, finale }) => setComputed({ board: boardOf(board, false), finale }),
      () => setFailed(true),
    );
  }, []);
  if (!computed) {
    return (
      <>
        {hasFailed && <p role="alert">{say("rules-show-lost")}</p>}
        <Diagram rows={EXAMPLE} />
      </>
    );
  }
  return (
    <FinaleShow
      board={computed.board}
      finale={computed.finale}
      dogsHuntMice={dogsHuntMice}
      people={peopleNamed([say("bot-gentle"), say("bot-greedy")])}
      compact
    />
  );
}
