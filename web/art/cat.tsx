import { CREAM, Cut, disc, Eyes, Ground, type Look, oval, ROSE } from "./paper";

const FUR = "#30273B";
/** The colour of body, legs and tail. */
const BACK = "#524462";
const EYE = "#FFDF7E";
const HEAD = oval(50, 47, 31, 26) + "M20 45L20 10 47 25zM53 25L80 10 80 45z";
const EARS = "M26 30L25 19 35 25zM65 25L75 19 74 30z";
const NOSE = "M45.5 57h9L50 62z";
const WHISKERS = "M27 58L8 54l18 7zM27 63L10 67l18-1zM73 58l19-4-18 7zM73 63l17 4-18-1z";
const LOAF = "M21 95q-3-33 29-33t29 33z";

export interface CatProps {
  pose: "rest" | "alert" | "flee" | "crouch" | "pounce";
  look: Look;
}

/** The cat card in a pose. */
export function Cat({ pose, look }: CatProps) {
  return (
    <Ground fill="var(--cat, #B5563C)" class={`art-${pose}`}>
      {pose === "flee" && <Fleeing look={look} />}
      {pose === "crouch" && <Crouching look={look} />}
      {pose === "pounce" && <Pouncing look={look} />}
      {(pose === "rest" || pose === "alert") && (
        <>
          <Cut d="M74 88C94 90 97 70 87 62" fill={BACK} strip={9} />
          <Cut d={LOAF} fill={BACK} />
          <g class="art-head">
            <Face />
            <Eyes
              at={[37, 63]}
              y={45}
              r={pose === "alert" ? 11.5 : 9.5}
              white={EYE}
              pupil={pose === "alert" ? 2.8 : 4}
              tall={pose === "alert" ? 4.5 : 6.8}
              look={look}
            />
          </g>
        </>
      )}
    </Ground>
  );
}

function Face() {
  return (
    <>
      <Cut d={HEAD} fill={FUR} />
      <path d={EARS + NOSE} fill={ROSE} />
      <path d={WHISKERS} fill={CREAM} />
    </>
  );
}

interface Looking {
  look: Look;
}

const SPIKES =
  "M18 66L11 60 20 55 17 46 24 44 22 33 30 38 32 25 39 33 46 22 51 32 60 26 64 60 80 72 88 70" +
  " 90 77 82 82 67 75 70 88 64 93 55 76 38 72 40 88 33 93 27 76 16 86 9 82z";
const TAIL =
  "M26 58L12 51 14 45 5 44 8 38 1 34 6 29 1 22 8 20 7 11 13 14 18 6 20 15 26 18 20 26 24 32 18 36" +
  " 24 46z";
const SCARED =
  "M52 40L46 34 54 30 52 10 66 20 74 20 90 12 88 30 97 34 90 42 96 50 87 54 86 62 77 60 70 66" +
  " 64 60 55 61 56 53 47 50z";

/** A running cat, mirrored if necessary so that it runs away from what it looks at. */
function Fleeing({ look: [x, y] }: Looking) {
  const mirrored = x > 0;
  return (
    <g transform={mirrored ? "translate(100) scale(-1 1)" : undefined}>
      <g class="art-shiver">
        <Cut d={TAIL} fill={BACK} />
        <Cut d={SPIKES} fill={BACK} />
        <Cut d={SCARED} fill={FUR} />
        <path d="M57 26L57 18 63 23zM79 23L85 18 84 26z" fill={ROSE} />
        <path d={oval(71, 56, 4.5, 4)} fill={ROSE} />
        <Eyes at={[60, 82]} y={38} r={11} white={EYE} pupil={2.6} look={[-Math.abs(x), y]} />
      </g>
    </g>
  );
}

function Crouching({ look }: Looking) {
  return (
    <>
      <g class="art-wiggle">
        <Cut d="M66 22C70 2 90 4 86 17" fill={BACK} strip={8} />
        <Cut d={oval(50, 40, 32, 28)} fill={BACK} />
      </g>
      <Cut d={oval(22, 88, 13, 8) + oval(78, 88, 13, 8)} fill={BACK} />
      <g transform="translate(0 20)">
        <Face />
        <Eyes at={[37, 63]} y={46} r={10.5} white={EYE} pupil={6.5} look={look} />
        <path d="M24 30h52v9l-26 8-26-8z" fill={FUR} />
      </g>
    </>
  );
}

const FANGS = "M41 82l3 7 3-7zM53 82l3 7 3-7z";
const CLAWS =
  "M4 10L3 1 9 7zM11 6L14-3 17 6zM19 7L25 1 24 10z" +
  "M76 10L75 1 81 7zM83 6L86-3 89 6zM91 7L97 1 96 10z";

function pads(x: number): string {
  return oval(x, 23, 6, 5) + disc(x - 7, 14, 2.8) + disc(x, 11, 2.8) + disc(x + 7, 14, 2.8);
}

function Pouncing({ look }: Looking) {
  return (
    <g class="art-leap">
      <Cut d="M50 40C44 20 58 20 52 4" fill={BACK} strip={8} />
      <Cut d="M30 78L10 30M70 78L90 30" fill={BACK} strip={15} />
      <g transform="translate(0 18)">
        <Face />
        <path d="M38 65q12-6 24 0-1 13-12 13T38 65z" fill="#8E3140" />
        <Eyes at={[37, 63]} y={44} r={10.5} white={EYE} pupil={5.5} look={look} />
      </g>
      <Cut d={disc(14, 19, 14) + disc(86, 19, 14)} fill={FUR} />
      <path d={pads(14) + pads(86)} fill={ROSE} />
      <path d={CLAWS + FANGS} fill={CREAM} />
    </g>
  );
}
