/** Putting a card down: pick, look, confirm. What may lie where, the server says. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cellName } from "../board/names";
import { type Cell, keyOf } from "../cards";
import { AskRefused, type Link, type Live } from "../live";
import { faceName, type Person } from "../people";
import type { Card, Help, Seat, ViewShown } from "../protocol";
import { sound } from "../sound";
import { announce } from "../ui/announce";
import { say } from "../words";
import { type Answer, type Ghost, NOTHING, isGhostAt, picked, put, settled, takenBack } from "./ghost";
import { refusalTold } from "./told";

const SHAKE_MILLISECONDS = 600;
const STILL_MILLISECONDS = 60; // a card that is dragged over the table does not ask at every place

interface PuttingProps {
  live: Live;
  link: Link;
  view: ViewShown;
  /** Whose hand is open, and how much help they have. */
  seat: Seat | null;
  help: Help | null;
  canLay: boolean;
  people: readonly Person[];
}

export interface Putting {
  ghost: Ghost;
  /** What is said beside the square, or nothing. */
  message: string;
  /** The place that was just refused. */
  shaking: Cell | null;
  tell: (message: string) => void;
  pick: (card: Card) => void;
  putAt: (cell: Cell) => void;
  drag: (card: Card, cell: Cell | null) => void;
  takeBack: () => void;
  lay: () => void;
}

export function usePutting(props: PuttingProps): Putting {
  const { live, link, view, seat, help, canLay, people } = props;
  const [ghost, setGhost] = useState<Ghost>(NOTHING);
  const [message, tell] = useState("");
  const [shaking, setShaking] = useState<Cell | null>(null);

  // Before anybody can see the new turn: a card picked in it must not be lost.
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    setGhost((now) => settled(now, was, view));
    if (was.ply !== view.ply) tell("");
  }, [view]);

  const refuse = (cell: Cell, refusal: string, data: Answer["data"]) => {
    const why = refusalTold(refusal, data, people);
    sound("no");
    tell(why);
    announce(why);
    setShaking(cell);
  };

  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(null), SHAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shaking]);

  // Another help level tells more or less of the same ghost.
  useEffect(() => setGhost((now) => (now.sent ? now : { ...now, answer: null })), [help]);

  // The ghost asks whether it may lie there; nobody else hears of it.
  useEffect(() => {
    const { card, cell, answer, sent } = ghost;
    if (!card || !cell || answer || sent || seat === null) return;
    let isOld = false;
    const take = (found: Answer) => {
      if (isOld) return;
      setGhost((now) => ({ ...now, answer: found }));
      if (!found.allowed) {
        refuse(cell, found.refusal ?? "", found.data);
        return;
      }
      tell("");
      announce(say("table-ghost-told", { card: faceName(card), cell: cellName(cell) }));
    };
    const consider = () =>
      live
        .ask({ type: "consider", seat, game: view.game, ply: view.ply, card, cell })
        .then((considered) => considered.type === "considered" && take(considered))
        .catch((error: unknown) => {
          if (error instanceof AskRefused) take(refusedAnswer(error));
          // else the link is lost: that is shown, and the ghost asks again when it is back
        });
    const timer = setTimeout(consider, STILL_MILLISECONDS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ghost.card, ghost.cell && keyOf(ghost.cell), ghost.answer === null, seat, link]);

  const lay = () => {
    const { card, cell, answer, sent } = ghost;
    if (!card || !cell || !answer?.allowed || sent || seat === null) return;
    setGhost({ ...ghost, sent: true });
    const move = { seat, game: view.game, ply: view.ply, card, cell };
    live.ask({ type: "play", ...move }).catch((error: unknown) => {
      setGhost((now) => ({ ...now, sent: false }));
      if (error instanceof AskRefused) refuse(cell, error.told.refusal, error.told.data);
    });
  };

  const pick = (card: Card) => {
    if (!canLay) return;
    sound("slide");
    tell("");
    setGhost((now) => picked(now, card));
  };

  const takeBack = () => {
    tell("");
    setGhost((now) => takenBack(now));
  };

  const drag = (card: Card, cell: Cell | null) => {
    if (!canLay || ghost.sent) return;
    if (cell === null) takeBack();
    else if (!(ghost.card === card && isGhostAt(ghost, cell))) {
      setGhost((now) => put(now.card === card ? now : { ...NOTHING, card }, cell));
    }
  };

  const putAt = (cell: Cell) => setGhost((now) => put(now, cell));
  return { ghost, message, shaking, tell, pick, putAt, drag, takeBack, lay };
}

function refusedAnswer({ told }: AskRefused): Answer {
  return { allowed: false, refusal: told.refusal, data: told.data, forecast: null };
}
