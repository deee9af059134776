/** The settings of this device that other components read, and the choice of the language. */

import { useEffect, useState } from "preact/hooks";
import { chooseLanguage, type Language, language, say } from "../i18n";
import { type BotPause, LANGUAGES } from "../protocol";
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

export const BOT_PAUSES: readonly BotPause[] = ["calm", "normal", "quick"];

/** How long bots wait before they lay a card, as chosen on this device. */
export function botPause(): BotPause {
  const chosen = readSetting("bots");
  return BOT_PAUSES.find((pause) => pause === chosen) ?? "normal";
}

const listeners = new Set<() => void>();

/** Stores a setting, and tells the components that use it. */
export function changeSetting(...change: Parameters<typeof writeSetting>): void {
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
