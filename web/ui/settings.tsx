/** Language, sound, light and reactions: for this device, at any time. */
import { useState } from "preact/hooks";
import { keep, kept } from "../keep";
import { LANGUAGES } from "../protocol";
import { setSound, sound, soundOn } from "../sound";
import { chooseLanguage, type Language, language, say } from "../words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function applyTheme(): void {
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}

export function areReactionsMuted(): boolean {
  return kept("muted") === "yes";
}

export function Settings() {
  const [isOn, setOn] = useState(soundOn);
  const [isMuted, setMuted] = useState(areReactionsMuted);
  const [theme, setTheme] = useState(kept("theme") ?? "auto");
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
            sound("tap");
          }}
        />
        <span>{say("settings-sound")}</span>
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={!isMuted}
          onChange={(event) => {
            keep("muted", event.currentTarget.checked ? null : "yes");
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
            keep("theme", event.currentTarget.value);
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

/** Each language by its own name, so that everybody finds theirs. */
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
            select.value = language(); // without a network the old one stays
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
