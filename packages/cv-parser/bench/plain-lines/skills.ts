import { readWhole, Tally } from "./ask.ts";

/** Groups of skills, what the groups are called, and words for how well and how long. */
export type SkillWords = { titles: string[]; labels: string[]; levels: string[]; years: string; groups: string[][] };
type Form = { write: (groups: readonly string[][], words: SkillWords) => string[]; groups?: number };

const level = ({ levels }: SkillWords, at: number): string => levels[at % levels.length] ?? "";
const rated = (row: (name: string, words: SkillWords, at: number) => string): Form => ({
  write: ([first = []], words) => first.map((name, at) => row(name, words, at)),
  groups: 1,
});
const labelled = (row: (label: string, names: readonly string[]) => string | string[]): Form => ({
  write: (groups, { labels }) => groups.flatMap((names, at) => row(labels[at] ?? "", names)),
});

const forms: Readonly<Record<string, Form>> = {
  commas: { write: (groups) => [groups.flat().join(", ")] },
  rows: { write: (groups) => groups.flat() },
  bullets: { write: (groups) => groups.flat().map((name) => `• ${name}`) },
  bars: { write: (groups) => groups.map((names) => names.join(" | ")) },
  slashes: { write: (groups) => groups.map((names) => names.join(" / ")) },
  tabs: { write: (groups) => groups.map((names) => names.join("\t")) },
  stops: { write: (groups) => groups.map((names) => `${names.join(", ")}.`) },
  labels: labelled((label, names) => `${label}: ${names.join(", ")}`),
  labelRows: labelled((label, names) => [label, names.join(", ")]),
  labelBullets: labelled((label, names) => [`${label}:`, ...names.map((name) => `• ${name}`)]),
  labelTabs: labelled((label, names) => `${label}\t${names.join(", ")}`),
  bracket: rated((name, words, at) => `${name} (${level(words, at)})`),
  dash: rated((name, words, at) => `${name} – ${level(words, at)}`),
  colon: rated((name, words, at) => `${name}: ${level(words, at)}`),
  years: rated((name, { years }, at) => `${name} (${at + 2} ${years})`),
  dots: rated((name, _, at) => `${name} ${"●".repeat(5 - at)}${"○".repeat(at)}`),
};

/** The skills of a list in each form. */
export async function askSkills(words: SkillWords): Promise<Tally> {
  const tally = new Tally();
  for (const [form, { write, groups = words.groups.length }] of Object.entries(forms)) {
    for (const title of words.titles) {
      const rows = write(words.groups, words);
      const { cv, isRest } = await readWhole(title, rows, tally.asked);
      const read = cv.skills.map(({ name }) => name);
      tally.add(form, [title, ...rows], { wanted: words.groups.slice(0, groups).flat(), read, isRest });
    }
  }
  return tally;
}
