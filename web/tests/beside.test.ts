import assert from "node:assert/strict";
import { before, test } from "node:test";
import { boardOf } from "../cards";
import type { NeighbourPair } from "../protocol";
import { besideText, poseOf, reactionsIn, reactionTone } from "../table/beside";
import "./browser-stubs";
import { speakEnglish } from "./english";

before(async () => {
  await speakEnglish();
});

/** A mouse is tried out at 1,0: left of it a cat, right of it and below it a cheese. */
const BOARD = boardOf(["C@0,0", "2b@2,0", "1a@1,1"], false);
const PAIRS: NeighbourPair[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [1, 0],
    [1, 1],
  ],
];

test("hunters look at whom they hunt, and the hunted shrink back from them", () => {
  const reactions = reactionsIn(PAIRS);
  assert.deepEqual(reactions.get("0,0"), { isHunted: false, look: [1, 0] });
  assert.deepEqual(reactions.get("1,0"), { isHunted: true, look: [-1, 0] });
  assert.deepEqual(reactions.get("1,1"), { isHunted: true, look: [0, -1] });
  const tones = ["0,0", "1,0", "2,0", "1,1"].map((key) => {
    const reaction = reactions.get(key);
    return reaction && reactionTone(reaction);
  });
  assert.deepEqual(tones, ["keen", "shrinks right", "shrinks right", "shrinks down"]);
});

test("a card that hunts and is hunted shows its fear, in whichever order the pairs come", () => {
  for (const pairs of [PAIRS, [...PAIRS].reverse()]) {
    assert.equal(reactionsIn(pairs).get("1,0")?.isHunted, true);
  }
});

test("a cat crouches at a mouse and is startled by a dog", () => {
  assert.equal(poseOf("C", { isHunted: false, look: [1, 0] }), "crouch");
  assert.equal(poseOf("C", { isHunted: true, look: [1, 0] }), "alert");
});

test("the sentence states what lies beside the card, by kind", () => {
  assert.equal(
    besideText("M", PAIRS, BOARD),
    "A cat is next to this mouse. 2 cheeses are next to this mouse.",
  );
  assert.equal(besideText("M", [], BOARD), "");
});
