import { levelFace } from "./level-faces";
import { CREAM, Cut, disc, Eyes, INK, LAMP, line, ROSE, Sheet, Shut } from "./paper";

/** The face of a bot: an animal for a level, a toy for a simple bot, a robot for any other. */
export function BotFace({ bot }: { bot: string }) {
  const Level = levelFace(bot);
  if (Level) return <Level />;
  switch (bot) {
    case "gentle":
      return <Pip />;
    case "greedy":
      return <Nib />;
    case "random":
      return <Whirl />;
    default:
      return <Robot />;
  }
}

/** The gentle bot: a smiling seed with a leaf. */
function Pip() {
  return (
    <Sheet class="art-bot">
      <Cut d="M50 26C46 12 60 2 80 6 80 20 66 28 50 26z" fill="#6E9B57" />
      <Cut d="M50 20q22 20 28 38c6 20-8 36-28 36s-34-16-28-36q6-18 28-38z" fill={LAMP} />
      <Shut at={[39, 61]} y={60} r={6} />
      <path d="M42 74q8 8 16 0" {...line(3.4)} />
      <path d={disc(30, 71, 5.5) + disc(70, 71, 5.5)} fill={ROSE} />
    </Sheet>
  );
}

const TEETH =
  "M10 54h76l-9 13-10-13-9 13-10-13-9 13-10-13-10 13z" +
  "M14 78l9-10 9 14 9-13 9 13 9-13 9 13 9-14 5 9q-4 5-10 5H24q-6 0-10-4z";

/** The greedy bot: a wind-up box with a large mouth. */
function Nib() {
  return (
    <Sheet class="art-bot">
      <Cut d="M84 46q4-14 12-8t-4 12q8 6 4 12t-12-8z" fill={LAMP} />
      <Cut d="M22 18h52q12 0 12 12v48q0 14-14 14H24q-14 0-14-14V30q0-12 12-12z" fill="#C4574B" />
      <path d="M10 54h76v14q0 14-14 14H24q-14 0-14-14z" fill="#6B2A32" />
      <path d={TEETH} fill={CREAM} />
      <Eyes at={[33, 63]} y={32} r={14} pupil={6} look={[0, 1]} />
    </Sheet>
  );
}

/** The random bot: a spinning top whose eyes look different ways. */
function Whirl() {
  return (
    <Sheet class="art-bot">
      <g transform="rotate(8 50 60)">
        <Cut d="M46 4h8v22h-8z" fill={LAMP} />
        <Cut d="M50 98L12 54q-6-14 8-22 30-18 60 0 14 8 8 22z" fill="#3E8E8C" />
        <path d="M12 54h76l-9 11H21z" fill={LAMP} />
        <path d={disc(35, 42, 12) + disc(65, 42, 12)} fill="#fff" />
        <path d={disc(30, 37, 5) + disc(70, 47, 5)} fill={INK} />
        <path d="M42 76q4-5 8 0t8 0" {...line(3.4, CREAM)} />
      </g>
    </Sheet>
  );
}

/** Any other bot. */
function Robot() {
  return (
    <Sheet class="art-bot">
      <Cut d={disc(50, 10, 7) + "M47 12h6v16h-6z"} fill={LAMP} />
      <Cut d="M24 26h52q12 0 12 12v42q0 12-12 12H24q-12 0-12-12V38q0-12 12-12z" fill="#7F8FA3" />
      <Eyes at={[34, 66]} y={50} r={12} pupil={6} look={[0, 0]} />
      <path d="M34 72h32v8H34z" fill={CREAM} />
    </Sheet>
  );
}
