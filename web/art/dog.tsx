import { CREAM, Cut, Eyes, Ground, INK, type Look, oval, ROSE } from "./paper";

const FUR = "#E9C08A";
const EAR = "#714732";
const HEAD = "M37 19h26q14 0 14 14v24q0 16-16 16H39q-16 0-16-16V33q0-14 14-14z";
const BODY = "M25 95V86q1-24 25-24t25 24v9z";
const EARS = {
  rest:
    "M36 19C20 13 9 25 8 44c0 15 3 23 10 23 9 0 11-9 12-20 1-10 3-20 6-28z" +
    "M64 19c16-6 27 6 28 25 0 15-3 23-10 23-9 0-11-9-12-20-1-10-3-20-6-28z",
  alert:
    "M37 18C20 11 7 20 4 36c-2 14 1 21 8 22 8 1 11-7 14-17 3-9 7-16 11-23z" +
    "M63 18c17-7 30 2 33 18 2 14-1 21-8 22-8 1-11-7-14-17-3-9-7-16-11-23z",
  bark:
    "M38 20C30 7 14 4 6 13c-7 8-5 18 3 20 10 2 16-8 27-4z" +
    "M62 20c8-13 24-16 32-7 7 8 5 18-3 20-10 2-16-8-27-4z",
};
const NOSE = "M41 49q0-4 9-4t9 4q0 8-9 8t-9-8z";
const BARK =
  "M20 62L5 53l2 9zM19 71L3 70l2 8zM20 79L6 87l6 6z" +
  "M80 62l15-9-2 9zM81 71l16-1-2 8zM80 79l14 8-6 6z";

export interface DogProps {
  pose: "rest" | "alert" | "bark";
  look: Look;
}

/** The dog card in a pose. */
export function Dog({ pose, look }: DogProps) {
  const barks = pose === "bark";
  return (
    <Ground fill="var(--dog, #4F6D8F)" class={`art-${pose}`}>
      <Cut d={BODY} fill="#C99A63" />
      <g class="art-head">
        <Cut d={HEAD} fill={FUR} />
        <Cut d={EARS[pose]} fill={EAR} />
        {barks ? (
          <>
            <path d="M29 55q21-12 42 0 2 32-21 32T29 55z" fill="#6B2A32" />
            <path d="M36 79q14-15 28 0-5 6-14 6t-14-6z" fill={ROSE} />
            <path d="M33 54l4 10 5-12zM58 52l5 12 4-10z" fill={CREAM} />
          </>
        ) : (
          <>
            <path d={oval(50, 60, 19, 12)} fill={CREAM} />
            <path d="M44 66h12v7q0 6-6 6t-6-6z" fill={ROSE} />
          </>
        )}
        <path d={NOSE} fill={INK} />
        <Eyes
          at={[39, 61]}
          y={36}
          r={pose === "rest" ? 8 : 9.5}
          pupil={pose === "alert" ? 4 : 4.8}
          look={look}
        />
      </g>
      {barks && <path class="art-lines" d={BARK} fill={CREAM} />}
    </Ground>
  );
}
