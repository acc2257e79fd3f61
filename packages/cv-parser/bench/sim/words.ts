/*
 * Gathers what drawn CVs are made of besides names.tsv (bench/names, with --groups): the lexicon's titles and dates, what
 * @faker-js/faker knows of towns and words of each language, and the values of labels:
 *   npm run gather-words -w @vitrine/cv-parser -- --corpus DIR --labels DIR,DIR --packages DIR
 * Of the corpus the training part alone is read. The files are written beside this program and are not committed.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { sectionKinds } from "../../src/core/section.ts";
import { monthNames, presentWords } from "../../src/lexicon/dates.ts";
import { sectionTitles } from "../../src/lexicon/section-titles.ts";
import { furtherTitles } from "../../src/lexicon/section-titles-as-written.ts";
import { titlesOfScripts } from "../../src/lexicon/section-titles-of-scripts.ts";
import { taughtTitles } from "../../src/lexicon/taught-titles.ts";
import { netParts } from "../../src/labels/net-parts.ts";
import { netKinds, netRanks } from "../../src/labels/net-states.ts";
import { filesOf } from "../labels/manifest.ts";

const { values } = parseArgs({
  options: { corpus: { type: "string" }, labels: { type: "string" }, packages: { type: "string" } },
});
const { corpus, labels, packages } = values;
if (corpus === undefined || labels === undefined || packages === undefined)
  throw new Error("Usage: --corpus DIR --labels DIR,DIR --packages DIR");

type Texts = Record<string, readonly string[] | undefined> | readonly string[] | undefined;
type Locale = { location?: { city_name?: readonly string[] }; lorem?: { word?: Texts; words?: Texts } };

const faker = join(packages, "faker-js-faker-10.6.0", "package/dist/index.js");
const { allLocales } = (await import(pathToFileURL(faker).href)) as { allLocales: Record<string, Locale> };
const wordsOf = (texts: Texts): readonly string[] => (Array.isArray(texts) ? texts.slice(0, 250) : []);
const loc = Object.fromEntries(
  Object.entries(allLocales).map(([name, { location, lorem }]) => [
    name,
    { city: location?.city_name?.slice(0, 300) ?? [], lorem: wordsOf(lorem?.word ?? lorem?.words) },
  ]),
);
const titles = Object.fromEntries(
  sectionKinds.flatMap((kind) => {
    if (kind === "header") return [];
    const all = [sectionTitles[kind], titlesOfScripts[kind] ?? "", furtherTitles(kind)].join("|").split("|");
    return [[kind, [...new Set(all.map((title) => title.trim()).filter(Boolean))]]];
  }),
);
const names = { kinds: netKinds, ranks: netRanks, parts: netParts, titleKinds: taughtTitles.split(" ") };
write("lex.json", { ...names, titles, d: { monthNames, presentWords }, loc });

/** Which values of labels stand for which words of a drawing. */
const fields = {
  position: "position",
  company: "company",
  institution: "institution",
  degree: "degree",
} as const;
const named: Readonly<Record<string, string>> = {
  projects: "project",
  certifications: "cert",
  publications: "pub",
  awards: "award",
  skills: "skill",
};
const kinds = [...Object.values(fields), ...Object.values(named), "sentence"];
const golds = new Map<string, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));

const train = filesOf("train");
for (const folder of [corpus, ...labels.split(",")])
  for (const file of readdirSync(join(folder, "gold")).toSorted()) {
    if (!file.endsWith(".json") || (folder === corpus && !train.has(file.split(".")[0] ?? ""))) continue;
    gather(JSON.parse(readFileSync(join(folder, "gold", file), "utf8")) as Record<string, unknown>);
  }
write("golds.json", Object.fromEntries([...golds].map(([kind, texts]) => [kind, [...texts].toSorted()])));

function gather(gold: Record<string, unknown>): void {
  for (const [list, entries] of Object.entries(gold))
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
      const own: Record<string, unknown> = typeof entry === "object" && entry !== null ? { ...entry } : { name: entry };
      for (const [field, kind] of Object.entries(fields)) note(kind, own[field]);
      note(named[list] ?? "", own["name"] ?? own["title"]);
      if (typeof own["description"] !== "string") continue;
      for (const sentence of own["description"].split(/\n|(?<=[.;])\s/))
        if (sentence.length > 20 && sentence.length < 260) note("sentence", sentence.replace(/^[\s•-]+/, ""));
    }
}

function note(kind: string, value: unknown): void {
  if (typeof value === "string" && value.length >= 2 && value.length <= 260) golds.get(kind)?.add(value.trim());
}

function write(name: string, what: unknown): void {
  writeFileSync(new URL(name, import.meta.url), JSON.stringify(what));
}
