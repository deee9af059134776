/** Hints for seats whose help level includes them; a hint is shown until the next move. */

import { useEffect, useRef, useState } from "preact/hooks";
import { cellName } from "../board/names";
import { reasonTexts } from "../board/reasons";
import type { Cell } from "../cards";
import { CommandRefused, type Connection, type ConnectionStatus } from "../connection";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { Help, Hinted, Seat, ViewData } from "../protocol";
import { refusalText } from "../refusals";
import { announce } from "../ui/announce";

export interface HintState {
  /** Whether this seat may ask for a hint now. */
  canAsk: boolean;
  isThinking: boolean;
  hint: Hinted | null;
  /** The hint in sentences, the most important first. */
  words: readonly string[];
  ask: () => void;
}

interface HintProps {
  connection: Connection;
  status: ConnectionStatus;
  view: ViewData;
  seat: Seat | null;
  help: Help | null;
  canLay: boolean;
  people: readonly Person[];
  setMessage: (message: string) => void;
}

/** Asks the server for hints; returns the current hint and whether one can be asked for. */
export function useHint(props: HintProps): HintState {
  const { connection, status, view, seat, help, canLay, people, setMessage } = props;
  const [hint, setHint] = useState<Hinted | null>(null);
  const [isThinking, setThinking] = useState(false);
  const canAsk = canLay && seat !== null && hasHints(help);
  /** Identifies the question; a late answer to an earlier one is dropped. */
  const about = `${view.game} ${view.ply} ${seat} ${help} ${canAsk} ${status}`;
  const now = useRef(about);
  now.current = about;

  useEffect(() => {
    setHint(null);
    setThinking(false);
  }, [about]);

  // The button disappears when the hint comes. If it had the focus, the hinted card gets it.
  const wasAtButton = useRef(false);
  useEffect(() => {
    if (hint && wasAtButton.current) document.querySelector<HTMLElement>(".stack.hinted")?.focus();
  }, [hint]);

  const isSame = canAsk && hint?.ply === view.ply;
  const words = isSame ? hintTexts(hint, people) : [];

  const ask = () => {
    if (!canAsk || isThinking) return;
    if (isSame) {
      announce(words.join(" "));
      return;
    }
    setThinking(true);
    announce(say("hint-thinking"));
    connection
      .request({ type: "hint", seat, game: view.game, ply: view.ply })
      .then(
        (told) => {
          if (now.current !== about || told.type !== "hinted") return;
          wasAtButton.current = document.activeElement?.matches(".hint-button") ?? false;
          setHint(told);
          announce(hintTexts(told, people).join(" "));
        },
        (error: unknown) => {
          if (now.current !== about || !(error instanceof CommandRefused)) return;
          const why = refusalText(error.answer.refusal, error.answer.data, people);
          setMessage(why);
          announce(why);
        },
      )
      .finally(() => {
        if (now.current === about) setThinking(false);
      });
  };

  return { canAsk, isThinking, hint: isSame ? hint : null, words, ask };
}

/** Whether a help level includes hints. */
export function hasHints(help: Help | null): boolean {
  return help?.startsWith("hint-") ?? false;
}

/** Which card, where (as far as the help level says), why, and how certain that is. */
function hintTexts(hint: Hinted, people: readonly Person[]): string[] {
  const { card, cell, region, reasons, exact } = hint;
  return [
    hintPlaceText(faceName(card), region, cell),
    ...reasonTexts(reasons, people, cell),
    say(exact ? "hint-sure" : "hint-guess"),
  ];
}

function hintPlaceText(card: string, region: readonly Cell[], cell: Cell | null): string {
  if (cell) return say("hint-place-told", { card, cell: cellName(cell) });
  return say(region.length ? "hint-region-told" : "hint-card-told", { card });
}
