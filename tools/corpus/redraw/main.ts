/*
 * Prints people of whom only the source is there in drawings of our own, one each, and adds them to the manifest:
 *   node tools/corpus/redraw/main.ts --raw DIR --out DIR --manifest FILE [--round N]
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserLaunchOptions } from "../../bench/browser.ts";
import { printPage } from "../../cv-generator/pdf-file.ts";
import { measureCoverage, PageWords, pruneHidden, reasonToDrop } from "../label/check.ts";
import { goldTexts, type LabelledSource } from "../label/gold.ts";
import { languageOf } from "../label/language.ts";
import { isSamplePerson } from "../label/sample.ts";
import { tidyGold } from "../label/tidy.ts";
import { isTestOnly, personKey, sha256, splitOfPerson } from "../label/split.ts";
import { withoutSurplus, type CorpusFile } from "../manifest.ts";
import { labelSources, readTree, statesOf } from "../read/sources.ts";
import { drawings, drawPage } from "./drawings.ts";

const { values } = parseArgs({
  options: {
    raw: { type: "string" },
    out: { type: "string" },
    manifest: { type: "string" },
    round: { type: "string", default: "1" },
  },
});
const { raw, out, manifest } = values;
if (raw === undefined || out === undefined || manifest === undefined)
  throw new Error("Usage: --raw DIR --out DIR --manifest FILE");

/** Of a source that says when, the dates are in the label: one that has lost most of them was read badly. */
const leastDated = 0.7;

function isDated({ experiences, educations }: LabelledSource["gold"]): boolean {
  const entries = [...experiences, ...educations];
  return entries.filter((each) => each.start_date ?? each.end_date).length >= leastDated * entries.length;
}

type Found = { labelled: LabelledSource; source: string; commit: string };

/** The best label that a repository's sources give without a page to hold them against. */
function findLabel(folder: string): Found | null {
  const found = statesOf(folder).flatMap((state) =>
    labelSources(readTree(state).tree).flatMap(({ path, create }): Found[] => {
      const source = create();
      // Only what the label holds is drawn: what its source says besides leaves no gap on the page.
      const labelled = { ...source, loose: [], doubts: source.doubts.filter((each) => !each.startsWith("empty:")) };
      const text = [...labelled.beside, ...goldTexts(labelled.gold)].join("\n");
      const page = new PageWords(text);
      const hidden = pruneHidden(labelled.gold, page);
      if (
        reasonToDrop(labelled, measureCoverage(labelled, page), hidden, page) !== null ||
        tidyGold(labelled.gold, text).length > 0 ||
        isSamplePerson(labelled.gold.personal_info.name ?? "", text) ||
        !isDated(labelled.gold)
      )
        return [];
      return [{ labelled, source: path, commit: readFileSync(join(state, ".commit"), "utf8").trim() }];
    }),
  );
  const isEnglish = ({ labelled }: Found) => languageOf(goldTexts(labelled.gold).join("\n")) === "en";
  return (
    found.toSorted(
      (a, b) =>
        Number(isEnglish(a)) - Number(isEnglish(b)) ||
        goldTexts(b.labelled.gold).join(" ").length - goldTexts(a.labelled.gold).join(" ").length,
    )[0] ?? null
  );
}

// Drawings of repositories that are not in `raw` are those of an earlier round, and stay.
const here = new Set(readdirSync(raw).map((name) => name.replace("+", "/")));
const known = (JSON.parse(readFileSync(manifest, "utf8")) as { files: CorpusFile[] }).files.filter(
  ({ redrawn, repository }) => !redrawn || !here.has(repository),
);
const settled = new Set(known.map(({ id }) => id));
const people = new Set(known.filter(({ partial }) => !partial).map(({ person }) => person));
const names = new Set<string>();
const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage();
for (const repository of readdirSync(raw).toSorted()) {
  const person = personKey(repository.split("+")[0] ?? repository);
  const found = people.has(person) ? null : findLabel(join(raw, repository));
  if (found === null) continue;
  const { gold } = found.labelled;
  const name = gold.personal_info.name ?? "";
  const drawing = drawings[Number.parseInt(person.slice(0, 6), 16) % drawings.length];
  if (drawing === undefined || names.has(name)) continue;
  people.add(person);
  names.add(name);
  const language = languageOf(goldTexts(gold).join("\n"));
  const family = `drawn-${drawing.name}`;
  const bytes = await printPage(page, drawPage(gold, drawing, language));
  const split = isTestOnly(family) ? "test" : splitOfPerson(repository.split("+")[0] ?? repository);
  const digest = sha256(JSON.stringify(gold) + drawing.name);
  const file = {
    id: `r${digest.slice(0, 11)}`,
    repository: repository.replace("+", "/"),
    commit: found.commit,
    path: found.source,
    source: found.source,
    sha256: digest,
    family,
    language,
    pages: 0,
    person,
    split,
    sample: false,
    typeset: false,
    redrawn: true,
    partial: false,
    ...(values.round === "1" ? {} : { round: Number(values.round) }),
  };
  known.push(file);
  writeFileSync(join(out, "files", `${file.id}.pdf`), bytes);
  const meta = { file: `${file.id}.pdf`, format: "pdf", lang: language, layout: family, split, person, redrawn: true };
  writeFileSync(
    join(out, "gold", `${file.id}.pdf.json`),
    `${JSON.stringify({ ...gold, _optional: { ...gold._optional, locations: [] }, _meta: meta }, null, 1)}\n`,
  );
}
await browser.close();
const files = withoutSurplus(known, settled);
const listed = new Set(files.map(({ id }) => id));
for (const file of known.filter(({ id }) => !listed.has(id))) {
  for (const part of ["files", "gold"])
    for (const each of readdirSync(join(out, part))) if (each.startsWith(file.id)) rmSync(join(out, part, each));
}
writeFileSync(manifest, `${JSON.stringify({ files }, null, 1)}\n`);
process.stdout.write(
  `${files.filter(({ redrawn }) => redrawn).length} redrawn, ${files.length} files, ${known.length - files.length} beyond the share of a family\n`,
);
