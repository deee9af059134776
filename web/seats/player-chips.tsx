/** A chip for every player: shape, name, cards and state. */

import { BotFace, CardBack, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { ReactionFace } from "../art/reaction-face";
import { botName } from "../bot-names";
import { say } from "../i18n";
import { botOf, chairOf, type Person } from "../people";
import type {
  ChairData,
  ChairNumber,
  Finale,
  HandOverData,
  Help,
  Reaction,
  TableData,
  ViewData,
} from "../protocol";
import { handOverText } from "../table/sentences";
import { hasHints } from "../table/use-hint";

interface PlayerChipsProps {
  table: TableData;
  people: readonly Person[];
  view: ViewData;
  forecast: Finale | null;
  /** Recent reactions, by chair. */
  reactions: ReadonlyMap<ChairNumber, Reaction>;
  onOpen: (chair: ChairNumber) => void;
}

/** The chips of all players; pressing one opens the dialog of its chair. */
export function PlayerChips({
  table,
  people,
  view,
  forecast,
  reactions,
  onOpen,
}: PlayerChipsProps) {
  const isAlone = people.filter((person) => person.mine).length === 1;
  return (
    <ul class="chips" aria-label={say("table-players")}>
      {people.map((person) => {
        const number = chairOf(table, person.seat);
        const chair = table.chairs[number] as ChairData;
        const bot = chair.bot ?? chair.stand_in;
        const isTurn = !view.over && view.turn === person.seat;
        const reaction = reactions.get(number);
        const handOvers = handOversOf(table, number);
        const words = chipWords(chair);
        const points = forecast && say("points", { count: forecast.points[person.seat] ?? 0 });
        return (
          <li key={number}>
            <button
              type="button"
              class={`chip ${person.shape} ${isTurn ? "turn" : ""} ${person.mine ? "mine" : ""}`}
              data-chair={number}
              onClick={() => onOpen(number)}
            >
              <span class="chip-mark">
                {bot && <BotFace bot={bot} />}
                <span class={bot ? "chip-shape" : ""}>
                  <ShapeMark shape={person.shape} />
                </span>
              </span>
              <span class={`chip-name ${hasLongWord(person.name) ? "long" : ""}`}>
                {person.mine && isAlone ? say("chip-you", { who: person.name }) : person.name}
              </span>
              <span class="hidden-text">{factsText(person, chair, view, forecast, handOvers)}</span>
              <span class="chip-facts" aria-hidden="true">
                <span class="chip-cards">
                  <span class="chip-back">
                    <CardBack />
                  </span>
                  {view.hand_sizes[person.seat]}
                </span>
                {handOvers.length > 0 && <Icon name="swap" />}
                {isTurn && <i class="dots" />}
              </span>
              {(points || words.length > 0) && (
                <span class="chip-words" aria-hidden="true">
                  {points && <strong>{points}</strong>}
                  <span>{words.join(", ")}</span>
                </span>
              )}
            </button>
            {reaction && (
              <span class="bubble" aria-hidden="true">
                <ReactionFace reaction={reaction} shape={person.shape} />
                {say(`reaction-${reaction}`)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a word of a name needs smaller letters beside three other players on a phone. */
function hasLongWord(name: string): boolean {
  return name.split(/\s/).some((word) => word.length > 8);
}

/** What is special about a player, in short words: away, or another help level than most. */
export function chipWords(chair: ChairData): string[] {
  if (botOf(chair)) return [];
  if (chair.stand_in) return [say("chip-bot-plays")];
  const away = chair.here ? [] : [say("chip-away-word")];
  return [...away, ...helpWords(chair.help)];
}

/** The help level in a word; none for `places`, the level that players start with. */
function helpWords(help: Help): string[] {
  if (help === "places") return [];
  return [hasHints(help) && help !== "forecast" ? say("chip-hints") : say(`help-${help}`)];
}

function factsText(
  person: Person,
  chair: ChairData,
  view: ViewData,
  forecast: Finale | null,
  handOvers: readonly HandOverData[],
): string {
  const facts = [
    say(`shape-${person.shape}`),
    say("cards", { count: view.hand_sizes[person.seat] ?? 0 }),
    ...(!view.over && view.turn === person.seat ? [say("chip-turn")] : []),
    ...chairStateText(chair),
    ...(botOf(chair) ? [] : [say(`help-${chair.help}`)]),
    ...(forecast ? [say("points", { count: forecast.points[person.seat] ?? 0 })] : []),
  ];
  return [`${facts.join(", ")}.`, ...handOvers.slice(-1).map(handOverText)].join(" ");
}

/** Those of this game whose cards are a chair's, oldest first. */
export function handOversOf(table: TableData, chair: ChairNumber): HandOverData[] {
  return table.hand_overs.filter((one) => one.chair === chair);
}

/** Whether a player is a bot, is replaced by one, or is away. */
export function chairStateText(chair: ChairData): string[] {
  if (botOf(chair)) return [say("chip-bot")];
  if (chair.stand_in) return [say("chip-stand-in", { bot: botName(chair.stand_in) })];
  return chair.here || !chair.taken ? [] : [say("chip-away")];
}
