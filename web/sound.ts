/** Short synthesised sounds. Browsers allow them only after a touch or a key press. */

export type Sound = keyof typeof SOUNDS;

interface SoundPart {
  /** Start in seconds from now. */
  at?: number;
  lasts: number;
  loud: number;
  /** In hertz; glides through these values in equal times. */
  pitch: readonly [number, ...number[]];
}

interface Tone extends SoundPart {
  wave: OscillatorType;
  /** Cutoff of the low-pass filter in hertz. */
  mouth?: number;
}

/** A part without a wave is noise around its pitch. */
type Part = Tone | (SoundPart & { wave?: never });

const SOUNDS = {
  slide: [{ pitch: [900, 2600], lasts: 0.18, loud: 0.5 }],
  tap: [
    { wave: "sine", pitch: [210, 120], lasts: 0.1, loud: 0.7 },
    { pitch: [1800, 700], lasts: 0.03, loud: 0.3 },
  ],
  bark: [
    { wave: "sawtooth", pitch: [240, 330, 130], lasts: 0.13, loud: 0.34, mouth: 900 },
    { pitch: [700, 400], lasts: 0.07, loud: 0.3 },
    { wave: "sawtooth", pitch: [220, 300, 120], at: 0.18, lasts: 0.14, loud: 0.34, mouth: 900 },
    { pitch: [700, 400], at: 0.18, lasts: 0.07, loud: 0.3 },
  ],
  meow: [{ wave: "sawtooth", pitch: [480, 820, 760, 430], lasts: 0.5, loud: 0.4, mouth: 1400 }],
  squeak: [
    { wave: "sine", pitch: [1900, 2700], lasts: 0.07, loud: 0.14 },
    { wave: "sine", pitch: [2100, 3000, 2300], at: 0.09, lasts: 0.1, loud: 0.14 },
  ],
  munch: [
    { pitch: [1500, 500], lasts: 0.08, loud: 0.5 },
    { pitch: [1300, 450], at: 0.13, lasts: 0.08, loud: 0.5 },
    { pitch: [1400, 400], at: 0.26, lasts: 0.1, loud: 0.5 },
  ],
  win: [
    { wave: "triangle", pitch: [523], lasts: 0.22, loud: 0.28 },
    { wave: "triangle", pitch: [659], at: 0.15, lasts: 0.22, loud: 0.28 },
    { wave: "triangle", pitch: [784], at: 0.3, lasts: 0.6, loud: 0.3 },
  ],
  turn: [{ wave: "sine", pitch: [196], lasts: 0.55, loud: 0.45 }],
  no: [
    { wave: "triangle", pitch: [247], lasts: 0.1, loud: 0.24 },
    { wave: "triangle", pitch: [208], at: 0.12, lasts: 0.16, loud: 0.24 },
  ],
} satisfies Record<string, readonly Part[]>;

const STORAGE_KEY = "cheese-rescue.sound";

/** A sound that cannot start within this many milliseconds is dropped. */
const LONGEST_DELAY = 300;

let on = wasOn();
let context: AudioContext | undefined;
let out: AudioNode | undefined;

/** Whether sounds are on. */
export function isSoundOn(): boolean {
  return on;
}

/** Switches sounds on or off and stores the choice. */
export function setSound(value: boolean): void {
  on = value;
  try {
    localStorage.setItem(STORAGE_KEY, value ? "on" : "off");
  } catch {
    // Without storage, the sound is on again next time.
  }
}

/** Plays a sound if sounds are on and the browser allows it; never throws. */
export function playSound(name: Sound): void {
  if (!on || !context) return;
  const requestedAt = performance.now();
  const ready = context.state === "running" ? Promise.resolve() : context.resume();
  ready
    .then(() => {
      if (performance.now() - requestedAt < LONGEST_DELAY) SOUNDS[name].forEach(play);
    })
    .catch(() => undefined);
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

/** Enables sound at the first gesture that allows it; browsers differ in which one that is. */
function unlock(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  for (const gesture of GESTURES) removeEventListener(gesture, unlock, true);
  try {
    context = new AudioContext();
    out = context.createDynamicsCompressor();
    out.connect(context.destination);
  } catch {
    context = undefined;
  }
}

const GESTURES = ["pointerdown", "pointerup", "click", "keydown"] as const;

if (typeof addEventListener === "function") {
  for (const gesture of GESTURES) addEventListener(gesture, unlock, true);
}

function play(part: Part): void {
  if (!context || !out) return;
  const { at = 0, lasts, loud, pitch } = part;
  const start = context.currentTime + at;
  const end = start + lasts;

  const filter = context.createBiquadFilter();
  let source: AudioScheduledSourceNode;
  let frequency: AudioParam;
  if (part.wave) {
    const tone = context.createOscillator();
    tone.type = part.wave;
    filter.frequency.value = part.mouth ?? 8000;
    [source, frequency] = [tone, tone.frequency];
  } else {
    const noise = context.createBufferSource();
    noise.buffer = noiseBuffer(context, lasts);
    filter.type = "bandpass";
    [source, frequency] = [noise, filter.frequency];
  }

  frequency.setValueAtTime(pitch[0], start);
  pitch.slice(1).forEach((hertz, step) => {
    frequency.exponentialRampToValueAtTime(
      hertz,
      start + (lasts * (step + 1)) / (pitch.length - 1),
    );
  });

  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + Math.min(0.015, lasts / 4));
  level.gain.exponentialRampToValueAtTime(loud / 12, end - lasts / 6);
  level.gain.linearRampToValueAtTime(0, end);
  source.connect(filter).connect(level).connect(out);
  source.start(start);
  source.stop(end);
}

function noiseBuffer(voice: AudioContext, lasts: number): AudioBuffer {
  const buffer = voice.createBuffer(1, Math.ceil(voice.sampleRate * lasts), voice.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
