import { readWhole, Tally } from "./ask.ts";

/** Titles; labels of tools and roles; projects by name, tools, role and what is told of them. */
export type ProjectWords = {
  titles: string[];
  tools: string;
  role: string;
  projects: [string, string, string, string][];
};
type Project = { name: string; tools: string; role: string; told: string; year: string };
type Form = (projects: readonly Project[], words: ProjectWords) => string[];

const each =
  (row: (project: Project, words: ProjectWords, at: number) => string | string[]): Form =>
  (projects, words) =>
    projects.flatMap((one, at) => row(one, words, at));
const address = "https://github.com/mellison/tarn";

const forms: Readonly<Record<string, Form>> = {
  rows: each(({ name, told }) => [name, `${told}.`, ""]),
  colon: each(({ name, told }) => `${name}: ${told}.`),
  bulletColon: each(({ name, told }) => `• ${name}: ${told}.`),
  dash: each(({ name, told }) => `${name} – ${told}.`),
  bulletDash: each(({ name, told }) => `- ${name} - ${told}`),
  numbered: each(({ name, told }, _, at) => [`${at + 1}. ${name}`, `${told}.`]),
  bars: each(({ name, tools, told }) => [`${name} | ${tools} | ${address}`, `• ${told}`, ""]),
  year: each(({ name, told, year }) => [`${name} (${year})`, `${told}.`, ""]),
  yearApart: each(({ name, told, year }) => [`${name}\t03/${year} - 06/${year}`, `• ${told}`]),
  yearAhead: each(({ name, told, year }) => [`${year}\t${name}`, `\t${told}`]),
  labels: each(({ name, tools, role, told }, words) => [
    name,
    `${words.role}: ${role}`,
    `${words.tools}: ${tools}`,
    `• ${told}`,
    "",
  ]),
  role: each(({ name, role, told, year }) => [`${name}, ${role}`, year, `• ${told}`, ""]),
  bulletRows: each(({ name, told }) => [`• ${name}`, `  ◦ ${told}`]),
  names: each(({ name }) => name),
  toolsBehind: each(({ name, tools }) => `• ${name} (${tools})`),
  address: each(({ name, told }, _, at) => [name, `${address}${at}`, `${told}.`, ""]),
  period: each(({ name, told, year }) => [name, `03/${year} – 06/${year}`, `• ${told}`, ""]),
};

const inList = 3;

/** Lists of three projects in each form. */
export async function askProjects(words: ProjectWords): Promise<Tally> {
  const tally = new Tally();
  const { projects, titles } = words;
  for (const [form, write] of Object.entries(forms)) {
    for (let from = 0; from < projects.length; from += inList) {
      const own = [0, 1, 2].flatMap((step): Project[] => {
        const project = projects[(from + step) % projects.length];
        if (project === undefined) return [];
        const [name, tools, role, told] = project;
        return [{ name, tools, role, told, year: String(2022 - step) }];
      });
      const rows = write(own, words);
      const title = titles[tally.asked % titles.length] ?? "";
      const { cv, isRest } = await readWhole(title, rows, tally.asked);
      const read = cv.projects.map((project) => project.title);
      tally.add(form, [title, ...rows], { wanted: own.map(({ name }) => name), read, isRest });
    }
  }
  return tally;
}
