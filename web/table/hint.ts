/** A hint for who may have one: asked for, shown until the move, and never laid by itself. */
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonsTold } from "../board/reasons";
import { cellName } from "../board/names";
import type { Cell } from "../cards";
import { AskRefused, type Link, type Live } from "../live";
import { faceName, type Person } from "../people";
import type { Help, Hinted, Seat, ViewShown } from "../protocol";
import { announce } from "../ui/announce";
import { say } from "../words";
import { refusalTold } from "./told";

export interface Hinting {
  /** Whether this seat may ask now. */
  canAsk: boolean;
  isThinking: boolean;
  hint: Hinted | null;
  /** The hint in sentences, the best first. */
  words: readonly string[];
  ask: () => void;
}

interface HintingProps {
  live: Live;
  link: Link;
  view: ViewShown;
  seat: Seat | null;
  help: Help | null;
  canLay: boolean;
  people: readonly Person[];
  tell: (message: string) => void;
}

export function useHint(props: HintingProps): Hinting {
  const { live, link, view, seat, help, canLay, people, tell } = props;
  const [hint, setHint] = useState<Hinted | null>(null);
  const [isThinking, setThinking] = useState(false);
  const canAsk = canLay && seat !== null && hasHints(help);
  /** Of what is asked about: an answer to something else comes too late. */
  const about = `${view.game} ${view.ply} ${seat} ${help} ${canAsk} ${link}`;
  const now = useRef(about);
  now.current = about;

  useEffect(() => {
    setHint(null);
    setThinking(false);
  }, [about]);

  // The button goes when the hint comes: who pressed it by key goes on at the card it is about.
  const wasAtButton = useRef(false);
  useEffect(() => {
    if (hint && wasAtButton.current) document.querySelector<HTMLElement>(".stack.hinted")?.focus();
  }, [hint]);

  const isSame = canAsk && hint?.ply === view.ply;
  const words = isSame ? hintTold(hint, people) : [];

  const ask = () => {
    if (!canAsk || isThinking) return;
    if (isSame) {
      announce(words.join(" "));
      return;
    }
    setThinking(true);
    announce(say("hint-thinking"));
    live
      .ask({ type: "hint", seat, game: view.game, ply: view.ply })
      .then(
        (told) => {
          if (now.current !== about || told.type !== "hinted") return;
          wasAtButton.current = document.activeElement?.matches(".hint-button") ?? false;
          setHint(told);
          announce(hintTold(told, people).join(" "));
        },
        (error: unknown) => {
          if (now.current !== about || !(error instanceof AskRefused)) return;
          const why = refusalTold(error.told.refusal, error.told.data, people);
          tell(why);
          announce(why);
        },
      )
      .finally(() => {
        if (now.current === about) setThinking(false);
      });
  };

  return { canAsk, isThinking, hint: isSame ? hint : null, words, ask };
}

export function hasHints(help: Help | null): boolean {
  return help?.startsWith("hint-") ?? false;
}

/** Which card, where as far as it is told, why, and how sure that is. */
function hintTold(hint: Hinted, people: readonly Person[]): string[] {
  const { card, cell, region, reasons, exact } = hint;
  return [
    whereTold(faceName(card), region, cell),
    ...reasonsTold(reasons, people, cell),
    say(exact ? "hint-sure" : "hint-guess"),
  ];
}

function whereTold(card: string, region: readonly Cell[], cell: Cell | null): string {
  if (cell) return say("hint-place-told", { card, cell: cellName(cell) });
  return say(region.length ? "hint-region-told" : "hint-card-told", { card });
}
