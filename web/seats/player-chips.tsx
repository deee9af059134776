/** A chip for every player: shape, name, cards and state. */

import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { botOf, chairOf, type Person } from "../people";
import type {
  ChairData,
  ChairNumber,
  Finale,
  HandOverData,
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
  reactions: ReadonlyMap<ChairNumber, string>;
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
        const isTurn = !view.over && view.turn === person.seat;
        const reaction = reactions.get(number);
        const handOvers = handOversOf(table, number);
        return (
          <li key={number}>
            <button
              type="button"
              class={`chip ${person.shape} ${isTurn ? "turn" : ""} ${person.mine ? "mine" : ""}`}
              data-chair={number}
              onClick={() => onOpen(number)}
            >
              <span class="chip-mark">
                {chair.bot || chair.stand_in ? (
                  <BotFace bot={chair.bot ?? chair.stand_in ?? ""} />
                ) : (
                  <ShapeMark shape={person.shape} />
                )}
              </span>
              <span class="chip-name">
                {person.mine && isAlone ? say("chip-you", { who: person.name }) : person.name}
              </span>
              <span class="hidden-text">{factsText(person, chair, view, forecast, handOvers)}</span>
              <span class="chip-facts" aria-hidden="true">
                {(chair.bot || chair.stand_in) && (
                  <span class="chip-shape">
                    <ShapeMark shape={person.shape} />
                  </span>
                )}
                {forecast ? (
                  <strong>{say("points", { count: forecast.points[person.seat] ?? 0 })}</strong>
                ) : (
                  <span class="chip-cards">
                    <i class="mini-card" />
                    {view.hand_sizes[person.seat]}
                  </span>
                )}
                <HelpMark chair={chair} />
                {handOvers.length > 0 && <Icon name="swap" />}
                {!chair.here && !botOf(chair) && <Icon name="door" />}
                {isTurn && <i class="dots" />}
              </span>
            </button>
            {reaction && (
              <span class="bubble" aria-hidden="true">
                {say(`reaction-${reaction}`)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The symbol of the seat's help level; bots have none. */
function HelpMark({ chair }: { chair: ChairData }) {
  if (botOf(chair)) return null;
  return (
    <svg class="help-mark" viewBox="0 0 16 16" aria-hidden="true">
      {chair.help === "forecast" ? (
        <path d="M1 8q7-9 14 0q-7 9-14 0zM8 5.2v5.6" />
      ) : chair.help === "places" ? (
        <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
      ) : hasHints(chair.help) ? (
        <path d="M6 12.5h4M6.5 15h3M5.5 10a4.5 4.5 0 1 1 5 0z" />
      ) : (
        <path d="M3 3h10v10H3z" />
      )}
    </svg>
  );
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
  if (chair.stand_in) return [say("chip-stand-in", { bot: say(`bot-${chair.stand_in}`) })];
  return chair.here || !chair.taken ? [] : [say("chip-away")];
}
