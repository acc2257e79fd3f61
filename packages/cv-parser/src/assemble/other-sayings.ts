import type { Line } from "../core/layout.ts";
import { fold, phraseKey, wordsOf } from "../core/words.ts";
import { scanDates } from "../entities/dates/scan-dates.ts";
import { sayings } from "../lexicon/other-sayings.ts";
import type { SayingKind } from "../lexicon/other-sayings.ts";
import { labelsOf } from "./titled-kind.ts";
import { hasByline, hasLifespan, isOfThirdPerson, speaksOfOneself } from "./told-lives.ts";

/** How much is read; where titles stand; how many words a letter has; what makes a career. */
const limits = { lines: 400, titleLines: 6, teamLines: 3, letterWords: 700, careers: 2, periods: 2 };
const titleWeight = 2;

/**
 * What must be said to tell a kind, a title counting twice: beside fewer than two titled sections of a career, and beside
 * more of them. Those that people send along with a CV in one file are told by the first alone.
 */
const least: Readonly<Record<SayingKind, { alone: number; besideCareer: number }>> = {
  job_ad: { alone: 3, besideCareer: 3 },
  letter: { alone: 2, besideCareer: Infinity },
  life: { alone: 3, besideCareer: 4 },
  company: { alone: 3, besideCareer: 3 },
  registration: { alone: 3, besideCareer: Infinity },
  people: { alone: 2, besideCareer: 2 },
  slides: { alone: 2, besideCareer: 3 },
  programme: { alone: 2, besideCareer: Infinity },
};
const needTitle: ReadonlySet<SayingKind> = new Set(["registration", "people"]);
const kinds = Object.keys(sayings) as SayingKind[];
const numberWords = new Set(
  `one two three four five six seven eight ten ein einem einer zwei drei vier funf sechs un une deux trois quatre cinq uno una dos tres cuatro cinco um uma dois duas quatro due tre quattro cinque een twee drie vier vijf jeden jedno dwa trzy dwoch trzech`.split(
    " ",
  ),
);
const unspaced = /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

type Phrase = { kind: SayingKind; words: readonly string[] };

const splitPhrases = (phrases: string): string[] => phrases.split("|").filter((phrase) => phrase !== "");
const spacesAway = (text: string): string => fold(text).replace(/[\s\p{P}]+/gu, "");

/** The kinds of every phrase of a part of the lexicon, by its key. */
function kindsByKey(part: "titles" | "labels"): ReadonlyMap<string, readonly SayingKind[]> {
  const found = new Map<string, SayingKind[]>();
  for (const kind of kinds)
    for (const key of splitPhrases(sayings[kind][part]).map(phraseKey))
      found.set(key, [...(found.get(key) ?? []), kind]);
  return found;
}

const titles = kindsByKey("titles");
/** Titles of scripts without spaces close what stands before them: of which club, of what course. */
const titleEnds = [...titles].filter(([title]) => unspaced.test(title) && title.length >= 3);
/** Forms that apply for a post hold a career. */
const ofPost = new RegExp(fold("应聘|求职|入职|简历|履历|人才|员工|职工|採用|応募|입사|채용"), "u");
const labels = kindsByKey("labels");
const spoken = kinds.flatMap((kind) => splitPhrases(sayings[kind].said).map((phrase) => ({ kind, phrase })));
const spokenUnspaced = spoken
  .filter(({ phrase }) => unspaced.test(phrase))
  .map(({ kind, phrase }) => ({ kind, key: spacesAway(phrase) }));
const spokenBy = Map.groupBy(
  spoken
    .filter(({ phrase }) => !unspaced.test(phrase))
    .map(({ kind, phrase }): Phrase => ({
      kind,
      words: phrase.split(" ").flatMap((word) => (word === "#" ? word : wordsOf(word))),
    })),
  ({ words: [first = ""] }) => first,
);

const isNumber = (word: string | undefined): boolean =>
  word !== undefined && (/^\d{1,2}$/.test(word) || numberWords.has(word));

/** Says what a paper is that could be a CV by its parts, by what only such papers say; null where too little tells. */
export function saidKind(lines: readonly Line[], careerSections: number): SayingKind | null {
  const read = lines.slice(0, limits.lines);
  const isBesideCareer = careerSections >= limits.careers;
  const hasPast = read.filter(isPeriod).length >= limits.periods;
  // Whoever recruits, sells tickets or writes about others says what such papers say, under jobs with their periods.
  if (isBesideCareer && hasPast) return null;
  const words = wordsOf(read.map(({ text }) => text).join("\n"));
  const titled = titledKinds(read);
  const said = phrasesOf(read, words);
  const weights = kinds.map((kind) => {
    const weight = (titled.has(kind) ? titleWeight : 0) + (said.get(kind)?.size ?? 0);
    return { kind, weight: weight + (kind === "life" ? lifeWeight(read, words) : 0) };
  });
  const told = weights
    .filter(({ kind }) => kind !== "job_ad" || !hasPast)
    .filter(({ kind }) => !needTitle.has(kind) || titled.has(kind))
    .filter(({ kind }) => kind !== "letter" || words.length <= limits.letterWords)
    .filter(
      ({ kind }) =>
        kind !== "life" || titled.has(kind) || hasLifespan(read) || hasByline(read) || !speaksOfOneself(words),
    )
    .filter(({ kind, weight }) => weight >= (isBesideCareer ? least[kind].besideCareer : least[kind].alone))
    .toSorted((first, second) => second.weight - first.weight);
  return told[0]?.kind ?? null;
}

const isPeriod = ({ text }: Line): boolean => scanDates(text).some(({ kind }) => kind === "range" || kind === "since");

function lifeWeight(lines: readonly Line[], words: readonly string[]): number {
  return (hasLifespan(lines) ? 2 : 0) + (hasByline(lines) ? 2 : 0) + Number(isOfThirdPerson(words));
}

/** The kinds whose title stands alone in a cell among the first lines, or opens one. */
function titledKinds(lines: readonly Line[]): Set<SayingKind> {
  const found = new Set<SayingKind>();
  for (const [at, { text }] of lines.slice(0, limits.titleLines).entries())
    for (const cell of text.split("\t")) {
      for (const kind of kindsOfEnd(cell)) found.add(kind);
      const key = wordsOf(cell);
      for (let end = key.length; end > 0; end -= 1) {
        // A single word opens too much: "Registration number", "Interview skills".
        if (end < 2 && end < key.length) break;
        for (const kind of titles.get(key.slice(0, end).join(" ")) ?? [])
          if (kind !== "people" || (at < limits.teamLines && end === key.length)) found.add(kind);
      }
    }
  return found;
}

function kindsOfEnd(cell: string): readonly SayingKind[] {
  if (!unspaced.test(cell)) return [];
  const key = spacesAway(cell);
  const isForPost = ofPost.test(key);
  return titleEnds
    .filter(([title]) => key.endsWith(spacesAway(title)))
    .flatMap(([, each]) => each.filter((kind) => kind === "registration" && !isForPost));
}

/** What of each kind is said in running text or as a label, every phrase once. */
function phrasesOf(lines: readonly Line[], words: readonly string[]): Map<SayingKind, Set<string>> {
  const found = new Map<SayingKind, Set<string>>();
  const add = (kind: SayingKind, phrase: string): void => {
    found.set(kind, (found.get(kind) ?? new Set()).add(phrase));
  };
  for (const label of labelsOf(lines))
    for (const kind of labels.get(label) ?? []) if (titles.get(label)?.includes(kind) !== true) add(kind, label);
  for (const [at, word] of words.entries())
    for (const first of [word, ...(isNumber(word) ? ["#"] : [])])
      for (const phrase of spokenBy.get(first) ?? [])
        if (
          phrase.words.every((each, index) => (each === "#" ? isNumber(words[at + index]) : each === words[at + index]))
        )
          add(phrase.kind, phrase.words.join(" "));
  const text = lines.map((line) => line.text).join("\n");
  if (!unspaced.test(text)) return found;
  const together = spacesAway(text);
  for (const { kind, key } of spokenUnspaced) if (together.includes(key)) add(kind, key);
  return found;
}
