/** Reading aloud with a voice of this device; voices that need the network are not used. */

import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../i18n";
import { readSetting, writeSetting } from "../storage";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService">;

/** The first voice on this device that speaks a language, or null. */
export function localVoice<V extends Voice>(voices: readonly V[], wanted: string): V | null {
  const speaks = ({ lang }: V) => lang.toLowerCase().split(/[-_]/)[0] === wanted;
  return voices.find((voice) => voice.localService && speaks(voice)) ?? null;
}

/** The switch for reading aloud; `canRead` is false where no voice of this device can. */
export function useVoice() {
  const synthesis = "speechSynthesis" in window ? window.speechSynthesis : null;
  const [voices, setVoices] = useState(() => synthesis?.getVoices() ?? []);
  const [isOn, setOn] = useState(readSetting("aloud") === "yes");
  const voice = localVoice(voices, language());
  /** The text that was to be read last, also while the switch was off. */
  const latest = useRef("");

  useEffect(() => {
    // Some browsers know their voices only after a while.
    const update = () => setVoices(synthesis?.getVoices() ?? []);
    synthesis?.addEventListener?.("voiceschanged", update);
    return () => {
      synthesis?.removeEventListener?.("voiceschanged", update);
      synthesis?.cancel();
    };
  }, []);

  const speak = (text: string) => {
    if (!synthesis || !voice) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    synthesis.cancel();
    synthesis.speak(utterance);
  };

  return {
    canRead: voice !== null,
    isOn,
    /** Reads a text if the switch is on. */
    read: (text: string) => {
      latest.current = text;
      if (isOn) speak(text);
    },
    /** Turns the switch; when it is turned on, the latest text is read. */
    toggle: () => {
      writeSetting("aloud", isOn ? null : "yes");
      setOn(!isOn);
      if (isOn) synthesis?.cancel();
      else speak(latest.current);
    },
  };
}

export type VoiceSwitch = ReturnType<typeof useVoice>;
