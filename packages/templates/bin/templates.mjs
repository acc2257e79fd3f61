import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "./compare.mjs";
import { drawContactSheet } from "./contact-sheet.mjs";
import { ensureBuiltPackage } from "./ensure-built.mjs";
import { drawJurySheets } from "./judge.mjs";
import { measureDistinctness } from "./previews.ts";
import { renderAll } from "./render-all.mjs";
import { writeStandIns } from "./stand-ins.mjs";
import { takePreviews } from "./take-previews.mjs";

/*
 * `templates render --out DIR [--slug SLUG] [--dark]` writes the published page of each template with its sample
 * person; `previews [--out DIR] [--slug SLUG]` takes the pictures of the catalogue; `contact-sheet [--out FILE]` draws
 * them on one sheet; `judge [--out DIR] [--slug SLUG]` draws for each the sheet that a jury needs; `distinctness` says which are built most alike; `stand-ins [--slug SLUG]` measures the faces again
 * that stand in for a template's own until those have come; `compare BEFORE AFTER [--slug SLUG]` says where two folders
 * that `render` wrote look different.
 */
const usage =
  "Usage: npm run templates -- render --out DIR [--slug SLUG] [--dark] | previews [--out DIR] [--slug SLUG] | contact-sheet [--out FILE] | judge [--out DIR] [--slug SLUG] | distinctness | stand-ins [--slug SLUG] | compare BEFORE AFTER [--slug SLUG]";
const jurySheets = join(import.meta.dirname, "../../../out/judge");
const sheet = join(import.meta.dirname, "../../../docs/pictures/templates.webp");

const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, slug: { type: "string" }, dark: { type: "boolean", default: false } },
  allowPositionals: true,
});

try {
  const [command, before, after] = positionals;
  if (command === "render" && values.out) {
    await ensureBuiltPackage();
    const written = await renderAll({ out: values.out, slug: values.slug, dark: values.dark });
    console.log(written.join("\n"));
  } else if (command === "previews") {
    await ensureBuiltPackage();
    const written = await takePreviews({ out: values.out, slug: values.slug });
    console.log(written.join("\n"));
  } else if (command === "contact-sheet") {
    await drawContactSheet(values.out ?? sheet);
    console.log(values.out ?? sheet);
  } else if (command === "judge") {
    await ensureBuiltPackage();
    const written = await drawJurySheets({ out: values.out ?? jurySheets, slug: values.slug });
    console.log(written.join("\n"));
  } else if (command === "distinctness") {
    const pairs = await measureDistinctness();
    const lines = pairs.slice(0, 10).map(({ pair, distance }) => `${distance.toFixed(3)}  ${pair.join(" · ")}`);
    console.log(`The ten nearest of ${pairs.length} pairs (0 is the same structure, 1 has nothing in common):`);
    console.log(lines.join("\n"));
  } else if (command === "stand-ins") {
    await ensureBuiltPackage();
    console.log((await writeStandIns({ slug: values.slug })).join("\n"));
  } else if (command === "compare" && before && after) {
    const pages = readdirSync(before).filter((name) => name.endsWith(".html"));
    const slugs = pages.map((name) => basename(name, ".html")).filter((slug) => !values.slug || slug === values.slug);
    const lines = await compare({ before, after, slugs });
    console.log(lines.length > 0 ? lines.join("\n") : "Nothing differs.");
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
