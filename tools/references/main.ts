/*
 * Draws CVs with lists of references, for learning to read them and for judging how they are read:
 *   node tools/references/main.ts --records GIT --styles GIT --locales GIT --citeproc DIR --out DIR --count N --seed S [--held]
 * The first three are bare git directories of zotero/translators, citation-style-language/styles and
 * citation-style-language/locales, the fourth an unpacked package of citeproc-js. `--held` draws from the publications
 * and styles that are kept back for judging. Writes DIR/files/*.pdf, DIR/labels/*.json for learning, and DIR/gold/*.json,
 * which the shared scorer judges what `vitrine-cv parse DIR/files --out PRED` reads by.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserLaunchOptions } from "../bench/browser.ts";
import { printPage } from "../cv-generator/pdf-file.ts";
import { createRandom } from "../cv-generator/random.ts";
import type { Random } from "../cv-generator/random.ts";
import { writeByHand, writeByTemplate } from "./by-hand.ts";
import { citationStyles, styleNames, styleWriter } from "./by-style.ts";
import { compact, shownText } from "./drawn.ts";
import { pageOf } from "./page.ts";
import type { DrawnList } from "./page.ts";
import { readRecords } from "./records.ts";
import type { BookRecord, Name } from "./records.ts";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "" },
    styles: { type: "string", default: "" },
    locales: { type: "string", default: "" },
    citeproc: { type: "string", default: "" },
    out: { type: "string", default: "" },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    held: { type: "boolean", default: false },
  },
});

/** How many lists of a hundred are written by hand and in the manner of a template; the others follow a citation style. */
const shares = { hand: 24, template: 32 };
/** How many titles of a list must be on its page: some styles leave them out. */
const leastShown = 0.8;

const owners =
  "Mara Ellwood,Jonas Feldhaus,Priya Ramanathan,Inés Caballero,Tomasz Wilczek,Aoife Gallagher,Kwame Asante,Sofia Lindqvist"
    .split(",")
    .map((name): Name => ({ given: name.split(" ")[0] ?? "", family: name.split(" ")[1] ?? "" }));

const records = readRecords(values.records, values.held);
const order = createRandom(Number(values.seed));
const names = styleNames(values.styles);
const styles = citationStyles(values.styles, order.sample(names, names.length), values.held);
const write = await styleWriter(values.citeproc, values.locales);

/** Some publications of which the owner is one of the authors. */
function ownRecords(owner: Name, count: number, random: Random): BookRecord[] {
  return random.sample(records, count).map((record, index) => {
    const at = random.int(0, record.author.length - 1);
    const given = random.chance(0.5) ? owner.given : `${owner.given.charAt(0)}.`;
    const author = record.author.map((name, place) => (place === at ? { family: owner.family, given } : name));
    return { ...record, id: `x${index}`, author };
  });
}

/** A list in a manner of its own; null where its style cannot write it, or no style is left. */
function listOf(owner: Name, random: Random): (DrawnList & { manner: string }) | null {
  const share = random.int(0, 99);
  const count = random.chance(0.3) ? random.int(1, 4) : random.int(5, 13);
  const own = ownRecords(owner, count, random);
  const english = { language: "en", set: "own" } as const;
  if (share < shares.hand) return { ...english, entries: writeByHand(own, random), manner: "hand" };
  if (share < shares.hand + shares.template)
    return { ...english, entries: writeByTemplate(own, random), manner: "template" };
  const next = styles.next();
  if (next.done === true) return null;
  const { language, isNumbered } = next.value;
  try {
    return { entries: write(next.value, own), language, set: isNumbered ? "plain" : "free", manner: "style" };
  } catch {
    return null;
  }
}

for (const folder of ["files", "labels", "gold"]) mkdirSync(join(values.out, folder), { recursive: true });
const writeJson = (folder: string, name: string, value: unknown) =>
  writeFileSync(join(values.out, folder, name), `${JSON.stringify(value)}\n`);
const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage();
let drawn = 0;
for (let number = 0; number < Number(values.count); number += 1) {
  const random = createRandom(Number(values.seed) * 100_003 + number);
  const owner = random.pick(owners);
  const list = listOf(owner, random);
  if (list === null) continue;
  const references = list.entries.map(({ record, html }) => ({
    title: record.title,
    authors: record.author,
    venue: record["container-title"] ?? null,
    text: shownText(html),
  }));
  const shown = references.filter(({ title, text }) => compact(text).includes(compact(title)));
  if (references.length === 0 || shown.length < references.length * leastShown) continue;
  const id = String(number).padStart(5, "0");
  writeFileSync(join(values.out, "files", `${id}.pdf`), await printPage(page, pageOf(list, owner, random)));
  writeJson("labels", `${id}.json`, { references });
  const publications = references.map(({ title }) => ({ title }));
  writeJson("gold", `${id}.pdf.json`, { _meta: { format: "pdf", layout: list.manner }, publications });
  drawn += 1;
}
await browser.close();
process.stdout.write(`${drawn} CVs with a list of references\n`);
