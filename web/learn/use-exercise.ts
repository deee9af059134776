/** Playing an exercise: pick a card, put it down, lay it, and see what follows. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { post } from "../api";
import { cellName, placeName } from "../board/names";
import type { SquareHandle } from "../board/square";
import { boardOf, type Cell, keyOf, readMove, slotsOf } from "../cards";
import { say } from "../i18n";
import { cardName, faceName, type Person } from "../people";
import type { Card, ExerciseData, Seat } from "../protocol";
import { playSound } from "../sound";
import { type Ghost, isGhostAt, NOTHING, picked, put, takenBack } from "../table/ghost";
import { handText } from "../table/sentences";
import { announce } from "../ui/announce";
import { hasChase, isGameOver, moveText, roomOf, withOwnCard, withReplies } from "./lesson";
import { useTrial } from "./use-trial";
import type { VoiceSwitch } from "./voice";

/** The pause before the bot answers. */
const REPLY_MILLISECONDS = 1_000;

/** The pause between two cards of a game that the bot plays to its end. */
const NEXT_MILLISECONDS = 700;

interface ExerciseOptions {
  /** What the server calls the exercise. */
  name: string;
  /** What to do. */
  sentenceFor: (data: ExerciseData | null) => string;
  /** What to say if the server cannot be reached. */
  lostText: string;
  /** The learner and the bot, by seat, given the learner's seat. */
  peopleAt: (seat: Seat) => Person[];
  voice: VoiceSwitch;
  /** Whether a full square gets the whole finale of a game. */
  hasFinale: boolean;
  /** How it ended, in words. */
  resultText: (data: ExerciseData, people: readonly Person[]) => string;
}

/** The state of an exercise, and the commands of its view. */
export function useExercise(options: ExerciseOptions) {
  const { name, sentenceFor, lostText, peopleAt, voice, hasFinale, resultText } = options;
  const [data, setData] = useState<ExerciseData | null>(null);
  const [moves, setMoves] = useState<readonly string[]>([]);
  const [ghost, setGhost] = useState<Ghost>(NOTHING);
  const [message, setMessage] = useState("");
  const [isLost, setLost] = useState(false);
  const [isShown, setShown] = useState(false);
  const [caption, setCaption] = useState("");
  const square = useRef<SquareHandle | null>(null);
  const board = useMemo(() => boardOf(data?.board ?? [], false), [data?.board]);
  const people = peopleAt(data?.seat ?? 0);
  const isOver = data !== null && data.progress !== "open";
  const canLay = data !== null && !isOver && data.legal_cells.length > 0;
  /** How many cells must fit, so that the cards keep their size. */
  const room = useRef(0);
  if (data && !room.current) room.current = roomOf(data, board);
  const sentence = useSentence(data, sentenceFor);
  const isSolved = data?.progress === "solved";
  const finale = data?.finale ?? null;
  const isGame = hasFinale && data !== null && isGameOver(data);
  const shows = finale && !isGame && hasChase(finale, isSolved) ? finale : null;
  /** How the step ended, once that has been seen. */
  const result = isOver && !isGame && (isShown || !shows) ? data.progress : null;

  const load = () => {
    setLost(false);
    post("/api/exercise", { name, moves: [] }).then(setData, () => setLost(true));
  };
  useEffect(load, []);

  const isReady = data !== null;
  useEffect(() => {
    if (!isReady) return;
    announce(sentence);
    voice.read(sentence);
  }, [isReady]);

  useEffect(() => {
    if (canLay && document.activeElement === document.body) square.current?.focus();
  }, [canLay]);

  useEffect(() => {
    if (!result || !data) return;
    const words = resultText(data, people);
    if (result === "solved") playSound("win");
    announce(words);
    voice.read(words);
  }, [result]);

  const tell = (text: string) => {
    setMessage(text);
    announce(text);
  };

  const tellCaption = (text: string) => {
    setCaption(text);
    announce(text);
  };

  const trial = { name, moves, ghost, setGhost, people, lostText };
  const { after, shaking, forget } = useTrial({ ...trial, setMessage, tell });

  /** The exercise before the learner's last move. */
  const before = useRef<ExerciseData | null>(null);
  const showReplies = useReplies(people, setData, setMessage);

  const lay = () => {
    const { card, cell, answer } = ghost;
    if (!data || !card || !cell || !answer?.allowed || !after) return;
    square.current?.focus(cell);
    playSound("tap");
    const place = { card: cardName(card, people), cell: cellName(cell) };
    announce(say("table-you-laid", place));
    setMoves([...moves, moveText(card, cell)]);
    setGhost(NOTHING);
    forget();
    before.current = data;
    setData(after.replies.length ? withOwnCard(data, card, cell) : after);
    if (after.replies.length) showReplies(withOwnCard(data, card, cell), after);
  };

  /** Takes the last move back. */
  const retry = () => {
    if (!before.current) return;
    setData(before.current);
    setMoves(moves.slice(0, -1));
    setShown(false);
    setCaption("");
    const sentence = sentenceFor(before.current);
    announce(sentence);
    voice.read(sentence);
  };

  const pick = (card: Card) => {
    if (!canLay) return;
    playSound("slide");
    setMessage("");
    setGhost((now) => picked(now, card));
    announce(say("table-picked", { card: faceName(card) }));
  };

  const takeBack = () => {
    square.current?.focus(ghost.cell ?? undefined);
    setMessage("");
    setGhost(takenBack);
    announce(say("table-taken-back"));
  };

  const choose = (cell: Cell, by: "key" | "pointer") => {
    if (!canLay) return;
    if (by === "key" && isGhostAt(ghost, cell) && ghost.answer?.allowed) lay();
    else if (ghost.card) setGhost((now) => put(now, cell));
    else if (board.has(keyOf(cell))) announce(placeName(board, cell, people));
    else tell(say("table-pick-first"));
  };

  const drag = (card: Card, cell: Cell | null) => {
    if (!canLay) return;
    if (cell === null) setGhost(takenBack);
    else if (!(ghost.card === card && isGhostAt(ghost, cell))) {
      setGhost((now) => put(now.card === card ? now : { ...NOTHING, card }, cell));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !canLay || !data) return;
    const slot = slotsOf(data.hand, data.seat)[Number(event.key) - 1];
    if (event.key === "Escape") takeBack();
    else if (event.key.toLowerCase() === "h") announce(handText(data.hand));
    else if (event.key.toLowerCase() === "t") announce(sentence);
    else if (slot?.count === 0) tell(say("refusal-no-such-card", { card: faceName(slot.card) }));
    else if (slot) {
      pick(slot.card);
      square.current?.focus();
    } else return;
    event.preventDefault();
  };

  return {
    ...{ data, board, people, sentence, ghost, message, shaking, isLost, canLay, isSolved, isGame },
    ...{
      moves,
      finale,
      shows,
      result,
      square,
      load,
      retry,
      lay,
      pick,
      takeBack,
      choose,
      drag,
      onKeyDown,
      tell,
      caption,
      tellCaption,
    },
    room: room.current,
    onShown: () => setShown(true),
  };
}

export type ExerciseState = ReturnType<typeof useExercise>;

/** What to do. It stays while the bot gives one reply. */
function useSentence(data: ExerciseData | null, sentenceFor: ExerciseOptions["sentenceFor"]) {
  const latest = useRef("");
  const isWaiting =
    data?.progress === "open" && !data.legal_cells.length && data.replies.length < 2;
  if (!isWaiting) latest.current = sentenceFor(data);
  return latest.current;
}

/** Lays the replies one after another. If there are several, the exercise ends with them. */
function useReplies(
  people: readonly Person[],
  setData: (data: ExerciseData) => void,
  setMessage: (message: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (laid: ExerciseData, after: ExerciseData) => {
    const { replies } = after;
    if (replies.length > 1 || after.progress === "missed") setMessage(say("puzzle-look"));
    const show = (count: number) => {
      playSound("tap");
      if (count === 1) announce(replyText(replies[0] ?? "", people));
      if (count === replies.length) {
        setMessage("");
        setData(after);
        return;
      }
      setData(withReplies(laid, replies.slice(0, count)));
      timer.current = setTimeout(() => show(count + 1), NEXT_MILLISECONDS);
    };
    timer.current = setTimeout(() => show(1), REPLY_MILLISECONDS);
  };
}

function replyText(move: string, people: readonly Person[]): string {
  const { card, cell } = readMove(move);
  const who = people.find(({ mine }) => !mine)?.name ?? "";
  return say("table-laid", { who, card: faceName(card), cell: cellName(cell) });
}
