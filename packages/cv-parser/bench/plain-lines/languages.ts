import { readWhole, Tally } from "./ask.ts";

/** Four languages with words for how well they are spoken, and what a table of them is called. */
export type LanguageWords = {
  title: string;
  names: string[];
  levels: string[];
  mother: string;
  other: string;
  cells: string[];
  grid: string;
};
type Form = (names: readonly string[], words: LanguageWords) => string[];

const grades = ["C2", "B2", "B1", "A2"];
const each =
  (row: (name: string, level: string, at: number) => string | string[]): Form =>
  (names, { levels }) =>
    names.flatMap((name, at) => row(name, levels[at] ?? "", at));
const graded = (name: string, at: number): string => `${name} (${grades[at] ?? ""})`;

const forms: Readonly<Record<string, Form>> = {
  dash: each((name, level) => `${name} – ${level}`),
  colon: each((name, level) => `${name}: ${level}`),
  bracket: each((name, level) => `${name} (${level})`),
  oneRow: (names, words) => [each((name, level) => `${name} (${level})`)(names, words).join(", ")],
  semicolons: (names, words) => [each((name, level) => `${name} - ${level}`)(names, words).join("; ")],
  bars: (names, words) => [each((name, level) => `${name}: ${level}`)(names, words).join(" | ")],
  bullets: each((name, level) => `• ${name}, ${level}`),
  grades: each((name, _, at) => `• ${name} ${grades[at] ?? ""}`),
  tabs: each((name, level) => `${name}\t${level}`),
  twoRows: each((name, level) => [name, level]),
  names: (names) => [...names],
  commas: (names) => [names.join(", ")],
  mother: ([first = "", ...others], { mother, other }) => [
    `${mother}: ${first}`,
    `${other}: ${others.map((name, at) => graded(name, at + 1)).join(", ")}`,
  ],
  grid: (names, { grid }) => [grid, ...names.map((name, at) => [name, grades[at], grades[at], grades[at]].join("\t"))],
  cells: (names, { cells }) =>
    names.map((name, at) => `${name}: ${cells.map((cell) => `${cell} ${grades[at] ?? ""}`).join(", ")}`),
  stars: each((name, _, at) => `${name} ${"★".repeat(5 - at)}${"☆".repeat(at)}`),
  levelAhead: each((name, level) => `${level}: ${name}`),
};

/** The languages of a list in each form. */
export async function askLanguages(words: LanguageWords): Promise<Tally> {
  const tally = new Tally();
  for (const [form, write] of Object.entries(forms)) {
    const rows = write(words.names, words);
    const { cv, isRest } = await readWhole(words.title, rows, tally.asked);
    const read = cv.languages.map(({ name }) => name);
    tally.add(form, [words.title, ...rows], { wanted: words.names, read, isRest });
  }
  return tally;
}
