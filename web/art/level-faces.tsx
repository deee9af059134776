/** The faces of the nine levels: the animals of the cards, young and old. */

import type { JSX } from "preact";
import { CREAM, Cut, disc, Eyes, INK, LAMP, line, oval, ROSE, Sheet, Shut } from "./paper";

const LEVEL_FACES: Record<string, () => JSX.Element> = {
  "little-mouse": LittleMouse,
  mouse: Mouse,
  kitten: Kitten,
  cat: Cat,
  tomcat: Tomcat,
  puppy: Puppy,
  dog: Dog,
  sheepdog: Sheepdog,
  "old-dog": OldDog,
};

/** The component that draws the face of a level; undefined for any other bot. */
export function levelFace(level: string): (() => JSX.Element) | undefined {
  return LEVEL_FACES[level];
}

const PALE = "#EBDFDB";
const GREY = "#A89AA6";

/** The head of a mouse. */
const MOUSE = "M50 30q31 0 31 29 0 15-15 25-10 8-16 8t-16-8Q19 74 19 59q0-29 31-29z";

/** A small mouse with large ears and a cheese nearly as big as itself. */
function LittleMouse() {
  return (
    <Sheet class="art-bot">
      <Cut d={disc(27, 30, 22) + disc(73, 30, 22)} fill={PALE} />
      <path d={disc(27, 31, 14) + disc(73, 31, 14)} fill={ROSE} />
      <Cut d={oval(50, 52, 25, 22)} fill={PALE} />
      <Eyes at={[41, 59]} y={47} r={8} pupil={5} look={[0, 1]} />
      <path d={disc(50, 61, 4.5)} fill={ROSE} />
      <Cut d="M20 74q30-12 60 0l-12 22q-18 5-36 0z" fill={LAMP} />
      <path d={disc(40, 83, 4) + disc(57, 87, 3) + disc(62, 79, 2.6)} fill="#C98A1B" />
      <Cut d={oval(23, 80, 8, 6) + oval(77, 80, 8, 6)} fill={PALE} />
    </Sheet>
  );
}

/** A mouse in a knitted cap. */
function Mouse() {
  return (
    <Sheet class="art-bot">
      <Cut d={disc(20, 42, 19) + disc(80, 42, 19)} fill={GREY} />
      <path d={disc(20, 43, 12) + disc(80, 43, 12)} fill={ROSE} />
      <Cut d={MOUSE} fill={GREY} />
      <Eyes at={[39, 61]} y={57} r={9} pupil={5} look={[0, 0.6]} />
      <path d={disc(50, 83, 6)} fill={ROSE} />
      <Cut d={"M22 44q-1-34 28-34t28 34z" + disc(50, 9, 8)} fill="#3E8E8C" />
      <path d="M19 37h62v10H19z" fill={LAMP} />
    </Sheet>
  );
}

const CAT = oval(50, 57, 40, 34) + "M11 56L10 8 48 29zM52 29L90 8 89 56z";
const CAT_EARS = "M19 36L17 20 32 29zM68 29L83 20 81 36z";
const CAT_NOSE = "M44 67h12L50 74z";
const WHISKERS = "M22 70L1 66l20 8zM22 76L3 81l20-1zM78 70l21-4-20 8zM78 76l19 5-20-1z";

interface FelineProps {
  fur: string;
  ears?: string;
}

function Feline({ fur, ears = ROSE }: FelineProps) {
  return (
    <>
      <Cut d={CAT} fill={fur} />
      <path d={CAT_EARS} fill={ears} />
    </>
  );
}

/** A ginger kitten with large eyes and a bow. */
function Kitten() {
  return (
    <Sheet class="art-bot">
      <g transform="translate(6 6) scale(.88)">
        <Feline fur="#E8974E" />
        <path d="M44 24h12l-2 15h-8zM12 58l14 4-13 6zM88 58l-14 4 13 6z" fill="#B8632A" />
        <Eyes at={[34, 66]} y={54} r={14} pupil={9} look={[0.5, 0.6]} />
        <path d={CAT_NOSE} fill={ROSE} />
        <path d="M43 78q3.5 4 7 0q3.5 4 7 0" {...line(3)} />
      </g>
      <Cut d="M50 90L26 80v19zM50 90l24-10v19z" fill="#C4574B" />
    </Sheet>
  );
}

/** A dark cat with glasses. */
function Cat() {
  return (
    <Sheet class="art-bot">
      <Feline fur="#30273B" />
      <path d={WHISKERS} fill={CREAM} />
      <Eyes at={[32, 68]} y={53} r={12} white="#FFDF7E" pupil={4} tall={8} look={[0, 0.5]} />
      <path d={disc(32, 53, 15) + disc(68, 53, 15) + "M46 51q4-4 8 0"} {...line(3.6, CREAM)} />
      <path d={CAT_NOSE} fill={ROSE} />
    </Sheet>
  );
}

/** A broad, striped cat with a torn ear. */
function Tomcat() {
  return (
    <Sheet class="art-bot">
      <Cut
        d={
          oval(50, 57, 44, 33) +
          "M8 52L12 12 24 20 27 14 48 28zM52 28L88 12 92 52z" +
          oval(24, 72, 22, 18) +
          oval(76, 72, 22, 18)
        }
        fill="#7C8A93"
      />
      <path
        d="M40 24h5l1 16zM48 23h5l-2 20zM60 24h-5l-1 16zM4 52l17 4-17 4zM96 52l-17 4 17 4z"
        fill="#4B565E"
      />
      <Eyes at={[32, 68]} y={53} r={11} white="#BFE08A" pupil={4} tall={7} look={[0.8, 0]} />
      <path d="M18 38h28v11l-28-5zM82 38H54v11l28-5z" fill="#7C8A93" />
      <path d={oval(41, 77, 13, 10) + oval(59, 77, 13, 10)} fill={CREAM} />
      <path d="M43 65h14L50 73z" fill={ROSE} />
    </Sheet>
  );
}

/** A puppy with one ear up, one ear down and its tongue out. */
function Puppy() {
  return (
    <Sheet class="art-bot">
      <Cut d="M28 30L14 2Q2 10 6 36z" fill="#8A5A3C" />
      <Cut d={disc(50, 54, 39)} fill={CREAM} />
      <path d={oval(68, 46, 19, 21)} fill="#C98D5B" />
      <Cut d="M66 18c20-8 32 8 31 28-1 14-8 20-15 17-9-4-5-26-16-45z" fill="#8A5A3C" />
      <path d="M42 74h16v12q0 8-8 8t-8-8z" fill={ROSE} />
      <path d={oval(50, 70, 16, 9)} fill="#F1DFC8" />
      <path d={oval(50, 64, 10, 7)} fill={INK} />
      <Eyes at={[34, 66]} y={46} r={10} pupil={6} look={[-0.4, -0.4]} />
    </Sheet>
  );
}

const HEAD = "M32 10h36q18 0 18 18v34q0 22-22 22H36q-22 0-22-22V28q0-18 18-18z";
const EARS =
  "M31 10C12 4 2 20 2 44c0 20 4 29 13 29 10 0 12-12 12-26 1-14 2-26 4-37z" +
  "M69 10c19-6 29 10 29 34 0 20-4 29-13 29-10 0-12-12-12-26-1-14-2-26-4-37z";
const DOG_NOSE = "M38 50q0-5 12-5t12 5q0 11-12 11T38 50z";

/** A dog with a bow tie. */
function Dog() {
  return (
    <Sheet class="art-bot">
      <Cut d={HEAD} fill="#E9C08A" />
      <Cut d={EARS} fill="#714732" />
      <path d={oval(50, 66, 25, 15)} fill={CREAM} />
      <path d="M34 68q8 9 16 0q8 9 16 0" {...line(3.2)} />
      <path d={DOG_NOSE} fill={INK} />
      <Eyes at={[37, 63]} y={31} r={9.5} pupil={5.5} look={[0, 0]} />
      <Cut d={"M50 90L22 78v22zM50 90l28-12v22z" + disc(50, 90, 6)} fill="#4F6D8F" />
    </Sheet>
  );
}

/** The path of woolly fur: a disc for each tuft. */
function wool(...tufts: readonly (readonly [x: number, y: number, r: number])[]): string {
  return tufts.map((tuft) => disc(...tuft)).join("");
}
const EAR_WOOL = wool(
  [21, 32, 17],
  [79, 32, 17],
  [14, 51, 13],
  [86, 51, 13],
  [16, 69, 10],
  [84, 69, 10],
);
const BEARD = oval(50, 56, 33, 32) + wool([26, 74, 12], [74, 74, 12], [37, 85, 12], [63, 85, 12]);
const FRINGE = wool(
  [50, 16, 14],
  [34, 24, 15],
  [66, 23, 15],
  [24, 40, 11],
  [34, 50, 14],
  [50, 38, 10],
  [73, 32, 9],
);

/** A woolly sheepdog with a fringe over one eye. */
function Sheepdog() {
  return (
    <Sheet class="art-bot">
      <Cut d={EAR_WOOL} fill="#5B7083" />
      <Cut d={BEARD} fill={PALE} />
      <path d="M43 79h14v9q0 8-7 8t-7-8z" fill={ROSE} />
      <path d={oval(50, 76, 17, 8)} fill={CREAM} />
      <path d={oval(50, 68, 12, 8.5)} fill={INK} />
      <Eyes at={[36, 66]} y={51} r={11} pupil={6.5} look={[0.9, -0.3]} />
      <Cut d={FRINGE} fill={CREAM} />
    </Sheet>
  );
}

/** An old dog with a white muzzle and closed eyes. */
function OldDog() {
  return (
    <Sheet class="art-bot">
      <Cut d={HEAD} fill="#9C948E" />
      <Cut d={EARS} fill="#5E5753" />
      <Cut d="M20 60q30-16 60 0 6 22-8 26-6 12-22 13-16-1-22-13-14-4-8-26z" fill={CREAM} />
      <path d={DOG_NOSE} fill={INK} />
      <path d="M50 61v10M36 71q7 8 14 0q7 8 14 0" {...line(3.2)} />
      <Shut at={[36, 64]} y={38} r={7} />
      <Cut d="M24 30q10-14 22-3l-3 6q-8-6-17 1zM76 30q-10-14-22-3l3 6q8-6 17 1z" fill={CREAM} />
    </Sheet>
  );
}
