// Builds the browser client into the Python package: `node build.mjs`. The output is not committed.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "src", "cheese_rescue", "server", "static");
const fresh = `${out}.new`;
const drawings = join(here, "..", "src", "cheese_rescue", "drawing", "drawings.json");

const TABLE = "pages/table.tsx";
const GATHERING = "table/gathering.tsx";
/** Parts that use the chairs as the gathering does: its modules are in one file with theirs. */
const WITH_CHAIRS = [
  "pages/new.tsx",
  "seats/join-during-game.tsx",
  "seats/seat-dialog.tsx",
  "table/menu.tsx",
  "ui/settings-form.tsx",
];
const ON_DEMAND = "on-demand";

/**
 * Puts what the app needs at its start into few files, and what a table needs besides into one more.
 * esbuild puts modules into the same file only if the same parts of the app use them; with a part
 * for each dialog, those were 27 files with 600 bytes of headers each. So every part that is loaded
 * on demand is a module that imports the app and the table, too.
 */
const fewFilesAtTheStart = {
  name: "few-files-at-the-start",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer, namespace }) => {
      if (kind !== "dynamic-import" || namespace === ON_DEMAND) return undefined;
      const found = await resolve(path, { kind: "import-statement", resolveDir, importer });
      return { ...found, namespace: ON_DEMAND };
    });
    onLoad({ filter: /./, namespace: ON_DEMAND }, async ({ path }) => {
      const own = JSON.stringify(path);
      const hasDefault = /^export default /m.test(await readFile(path, "utf8"));
      const hasChairs = WITH_CHAIRS.some((name) => path === join(here, name));
      const others = ["app.tsx", TABLE, ...(hasChairs ? [GATHERING] : [])];
      const lines = others.map((name) => `import ${JSON.stringify(join(here, name))};`);
      lines.push(`export * from ${own};`);
      if (hasDefault) lines.push(`export { default } from ${own};`);
      return { contents: lines.join("\n"), resolveDir: here };
    });
  },
};

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: {
    app: "app.tsx",
    connection: "first-connection.ts",
    styles: "styles.css",
    late: "late-styles.css",
  },
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

/** The built file with the code of a module, and the files that it imports. */
const built = (source) => {
  const [own] = Object.entries(metafile.outputs).find(([, made]) => source in made.inputs);
  return [own, ...needed(own)];
};
const app = built("app.tsx");
const connection = built("first-connection.ts");
const table = [...built(TABLE), stub(TABLE)];
const start = [...app, ...connection, ...table];
const gathering = [...built(GATHERING), stub(GATHERING)].filter((name) => !start.includes(name));
const base = (name) => name.split("/").at(-1);
const names = {
  script: base(app[0]),
  preload: app.slice(1).map(base),
  connection: base(connection[0]),
  table: table.filter((name) => !app.includes(name) && name !== connection[0]).map(base),
  gathering: [...new Set(gathering)].map(base),
  styles: base(built("styles.css")[0]),
  late_styles: base(built("late-styles.css")[0]),
  first_words: await wordsIn([...new Set([...start, ...gathering])]),
};

const files = (await readdir(fresh)).sort();
const source = await readFile(join(here, "service-worker.js"), "utf8");
const { code: worker } = await transform(source, { minify: true });
const version = createHash("sha256").update(files.join()).update(worker).digest("hex").slice(0, 12);
await writeFile(join(fresh, "built.json"), JSON.stringify({ ...names, version }));
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

/** The keys of the catalogues that these files can ask for: they are, or begin, one of its strings. */
async function wordsIn(outputs) {
  const text = await readFile(join(here, "..", "src", "cheese_rescue", "i18n", "en.ftl"), "utf8");
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
  const scripts = await Promise.all(outputs.map((name) => readFile(join(here, name), "utf8")));
  const strings = new Set();
  const starts = new Set();
  for (const [, text, start] of scripts
    .join("\n")
    .matchAll(/["'`]([a-z][\w-]*)(?:["'`]|(\$\{))/g)) {
    if (start) starts.add(text);
    else strings.add(text);
  }
  const isUsed = (key) => strings.has(key) || [...starts].some((start) => key.startsWith(start));
  return keys.filter(isUsed);
}

/** The built file that the import of a part that is loaded on demand names. */
function stub(source) {
  const isIts = ([, { entryPoint }]) => entryPoint === `${ON_DEMAND}:${join(here, source)}`;
  return Object.entries(metafile.outputs).find(isIts)[0];
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
