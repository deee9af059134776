import { cellName } from "../board/names";
import { botName } from "../bot-names";
import { readMove } from "../cards";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { RecordedHandOver, Replayed, SourceData } from "../protocol";
import { botOf } from "./record";

/** "Card 3 of 24. Anna: mouse (2 right, 1 up)". Step 0 is the empty table, the last the chase. */
export function stepText(game: Replayed, step: number, people: readonly Person[]): string {
  const cards = game.moves.length;
  if (step > cards) return say("finale-title");
  const move = game.moves[step - 1];
  if (move === undefined) return say("replay-begin");
  const { card, cell } = readMove(move);
  const person = people[(step - 1) % game.players];
  const bot = botOf(game.by[step - 1] ?? "");
  const name = person?.name ?? "";
  const isStandIn = bot !== null && bot !== person?.bot;
  return say("replay-ply", {
    ply: step,
    last: cards,
    who: isStandIn ? say("replay-stand-in", { who: name, bot: botName(bot) }) : name,
    card: faceName(card),
    cell: cellName(cell),
  });
}

/** The last hand-over of every seat by this step, as sentences. */
export function handOverTexts(game: Replayed, step: number, people: readonly Person[]): string[] {
  const past = game.hand_overs.filter(({ ply }) => ply <= step);
  const last = new Map(past.map((one) => [one.seat, one]));
  return [...last.values()].map((one) => handOverText(one, people));
}

/** The hand-overs after the card of this step and before the next one, as a text. */
export function newHandOversText(game: Replayed, step: number, people: readonly Person[]): string {
  const fresh = game.hand_overs.filter(({ ply }) => ply === step);
  return fresh.map((one) => handOverText(one, people)).join(" ");
}

/** Where a game comes from that goes on from an earlier one. */
export function sourceText({ ply }: SourceData): string {
  return ply ? say("replay-source-ply", { ply }) : say("replay-source-cards");
}

function handOverText({ seat, by }: RecordedHandOver, people: readonly Person[]): string {
  const who = people[seat]?.name ?? "";
  const bot = botOf(by);
  return bot === null
    ? say("replay-handed-to-person", { who })
    : say("replay-handed-to-bot", { who, bot: botName(bot) });
}
