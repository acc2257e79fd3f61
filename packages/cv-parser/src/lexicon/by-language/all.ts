import type { SectionKind } from "../../core/section.ts";
import { baltic } from "./baltic.ts";
import { czechSlovak } from "./czech-slovak.ts";
import { eastSlavic } from "./east-slavic.ts";
import { finnish } from "./finnish.ts";
import { greek } from "./greek.ts";
import { hungarian } from "./hungarian.ts";
import { indonesian } from "./indonesian.ts";
import { furtherTitlesOfLanguages } from "./further-titles.ts";
import type { LanguageWords } from "./language-words.ts";
import { nordic } from "./nordic.ts";
import { polish } from "./polish.ts";
import { southSlavic } from "./south-slavic.ts";
import { thai } from "./thai.ts";
import { turkish } from "./turkish.ts";
import { vietnamese } from "./vietnamese.ts";

const all: readonly LanguageWords[] = [
  indonesian,
  vietnamese,
  thai,
  nordic,
  finnish,
  polish,
  eastSlavic,
  czechSlovak,
  southSlavic,
  turkish,
  hungarian,
  greek,
  baltic,
];

type Words = "to" | "since" | "jobs" | "schools" | "degrees" | "employers" | "languages" | "levels";
type Phrases = "contactLabels" | "nameLabels" | "factLabels" | "documentTitles" | "present";

/** Where a language has none, nothing is left: an empty word would be found everywhere. */
const joined = (lists: readonly string[], sign: string): string => lists.filter((list) => list !== "").join(sign);

/** Words of one kind in every language of this folder, parted by blanks. */
export const wordsOfLanguages = (kind: Words): string =>
  joined(
    all.map((each) => each[kind]),
    " ",
  );

/** Phrases of one kind in every language of this folder, parted by bars. */
export const phrasesOfLanguages = (kind: Phrases): string =>
  joined(
    all.map((each) => each[kind]),
    "|",
  );

/** Titles of a kind of section in every language of this folder, parted by bars. */
export const titlesOfLanguages = (kind: SectionKind): string =>
  joined(
    [...all.map(({ titles }) => titles), furtherTitlesOfLanguages].map((titles) => titles[kind] ?? ""),
    "|",
  );

/** Names of the months in every language of this folder, by number. */
export const monthsOfLanguages: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  joined(
    all.map(({ months }) => months[index] ?? ""),
    " ",
  ),
);

/** How names of a kind begin in every language of this folder, phrase by phrase. */
export const openingsOfLanguages = (kind: keyof LanguageWords["openings"]): string[] =>
  all
    .flatMap(({ openings }) => openings[kind].split("|"))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
