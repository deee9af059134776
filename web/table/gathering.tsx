/** A table before the deal: who sits where, and how others can join. */

import { useRef, useState } from "preact/hooks";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import type { Command, Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { botOf, chairName } from "../people";
import { profile, profileRequest } from "../profile";
import type { ChairData, ChairNumber, TableData } from "../protocol";
import { type ChairView, DrawnTable, type Side, sidesOf } from "../seats/drawn-table";
import { FreeChairSheet } from "../seats/free-chair-sheet";
import { BigInvite, Invite } from "../seats/invite";
import { chairStateText } from "../seats/player-chips";
import { SitDown, shapeAt } from "../seats/sit-down";
import { isAway } from "../seats/use-away";
import { type Sitter, useSitDown } from "../seats/use-sit-down";
import { useTitle } from "../ui/page";
import { AgreedOptions } from "./agreed-options";
import { StartGame } from "./start-game";

export interface GatheringProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  send: (command: Command) => void;
  onChip: (chair: ChairNumber) => void;
}

/** The table while players gather. */
export default function Gathering({ connection, state, table, send, onChip }: GatheringProps) {
  const [sheet, setSheet] = useState<ChairNumber | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { sit, isBusy, trouble } = useSitDown(connection, table);
  const isSeated = state.holds.length > 0;
  const isFirst = table.game === 0;
  const free = table.chairs.filter((chair) => !chair.taken).length;
  const isGuest = !isSeated && !state.opener;
  const isScreen = state.opener && !isSeated; // shows everybody how to join
  const isHost = state.opener || (isSeated && table.screen);
  useTitle(say("gathering-title"));
  const sitDown = async (sitter: Sitter, chair?: ChairNumber) => {
    if (await sit(sitter, chair)) heading.current?.focus(); // the button that was tapped is gone
  };
  const sitHere = (chair: ChairNumber) =>
    void sitDown({ ...profileRequest(), shape: shapeAt(table, profile().shape) }, chair);
  const tapOn = (chair: ChairData, number: ChairNumber) => {
    if (chair.taken) return state.opener || state.holds.includes(number) ? onChip : undefined;
    if (!isFirst) return state.opener ? setSheet : undefined;
    return isGuest ? sitHere : setSheet;
  };
  return (
    <main class={`gathering ${isScreen ? "on-screen" : ""} ${free ? "" : "full"}`}>
      <header class="gathering-head">
        <h1 tabIndex={-1} ref={heading}>
          {say("gathering-title")}
        </h1>
        <p role="status">{statusText(table.chairs, { isGuest, isHost: isHost && isFirst })}</p>
      </header>
      <DrawnTable
        label={say("table-players")}
        chairs={table.chairs.map((chair, number) => {
          const onTap = tapOn(chair, number);
          const isOurs = state.holds.includes(number);
          return chairView(table, number, isOurs, isGuest, onTap && (() => onTap(number)));
        })}
      />
      <div class="gathering-do">
        {isGuest && isFirst && free > 0 && (
          <SitDown table={table} isBusy={isBusy} trouble={trouble} onSit={sitDown} />
        )}
        {trouble && !isGuest && <p role="alert">{trouble}</p>}
        {isHost && isFirst && <StartGame table={table} free={free} send={send} />}
        {isScreen && isFirst && !free && <p class="note">{say("gathering-phone")}</p>}
        {isFirst && free > 0 && isSeated && <Invite path={`/t/${table.table}`} code={table.code} />}
        <AgreedOptions table={table} />
      </div>
      {isScreen && isFirst && free > 0 && (
        <BigInvite path={`/t/${table.table}`} code={table.code} />
      )}
      {sheet !== null && !table.chairs[sheet]?.taken && (
        <FreeChairSheet
          isFirst={isFirst}
          isSeated={isSeated}
          isHost={isHost}
          onSit={(sitter) => void sit(sitter, sheet)}
          onSitMyself={() => sitHere(sheet)}
          onBot={(bot) => send({ type: "seat-bot", chair: sheet, bot })}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  );
}

function statusText(chairs: readonly ChairData[], { isGuest = false, isHost = false }): string {
  const free = chairs.filter((chair) => !chair.taken).length;
  if (free) return say("gathering-waiting", { count: free });
  if (isGuest || chairs.some(isAway)) return say("refusal-table-full");
  return isHost ? say("gathering-ready") : say("gathering-soon");
}

/** A chair as it is drawn. */
function chairView(
  table: TableData,
  number: ChairNumber,
  isOurs: boolean,
  isGuest: boolean,
  onTap: (() => void) | undefined,
): ChairView {
  const chair = table.chairs[number] as ChairData;
  const side = sidesOf(table.chairs.length)[number] as Side;
  if (!chair.taken) {
    const name = say("chair-free");
    const task = say(isGuest ? "chair-sit" : "chair-fill", { number: number + 1 });
    const label = `${name}: ${task}`; // begins with what is shown, for those who speak to the page
    return { side, face: <Icon name="plus" />, name, label, state: "free", onTap };
  }
  const name = chairName(chair);
  const facts = factsAt(chair);
  const note = (isOurs && !chair.bot ? [say("chair-yours"), ...facts] : facts).join(", ");
  return { side, face: <ChairFace chair={chair} />, name, note, onTap };
}

/** What is special about a chair; its tag has room for one word about somebody who is away. */
function factsAt(chair: ChairData): string[] {
  if (chair.bot) return [];
  return isAway(chair) ? [say("chip-away-word")] : chairStateText(chair);
}

function ChairFace({ chair }: { chair: ChairData }) {
  const bot = botOf(chair);
  if (bot) return <BotFace bot={bot} />;
  return <ShapeMark shape={chair.shape ?? "wheel"} />;
}
