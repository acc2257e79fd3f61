import { parseArgs } from "node:util";
import { ensureBuiltPackage } from "./ensure-built.mjs";
import { renderAll } from "./render-all.mjs";
import { takePreviews } from "./take-previews.mjs";

/*
 * `templates render --out DIR [--slug SLUG] [--dark]` writes the published page of each template with its sample
 * person; `templates previews [--out DIR] [--slug SLUG]` takes the pictures of the catalogue.
 */
const usage =
  "Usage: npm run templates -- render --out DIR [--slug SLUG] [--dark] | previews [--out DIR] [--slug SLUG]";

const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, slug: { type: "string" }, dark: { type: "boolean", default: false } },
  allowPositionals: true,
});

try {
  const [command] = positionals;
  if (command === "render" && values.out) {
    await ensureBuiltPackage();
    const written = await renderAll({ out: values.out, slug: values.slug, dark: values.dark });
    console.log(written.join("\n"));
  } else if (command === "previews") {
    await ensureBuiltPackage();
    const written = await takePreviews({ out: values.out, slug: values.slug });
    console.log(written.join("\n"));
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
