/** The settings of this device: language, sound, reactions and theme. */

import { useState } from "preact/hooks";
import { chooseLanguage, type Language, language, say } from "../i18n";
import { LANGUAGES } from "../protocol";
import { isSoundOn, playSound, setSound } from "../sound";
import { readSetting, writeSetting } from "../storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Applies the stored theme to the page. */
export function applyTheme(): void {
  const theme = readSetting("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Whether this device mutes reactions. */
export function areReactionsMuted(): boolean {
  return readSetting("muted") === "yes";
}

/** The form for the settings of this device. */
export function Settings() {
  const [isOn, setOn] = useState(isSoundOn);
  const [isMuted, setMuted] = useState(areReactionsMuted);
  const [theme, setTheme] = useState(readSetting("theme") ?? "auto");
  return (
    <div class="settings">
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
      <label class="choice">
        <input
          type="checkbox"
          checked={!isMuted}
          onChange={(event) => {
            writeSetting("muted", event.currentTarget.checked ? null : "yes");
            setMuted(!event.currentTarget.checked);
          }}
        />
        <span>{say("settings-reactions")}</span>
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

/** A list of all languages, each by its own name. */
export function LanguageChoice() {
  return (
    <label class="line">
      <span>{say("settings-language")}</span>
      <select
        class="select"
        value={language()}
        onChange={(event) => {
          const select = event.currentTarget;
          chooseLanguage(select.value as Language).catch(() => {
            select.value = language(); // the catalogue could not be loaded
          });
        }}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
