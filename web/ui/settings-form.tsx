/** The form for the settings of this device: who plays, language, sound, bots and light. */

import { useState } from "preact/hooks";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import { changeProfile, guestName, profile, typedName } from "../profile";
import { isSoundOn, playSound, setSound } from "../sound";
import { readSetting, writeSetting } from "../storage";
import { type ProfileChange, ProfileForm } from "./profile-form";
import {
  applyTheme,
  BOT_PAUSES,
  botPause,
  changeSetting,
  LanguageChoice,
  ReactionsChoice,
  THEMES,
  useSetting,
} from "./settings";

interface SettingsFormProps {
  /** Called after the name or the shape was changed. */
  onProfile?: (change: ProfileChange) => void;
}

/** The form for the settings of this device. */
export default function SettingsForm({ onProfile }: SettingsFormProps) {
  const [isOn, setOn] = useState(isSoundOn);
  const pause = useSetting(botPause);
  const [theme, setTheme] = useState(readSetting("theme") ?? "auto");
  const [, redraw] = useState(0);
  const change = (changed: ProfileChange) => {
    changeProfile({ name: changed.name ?? "", shape: changed.shape });
    redraw((times) => times + 1);
    onProfile?.(changed);
  };
  return (
    <div class="settings">
      <ProfileForm
        name={typedName()}
        shape={profile().shape}
        guestName={guestName()}
        shapes={SHAPES}
        onChange={change}
      />
      <LanguageChoice />
      <label class="choice">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setSound(event.currentTarget.checked);
            setOn(event.currentTarget.checked);
            playSound("tap");
          }}
        />
        <span>{say("settings-sound")}</span>
      </label>
      <ReactionsChoice />
      <label class="line">
        <span>{say("settings-bots")}</span>
        <select
          class="select"
          value={pause}
          onChange={(event) => changeSetting("bots", event.currentTarget.value)}
        >
          {BOT_PAUSES.map((one) => (
            <option key={one} value={one}>
              {say(`bots-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="line">
        <span>{say("settings-theme")}</span>
        <select
          class="select"
          value={theme}
          onChange={(event) => {
            writeSetting("theme", event.currentTarget.value);
            setTheme(event.currentTarget.value);
            applyTheme();
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {say(`theme-${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
