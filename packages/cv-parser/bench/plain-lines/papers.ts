import { readWhole, Tally } from "./ask.ts";

/** A paper; people by given and family name. */
export type Paper = {
  title: string;
  authors: [string, string][];
  venue: string;
  volume: string;
  issue: string;
  pages: string;
  year: string;
  doi: string;
};
export type PaperWords = { title: string; works: Paper[] };
type Form = (paper: Paper, at: number) => string;

const initials = (given: string): string => given.replace(/(\p{L})\p{L}*\.?/gu, "$1.");
const bare = (given: string): string => initials(given).replace(/[^\p{L}]/gu, "");
const people = (write: (given: string, family: string) => string, { authors }: Paper): string =>
  authors.map(([given, family]) => write(given, family)).join(", ");
const whole = (given: string, family: string): string => `${given} ${family}`;
const ahead = (given: string, family: string): string => `${initials(given)} ${family}`;
const behind = (given: string, family: string): string => `${family}, ${initials(given)}`;
const close = (given: string, family: string): string => `${family} ${bare(given)}`;

const forms: Readonly<Record<string, Form>> = {
  apa: (one) =>
    `${people(behind, one)} (${one.year}). ${one.title}. ${one.venue}, ${one.volume}(${one.issue}), ${one.pages}. https://doi.org/${one.doi}`,
  quotes: (one) =>
    `${people(ahead, one)}, "${one.title}," ${one.venue}, vol. ${one.volume}, no. ${one.issue}, pp. ${one.pages}, ${one.year}.`,
  numbered: (one, at) =>
    `[${at + 1}] ${people(ahead, one)}, "${one.title}," ${one.venue}, vol. ${one.volume}, pp. ${one.pages}, ${one.year}.`,
  volume: (one, at) =>
    `${at + 1}. ${people(close, one)}. ${one.title}. ${one.venue}. ${one.year};${one.volume}(${one.issue}):${one.pages}.`,
  harvard: (one) =>
    `${people(behind, one)} (${one.year}) '${one.title}', ${one.venue}, ${one.volume}(${one.issue}), pp. ${one.pages}.`,
  slashes: (one) =>
    `${people((given, family) => `${family} ${initials(given)}`, one)} ${one.title} // ${one.venue}. – ${one.year}. – № ${one.issue}. – С. ${one.pages}.`,
  kind: (one, at) =>
    `[${at + 1}] ${people(close, one)}. ${one.title}[J]. ${one.venue}, ${one.year}, ${one.volume}(${one.issue}): ${one.pages}.`,
  titleAhead: (one) => `${one.title}. ${people(whole, one)}. ${one.venue}, ${one.year}.`,
  rows: (one) => `${one.title}\n${people(whole, one)}\n${one.venue}, ${one.year}`,
  commas: (one) => `• ${one.title}, ${one.venue}, ${one.year}`,
  dash: (one) => `• "${one.title}" – ${one.venue} (${one.year})`,
  year: (one) => `${one.title} (${one.year})`,
  yearAhead: (one) => `${one.year}\t${people(ahead, one)}: ${one.title}. ${one.venue} ${one.volume}, ${one.pages}`,
  colon: (one) => `${people(whole, one)}: ${one.title}. In: ${one.venue} ${one.volume} (${one.year}), S. ${one.pages}.`,
  bars: (one) => `${one.title} | ${one.venue} | ${one.year}`,
  inPress: (one) => `${people(behind, one)} (in press). ${one.title}. ${one.venue}.`,
};

/** Lists of papers in each form, with rows right below each other and apart. */
export async function askPapers({ title, works }: PaperWords): Promise<Tally> {
  const tally = new Tally();
  for (const [form, write] of Object.entries(forms)) {
    for (const gap of [[], [""]]) {
      const rows = works.flatMap((paper, at) => [...write(paper, at).split("\n"), ...gap]);
      const { cv, isRest } = await readWhole(title, rows, tally.asked);
      const read = cv.publications.map((paper) => paper.title);
      tally.add(form, [title, ...rows], { wanted: works.map((paper) => paper.title), read, isRest });
    }
  }
  return tally;
}
