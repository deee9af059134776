// Builds the browser client into the Python package: `node build.mjs`. The output is not committed.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "src", "cheese_rescue", "server", "static");
const fresh = `${out}.new`;
const drawings = join(here, "..", "src", "cheese_rescue", "drawing", "drawings.json");

/**
 * Puts what the app needs at its start into few files. esbuild puts modules into the same file only
 * if the same parts of the app use them; with a part for each dialog, those were 27 files with 600
 * bytes of headers each. So every part that is loaded on demand imports the app, too.
 */
const fewFilesAtTheStart = {
  name: "few-files-at-the-start",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData?.isResolved) return undefined;
      const found = await resolve(path, {
        kind,
        resolveDir,
        importer,
        pluginData: { isResolved: true },
      });
      return { ...found, pluginData: { isOnDemand: true } };
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
      if (!pluginData?.isOnDemand) return undefined;
      const text = await readFile(path, "utf8");
      const app = JSON.stringify(join(here, "app.tsx"));
      return { contents: `${text}\nimport ${app};\n`, loader: extname(path).slice(1) };
    });
  },
};

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: { app: "app.tsx", styles: "styles.css", late: "late-styles.css" },
  outdir: fresh,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target: ["es2021", "safari15", "firefox90", "chrome90"],
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  loader: { ".svg": "dataurl", ".txt": "text" },
  legalComments: "none",
  metafile: true,
  plugins: [fewFilesAtTheStart],
  logLevel: "warning",
});
await cp(join(here, "icons"), fresh, { recursive: true });

const entry = (source) =>
  Object.entries(metafile.outputs)
    .find(([, made]) => made.entryPoint === source)[0]
    .split("/")
    .at(-1);
const names = {
  script: entry("app.tsx"),
  styles: entry("styles.css"),
  late_styles: entry("late-styles.css"),
};
const [app] = Object.keys(metafile.outputs).filter((name) => name.endsWith(names.script));
const preload = needed(app).map((name) => name.split("/").at(-1));

const files = (await readdir(fresh)).sort();
const source = await readFile(join(here, "service-worker.js"), "utf8");
const { code: worker } = await transform(source, { minify: true });
const version = createHash("sha256").update(files.join()).update(worker).digest("hex").slice(0, 12);
await writeFile(join(fresh, "built.json"), JSON.stringify({ ...names, preload, version }));
await writeFile(join(fresh, "worker.js"), worker.replace("VERSION", version));

for (const name of await readdir(fresh)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const text = await readFile(join(fresh, name));
  await writeFile(join(fresh, `${name}.gz`), gzipSync(text, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(join(fresh, `${name}.br`), brotliCompressSync(text, { params: quality }));
}

/** The drawings of the cards as text, from the components that draw them on the page. */
async function exportedDrawings() {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: ["art/export.tsx"],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
  });
  const script = Buffer.from(outputFiles[0].contents).toString("base64");
  const { exportDrawings } = await import(`data:text/javascript;base64,${script}`);
  return exportDrawings(await readFile(join(here, "tokens.css"), "utf8"));
}

/** The static imports of a script, direct and indirect. */
function needed(name, found = new Set()) {
  for (const { path, kind } of metafile.outputs[name].imports) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    needed(path, found);
  }
  return [...found];
}

await writeFile(`${drawings}.new`, `${JSON.stringify(await exportedDrawings(), null, 1)}\n`);
await rename(`${drawings}.new`, drawings);

// Replace the old files only now that the new ones are complete.
await rm(out, { recursive: true, force: true });
await rename(fresh, out);
