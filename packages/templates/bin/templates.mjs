import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

/*
 * Each command loads what it needs and nothing else: a mistake is told in a blink.
 *
 * `templates render --out DIR [--slug SLUG] [--dark]` writes the published page of each template with its sample
 * person; `previews [--out DIR] [--slug SLUG]` takes the pictures of the catalogue; `contact-sheet [--out FILE]` draws
 * them on one sheet; `judge [--out DIR] [--slug SLUG]` draws for each the sheet that a jury needs; `distinctness` says which are built most alike; `stand-ins [--slug SLUG]` measures the faces again
 * that stand in for a template's own until those have come; `compare BEFORE AFTER [--slug SLUG]` says where two folders
 * that `render` wrote look different. For templates outside of the project, with `TEMPLATES_DIR` naming their folder:
 * `new --slug SLUG` begins one there, `dev --slug SLUG [--port PORT]` shows it with all strangers, drawn anew with each
 * change, and `gate --slug SLUG` holds it to what every template is held to.
 */
const usage =
  "Usage: npm run templates -- render --out DIR [--slug SLUG] [--dark] | previews [--out DIR] [--slug SLUG] | contact-sheet [--out FILE] | judge [--out DIR] [--slug SLUG] | distinctness | stand-ins [--slug SLUG] | compare BEFORE AFTER [--slug SLUG] | new --slug SLUG | dev --slug SLUG [--port PORT] | gate --slug SLUG";
const outside = process.env["TEMPLATES_DIR"];
const jurySheets = join(import.meta.dirname, "../../../out/judge");
const sheet = join(import.meta.dirname, "../../../docs/pictures/templates.webp");

const { values, positionals } = readCall();

try {
  const [command, before, after] = positionals;
  if (values.help) console.log(usage);
  else if (command === "render" && values.out) {
    const { renderAll } = await import("./render-all.mjs");
    await built();
    const written = await renderAll({ out: values.out, slug: values.slug, dark: values.dark });
    console.log(written.join("\n"));
  } else if (command === "previews") {
    const { takePreviews } = await import("./take-previews.mjs");
    await built();
    const written = await takePreviews({ out: values.out, slug: values.slug });
    console.log(written.join("\n"));
  } else if (command === "contact-sheet") {
    const { drawContactSheet } = await import("./contact-sheet.mjs");
    await drawContactSheet(values.out ?? sheet);
    console.log(values.out ?? sheet);
  } else if (command === "judge") {
    const { drawJurySheets } = await import("./judge.mjs");
    await built();
    const written = await drawJurySheets({ out: values.out ?? jurySheets, slug: values.slug });
    console.log(written.join("\n"));
  } else if (command === "distinctness") {
    const { measureDistinctness } = await import("./previews.ts");
    const pairs = await measureDistinctness();
    const lines = pairs.slice(0, 10).map(({ pair, distance }) => `${distance.toFixed(3)}  ${pair.join(" · ")}`);
    console.log(`The ten nearest of ${pairs.length} pairs (0 is the same structure, 1 has nothing in common):`);
    console.log(lines.join("\n"));
  } else if (command === "stand-ins") {
    const { writeStandIns } = await import("./stand-ins.mjs");
    await built();
    console.log((await writeStandIns({ slug: values.slug })).join("\n"));
  } else if (command === "compare" && before && after) {
    const { compare } = await import("./compare.mjs");
    const pages = readdirSync(before).filter((name) => name.endsWith(".html"));
    const slugs = pages.map((name) => basename(name, ".html")).filter((slug) => !values.slug || slug === values.slug);
    const lines = await compare({ before, after, slugs });
    console.log(lines.length > 0 ? lines.join("\n") : "Nothing differs.");
  } else if (command === "new" && values.slug) {
    if (!outside)
      throw new Error("TEMPLATES_DIR must name the folder that templates outside of the project are put in.");
    const { newTemplate } = await import("./new-template.ts");
    console.log(newTemplate({ directory: outside, slug: values.slug }));
  } else if (command === "dev" && values.slug) {
    const { startWorkbench } = await import("./workbench.mjs");
    const { url } = await startWorkbench({ slug: values.slug, port: Number(values.port), templates: outside });
    console.log(`${values.slug} with everybody: ${url}`);
  } else if (command === "gate" && values.slug) {
    process.exitCode = holdToGate(values.slug);
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** What was asked for; a call that is not understood is told how to call, and ends with 2. */
function readCall() {
  try {
    return parseArgs({
      options: {
        out: { type: "string" },
        slug: { type: "string" },
        dark: { type: "boolean", default: false },
        port: { type: "string", default: "5180" },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error, `\n\n${usage}`);
    process.exit(2);
  }
}

/**
 * Runs the gate for one template, held to everything.
 * @param {string} slug
 * @returns {number} the exit code of the tests
 */
function holdToGate(slug) {
  const root = join(import.meta.dirname, "../../..");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = ["run", "--project", "templates", "packages/templates/gate", "-t", `(^|[ :])${slug}( |:|$)`];
  const { status } = spawnSync(process.execPath, [vitest, ...run], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GATE_THOROUGH: "1" },
  });
  return status ?? 1;
}

/** Resolves when the package's product is as new as its sources. */
async function built() {
  const { ensureBuiltPackage } = await import("./ensure-built.mjs");
  await ensureBuiltPackage();
}
