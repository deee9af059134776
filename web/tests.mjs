// Runs the tests of what needs no browser: `node tests.mjs`.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const tests = (await readdir(join(here, "tests"))).filter((name) => name.endsWith(".test.ts"));
const out = await mkdtemp(join(tmpdir(), "cheese-rescue-"));
await build({
  absWorkingDir: here,
  entryPoints: tests.map((name) => join("tests", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
  // What a page knows of itself is there before any module asks.
  banner: { js: "globalThis.document ??= { documentElement: { dataset: {} } };" },
});
const files = tests.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
const ran = spawnSync(process.execPath, ["--test", ...files], { stdio: "inherit" });
await rm(out, { recursive: true });
process.exit(ran.status ?? 1);
