// Line coverage of the TypeScript sources, computed from V8's coverage of their bundles.

import { readdir, readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A table of the files under `root` that are in the bundles in `out`. A line counts if it produces
 * code; it is reached if any part of it ran in any test.
 */
export async function coverageTable(measured, out, root) {
  const ranges = await rangesByScript(measured);
  const names = await readdir(out, { recursive: true });
  const lines = new Map();
  for (const name of names.filter((one) => one.endsWith(".mjs"))) {
    const script = join(out, name);
    const text = await readFile(script, "utf8");
    const map = new SourceMap(JSON.parse(await readFile(`${script}.map`, "utf8")));
    const hasRun = hasRunAt(text.length, ranges.get(script) ?? []);
    for (const { offset, source, line } of positions(text, map)) {
      const file = relative(root, resolve(dirname(script), source))
        .split(sep)
        .join("/");
      if (/^(\.\.|node_modules|tests)\//.test(file)) continue;
      const found = lines.get(file) ?? new Map();
      lines.set(file, found.set(line, found.get(line) || hasRun[offset] === 1));
    }
  }
  return table(lines);
}

/** The coverage ranges that V8 recorded in all test processes, by script. */
async function rangesByScript(measured) {
  const ranges = new Map();
  for (const name of await readdir(measured)) {
    const { result } = JSON.parse(await readFile(join(measured, name), "utf8"));
    for (const { url, functions } of result.filter(({ url }) => url.startsWith("file:"))) {
      const script = fileURLToPath(url);
      const found = functions.flatMap((one) => one.ranges);
      ranges.set(script, [...(ranges.get(script) ?? []), ...found]);
    }
  }
  return ranges;
}

/** An array with 1 at every offset that ran: of the ranges around it, the smallest decides. */
function hasRunAt(length, ranges) {
  const hasRun = new Uint8Array(length);
  const size = ({ startOffset, endOffset }) => endOffset - startOffset;
  for (const range of ranges.sort((one, other) => size(other) - size(one))) {
    hasRun.fill(range.count ? 1 : 0, range.startOffset, range.endOffset);
  }
  return hasRun;
}

/** Yields the offset of each mapped word of a script, with its source file and line. */
function* positions(text, map) {
  let start = 0;
  for (const [row, content] of text.split("\n").entries()) {
    for (const { index } of content.matchAll(/[\w$]+/g)) {
      const entry = map.findEntry(row, index);
      if (entry.generatedLine !== row || entry.generatedColumn !== index) continue;
      yield { offset: start + index, source: entry.originalSource, line: entry.originalLine + 1 };
    }
    start += content.length + 1;
  }
}

function table(lines) {
  const rows = [...lines].sort().map(([file, found]) => rowOf(file, [...found]));
  const sum = (file, some) => ({
    file,
    all: some.reduce((total, { all }) => total + all, 0),
    reached: some.reduce((total, { reached }) => total + reached, 0),
    missing: "",
  });
  const wide = Math.max(...rows.map(({ file }) => file.length));
  const isLogic = ({ file }) => file.endsWith(".ts");
  const head = `${"file".padEnd(wide)}  lines reached    %  not reached`;
  return [
    head,
    ...rows.map((row) => printed(row, wide)),
    printed(sum("logic (*.ts)", rows.filter(isLogic)), wide),
    printed(sum("all", rows), wide),
  ].join("\n");
}

function rowOf(file, found) {
  const missing = found.filter(([, hasRun]) => !hasRun).map(([line]) => line);
  const reached = found.length - missing.length;
  return { file, all: found.length, reached, missing: reached ? spans(missing) : "all" };
}

function printed({ file, all, reached, missing }, wide) {
  const percent = all ? Math.floor((100 * reached) / all) : 100;
  const numbers = [String(all).padStart(5), String(reached).padStart(7), `${percent}`.padStart(4)];
  return `${file.padEnd(wide)}  ${numbers.join(" ")}  ${missing}`.trimEnd();
}

/** `3-5 9` for 3, 4, 5 and 9. */
function spans(numbers) {
  const found = [];
  for (const number of numbers.sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(" ");
}
