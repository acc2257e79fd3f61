/*
 * Puts the labels of a corpus right by what their pages say, and takes those out of doubt that it cannot put right:
 *   node tools/corpus/tidy.ts --out DIR --manifest FILE [--why]
 * A doubtful label of the training part stays as a partial one; one of the other parts goes. Doing it twice changes nothing.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { extractText } from "@vitrine/cv-parser";
import type { Gold } from "./label/gold.ts";
import { tidyGold } from "./label/tidy.ts";
import type { CorpusFile } from "./manifest.ts";

const { values } = parseArgs({
  options: { out: { type: "string" }, manifest: { type: "string" }, why: { type: "boolean", default: false } },
});
const { out, manifest } = values;
if (out === undefined || manifest === undefined) throw new Error("Usage: --out DIR --manifest FILE");

const names = new Map(readdirSync(join(out, "files")).map((name) => [name.split(".")[0] ?? "", name]));
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** The file as the manifest is to name it, with its label written anew; null when its label is not to be believed. */
async function tidied(folder: string, file: CorpusFile): Promise<CorpusFile | null> {
  const name = names.get(file.id);
  const path = join(folder, "gold", `${name}.json`);
  if (name === undefined || !existsSync(path)) return file;
  const before = readFileSync(path, "utf8");
  const label = JSON.parse(before) as Gold & { _meta: Record<string, unknown> };
  const { text } = await extractText(readFileSync(join(folder, "files", name)));
  const doubts = tidyGold(label, text);
  if (values.why && doubts.length > 0 && file.split !== "test")
    process.stdout.write(`${name} ${file.split}: ${doubts.join(", ")}\n`);
  // Half a label is worth nothing beyond learning.
  if (doubts.length > 0 && file.split !== "train") {
    for (const doubt of doubts) count(`${file.split}: ${doubt}`);
    return null;
  }
  const partial = file.partial || doubts.length > 0;
  if (partial !== file.partial) for (const doubt of doubts) count(`train: ${doubt}`);
  const after = `${JSON.stringify({ ...label, _meta: { ...label._meta, partial } }, null, 1)}\n`;
  if (JSON.stringify(JSON.parse(after)) !== JSON.stringify(JSON.parse(before))) count(`${file.split}: changed`);
  writeFileSync(path, after);
  return { ...file, partial };
}

const { files } = JSON.parse(readFileSync(manifest, "utf8")) as { files: CorpusFile[] };
const kept: CorpusFile[] = [];
for (const file of files) {
  const next = await tidied(out, file);
  if (next !== null) kept.push(next);
}
writeFileSync(manifest, `${JSON.stringify({ files: kept }, null, 1)}\n`);
process.stdout.write(
  `${kept.length} of ${files.length} files kept\n${[...counts]
    .map(([what, number]) => `${what} ${number}`)
    .toSorted()
    .join("\n")}\n`,
);
