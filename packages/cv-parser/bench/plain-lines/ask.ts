import { readFileSync } from "node:fs";
import { parseCv } from "../../src/index.ts";

/** How much was asked, and what was read otherwise, in words. */
export type Asked = { asked: number; wrong: string[] };

const isSplit: ReadonlySet<string> = new Set(["certificates", "persons"]);

/** The words of a list by language, or whatever else its file is keyed by; some lists fill two files. */
export function wordsOfList<Words>(name: string): Record<string, Words> {
  const files = isSplit.has(name) ? [name, `${name}-further`] : [name];
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), "utf8"));
  return Object.assign({}, ...files.map(read)) as Record<string, Words>;
}

/** Letters and digits alone: how two texts are compared. */
export const keyOf = (text: string | undefined): string =>
  (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, "");

/** What the reader makes of a text. */
export async function readText(text: string) {
  return (await parseCv(new TextEncoder().encode(text), { now: new Date("2026-01-01") })).cv;
}

const head = ["Mara Ellison", "12 Mill Lane, Leeds LS1 4AB", "+44 7700 900123 | mara@example.org", ""];
const jobs = [
  "EXPERIENCE",
  "Accountant, Brightwell Ltd",
  "Feb 2016 – Dec 2018",
  "",
  "Clerk, Holt & Sons",
  "Mar 2012 – Jan 2016",
  "",
];
const studies = ["EDUCATION", "BA Accounting, University of Leeds, 2009 - 2012", ""];

/** A list below its title in a whole CV, in each of three places by turns. */
export async function readWhole(title: string, list: readonly string[], turn: number) {
  const own = [title.toUpperCase(), ...list, ""];
  const orders = [
    [...jobs, ...studies, ...own],
    [...studies, ...own, ...jobs],
    [...own, ...jobs, ...studies],
  ];
  const cv = await readText([...head, ...(orders[turn % orders.length] ?? [])].join("\n"));
  return { cv, isRest: cv.experiences.length === 2 && cv.educations.length === 1 };
}

/** The lists of several forms: of each, whether every name that was written was read and nothing besides. */
export class Tally implements Asked {
  asked = 0;
  readonly wrong: string[] = [];

  /** Counts a list; `wanted` in any order. */
  add(
    form: string,
    rows: readonly string[],
    names: { wanted: readonly string[]; read: readonly string[]; isRest: boolean },
  ): void {
    const [wanted, read] = [names.wanted, names.read].map((each) => each.map(keyOf).toSorted().join("|"));
    this.asked += 1;
    if (wanted === read && names.isRest) return;
    const rest = names.isRest ? "" : ", and jobs or studies otherwise";
    this.wrong.push(`${form}: ${JSON.stringify(rows.join("\n"))} is ${names.read.join(" | ")}${rest}`);
  }
}
