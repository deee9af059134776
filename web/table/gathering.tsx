/** A table before the deal: the chairs, and how others can join. */

import { useEffect, useState } from "preact/hooks";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import type { Command, Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { chairName } from "../people";
import type { ChairData, ChairNumber, TableData } from "../protocol";
import { Invite } from "../seats/invite";
import { BotChoice } from "../seats/level-dialog";
import { chairStateText } from "../seats/player-chips";
import { SitDown } from "../seats/sit-down";
import { Button, IconButton } from "../ui/button";
import { useTitle } from "../ui/page";
import { AgreedOptions } from "./agreed-options";

const LATE_MILLISECONDS = 2_000; // if the game has not started by itself by then, show the buttons

interface GatheringProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  send: (command: Command) => void;
  onChip: (chair: ChairNumber) => void;
}

/** The table while players gather; a game without other people starts by itself. */
export function Gathering({ connection, state, table, send, onChip }: GatheringProps) {
  const [sitting, setSitting] = useState<ChairNumber | null>(null);
  const free = table.chairs.filter((chair) => !chair.taken).length;
  const isSeated = state.holds.length > 0;
  const isFirst = table.game === 0;
  const isAlone = table.chairs.every(
    (chair, number) => chair.bot !== null || state.holds.includes(number),
  );
  const persons = state.holds.filter((number) => !table.chairs[number]?.bot);
  const startsItself =
    state.opener &&
    isFirst &&
    isAlone &&
    (table.options.begins === "drawn" || persons.length === 1);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!startsItself || state.status !== "open") return;
    const [oldest] = persons;
    send(
      table.options.begins === "oldest"
        ? { type: "start", oldest: oldest ?? 0 }
        : { type: "start" },
    );
    const timer = setTimeout(() => setLate(true), LATE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [startsItself, state.status]);
  useTitle(say("gathering-title"));
  const isScreen = state.opener && !isSeated; // a shared screen shows everybody how to join
  const invite = isFirst && free > 0 && <Invite path={`/t/${table.table}`} code={table.code} />;
  if (startsItself && !isLate) return <main class="gathering" aria-busy="true" />;
  const statusText = free
    ? say("gathering-waiting", { count: free })
    : state.opener && isFirst
      ? say("gathering-ready")
      : say("gathering-soon");
  return (
    <main class="gathering">
      <h1>{say("gathering-title")}</h1>
      <p role="status">{statusText}</p>
      {isScreen && invite}
      <ul class="chairs">
        {table.chairs.map((chair, number) => (
          <li key={number} class={`chair ${chair.shape ?? ""}`}>
            <ChairFace chair={chair} />
            <span class="chair-who">
              <strong>{chair.taken ? chairName(chair) : say("chair-free")}</strong>
              <small>{chairText(chair, state.holds.includes(number))}</small>
            </span>
            {!chair.taken && isFirst && (
              <Button
                tone={isSeated || state.opener ? "quiet" : "big"}
                onClick={() => setSitting(number)}
              >
                {isSeated ? say("chair-sit-too") : say("chair-sit")}
              </Button>
            )}
            {!chair.taken && state.opener && (
              <BotChoice onChoose={(bot) => send({ type: "seat-bot", chair: number, bot })} />
            )}
            {chair.taken && (state.opener || state.holds.includes(number)) && (
              <IconButton
                icon="more"
                label={say("chair-more", { who: chairName(chair) })}
                onClick={() => onChip(number)}
              />
            )}
          </li>
        ))}
      </ul>
      {sitting !== null && (
        <SitDown
          connection={connection}
          table={table}
          chair={sitting}
          onDone={() => setSitting(null)}
        />
      )}
      {state.opener && isFirst && <StartGame table={table} send={send} isReady={free === 0} />}
      {!isScreen && invite}
      <AgreedOptions table={table} />
    </main>
  );
}

function ChairFace({ chair }: { chair: ChairData }) {
  return (
    <span class="chair-face">
      {chair.bot ? (
        <BotFace bot={chair.bot} />
      ) : chair.shape ? (
        <ShapeMark shape={chair.shape} />
      ) : (
        <Icon name="plus" />
      )}
    </span>
  );
}

function chairText(chair: ChairData, isOurs: boolean): string {
  if (!chair.taken) return "";
  const facts = chair.bot ? [say(`bot-${chair.bot}-character`)] : chairStateText(chair);
  return (isOurs && !chair.bot ? [say("chair-yours"), ...facts] : facts).join(", ");
}

interface StartGameProps {
  table: TableData;
  send: GatheringProps["send"];
  isReady: boolean;
}

/** A button that starts the game; if the oldest player begins, a button for each player. */
function StartGame({ table, send, isReady }: StartGameProps) {
  if (!isReady) return null;
  if (table.options.begins === "drawn") {
    return (
      <Button tone="big" icon="play" onClick={() => send({ type: "start" })}>
        {say("gathering-start")}
      </Button>
    );
  }
  const people = table.chairs.flatMap((chair, number) => (chair.bot ? [] : [{ chair, number }]));
  const chairs = people.length ? people : table.chairs.map((chair, number) => ({ chair, number }));
  if (chairs.length === 1) {
    const oldest = chairs[0]?.number ?? 0;
    return (
      <Button tone="big" icon="play" onClick={() => send({ type: "start", oldest })}>
        {say("gathering-start")}
      </Button>
    );
  }
  return (
    <fieldset class="oldest">
      <legend>{say("refusal-who-is-oldest")}</legend>
      {chairs.map(({ chair, number }) => (
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
