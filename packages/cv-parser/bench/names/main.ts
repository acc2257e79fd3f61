/*
 * Turns public lists of names (lists.json) into one file that the classifier of names learns from:
 *   node bench/names/main.ts --mirrors DIR --packages DIR --out names.tsv [--groups] [--write]
 * DIR holds bare git directories named owner+name, and packages unpacked into folders as npm names them. Says of each
 * list whether it is the one that was used; `--write` notes the checksums of what is there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { wordsOf } from "../../src/core/words.ts";
import { hashText } from "../../src/labels/hash.ts";
import type { Named } from "./kinds.ts";
import { packageFolder, readList } from "./lists.ts";
import type { NameList } from "./lists.ts";
import { peopleOf } from "./people.ts";
import { readers } from "./read-lists.ts";

const manifest = new URL("lists.json", import.meta.url);
/** No language or country of a list teaches more than this many names of a kind, and no list more than these. */
const most = { group: 5000, list: 90_000 };
const longest = 120;

const { values } = parseArgs({
  options: {
    mirrors: { type: "string" },
    packages: { type: "string" },
    out: { type: "string" },
    groups: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const { mirrors, packages, out } = values;
if (mirrors === undefined || packages === undefined || out === undefined)
  throw new Error("Usage: --mirrors DIR --packages DIR --out FILE");

/** The names of a list without those of which it has too many; which stay, their words decide. */
function fewer(names: readonly Named[]): Named[] {
  const known = new Map<string, Named>();
  for (const name of names) {
    const key = `${name.kind}\t${wordsOf(name.text).join(" ")}`;
    if (name.text.length <= longest && wordsOf(name.text).join("").length >= 2 && !known.has(key)) known.set(key, name);
  }
  const counts = new Map<string, number>();
  const order = [...known].map(([key, name]) => ({ name, key, at: hashText(key) }));
  return order
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
    .filter(({ name: { kind, group } }) => {
      const [own, all] = [`${kind}\t${group}`, kind].map((key) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return counts.get(key) ?? 0;
      });
      return (own ?? 0) <= most.group && (all ?? 0) <= most.list;
    })
    .map(({ name }) => name);
}

const { lists } = JSON.parse(readFileSync(manifest, "utf8")) as { lists: NameList[] };
const rows: string[] = [];
for (const list of lists) {
  const { files, sha256 } = readList(list, { mirrors, packages });
  const names = fewer(
    list.id === "people" && "package" in list
      ? await peopleOf(packageFolder(list, packages))
      : (readers[list.id]?.(files) ?? []),
  );
  process.stdout.write(
    `${list.id}: ${files.length} files, ${names.length} names${sha256 === list.sha256 ? "" : ", not the list that was used"}\n`,
  );
  list.sha256 = sha256;
  rows.push(
    ...names.map(({ kind, group, text }) => {
      const columns = values.groups ? [kind, group] : [kind];
      return `${[...columns, text.replaceAll(/\s+/g, " ").trim()].join("\t")}\n`;
    }),
  );
}
writeFileSync(out, rows.join(""));
if (values.write) writeFileSync(manifest, `${JSON.stringify({ lists }, null, 2)}\n`);
