import { PAW } from "./effects";
import { CREAM, Cut, DUSK, Ground, LAMP } from "./paper";

const CLOTH =
  "M12 60h76q4 0 4 4v16q-4 8-9.5 0-5.5 8-11 0-5.5 8-11 0-5.5 8-10.5 0-5 8-10.5 0-5.5 8-11 0" +
  "-5.5 8-11 0-5.5 8-9.5 0V64q0-4 4-4z";

/** The start card: a kitchen table under a lamp at dusk. */
export function Start() {
  return (
    <Ground fill={DUSK}>
      <path d="M34 30h32l20 34H14z" fill="#FFD98A" fill-opacity=".5" />
      <path d="M49 2h2v14h-2z" fill={CREAM} />
      <Cut d="M42 14h16q4 0 5 4l7 14H30l7-14q1-4 5-4z" fill={LAMP} />
      <Cut d="M20 76h7v19h-7zM73 76h7v19h-7z" fill="#A8714A" />
      <Cut d={CLOTH} fill={CREAM} />
      <path
        d="M8 67h84v7H8zM22 60h8v22h-8zM38 60h8v22h-8zM54 60h8v22h-8zM70 60h8v22h-8z"
        fill="#C4574B"
        fill-opacity=".55"
      />
    </Ground>
  );
}

/** The back of a card: a chequered cloth and a paw. */
export function CardBack() {
  return (
    <Ground fill={DUSK}>
      <path
        d="M14 2h12v92H14zM44 2h12v92H44zM74 2h12v92H74zM2 12h96v12H2zM2 42h96v12H2zM2 72h96v12H2z"
        fill={CREAM}
        fill-opacity=".2"
      />
      <circle cx="50" cy="49" r="27" fill={CREAM} />
      <path d={PAW} transform="translate(25 22) scale(.5)" fill={DUSK} />
    </Ground>
  );
}
