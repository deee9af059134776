import { PUFF } from "./effects";
import { CREAM, Cut, disc, Eyes, Ground, LAMP, type Look, line, oval, ROSE, Shut } from "./paper";

const FUR = "#EBDFDB";
const BACK = "#CFC2C2";
const EARS = disc(29, 36, 19) + disc(71, 36, 19);
const INNER = disc(29, 37, 12) + disc(71, 37, 12);
const HEAD = "M50 36q21 0 21 20 0 10-10 17-7 5-11 5t-11-5q-10-7-10-17 0-20 21-20z";
const BODY = "M31 95q0-27 19-27t19 27z";
const TAIL = "M66 90c18 4 26-8 17-14s-13 6-4 8";

export interface MouseProps {
  pose: "rest" | "alert" | "caught" | "munch" | "relieved";
  look: Look;
}

/** The mouse card in a pose. */
export function Mouse({ pose, look }: MouseProps) {
  const alert = pose === "alert";
  if (pose === "caught") return <Caught />;
  return (
    <Ground fill="var(--mouse, #8C8288)" class={`art-${pose}`}>
      {pose !== "munch" && <Cut d={TAIL} fill={ROSE} strip={4} />}
      <Cut d={BODY} fill={BACK} />
      <g class="art-ears">
        <Cut d={EARS} fill={FUR} />
        <path d={INNER} fill={ROSE} />
      </g>
      <Cut d={pose === "munch" ? HEAD + CHEEKS : HEAD} fill={FUR} />
      {pose === "relieved" ? (
        <Shut at={[41, 59]} y={57} r={5.5} />
      ) : (
        <Eyes
          at={[41, 59]}
          y={alert ? 53 : 55}
          r={alert ? 9.5 : 7.5}
          pupil={alert ? 3.4 : 4.4}
          look={look}
        />
      )}
      {pose !== "munch" && <path d={disc(50, 74, 5)} fill={ROSE} />}
      {pose === "munch" && <Meal />}
      {pose === "relieved" && <Relief />}
    </Ground>
  );
}

const CHEEKS = oval(33, 69, 15, 12) + oval(67, 69, 15, 12);

function Meal() {
  return (
    <>
      <path d={disc(50, 66, 4.5)} fill={ROSE} />
      <g class="art-jaw">
        <Cut d="M32 76q18-6 36 0L57 94q-7 3-14 0z" fill={LAMP} />
        <path d={disc(46, 83, 2.6) + disc(54, 87, 2) + disc(56, 80, 1.6)} fill="#C98A1B" />
        <path d={oval(31, 84, 6, 5) + oval(69, 84, 6, 5)} fill={BACK} />
      </g>
      <path d="M41 75a4.5 5 0 0 0 9 0 4.5 5 0 0 0 9 0z" fill={CREAM} />
    </>
  );
}

function Relief() {
  return (
    <>
      <path d="M43 66q7 5 14 0" {...line(2.6)} />
      <path class="art-drop" d="M79 55q9 12 0 16-9-4 0-16z" fill="#9AD4F2" />
      <Cut d={oval(40, 86, 7, 6) + oval(60, 86, 7, 6)} fill={FUR} />
    </>
  );
}

function Caught() {
  return (
    <Ground fill="var(--mouse, #8C8288)" class="art-caught">
      <g class="art-puff">
        <Cut d={PUFF} fill={CREAM} />
        <Cut d="M70 84c18 6 26-6 17-12" fill={ROSE} strip={4} />
      </g>
      <g transform="rotate(-12 50 56)">
        <Cut d={disc(30, 38, 15) + disc(70, 38, 15)} fill={BACK} />
        <path d={disc(30, 39, 9) + disc(70, 39, 9)} fill={ROSE} />
        <Cut d={HEAD} fill={BACK} />
        <path d="M36 50l9 9m0-9l-9 9M55 50l9 9m0-9l-9 9" {...line(3.4)} />
        <path d={disc(50, 74, 4.5)} fill={ROSE} />
      </g>
    </Ground>
  );
}
