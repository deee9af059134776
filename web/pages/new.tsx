/** Sets up a new table: people here, people elsewhere and bots, in any mixture. */

import { useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import { openTable } from "../lobby";
import {
  type BotName,
  type ChairRequest,
  LEVELS,
  MOST_NAME_CODE_POINTS,
  type OpenRequest,
  type Shape,
  SQUARES,
} from "../protocol";
import { refusalText } from "../refusals";
import { useAddress } from "../router";
import { LevelDialog } from "../seats/level-dialog";
import { limitName } from "../typed-name";
import { Button } from "../ui/button";
import { Page } from "../ui/page";

/** Who gets a chair: a person at this device, a person who joins from another, or a bot. */
const WHO = ["here", "joins", "bot"] as const;
type Who = (typeof WHO)[number];

interface ChairDraft {
  who: Who;
  name: string;
  level: BotName;
}

const COUNTS = [2, 3, 4] as const;

const FRIENDS: readonly Who[] = ["here", "joins", "joins", "joins"];
/** The chairs to start with, by the fragment of the link on the first page. */
const FIRST_CHAIRS: Record<string, readonly Who[]> = {
  friends: FRIENDS,
  together: ["here", "here", "here", "here"],
  screen: ["joins", "joins", "joins", "joins"],
};

/** The page that sets up a new table and opens it. */
export default function NewPage() {
  const { hash } = useAddress();
  const firstChairs = FIRST_CHAIRS[hash] ?? FRIENDS;
  const [players, setPlayers] = useState<keyof typeof SQUARES>(2);
  const [chairs, setChairs] = useState<readonly ChairDraft[]>(() =>
    firstChairs.map((who) => ({ who, name: "", level: LEVELS[0] })),
  );
  const [options, setOptions] = useState<Omit<OpenRequest, "players" | "chairs" | "language">>({});
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState<number | null>(null);
  const change = (index: number, part: Partial<ChairDraft>) =>
    setChairs(chairs.map((chair, at) => (at === index ? { ...chair, ...part } : chair)));
  const seated = chairs.slice(0, players);
  const canReact = seated.filter(({ who }) => who === "here").length === 1; // others would see it
  const open = async () => {
    setBusy(true);
    try {
      const centred = SQUARES[players].startCard && (options.centred ?? false);
      const wishes = seated.map(chairWish);
      const neighbours = canReact && (options.neighbours ?? null);
      await openTable({ ...options, centred, neighbours, players, chairs: wishes });
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setTrouble(refusalText(error.refusal, error.data));
      setBusy(false);
    }
  };
  return (
    <Page title={say("new-title")}>
      <fieldset class="counts">
        <legend>{say("new-how-many")}</legend>
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            class={`button ${players === count ? "chosen" : ""}`}
            aria-pressed={players === count}
            aria-label={say("players", { count })}
            onClick={() => setPlayers(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <ol class="wishes">
        {seated.map((chair, index) => (
          <li key={index} class="chair">
            <span class="chair-face">
              {chair.who === "here" ? (
                <ShapeMark shape={SHAPES[index] as Shape} />
              ) : chair.who === "joins" ? (
                <Icon name="phone" />
              ) : (
                <BotFace bot={chair.level} />
              )}
            </span>
            <select
              class="select"
              aria-label={say("new-chair", { number: index + 1 })}
              value={chair.who}
              onChange={(event) => change(index, { who: event.currentTarget.value as Who })}
            >
              {WHO.map((who) => (
                <option key={who} value={who}>
                  {say(`new-${who}`)}
                </option>
              ))}
            </select>
            {chair.who === "bot" && (
              <button
                type="button"
                class="button level-chosen"
                aria-label={say("levels-other", { bot: say(`bot-${chair.level}`) })}
                onClick={() => setChoosing(index)}
              >
                <span>{say(`bot-${chair.level}`)}</span>
                <Icon name="more" />
              </button>
            )}
            {chair.who === "bot" && <small>{say(`bot-${chair.level}-character`)}</small>}
            {chair.who === "here" && (
              <input
                class="name"
                aria-label={say("sit-name")}
                placeholder={say("new-name")}
                value={chair.name}
                maxLength={MOST_NAME_CODE_POINTS}
                autocomplete="off"
                onInput={(event) => change(index, { name: limitName(event.currentTarget, event) })}
              />
            )}
          </li>
        ))}
      </ol>
      {seated.every(({ who }) => who !== "here") && <p class="note">{say("new-screen")}</p>}
      {choosing !== null && (
        <LevelDialog
          chosen={chairs[choosing]?.level ?? ""}
          onChoose={(level) => change(choosing, { level })}
          onClose={() => setChoosing(null)}
        />
      )}
      <MoreOptions
        players={players}
        options={options}
        canReact={canReact}
        reactsByDefault={seated.every(({ who }) => who !== "joins")}
        onChange={setOptions}
      />
      {trouble && <p role="alert">{trouble}</p>}
      <Button tone="big" icon="play" disabled={isBusy} onClick={open}>
        {say("new-open")}
      </Button>
    </Page>
  );
}

/** The request for a chair; a person at this device gets the shape that the page shows. */
function chairWish({ who, name, level }: ChairDraft, index: number): ChairRequest {
  if (who === "joins") return {};
  if (who === "bot") return { bot: level };
  const trimmed = name.trim();
  return { mine: true, shape: SHAPES[index] as Shape, ...(trimmed && { name: trimmed }) };
}

interface MoreOptionsProps {
  players: keyof typeof SQUARES;
  options: Omit<OpenRequest, "players" | "chairs" | "language">;
  /** Whether neighbouring cards may react: only if nobody shares this device. */
  canReact: boolean;
  reactsByDefault: boolean;
  onChange: (options: Omit<OpenRequest, "players" | "chairs" | "language">) => void;
}

/** Rule variants and options; most people never open this. */
function MoreOptions(props: MoreOptionsProps) {
  const { players, options, canReact, reactsByDefault, onChange } = props;
  const flag = (name: "centred" | "dogs_hunt_mice", key: string) => (
    <label class="choice">
      <input
        type="checkbox"
        checked={options[name] ?? false}
        onChange={(event) => onChange({ ...options, [name]: event.currentTarget.checked })}
      />
      <span>{say(key)}</span>
    </label>
  );
  return (
    <details>
      <summary>{say("new-more")}</summary>
      {SQUARES[players].startCard && flag("centred", "variant-centred")}
      {flag("dogs_hunt_mice", "variant-dogs-hunt-mice")}
      <label class="choice">
        <input
          type="checkbox"
          checked={options.begins === "oldest"}
          onChange={(event) =>
            onChange({ ...options, begins: event.currentTarget.checked ? "oldest" : "drawn" })
          }
        />
        <span>{say("option-oldest")}</span>
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={options.pace === "over-days"}
          onChange={(event) =>
            onChange({ ...options, pace: event.currentTarget.checked ? "over-days" : "together" })
          }
        />
        <span>{say("pace-over-days")}</span>
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={options.watchers ?? true}
          onChange={(event) => onChange({ ...options, watchers: event.currentTarget.checked })}
        />
        <span>{say("option-watchers")}</span>
      </label>
      {canReact && (
        <label class="choice">
          <input
            type="checkbox"
            checked={options.neighbours ?? reactsByDefault}
            onChange={(event) => onChange({ ...options, neighbours: event.currentTarget.checked })}
          />
          <span>{say("option-neighbours")}</span>
        </label>
      )}
    </details>
  );
}
