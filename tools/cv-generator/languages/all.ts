import type { LanguagePack } from "../language-pack.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { chinese, russian } from "./other-scripts.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The languages with how often each is drawn. */
export const languages: readonly (readonly [pack: LanguagePack, weight: number])[] = [
  [english, 8],
  [german, 4],
  [french, 3],
  [spanish, 4],
  [portuguese, 3],
  [italian, 3],
  [dutch, 3],
  [russian, 1],
  [chinese, 1],
];
