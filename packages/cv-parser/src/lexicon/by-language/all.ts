import type { SectionKind } from "../../core/section.ts";
import { academicTitles } from "./academic-titles.ts";
import { arabic } from "./arabic.ts";
import { baltic } from "./baltic.ts";
import { catalan } from "./catalan.ts";
import { chinese } from "./chinese.ts";
import { czechSlovak } from "./czech-slovak.ts";
import { dutch } from "./dutch.ts";
import { eastSlavic } from "./east-slavic.ts";
import { englishFormTitles } from "./english-forms.ts";
import { englishTrades } from "./english-trades.ts";
import { englishTitles } from "./english-titles.ts";
import { finnish } from "./finnish.ts";
import { french } from "./french.ts";
import { furtherTitlesOfLanguages } from "./further-titles.ts";
import { german } from "./german.ts";
import { greek } from "./greek.ts";
import { hebrew } from "./hebrew.ts";
import { hindi } from "./hindi.ts";
import { hungarian } from "./hungarian.ts";
import { indonesian } from "./indonesian.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import type { LanguageWords } from "./language-words.ts";
import { nordic } from "./nordic.ts";
import { persian } from "./persian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { romanian } from "./romanian.ts";
import { scholarsTitles } from "./scholars-titles.ts";
import { southSlavic } from "./south-slavic.ts";
import { spanish } from "./spanish.ts";
import { thai } from "./thai.ts";
import { turkish } from "./turkish.ts";
import { urdu } from "./urdu.ts";
import { vietnamese } from "./vietnamese.ts";
import { westernTitles } from "./western-titles.ts";

const all: readonly LanguageWords[] = [
  indonesian,
  vietnamese,
  thai,
  hindi,
  nordic,
  finnish,
  arabic,
  hebrew,
  persian,
  urdu,
  korean,
  chinese,
  japanese,
  german,
  dutch,
  englishTrades,
  portuguese,
  french,
  italian,
  spanish,
  romanian,
  catalan,
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
    [
      ...all.map(({ titles }) => titles),
      furtherTitlesOfLanguages,
      englishFormTitles,
      englishTitles,
      westernTitles,
      academicTitles,
      scholarsTitles,
    ].map((titles) => titles[kind] ?? ""),
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

/** How names of a kind end in the languages of this folder that write them without blanks, phrase by phrase. */
export const endingsOfLanguages = (kind: keyof LanguageWords["openings"]): string[] =>
  all.flatMap(({ endings }) => endings?.[kind].split("|") ?? []).filter((phrase) => phrase !== "");
