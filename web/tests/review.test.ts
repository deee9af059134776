import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Person } from "../people";
import type { ReasonData, ReviewedData } from "../protocol";
import {
  type Analysis,
  chancesAt,
  curveOf,
  EMPTY_ANALYSIS,
  isBest,
  keyMoments,
  percents,
  withLine,
} from "../review/analysis";
import { chancesText, momentText, progressText, verdictText } from "../review/sentences";
import { LineDecoder, streamReview } from "../review/stream";
import { speakEnglish } from "./english";

function reviewed(ply: number, part: Partial<ReviewedData> = {}): ReviewedData {
  return {
    type: "reviewed",
    ply,
    seat: ply % 2,
    move: "C@1,0",
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    best: "C@1,0",
    best_points: [6, 5],
    points: [6, 5],
    exact: false,
    reasons: [],
    ...part,
  };
}

function whole(plies: readonly ReviewedData[], turning: number[] = []): Analysis {
  const begun = withLine(EMPTY_ANALYSIS, { type: "begun", plies: plies.length });
  return withLine(plies.reduce(withLine, begun), { type: "end", turning });
}

const SAVES: ReasonData = {
  code: "cat-saves-cheese",
  cells: [[1, 0]],
  cards: ["C", "M", "3a"],
  count: 0,
};

// -- lines from chunks ----------------------------------------------------------------------------

const TEXT = '{"type":"begun","plies":2}\n{"who":"Świnka 🐷"}\n\n{"type":"end","turning":[]}';

test("lines are complete wherever the stream is cut", () => {
  const bytes = new TextEncoder().encode(TEXT);
  const expected = TEXT.split("\n").filter(Boolean);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const lines = new LineDecoder();
    const pieces = [bytes.slice(0, cut), bytes.slice(cut)];
    const found = pieces.flatMap((piece) => lines.take(piece));
    assert.deepEqual([...found, ...lines.end()], expected, `cut at ${cut}`);
  }
});

test("lines are complete when every byte arrives alone", () => {
  const lines = new LineDecoder();
  const bytes = [...new TextEncoder().encode(TEXT)];
  const found = bytes.flatMap((byte) => lines.take(Uint8Array.of(byte)));
  assert.deepEqual([...found, ...lines.end()], TEXT.split("\n").filter(Boolean));
});

test("a line is returned as soon as it ends, and not before", () => {
  const lines = new LineDecoder();
  assert.deepEqual(lines.take(new TextEncoder().encode('{"a":1')), []);
  assert.deepEqual(lines.take(new TextEncoder().encode("}\n{")), ['{"a":1}']);
});

const ANSWER = '{"type":"begun","plies":1}\n{"type":"end","turning":[]}\n';

async function asked(answer: Partial<Response>): Promise<string[]> {
  const told: string[] = [];
  globalThis.fetch = () => Promise.resolve({ ok: true, ...answer } as Response);
  await streamReview("", (line) => told.push(line.type), new AbortController().signal);
  return told;
}

test("a review is read line by line, or as a whole if the browser cannot stream", async () => {
  const pieces = [...new TextEncoder().encode(ANSWER)].map((byte) => Uint8Array.of(byte));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (control) => {
      const piece = pieces.shift();
      if (piece) control.enqueue(piece);
      else control.close();
    },
  });
  assert.deepEqual(await asked({ body }), ["begun", "end"]);
  const text = () => Promise.resolve(ANSWER);
  assert.deepEqual(await asked({ body: null, text }), ["begun", "end"]);
});

test("a review that breaks off within a line counts as unreachable", async () => {
  const text = () => Promise.resolve('{"type":"beg');
  await assert.rejects(asked({ body: null, text }), /unreachable/);
});

// -- the curve ------------------------------------------------------------------------------------

test("a curve begins with the chances before the first card and has a point for each card", () => {
  const analysis = whole([
    reviewed(0, { before: [0.6, 0.4], after: [0.5, 0.5] }),
    reviewed(1, { after: [0.25, 0.75] }),
  ]);
  assert.deepEqual(curveOf(analysis, 0), [
    [0, 0.6],
    [0.5, 0.5],
    [1, 0.25],
  ]);
  assert.deepEqual(chancesAt(analysis, 2), [0.25, 0.75]);
  assert.equal(chancesAt(analysis, 3), null);
});

test("an unfinished curve ends at the last reviewed move", () => {
  const begun = withLine(EMPTY_ANALYSIS, { type: "begun", plies: 4 });
  assert.deepEqual(curveOf(begun, 0), []);
  assert.equal(curveOf(withLine(begun, reviewed(0)), 1).at(-1)?.[0], 0.25);
});

test("percentages add up to 100", () => {
  assert.deepEqual(percents([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
  assert.deepEqual(percents([0.005, 0.995]), [1, 99]);
  assert.deepEqual(percents([1, 0, 0, 0]), [100, 0, 0, 0]);
  assert.deepEqual(percents([0.29, 0.71]), [29, 71]);
});

// -- key moments ----------------------------------------------------------------------------------

test("a move that loses next to nothing counts as the best", () => {
  assert.ok(isBest(reviewed(0, { best: "M@0,1", after: [0.49, 0.51] })));
  assert.ok(!isBest(reviewed(0, { best: "M@0,1", after: [0.3, 0.7] })));
});

test("turning points and praised moves are in the order of the game", () => {
  const turned = reviewed(2, { best: "M@0,1", after: [0.2, 0.8] });
  const found = reviewed(1, { reasons: [SAVES] });
  const analysis = whole([reviewed(0), found, turned, reviewed(3)], [2]);
  assert.deepEqual(
    keyMoments(analysis).map(({ reviewed: { ply }, kind }) => [ply, kind]),
    [
      [1, "praised"],
      [2, "turned"],
    ],
  );
});

test("each player is praised once at most, for a best move with cheese at stake", () => {
  const praised = (plies: ReviewedData[]) =>
    keyMoments(whole(plies)).map((one) => one.reviewed.ply);
  const find = { reasons: [SAVES] };
  assert.deepEqual(praised([reviewed(0), reviewed(1)]), [], "nothing at stake");
  const missed = reviewed(0, { ...find, best: "M@0,1" });
  assert.deepEqual(praised([missed, reviewed(1)]), [], "not the best");
  const easy = reviewed(0, { ...find, before: [0.99, 0.01] });
  assert.deepEqual(praised([easy, reviewed(1)]), [], "won anyway");
  const finds = [0, 1, 2, 3].map((ply) => reviewed(ply, find));
  assert.deepEqual(praised(finds), [1, 2], "the last card has one place only");
});

test("nobody is praised before the review is complete", () => {
  const begun = withLine(EMPTY_ANALYSIS, { type: "begun", plies: 2 });
  assert.deepEqual(keyMoments(withLine(begun, reviewed(0, { reasons: [SAVES] }))), []);
});

// -- in words -------------------------------------------------------------------------------------

before(speakEnglish);

const PEOPLE: Person[] = ["Anna", "Ben"].map((name, seat) => {
  return { seat, name, shape: "wheel", mine: false, bot: null };
});

test("progress counts the move that is being reviewed", () => {
  assert.match(progressText(2, 24), /3.*24/);
  assert.match(progressText(24, 24), /24.*24/);
  assert.equal(progressText(0, null).includes("24"), false);
});

test("every player's chance is shown in whole per cent", () => {
  const analysis = whole([reviewed(0, { after: [0.625, 0.375] })]);
  assert.deepEqual(chancesText(analysis, 1, PEOPLE), ["Anna: 63%", "Ben: 37%"]);
});

test("the verdict on a worse move says what it cost and what was better", () => {
  const worse = reviewed(0, { after: [0.2, 0.8], best: "M@0,1" });
  const [cost, better] = verdictText(worse, PEOPLE);
  assert.match(cost ?? "", /Anna.*50.*20/);
  assert.match(better ?? "", /mouse.*1 down/);
  assert.match(momentText({ reviewed: worse, kind: "turned" }, PEOPLE), /mouse.*1 down/);
});

test("the what-if view gives the results of the best move and of the move made", () => {
  const worse = reviewed(0, { after: [0.2, 0.8], best: "M@0,1", points: [3.25, 8] });
  const [what, would, made] = verdictText(worse, PEOPLE, { isWhatIf: true });
  assert.match(what ?? "", /mouse.*1 down/);
  assert.match(would ?? "", /Anna.*6.*Ben.*5/);
  assert.match(made ?? "", /Anna.*3\.3.*Ben.*8/);
});

test("the verdict on a best move depends on praise and certainty", () => {
  assert.equal(verdictText(reviewed(0), PEOPLE).length, 1);
  assert.equal(verdictText(reviewed(0), PEOPLE, { isPraised: true }).length, 2);
  const sure = verdictText(reviewed(0, { exact: true }), PEOPLE);
  assert.notDeepEqual(sure, verdictText(reviewed(0), PEOPLE));
});
