/** A review under way: asked for once, shown as it comes, given up with the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Refused } from "../api";
import type { AnyRefusal } from "../protocol";
import { announce } from "../ui/announce";
import { say } from "../words";
import { type Judged, NOTHING_YET, added } from "./judged";
import { review } from "./stream";

export interface Reviewing {
  state: "idle" | "running" | "done" | "refused";
  judged: Judged;
  refusal: { refusal: AnyRefusal | "unreachable"; data: Record<string, number | string> } | null;
  start: () => void;
  stop: () => void;
}

export function useReview(record: string, { isWanted }: { isWanted: boolean }): Reviewing {
  const [state, setState] = useState<Reviewing["state"]>("idle");
  const [judged, setJudged] = useState<Judged>(NOTHING_YET);
  const [refusal, setRefusal] = useState<Reviewing["refusal"]>(null);
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState("idle");
  };

  const start = () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setJudged(NOTHING_YET);
    setRefusal(null);
    setState("running");
    const refuse = (why: NonNullable<Reviewing["refusal"]>) => {
      setRefusal(why);
      setState("refused");
    };
    let isOver = false;
    review(
      record,
      (line) => {
        setJudged((before) => added(before, line));
        isOver ||= line.type === "end" || line.type === "refused";
        if (line.type === "refused") refuse(line);
        if (line.type !== "end") return;
        setState("done");
        announce(say("review-done"));
      },
      control.signal,
    ).then(
      () => {
        if (!isOver && !control.signal.aborted) refuse({ refusal: "unreachable", data: {} });
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        if (!(error instanceof Refused)) throw error;
        refuse(error);
      },
    );
  };

  useEffect(() => {
    if (isWanted) start();
    return () => running.current?.abort();
  }, [record]);

  return { state, judged, refusal, start, stop };
}
