/** Reading and verifying records. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  botsOf,
  fragmentOf,
  isRecord,
  makersIn,
  numbersIn,
  plainRecord,
  playerCount,
  recordIn,
  resultIn,
  sealIn,
} from "../replay/record";
import { dealVerdict, ownEvidence } from "../replay/verification";

const SEAL = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const NUMBER = "a".repeat(32);
const RECORD = `cheese-rescue 1
players 2
variants none
seal ${SEAL}
numbers ${NUMBER} -
 1 a 3a@1,0   person
 2 b M@2,0    bot:gentle
 3 a M@2,-1   bot:greedy
secret ?
pile ?
result a:7/4 b:10/6 winners:b
`;

test("a record reads back the same from an address", () => {
  for (const text of [RECORD, "", "# Żółty сыр 🧀\n", "~~~???>>>"]) {
    const fragment = fragmentOf(text);
    assert.match(fragment, /^[\w-]*$/);
    assert.equal(recordIn(fragment), text);
  }
});

test("padding in an address is ignored", () => {
  assert.equal(recordIn("Y2hlZXNlLQ=="), "cheese-");
  assert.equal(recordIn("#Y2hlZXNlLQ%3D%3D"), "cheese-");
});

test("a fragment that cannot be decoded is not a record", () => {
  assert.equal(recordIn("äöü"), null);
  assert.equal(recordIn("a"), null);
  assert.equal(recordIn("_____w"), null);
});

test("the result line gives the points and the winners", () => {
  assert.deepEqual(resultIn(RECORD), { points: [7, 10], winners: [1] });
  const shared = RECORD.replace("winners:b", "winners:ab");
  assert.deepEqual(resultIn(shared)?.winners, [0, 1]);
  assert.equal(resultIn(RECORD.replace(/result.*/, "result ?")), null);
  assert.equal(resultIn("nonsense"), null);
});

test("players, seal and numbers are read, and an unknown seal is null", () => {
  assert.equal(playerCount(RECORD), 2);
  assert.equal(sealIn(RECORD), SEAL);
  assert.deepEqual(numbersIn(RECORD), [NUMBER]);
  assert.equal(sealIn(RECORD.replace(SEAL, "?")), null);
});

test("a seat counts as a bot only if that bot made all of its moves", () => {
  assert.deepEqual(botsOf(makersIn(RECORD), 2), [null, "gentle"]);
  assert.deepEqual(botsOf([], 3), [null, null, null]);
});

test("comments and spaces do not make a different game", () => {
  const spaced = `\uFEFF# a game\r\n\r\n${RECORD.replace(/ +/g, "   ").replace(/\n/g, "\r\n")}`;
  assert.equal(plainRecord(spaced), plainRecord(RECORD));
  assert.ok(isRecord(spaced));
  assert.ok(!isRecord("{}"));
  assert.ok(!isRecord(""));
});

test("a record is compared with the seal and the numbers that this device stored", () => {
  assert.equal(ownEvidence(RECORD, { seal: SEAL, numbers: [NUMBER] }), "same");
  assert.equal(ownEvidence(RECORD, { seal: SEAL }), "same-seal");
  assert.equal(ownEvidence(RECORD, { seal: "0".repeat(64), numbers: [NUMBER] }), "other-seal");
  assert.equal(ownEvidence(RECORD, { seal: SEAL, numbers: ["b".repeat(32)] }), "other-number");
  assert.equal(ownEvidence(RECORD, null), "absent");
  assert.equal(ownEvidence(RECORD, {}), "absent");
});

test("one difference makes a record false, and only seal and deal together prove it", () => {
  const fits = { seal: "fits", deal: "fits", moves: "fits", result: "fits" } as const;
  assert.equal(dealVerdict(fits), "true-sealed");
  assert.equal(dealVerdict({ ...fits, result: "unknown" }), "true-sealed");
  assert.equal(dealVerdict({ ...fits, deal: "unknown" }), "true-unsealed");
  const before = { ...fits, seal: "played-before", deal: "played-before" } as const;
  assert.equal(dealVerdict(before), "true-played-before");
  assert.equal(dealVerdict({ ...before, moves: "differs" }), "false");
  assert.equal(dealVerdict({ ...fits, moves: "differs" }), "false");
});
