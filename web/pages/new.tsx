/** Sets up a new table: people here, people elsewhere and bots, in any mixture. */

import { useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { BotFace, ShapeMark } from "../art/card";
import { Icon, type IconName } from "../art/icon";
import { botName } from "../bot-names";
import { say } from "../i18n";
import { openTable } from "../lobby";
import { ChairSheet, whoText } from "../new/chair-sheet";
import {
  type ChairDraft,
  type Chairs,
  canRemove,
  chairRequests,
  changeChair,
  MODES,
  type Mode,
  modeOf,
  playersAt,
  presetOf,
  shapesHere,
  standing,
} from "../new/chairs";
import { MoreOptions, type TableOptions } from "../new/more-options";
import { profile, withProfile } from "../profile";
import { type Shape, SQUARES } from "../protocol";
import { refusalText } from "../refusals";
import { navigate, useAddress } from "../router";
import { type ChairView, DrawnTable, SIDES, type Side } from "../seats/drawn-table";
import { loadGathering } from "../table/gathering-loader";
import { Button } from "../ui/button";
import { Page } from "../ui/page";

const MODE_ICONS: Record<Mode, IconName> = {
  together: "people",
  friends: "phone",
  bots: "robot",
  screen: "tv",
};

/** The page that sets up a new table and opens it. */
export default function NewPage() {
  const { hash } = useAddress();
  const mode = modeOf(hash);
  const [edited, setEdited] = useState<{ mode: Mode; chairs: Chairs } | null>(null);
  const chairs = edited?.mode === mode ? edited.chairs : presetOf(mode);
  const [options, setOptions] = useState<TableOptions>({});
  const [side, setSide] = useState<number | null>(null);
  const { isBusy, trouble, open } = useOpening(chairs, options);
  const seated = standing(chairs);
  const setMode = (other: Mode) => {
    setEdited(null);
    if (other !== mode) navigate(`/new#${other}`, { replace: true });
  };
  const change = (at: number, chair: ChairDraft | null) =>
    setEdited({ mode, chairs: changeChair(chairs, at, chair) });
  return (
    <Page title={say(`new-title-${mode}`)} wide>
      <div class="setup">
        <ul class="presets" aria-label={say("new-title")}>
          {MODES.map((one) => (
            <li key={one}>
              <button
                type="button"
                class={`preset ${one === mode ? "chosen" : ""}`}
                aria-pressed={one === mode}
                onClick={() => setMode(one)}
              >
                <Icon name={MODE_ICONS[one]} />
                <span>{say(`new-preset-${one}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div class="setup-table">
          <DrawnTable
            label={say("new-title")}
            chairs={chairViews(chairs, mode === "screen", setSide)}
          />
          <p class="note">{say(mode === "screen" ? "new-screen" : "new-lead")}</p>
        </div>
        <div class="setup-open">
          {trouble && <p role="alert">{trouble}</p>}
          <Button tone="big" icon="play" disabled={isBusy} onClick={open}>
            {say("new-open")}
          </Button>
          <MoreOptions
            players={playersAt(chairs)}
            options={options}
            canReact={canReact(seated)}
            reactsByDefault={seated.every(({ who }) => who !== "far")}
            onChange={setOptions}
          />
        </div>
      </div>
      {side !== null && (
        <ChairSheet
          chair={chairs[side] ?? null}
          hasScreen={mode === "screen"}
          canRemove={chairs[side] !== null && canRemove(chairs)}
          onChange={(chair) => change(side, chair)}
          onClose={() => setSide(null)}
        />
      )}
    </Page>
  );
}

/** Neighbouring cards react only where nobody else would see it on the same screen. */
function canReact(seated: readonly ChairDraft[]): boolean {
  return seated.filter(({ who }) => who === "me" || who === "here").length === 1;
}

/** Opens the table that is set up; says why if the server refuses. */
function useOpening(chairs: Chairs, options: TableOptions) {
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const players = playersAt(chairs);
  const open = async () => {
    setBusy(true);
    loadGathering().catch(() => undefined); // it is tried again at the table
    try {
      const centred = SQUARES[players].startCard && (options.centred ?? false);
      const neighbours = canReact(standing(chairs)) && (options.neighbours ?? null);
      await withProfile((me) => {
        const requests = chairRequests(chairs, me);
        return openTable({ ...options, centred, neighbours, players, chairs: requests });
      });
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setTrouble(refusalText(error.refusal, error.data));
      setBusy(false);
    }
  };
  return { isBusy, trouble, open };
}

/** The chairs as they are drawn; where none stands, one can be added. */
function chairViews(
  chairs: Chairs,
  hasScreen: boolean,
  onTap: (side: number) => void,
): readonly ChairView[] {
  const me = profile();
  const shapes = shapesHere(chairs, me.shape);
  let number = 0;
  return chairs.map((chair, at): ChairView => {
    const side = SIDES[at] as Side;
    const tap = () => onTap(at);
    if (!chair) {
      const label = say("new-add", { number: number + 1 });
      return { side, face: <Icon name="plus" />, name: "", label, state: "missing", onTap: tap };
    }
    number += 1;
    const name = nameOf(chair, me.name, hasScreen);
    const label = say("new-chair", { number, who: name });
    return { side, face: <DraftFace chair={chair} shape={shapes[at]} />, name, label, onTap: tap };
  });
}

function nameOf({ who, name, level }: ChairDraft, own: string, hasScreen: boolean): string {
  if (who === "me") return own;
  if (who === "bot") return botName(level);
  return (who === "here" && name.trim()) || whoText(who, hasScreen);
}

function DraftFace({ chair, shape }: { chair: ChairDraft; shape: Shape | null | undefined }) {
  if (chair.who === "bot") return <BotFace bot={chair.level} />;
  return shape ? <ShapeMark shape={shape} /> : <Icon name="phone" />;
}
