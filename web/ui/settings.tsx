/** The settings of this device: language, sound, reactions, the bots' pace and theme. */

import { useEffect, useState } from "preact/hooks";
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

const onMute = new Set<() => void>();

/** Whether this device mutes reactions; renders again when that changes. */
export function useReactionsMuted(): boolean {
  const [isMuted, setMuted] = useState(areReactionsMuted);
  useEffect(() => {
    const update = () => setMuted(areReactionsMuted());
    onMute.add(update);
    return () => void onMute.delete(update);
  }, []);
  return isMuted;
}

/** The switch for the reactions of people and bots. */
export function ReactionsChoice() {
  const isMuted = useReactionsMuted();
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={!isMuted}
        onChange={(event) => {
          writeSetting("muted", event.currentTarget.checked ? null : "yes");
          for (const update of onMute) update();
        }}
      />
      <span>{say("settings-reactions")}</span>
    </label>
  );
}

export const BOT_PAUSES = ["calm", "normal", "quick"] as const;
export type BotPause = (typeof BOT_PAUSES)[number];

/** How long bots wait before they lay a card, as chosen on this device. */
export function botPause(): BotPause {
  const chosen = readSetting("bots");
  return BOT_PAUSES.find((pause) => pause === chosen) ?? "normal";
}

/** The form for the settings of this device. */
export function Settings() {
  const [isOn, setOn] = useState(isSoundOn);
  const [pause, setPause] = useState(botPause);
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
          onChange={(event) => {
            writeSetting("bots", event.currentTarget.value);
            setPause(botPause());
          }}
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
