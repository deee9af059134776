/** Before the deal: who sits where, and how the others come. */
import { useEffect, useState } from "preact/hooks";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { post, Refused } from "../api";
import { kept, keep } from "../keep";
import type { Live, LiveState } from "../live";
import { SHAPES } from "../cards";
import { chairName } from "../people";
import {
  type ChairNumber,
  type ChairShown,
  LONGEST_NAME,
  type Shape,
  type TableShown,
} from "../protocol";
import { Button, IconButton } from "../ui/button";
import { useTitle } from "../ui/page";
import { language, say } from "../words";
import { stateTold } from "./chips";
import { Invite } from "./invite";
import { BotChoice } from "./levels";
import { refusalTold } from "./told";

const LATE_MILLISECONDS = 2_000; // what starts by itself has not: show what can be done

interface GatheringProps {
  live: Live;
  state: LiveState;
  table: TableShown;
  ask: (asked: Parameters<Live["ask"]>[0]) => void;
  onChip: (chair: ChairNumber) => void;
}

export function Gathering({ live, state, table, ask, onChip }: GatheringProps) {
  const [sitting, setSitting] = useState<ChairNumber | null>(null);
  const free = table.chairs.filter((chair) => !chair.taken).length;
  const isSeated = state.holds.length > 0;
  const isFirst = table.game === 0;
  const isAlone = table.chairs.every(
    (chair, number) => chair.bot !== null || state.holds.includes(number),
  );
  const persons = state.holds.filter((number) => !table.chairs[number]?.bot);
  const startsItself =
    state.opener && isFirst && isAlone && (table.options.begins === "drawn" || persons.length === 1);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!startsItself || state.link !== "open") return;
    const [oldest] = persons;
    ask(table.options.begins === "oldest" ? { type: "start", oldest: oldest ?? 0 } : { type: "start" });
    const timer = setTimeout(() => setLate(true), LATE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [startsItself, state.link]);
  useTitle(say("gathering-title"));
  const isScreen = state.opener && !isSeated; // it shows the way to all the others
  const invite = isFirst && free > 0 && <Invite path={`/t/${table.table}`} code={table.code} />;
  if (startsItself && !isLate) return <main class="gathering" aria-busy="true" />;
  const told = free
    ? say("gathering-waiting", { count: free })
    : state.opener && isFirst
      ? say("gathering-ready")
      : say("gathering-soon");
  return (
    <main class="gathering">
      <h1>{say("gathering-title")}</h1>
      <p role="status">{told}</p>
      {isScreen && invite}
      <ul class="chairs">
        {table.chairs.map((chair, number) => (
          <li key={number} class={`chair ${chair.shape ?? ""}`}>
            <ChairFace chair={chair} />
            <span class="chair-who">
              <strong>{chair.taken ? chairName(chair) : say("chair-free")}</strong>
              <small>{chairTold(chair, state.holds.includes(number))}</small>
            </span>
            {!chair.taken && isFirst && (
              <Button tone={isSeated || state.opener ? "quiet" : "big"} onClick={() => setSitting(number)}>
                {isSeated ? say("chair-sit-too") : say("chair-sit")}
              </Button>
            )}
            {!chair.taken && state.opener && (
              <BotChoice onChoose={(bot) => ask({ type: "seat-bot", chair: number, bot })} />
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
          live={live}
          table={table}
          chair={sitting}
          onDone={() => setSitting(null)}
        />
      )}
      {state.opener && isFirst && <StartGame table={table} ask={ask} isReady={free === 0} />}
      {!isScreen && invite}
      <AgreedOptions table={table} />
    </main>
  );
}

function ChairFace({ chair }: { chair: ChairShown }) {
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

function chairTold(chair: ChairShown, isOurs: boolean): string {
  if (!chair.taken) return "";
  const facts = chair.bot ? [say(`bot-${chair.bot}-character`)] : stateTold(chair);
  return (isOurs && !chair.bot ? [say("chair-yours"), ...facts] : facts).join(", ");
}

interface SitDownProps {
  live: Live;
  table: TableShown;
  chair: ChairNumber | null;
  onDone: () => void;
}

/** A name and a shape, both optional; then one sits. */
export function SitDown({ live, table, chair, onDone }: SitDownProps) {
  const taken = table.chairs.map((one) => one.shape);
  const free = SHAPES.filter((shape) => !taken.includes(shape));
  const [name, setName] = useState(live.state.holds.length ? "" : (kept("name") ?? ""));
  const [shape, setShape] = useState<Shape | null>(null);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    const typed = name.trim();
    setBusy(true);
    try {
      const joined = await post("/api/join", {
        table: table.table,
        chair,
        language: language(),
        ...(typed && { name: typed }),
        ...(shape && { shape }),
      });
      if (typed) keep("name", typed);
      live.claim(joined.token).catch(() => undefined); // it is kept, and shown with the next hello
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof Refused) setTrouble(refusalTold(error.refusal, error.data));
      else throw error;
    }
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <label>
        {say("sit-name")}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <fieldset class="shapes">
        <legend>{say("sit-shape")}</legend>
        {free.map((one) => (
          <button
            key={one}
            type="button"
            class={`shape-choice ${shape === one ? "chosen" : ""}`}
            aria-pressed={shape === one}
            aria-label={say(`shape-${one}`)}
            onClick={() => setShape(one)}
          >
            <ShapeMark shape={one} />
          </button>
        ))}
      </fieldset>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="row">
        <Button tone="big" type="submit" icon="check" disabled={isBusy}>
          {say("chair-sit")}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface StartGameProps {
  table: TableShown;
  ask: GatheringProps["ask"];
  isReady: boolean;
}

/** One tap; where the oldest begins, the tap says who that is. */
function StartGame({ table, ask, isReady }: StartGameProps) {
  if (!isReady) return null;
  if (table.options.begins === "drawn") {
    return (
      <Button tone="big" icon="play" onClick={() => ask({ type: "start" })}>
        {say("gathering-start")}
      </Button>
    );
  }
  const people = table.chairs.flatMap((chair, number) => (chair.bot ? [] : [{ chair, number }]));
  const chairs = people.length ? people : table.chairs.map((chair, number) => ({ chair, number }));
  if (chairs.length === 1) {
    const oldest = chairs[0]?.number ?? 0;
    return (
      <Button tone="big" icon="play" onClick={() => ask({ type: "start", oldest })}>
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
          onClick={() => ask({ type: "start", oldest: number })}
        >
          {chair.shape && <ShapeMark shape={chair.shape} />}
          <span>{chairName(chair)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What is not as usual at this table. */
function AgreedOptions({ table }: { table: TableShown }) {
  const { centred, dogs_hunt_mice, pace, watchers } = table.options;
  const agreed = [
    ...(centred ? [say("variant-centred")] : []),
    ...(dogs_hunt_mice ? [say("variant-dogs-hunt-mice")] : []),
    ...(pace === "over-days" ? [say("pace-over-days")] : []),
    ...(watchers ? [] : [say("option-no-watchers")]),
  ];
  if (!agreed.length) return null;
  return (
    <ul class="agreed">
      {agreed.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
