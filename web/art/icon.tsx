import { disc } from "./paper";

export type IconName = keyof typeof DRAWN;

/** SVG paths: `line` is stroked, `solid` is filled. */
interface Drawing {
  line?: string;
  solid?: string;
}

const PLAY = "M7 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5a1 1 0 0 0-1.5.9z";
const SPEAKER = "M3 9.5v5h4l5 4.5V5L7 9.5z";

const DRAWN = {
  home: { line: "M3 11.5L12 4l9 7.5M5.5 10v10h13V10M10 20v-5.5h4V20" },
  sound: { line: "M16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13", solid: SPEAKER },
  muted: { line: "M16 9.5l5 5m0-5l-5 5", solid: SPEAKER },
  pause: { solid: "M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" },
  play: { solid: PLAY },
  back: { solid: "M17 4.5L7 12l10 7.5zM4 4.5h3v15H4z" },
  forward: { solid: "M7 4.5L17 12 7 19.5zM17 4.5h3v15h-3z" },
  slower: {
    line: "M3 17c0-7 4-10 8-10s7 3 7 10M3 17h15c3 0 4-2 4-5 0-2-3-2-3 0M7 17v2.5M15 17v2.5",
    solid: disc(10, 12.5, 3),
  },
  repeat: { line: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5" },
  skip: { solid: "M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h2.5v14H19z" },
  text: { line: "M4 6h16M4 11h16M4 16h10" },
  link: {
    line:
      "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.5 4.5 0 0 0 13 4.5l-1 1" +
      "M14 10a4.5 4.5 0 0 0-6.5 0l-3 3a4.5 4.5 0 0 0 6.5 6.5l1-1",
  },
  copy: { line: "M9 9h11v11H9zM5 15H4V4h11v1" },
  share: { line: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8" },
  settings: { line: "M3 7h8M17 7h4M3 17h4M13 17h8M14 4.5v5M10 14.5v5" },
  people: {
    line: "M2.5 20c0-4 2.5-6 6-6s6 2 6 6M16 14c3.5 0 5.5 2 5.5 6",
    solid: disc(8.5, 7.5, 3.5) + disc(16.5, 8, 3),
  },
  plus: { line: "M12 4.5v15M4.5 12h15" },
  minus: { line: "M4.5 12h15" },
  close: { line: "M5.5 5.5l13 13m0-13l-13 13" },
  check: { line: "M4 12.5L9.5 18 20 6.5" },
  help: {
    line: "M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3",
    solid: disc(12, 19.7, 1.5),
  },
  bulb: {
    line: "M9 17.5h6M10 21h4M8.5 14.5a6.5 6.5 0 1 1 7 0V16h-7zM12 11v4.5",
  },
  trash: { line: "M4 6.5h16M9 6V3.5h6V6M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5" },
  download: { line: "M12 3.5V15M7.5 11l4.5 4.5L16.5 11M4.5 20h15" },
  upload: { line: "M12 16V4.5M7.5 8.5L12 4l4.5 4.5M4.5 20h15" },
  eye: {
    line: "M2 12q10-14 20 0-10 14-20 0z",
    solid: disc(12, 12, 3),
  },
  album: { line: "M19 20H7.5a2.5 2.5 0 0 1 0-5H19V3.5H7.5A2.5 2.5 0 0 0 5 6v11.5M9.5 8h5" },
  robot: {
    line: "M5 9h14v11H5zM12 9V4M2 13v3M22 13v3M9.5 17h5",
    solid: disc(9, 13, 1.5) + disc(15, 13, 1.5),
  },
  phone: { line: "M7 2.5h10v19H7zM11 18.5h2" },
  tv: { line: "M2.5 5h19v12h-19zM8 21h8" },
  undo: { line: "M9 4.5L4 9.5l5 5M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9" },
  language: {
    line: disc(12, 12, 9) + "M3 12h18M12 3q-8 9 0 18M12 3q8 9 0 18",
  },
  moon: { line: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" },
  sun: {
    line: "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
    solid: disc(12, 12, 4.5),
  },
  chat: { line: "M4 4.5h16v11.5H11l-5 4.5V16H4z" },
  "chat-off": { line: "M9 4.5h11v11.5M15 16h-4l-5 4.5V16H4V5M3 3l18 18" },
  leave: { line: "M14 4H5v16h9M10 12h11M17 7.5l4.5 4.5L17 16.5" },
  door: { line: "M6 21V3h12v18M3 21h18", solid: disc(14.5, 12.1, 1.4) },
  crown: { solid: "M3 7l5 4 4-7 4 7 5-4-2 12H5z" },
  clip: { line: "M8 7v9a4 4 0 0 0 8 0V6a2.8 2.8 0 0 0-5.6 0v9.5a1.5 1.5 0 0 0 3 0V8" },
  "arrow-left": { line: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5" },
  "arrow-right": { line: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" },
  puzzle: { line: "M4 8h4.6a2.6 2.6 0 1 1 5 0H18v4.6a2.6 2.6 0 1 1 0 5V21H4z" },
  swap: { line: "M4 8h15M14.5 3.5L19 8l-4.5 4.5M20 16H5M9.5 11.5L5 16l4.5 4.5" },
  more: {
    solid: disc(5, 12, 2) + disc(12, 12, 2) + disc(19, 12, 2),
  },
} satisfies Record<string, Drawing>;

/** An icon in the colour of the text around it; it has no accessible name. */
export function Icon({ name }: { name: IconName }) {
  const { line, solid }: Drawing = DRAWN[name];
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {line && <path d={line} />}
      {solid && <path d={solid} fill="currentColor" stroke-width="1" />}
    </svg>
  );
}
