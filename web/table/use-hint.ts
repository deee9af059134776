/** Hints: the lamp asks for one, raising the help level if need be; it stays until the next move. */

import { useEffect, useRef, useState } from "preact/hooks";
import { cellName } from "../board/names";
import { reasonTexts } from "../board/reasons";
import type { Cell } from "../cards";
import { CommandRefused, type Connection, type ConnectionStatus } from "../connection";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { ChairNumber, Help, Hinted, Seat, ViewData } from "../protocol";
import { refusalText } from "../refusals";
import { announce } from "../ui/announce";

export interface HintState {
  /** Whether the lamp is shown: it is this seat's turn, and its player may have hints. */
  canAsk: boolean;
  isThinking: boolean;
  /** Whether it takes so long that the server must be compiling its search, as on a new machine. */
  isFirst: boolean;
  hint: Hinted | null;
  /** The hint in sentences, the most important first. */
  words: readonly string[];
  ask: () => void;
}

/** Milliseconds after which a hint must be the first one: a loaded server takes 3 s at most. */
const FIRST_AFTER = 4000;

interface HintProps {
  connection: Connection;
  status: ConnectionStatus;
  view: ViewData;
  seat: Seat | null;
  /** The chair of the seat, and its help level. */
  chair: ChairNumber | null;
  help: Help | null;
  canLay: boolean;
  /** Whether other people play on this device too. */
  isShared: boolean;
  /** Whether all other players are bots; otherwise they see it when the help level changes. */
  isAlone: boolean;
  people: readonly Person[];
  setMessage: (message: string) => void;
  /** Opens the choice of the help level. */
  onChooseHelp: () => void;
}

/** Asks the server for hints; returns the current hint and whether one can be asked for. */
export function useHint(props: HintProps): HintState {
  const { connection, status, view, seat, chair, help, canLay, people, setMessage } = props;
  const [hint, setHint] = useState<Hinted | null>(null);
  const [isThinking, setThinking] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const hasLevel = hasHints(help);
  const canAsk =
    canLay && seat !== null && (hasLevel || (help !== "real-table" && !props.isShared));
  const turn = `${view.game} ${view.ply} ${seat}`;
  /** Identifies the question; a late answer to an earlier one is dropped. */
  const about = `${turn} ${help} ${canAsk} ${status}`;
  const now = useRef(about);
  now.current = about;
  /** The turn in which the help level was raised in order to ask at once. */
  const raised = useRef("");

  useEffect(() => {
    setHint(null);
    setThinking(false);
    if (canAsk && hasLevel && raised.current === turn) request();
    if (hasLevel) raised.current = "";
  }, [about]);

  useEffect(() => {
    setFirst(false);
    if (!isThinking) return;
    const timer = setTimeout(() => {
      setFirst(true);
      announce(say("hint-first"));
    }, FIRST_AFTER);
    return () => clearTimeout(timer);
  }, [isThinking]);

  const isSame = canAsk && hint?.ply === view.ply;
  const words = isSame ? hintTexts(hint, people) : [];

  const complain = (error: unknown) => {
    if (now.current !== about || !(error instanceof CommandRefused)) return;
    const why = refusalText(error.answer.refusal, error.answer.data, people);
    setMessage(why);
    announce(why);
  };
  const stopThinking = () => {
    if (now.current === about) setThinking(false);
  };

  const request = () => {
    if (seat === null) return;
    setThinking(true);
    announce(say("hint-thinking"));
    connection
      .request({ type: "hint", seat, game: view.game, ply: view.ply })
      .then((told) => {
        if (now.current !== about || told.type !== "hinted") return;
        setHint(told);
        announce(hintTexts(told, people).join(" "));
      }, complain)
      .finally(stopThinking);
  };

  const raiseLevel = (own: ChairNumber) => {
    raised.current = turn;
    setThinking(true);
    connection
      .request({ type: "set-help", chair: own, help: "hint-place" })
      .catch((error: unknown) => {
        raised.current = "";
        complain(error);
      })
      .finally(stopThinking);
  };

  const ask = () => {
    if (!canAsk || isThinking || chair === null) return;
    setMessage("");
    if (isSame) announce(words.join(" "));
    else if (hasLevel) request();
    else if (props.isAlone) raiseLevel(chair);
    else props.onChooseHelp();
  };

  return { canAsk, isThinking, isFirst, hint: isSame ? hint : null, words, ask };
}

/** Whether a help level includes hints. */
export function hasHints(help: Help | null): boolean {
  return help === "forecast" || (help?.startsWith("hint-") ?? false);
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
