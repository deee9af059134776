import type { Shape } from "../protocol";
import { CREAM, Cut, disc, INK, oval, Sheet } from "./paper";

/** The path of one paw print. */
export const PAW =
  disc(50, 62, 17) +
  oval(26, 44, 8, 11) +
  oval(42, 30, 8, 11) +
  oval(60, 30, 8, 11) +
  oval(75, 44, 8, 11);

/** The path of a cloud with 11 uneven lobes. */
export const PUFF =
  Array.from({ length: 11 }, (_, lobe) => {
    const angle = (lobe * 2 * Math.PI) / 11;
    const far = lobe % 2 ? 40 : 36;
    const x = Math.round(50 + far * Math.sin(angle));
    const y = Math.round(49 - far * Math.cos(angle));
    return lobe ? `A12 12 0 0 1 ${x} ${y}` : `M${x} ${y}`;
  }).join("") + "A12 12 0 0 1 50 13z";

/** The paw prints of a cat that ran away. */
export function Paws() {
  return (
    <Sheet class="art-paws">
      <g fill="var(--ink, #2B2433)" fill-opacity=".45">
        <path d={PAW} transform="translate(8 60) rotate(24) scale(.32)" />
        <path d={PAW} transform="translate(46 50) rotate(24) scale(.32)" />
        <path d={PAW} transform="translate(42 14) rotate(24) scale(.32)" />
        <path d={PAW} transform="translate(76 2) rotate(24) scale(.32)" />
      </g>
    </Sheet>
  );
}

const CRUMBS =
  "M12 66l16-13 13 13-9 15zM47 45l13-5 7 13-15 5zM60 70l19-7 8 16-19 8zM26 32l11 3-4 12-11-5z" +
  "M72 30l10 5-6 10-9-6zM43 82l8-5 7 8-10 5z";

/** The crumbs of an eaten cheese. */
export function Crumbs({ shape = "wheel" }: { shape?: Shape | undefined }) {
  return (
    <Sheet class="art-crumbs">
      <Cut d={CRUMBS} fill={`var(--${shape}, #E69F00)`} />
    </Sheet>
  );
}

/** The cloud where a mouse has just been caught. */
export function Puff() {
  return (
    <Sheet class="art-puffed">
      <g class="art-puff">
        <Cut d={PUFF} fill={CREAM} />
        <path d={PUFF} transform="translate(24 25) scale(.5)" fill={INK} fill-opacity=".1" />
      </g>
    </Sheet>
  );
}
