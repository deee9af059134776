/** Who sits on a chair of a new table: a small dialog. */

import { ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import { changeProfile, guestName, profile, typedName } from "../profile";
import { BotRow } from "../seats/bot-row";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { NameField } from "../ui/name-field";
import { ProfileForm } from "../ui/profile-form";
import { type ChairDraft, chairFor, WHO } from "./chairs";

interface ChairSheetProps {
  /** Null for a chair that is being added. */
  chair: ChairDraft | null;
  /** Whether people who join are in the same room, with the table on a screen. */
  hasScreen: boolean;
  canRemove: boolean;
  /** Null takes the chair away. */
  onChange: (chair: ChairDraft | null) => void;
  onClose: () => void;
}

/** The dialog of one chair; a choice closes it. */
export function ChairSheet({ chair, hasScreen, canRemove, onChange, onClose }: ChairSheetProps) {
  const choose = (change: ChairDraft | null) => {
    onChange(change);
    onClose();
  };
  const { name, shape } = profile();
  return (
    <Dialog title={say("new-who")} onClose={onClose}>
      <ul class="who">
        {WHO.map((who) => (
          <li key={who}>
            <button
              type="button"
              class={`who-tile ${chair?.who === who ? "chosen" : ""}`}
              aria-pressed={chair?.who === who}
              data-who={who}
              onClick={() => choose({ ...(chair ?? chairFor(who)), who })}
            >
              <span class="who-face">
                {who === "me" ? (
                  <ShapeMark shape={shape} />
                ) : (
                  <Icon name={who === "far" ? "phone" : "people"} />
                )}
              </span>
              <span>{who === "me" ? say("new-me", { name }) : whoText(who, hasScreen)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chair?.who === "me" && (
        <ProfileForm
          name={typedName()}
          shape={shape}
          guestName={guestName()}
          shapes={SHAPES}
          onChange={(change) => {
            changeProfile({ ...change, name: change.name ?? "" });
            onChange(chair); // draws it again
          }}
        />
      )}
      {chair?.who === "here" && (
        <form
          class="who-name"
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <NameField
            label={say("new-name")}
            value={chair.name}
            onInput={(typed) => onChange({ ...chair, name: typed })}
          />
          <Button type="submit" icon="check">
            {say("new-name-done")}
          </Button>
        </form>
      )}
      <h3 class="who-or">{say("new-or-bot")}</h3>
      <BotRow
        chosen={chair?.who === "bot" ? chair.level : null}
        onChoose={(level) => choose(chairFor("bot", level))}
      />
      {canRemove && (
        <div class="column">
          <Button tone="quiet" icon="minus" onClick={() => choose(null)}>
            {say("new-remove")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Somebody without a name: here, far away, or with a phone in front of the screen. */
export function whoText(who: "here" | "far", hasScreen: boolean): string {
  if (who === "here") return say("new-here");
  return hasScreen ? say("new-phone") : say("new-far");
}
