/*
 * Adds the files of a later round of the corpus to the manifest that stands:
 *   node tools/corpus/join.ts --manifest FILE --later FILE [--from DIR --out DIR]
 * `later` is a manifest of its own, as align.ts writes it; with `from` and `out` the files and labels that were added are
 * copied from its folder to that of the corpus.
 */
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { joinRounds, withoutSurplus, type CorpusFile } from "./manifest.ts";

const { values } = parseArgs({
  options: {
    manifest: { type: "string" },
    later: { type: "string" },
    from: { type: "string" },
    out: { type: "string" },
  },
});
const { manifest, later, from, out } = values;
if (manifest === undefined || later === undefined) throw new Error("Usage: --manifest FILE --later FILE");
const filesOf = (path: string): CorpusFile[] =>
  (JSON.parse(readFileSync(path, "utf8")) as { files: CorpusFile[] }).files;
const known = filesOf(manifest);
const settled = new Set(known.map(({ id }) => id));
const files = withoutSurplus(joinRounds(known, filesOf(later)), settled);
const added = new Set(files.map(({ id }) => id));
for (const id of settled) added.delete(id);
if (from !== undefined && out !== undefined)
  for (const part of ["files", "gold"])
    for (const name of readdirSync(join(from, part)))
      if (added.has(name.split(".")[0] ?? "")) copyFileSync(join(from, part, name), join(out, part, name));
writeFileSync(manifest, `${JSON.stringify({ files }, null, 1)}\n`);
process.stdout.write(`${added.size} files added, ${files.length} in the manifest\n`);
