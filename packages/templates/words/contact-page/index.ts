import { arabic } from "./arabic.ts";
import { bulgarian } from "./bulgarian.ts";
import { catalan } from "./catalan.ts";
import { chineseSimplified } from "./chinese-simplified.ts";
import { chineseTraditional } from "./chinese-traditional.ts";
import { croatian } from "./croatian.ts";
import { czech } from "./czech.ts";
import { danish } from "./danish.ts";
import { dutch } from "./dutch.ts";
import { finnish } from "./finnish.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { greek } from "./greek.ts";
import { hebrew } from "./hebrew.ts";
import { hindi } from "./hindi.ts";
import { hungarian } from "./hungarian.ts";
import { indonesian } from "./indonesian.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { norwegian } from "./norwegian.ts";
import { persian } from "./persian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { romanian } from "./romanian.ts";
import { russian } from "./russian.ts";
import { slovak } from "./slovak.ts";
import { spanish } from "./spanish.ts";
import { swedish } from "./swedish.ts";
import { thai } from "./thai.ts";
import { turkish } from "./turkish.ts";
import { ukrainian } from "./ukrainian.ts";
import { vietnamese } from "./vietnamese.ts";
import type { SiteLanguage } from "../site/index.ts";
import { english, type ContactWords } from "./words.ts";

const words = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ru: russian,
  tr: turkish,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  "zh-Hans": chineseSimplified,
  "zh-Hant": chineseTraditional,
  ko: korean,
  sv: swedish,
  no: norwegian,
  da: danish,
  fi: finnish,
  cs: czech,
  sk: slovak,
  hu: hungarian,
  ro: romanian,
  el: greek,
  uk: ukrainian,
  bg: bulgarian,
  hr: croatian,
  id: indonesian,
  vi: vietnamese,
  th: thai,
  fa: persian,
  hi: hindi,
  ca: catalan,
} satisfies Readonly<Record<SiteLanguage, ContactWords>>;

const translations: Readonly<Record<string, ContactWords>> = words;

/** The words of the contact page in a language; English where no translation exists. */
export const contactWordsFor = (lang: string): ContactWords => translations[lang] ?? english;
