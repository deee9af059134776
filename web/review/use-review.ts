/** Runs the review of a record; leaving the page cancels it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { say } from "../i18n";
import type { AnyRefusal } from "../protocol";
import { announce } from "../ui/announce";
import { type Analysis, EMPTY_ANALYSIS, withLine } from "./analysis";
import { streamReview } from "./stream";

export interface ReviewState {
  state: "idle" | "running" | "done" | "refused";
  analysis: Analysis;
  refusal: { refusal: AnyRefusal | "unreachable"; data: Record<string, number | string> } | null;
  start: () => void;
  stop: () => void;
}

/** Requests a review and collects its lines; with `isWanted` it starts immediately. */
export function useReview(record: string, { isWanted }: { isWanted: boolean }): ReviewState {
  const [state, setState] = useState<ReviewState["state"]>("idle");
  const [analysis, setAnalysis] = useState<Analysis>(EMPTY_ANALYSIS);
  const [refusal, setRefusal] = useState<ReviewState["refusal"]>(null);
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
    setAnalysis(EMPTY_ANALYSIS);
    setRefusal(null);
    setState("running");
    const refuse = (why: NonNullable<ReviewState["refusal"]>) => {
      setRefusal(why);
      setState("refused");
    };
    let isOver = false;
    streamReview(
      record,
      (line) => {
        setAnalysis((before) => withLine(before, line));
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
        if (!(error instanceof RequestRefused)) throw error;
        refuse(error);
      },
    );
  };

  useEffect(() => {
    if (isWanted) start();
    return () => running.current?.abort();
  }, [record]);

  return { state, analysis, refusal, start, stop };
}
