/** The settings of this device: language, sound, reactions, the bots' pace and theme. */

import { useEffect, useState } from "preact/hooks";
import { chooseLanguage, type Language, language, say } from "../i18n";
import { type BotPause, LANGUAGES } from "../protocol";
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

const BOT_PAUSES: readonly BotPause[] = ["calm", "normal", "quick"];

/** How long bots wait before they lay a card, as chosen on this device. */
export function botPause(): BotPause {
  const chosen = readSetting("bots");
  return BOT_PAUSES.find((pause) => pause === chosen) ?? "normal";
}

const listeners = new Set<() => void>();

function changeSetting(...change: Parameters<typeof writeSetting>): void {
  writeSetting(...change);
  for (const listener of listeners) listener();
}

/** The value of a setting; renders again when it changes. */
export function useSetting<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const update = () => setValue(read);
    listeners.add(update);
    return () => void listeners.delete(update);
  }, []);
  return value;
}

/** The switch for the reactions of people and bots. */
export function ReactionsChoice() {
  const isMuted = useSetting(areReactionsMuted);
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={!isMuted}
        onChange={(event) => {
          changeSetting("muted", event.currentTarget.checked ? null : "yes");
        }}
      />
      <span>{say("settings-reactions")}</span>
    </label>
  );
}

/** The form for the settings of this device. */
export function Settings() {
  const [isOn, setOn] = useState(isSoundOn);
  const pause = useSetting(botPause);
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
