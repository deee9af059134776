// Runs the tests that need no browser: `node tests.mjs`. `--coverage` also prints their coverage.

import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { coverageTable } from "./coverage.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const withCoverage = process.argv.includes("--coverage");
const tests = (await readdir(join(here, "tests"))).filter((name) => name.endsWith(".test.ts"));
const out = await mkdtemp(join(tmpdir(), "cheese-rescue-"));
const options = {
  absWorkingDir: here,
  outdir: out,
  outbase: here,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".txt": "text" },
  logLevel: "warning",
  // Keep functions that nobody calls, so that they count as not reached.
  ...(withCoverage && { sourcemap: "external", treeShaking: false }),
  // Modules read the page's attributes when they are loaded.
  banner: { js: "globalThis.document ??= { documentElement: { dataset: {} } };" },
};
await build({ ...options, entryPoints: tests.map((name) => join("tests", name)) });
// This bundle never runs. It adds the files and lines that no test loads.
if (withCoverage) await build({ ...options, entryPoints: ["app.tsx"], splitting: true });
const files = tests.map((name) => join(out, "tests", name.replace(/\.ts$/, ".mjs")));
const measured = join(out, "coverage");
const ran = spawnSync(process.execPath, ["--test", ...files], {
  cwd: here,
  stdio: "inherit",
  env: { ...process.env, ...(withCoverage && { NODE_V8_COVERAGE: measured }) },
});
if (withCoverage) console.log(await coverageTable(measured, out, here));
await rm(out, { recursive: true });
process.exit(ran.status ?? 1);
