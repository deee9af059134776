/** Placing a card: pick it, put it down as a ghost, confirm. The server decides what is legal. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cellName } from "../board/names";
import { type Board, type Cell, keyOf } from "../cards";
import { CommandRefused, type Connection, type ConnectionStatus } from "../connection";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { Card, Help, Seat, ViewData } from "../protocol";
import { refusalText } from "../refusals";
import { playSound } from "../sound";
import { announce } from "../ui/announce";
import { hasKeyboard } from "../ui/keyboard";
import { besideText } from "./beside";
import {
  type Answer,
  type Ghost,
  isGhostAt,
  NOTHING,
  picked,
  put,
  settled,
  takenBack,
} from "./ghost";

const SHAKE_MILLISECONDS = 600;
/** Debounces the question to the server: a dragged card crosses many cells. */
const SETTLE_MILLISECONDS = 60;

interface PlacementProps {
  connection: Connection;
  status: ConnectionStatus;
  view: ViewData;
  board: Board;
  /** The seat whose hand is shown, and its help level. */
  seat: Seat | null;
  help: Help | null;
  canLay: boolean;
  people: readonly Person[];
}

export interface Placement {
  ghost: Ghost;
  /** The message beside the square, or an empty text. */
  message: string;
  /** The cell that was just refused. */
  shaking: Cell | null;
  setMessage: (message: string) => void;
  pick: (card: Card) => void;
  placeAt: (cell: Cell) => void;
  drag: (card: Card, cell: Cell | null) => void;
  takeBack: () => void;
  lay: () => void;
}

/** The ghost of the current turn, and the commands that pick, move, take back and lay it. */
export function usePlacement(props: PlacementProps): Placement {
  const { connection, status, view, board, seat, help, canLay, people } = props;
  const [ghost, setGhost] = useState<Ghost>(NOTHING);
  const [message, setMessage] = useState("");
  const [shaking, setShaking] = useState<Cell | null>(null);

  // Runs before the new turn is painted, so that it cannot drop a card picked in that turn.
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    setGhost((now) => settled(now, was, view));
    if (was.ply !== view.ply) setMessage("");
  }, [view]);

  const refuse = (cell: Cell, refusal: string, data: Answer["data"]) => {
    const why = refusalText(refusal, data, people);
    playSound("no");
    setMessage(why);
    announce(why);
    setShaking(cell);
  };

  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(null), SHAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shaking]);

  // The answer depends on the help level: ask again when it changes.
  useEffect(() => setGhost((now) => (now.sent ? now : { ...now, answer: null })), [help]);

  // Ask the server whether the ghost is legal there. The other players are not told.
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
      setMessage("");
      const sentences = [
        besideText(card, found.neighbours, board),
        say("table-ghost-told", { card: faceName(card), cell: cellName(cell) }),
        hasKeyboard() && say("table-ghost-keys"),
      ];
      announce(sentences.filter(Boolean).join(" "));
    };
    const consider = () =>
      connection
        .request({ type: "consider", seat, game: view.game, ply: view.ply, card, cell })
        .then((considered) => considered.type === "considered" && take(considered))
        .catch((error: unknown) => {
          if (error instanceof CommandRefused) take(refusedAnswer(error));
          // Otherwise the connection is lost: the page says so, and asks again after a reconnect.
        });
    const timer = setTimeout(consider, SETTLE_MILLISECONDS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ghost.card, ghost.cell && keyOf(ghost.cell), ghost.answer === null, seat, status]);

  const lay = () => {
    const { card, cell, answer, sent } = ghost;
    if (!card || !cell || !answer?.allowed || sent || seat === null) return;
    setGhost({ ...ghost, sent: true });
    const move = { seat, game: view.game, ply: view.ply, card, cell };
    connection.request({ type: "play", ...move }).catch((error: unknown) => {
      setGhost((now) => ({ ...now, sent: false }));
      if (error instanceof CommandRefused) refuse(cell, error.answer.refusal, error.answer.data);
    });
  };

  const pick = (card: Card) => {
    if (!canLay) return;
    playSound("slide");
    setMessage("");
    setGhost((now) => picked(now, card));
  };

  const takeBack = () => {
    setMessage("");
    setGhost((now) => takenBack(now));
  };

  const drag = (card: Card, cell: Cell | null) => {
    if (!canLay || ghost.sent) return;
    if (cell === null) takeBack();
    else if (!(ghost.card === card && isGhostAt(ghost, cell))) {
      setGhost((now) => put(now.card === card ? now : { ...NOTHING, card }, cell));
    }
  };

  const placeAt = (cell: Cell) => setGhost((now) => put(now, cell));
  return { ghost, message, shaking, setMessage, pick, placeAt, drag, takeBack, lay };
}

function refusedAnswer({ answer }: CommandRefused): Answer {
  return {
    allowed: false,
    refusal: answer.refusal,
    data: answer.data,
    forecast: null,
    neighbours: [],
  };
}
