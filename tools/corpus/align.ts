/*
 * Finds the source of each printed CV, writes its label beside a copy of the file, and the manifest of all of them:
 *   node tools/corpus/align.ts --raw DIR --out DIR --manifest FILE [--only OWNER+NAME] [--why]
 * Nothing is written for files whose label is in doubt; the reasons are counted.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { extractText } from "@vitrine/cv-parser";
import { addContacts, isPartlyRight, measureCoverage, PageWords, pruneHidden, reasonToDrop } from "./label/check.ts";
import type { LabelledSource } from "./label/gold.ts";
import { languageOf } from "./label/language.ts";
import { tidyGold } from "./label/tidy.ts";
import { isSamplePerson } from "./label/sample.ts";
import { isTestOnly, personKey, sha256, splitOfPerson } from "./label/split.ts";
import type { CorpusFile } from "./manifest.ts";
import { isTypeset, labelSources, readTree, statesOf, type NamedSource } from "./read/sources.ts";

type Candidate = CorpusFile & { gold: LabelledSource["gold"]; file: string; quality: number };

const { values } = parseArgs({
  options: {
    raw: { type: "string" },
    out: { type: "string" },
    manifest: { type: "string" },
    only: { type: "string" },
    why: { type: "boolean", default: false },
  },
});
const { raw, out, manifest } = values;
if (raw === undefined || out === undefined || manifest === undefined)
  throw new Error("Usage: --raw DIR --out DIR --manifest FILE");
const dropped = new Map<string, number>();
const count = (reason: string) => dropped.set(reason, (dropped.get(reason) ?? 0) + 1);

type Page = { text: string; pages: number; usable: boolean };

/** A file's text, read once: the readings are kept beside the corpus. */
async function pageOf(bytes: Uint8Array, digest: string): Promise<Page> {
  const kept = join(out ?? "", "text", `${digest}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as Page;
  let page: Page = { text: "", pages: 0, usable: false };
  try {
    const { text, pages, needsVision, usableCharacters } = await extractText(bytes);
    page = { text, pages, usable: !needsVision && usableCharacters > 400 };
  } catch {
    page = { text: "", pages: 0, usable: false };
  }
  writeFileSync(kept, JSON.stringify(page));
  return page;
}

/** The best source for a page, with the reason why even that one will not do. */
function bestSource(
  sources: readonly NamedSource[],
  page: PageWords,
  text: string,
  hint: string,
): { best: NamedSource & { quality: number; partial: boolean }; reason: string | null } | null {
  const judged = sources.map(({ path, create }) => {
    const labelled = create();
    addContacts(labelled, text, hint);
    const hidden = pruneHidden(labelled.gold, page);
    const coverage = measureCoverage(labelled, page);
    if (values.why)
      process.stdout.write(
        `   LOOSE ${labelled.loose
          .map((each) => each.slice(0, 60))
          .slice(0, 6)
          .join(" ¦ ")}\n   ${path} ${JSON.stringify(coverage)} hidden ${hidden} doubts ${labelled.doubts.join(",")}\n`,
      );
    const [doubt = null] = tidyGold(labelled.gold, text);
    const reason = reasonToDrop(labelled, coverage, hidden, page) ?? doubt;
    return {
      path,
      create: () => labelled,
      quality: Math.min(coverage.goldOnPage, coverage.pageInSource) - coverage.loose,
      reason,
      partial: reason !== null && isPartlyRight(reason, labelled.gold, coverage),
    };
  });
  const [best] = judged.toSorted(
    (a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.quality - a.quality,
  );
  return best ? { best, reason: best.quality < 0.4 ? "no source" : best.reason } : null;
}

async function readRepository(name: string): Promise<Candidate[]> {
  const reasons = new Map<string, string>();
  const found = new Map<string, Candidate>();
  for (const folder of statesOf(join(raw ?? "", name))) {
    const { tree, prints } = readTree(folder);
    if (prints.length === 0) continue;
    const sources = labelSources(tree);
    for (const path of prints) {
      const outcome = await readPrint(name, folder, path, sources);
      const digest = sha256(readFileSync(join(folder, path)));
      if (typeof outcome === "string") reasons.set(digest, outcome);
      else if ((found.get(digest)?.quality ?? -1) < outcome.quality) found.set(digest, outcome);
    }
  }
  for (const [digest, reason] of reasons) if (!found.has(digest)) count(reason);
  return [...found.values()];
}

/** What becomes of one printed file: a labelled candidate, or the reason why not. */
async function readPrint(
  name: string,
  folder: string,
  path: string,
  sources: readonly NamedSource[],
): Promise<Candidate | string> {
  if (sources.length === 0) return "no readable source";
  const file = join(folder, path);
  const bytes = readFileSync(file);
  const digest = sha256(bytes);
  const page = await pageOf(bytes, digest);
  if (!page.usable || page.pages > 15) return "no text or not a CV";
  if (values.why) process.stdout.write(`${name} ${path}\n`);
  const judged = bestSource(sources, new PageWords(page.text), page.text, `${name} ${path}`);
  const owner = name.split("+")[0] ?? name;
  const partial = judged?.best.partial === true && splitOfPerson(owner) === "train";
  if (judged === null || (judged.reason !== null && !partial)) {
    if (values.why) process.stdout.write(`   -> ${judged?.reason ?? "none"}\n`);
    return judged?.reason ?? "no source";
  }
  const { gold, family } = judged.best.create();
  const typeset = isTypeset(folder);
  // TeX writes other bytes elsewhere, so what we printed goes by its source.
  const checksum = typeset ? sha256(readFileSync(join(folder, judged.best.path))) : digest;
  return {
    id: `${typeset ? "t" : ""}${checksum.slice(0, typeset ? 11 : 12)}`,
    repository: name.replace("+", "/"),
    commit: readFileSync(join(folder, ".commit"), "utf8").trim(),
    path,
    source: judged.best.path,
    sha256: checksum,
    family,
    language: languageOf(page.text),
    pages: page.pages,
    person: personKey(owner),
    split: isTestOnly(family) ? "test" : splitOfPerson(owner),
    sample: isSamplePerson(gold.personal_info.name ?? "", page.text),
    typeset,
    redrawn: false,
    partial,
    gold,
    file,
    quality: judged.best.quality,
  };
}

/** One file for each language and family of a person: published ones before ours, then the best explained; three at most. */
function chooseOfPerson(found: readonly Candidate[]): Candidate[] {
  const chosen = new Map<string, Candidate>();
  for (const candidate of found.toSorted(
    (a, b) =>
      Number(a.partial) - Number(b.partial) ||
      Number(a.typeset) - Number(b.typeset) ||
      b.quality - a.quality ||
      a.path.localeCompare(b.path),
  )) {
    const key = `${candidate.family} ${candidate.language}`;
    if (chosen.has(key)) count("another version of the same CV");
    else chosen.set(key, candidate);
  }
  const whole = [...chosen.values()].filter(({ partial }) => !partial);
  return (whole.length > 0 ? whole : [...chosen.values()]).slice(0, 3);
}

function write(candidate: Candidate): CorpusFile {
  const { gold, file, quality: _quality, ...accepted } = candidate;
  const name = `${accepted.id}${extname(file).toLowerCase()}`;
  copyFileSync(file, join(out ?? "", "files", name));
  const meta = {
    file: name,
    format: extname(file).slice(1).toLowerCase(),
    lang: accepted.language,
    layout: accepted.family,
    split: accepted.split,
    person: accepted.person,
    partial: accepted.partial,
    source: basename(accepted.source),
  };
  writeFileSync(join(out ?? "", "gold", `${name}.json`), `${JSON.stringify({ ...gold, _meta: meta }, null, 1)}\n`);
  return accepted;
}

for (const part of ["files", "gold"])
  if (values.only === undefined) rmSync(join(out, part), { recursive: true, force: true });
for (const part of ["files", "gold", "text"]) mkdirSync(join(out, part), { recursive: true });
const people = new Map<string, Candidate[]>();
for (const name of readdirSync(raw).toSorted()) {
  if (values.only !== undefined && name !== values.only) continue;
  for (const candidate of await readRepository(name))
    people.set(candidate.person, [...(people.get(candidate.person) ?? []), candidate]);
}
const samples = new Set<string>();
const accepted: CorpusFile[] = [];
const digests = new Set<string>();
for (const found of people.values()) {
  const chosen = chooseOfPerson(found);
  // A person with a file in a family of the test third alone is in that third with all files.
  const split = chosen.some(({ family }) => isTestOnly(family)) ? "test" : chosen[0]?.split;
  for (const candidate of chosen.map((each) => ({ ...each, split: split ?? each.split }))) {
    // What a partial label teaches is for learning alone.
    if (candidate.partial && candidate.split !== "train") continue;
    if (digests.has(candidate.sha256) || (candidate.sample && samples.has(candidate.family))) {
      count("template's own sample");
      continue;
    }
    if (candidate.sample) samples.add(candidate.family);
    digests.add(candidate.sha256);
    accepted.push(write(candidate));
  }
}
accepted.sort((a, b) => a.id.localeCompare(b.id));
if (values.only === undefined) writeFileSync(manifest, `${JSON.stringify({ files: accepted }, null, 1)}\n`);
const table = (key: "family" | "language" | "split" | "partial") =>
  Object.entries(Object.groupBy(accepted, (each) => String(each[key])))
    .map(([name, list]) => `${name} ${list?.length ?? 0}`)
    .toSorted((a, b) => Number(b.split(" ").at(-1)) - Number(a.split(" ").at(-1)))
    .join(", ");
process.stdout.write(
  `${accepted.length} files of ${new Set(accepted.map(({ person }) => person)).size} people\nfamily: ${table("family")}\nlanguage: ${table("language")}\nsplit: ${table("split")}\npartial: ${table("partial")}\ndropped: ${[
    ...dropped,
  ]
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, number]) => `${reason} ${number}`)
    .join(", ")}\n`,
);
