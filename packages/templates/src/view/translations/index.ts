import { arabic } from "./arabic.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hebrew } from "./hebrew.ts";
import { italian } from "./italian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";
import { turkish } from "./turkish.ts";
import type { Translation } from "./translation.ts";

/** The languages that a site's own words are translated to, by the code of the language. */
export const translations: Readonly<Record<string, Translation>> = {
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
};
