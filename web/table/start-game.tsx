import { ShapeMark } from "../art/card";
import type { Command } from "../connection";
import { say } from "../i18n";
import { chairName } from "../people";
import { type BotName, LEVELS, type TableData } from "../protocol";
import { Button } from "../ui/button";

interface StartGameProps {
  table: TableData;
  /** The number of free chairs. */
  free: number;
  send: (command: Command) => void;
}

/** Fills the free chairs with bots; then starts the game. */
export function StartGame({ table, free, send }: StartGameProps) {
  if (free) {
    return (
      <Button icon="robot" onClick={() => fillChairs(table, send)}>
        {say("gathering-fill", { count: free })}
      </Button>
    );
  }
  const oldest = whoMayBeOldest(table);
  const [only] = oldest;
  if (table.options.begins === "drawn" || oldest.length === 1) {
    const isAsked = table.options.begins === "oldest" && only;
    return (
      <Button
        tone="big"
        icon="play"
        onClick={() => send({ type: "start", ...(isAsked && { oldest: only.number }) })}
      >
        {say("gathering-start")}
      </Button>
    );
  }
  return (
    <fieldset class="oldest">
      <legend>{say("refusal-who-is-oldest")}</legend>
      {oldest.map(({ chair, number }) => (
        <button
          key={number}
          type="button"
          class={`button big ${chair.shape ?? ""}`}
          onClick={() => send({ type: "start", oldest: number })}
        >
          {chair.shape && <ShapeMark shape={chair.shape} />}
          <span>{chairName(chair)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The people at the table; if there are none, the bots. */
function whoMayBeOldest(table: TableData) {
  const all = table.chairs.map((chair, number) => ({ chair, number }));
  const people = all.filter(({ chair }) => !chair.bot);
  return people.length ? people : all;
}

/** Seats a bot in every free chair: the weakest ones that are not at the table yet. */
function fillChairs(table: TableData, send: (command: Command) => void): void {
  const fresh: BotName[] = LEVELS.filter((level) => table.chairs.every(({ bot }) => bot !== level));
  table.chairs.forEach((chair, number) => {
    if (!chair.taken) send({ type: "seat-bot", chair: number, bot: fresh.shift() ?? LEVELS[0] });
  });
}
