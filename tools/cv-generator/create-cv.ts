import { createGold } from "./gold.ts";
import { languages } from "./languages/all.ts";
import type { LanguagePack } from "./language-pack.ts";
import { createPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";
import { createStyle, type Style } from "./style.ts";
import { createView, type CvView } from "./view.ts";

const formats = ["pdf", "pdf", "pdf", "docx", "txt"] as const;

export type GeneratedCv = {
  fileName: string;
  format: (typeof formats)[number];
  view: CvView;
  style: Style;
  pack: LanguagePack;
  gold: ReturnType<typeof createGold>;
};

/** The CV of a seed: always the same one. */
export function createCv(seed: number): GeneratedCv {
  const random = createRandom(seed);
  const pack = pickLanguage(random);
  const style = createStyle(random);
  const format = random.pick(formats);
  const person = createPerson(random, pack);
  const fileName = `g${String(seed).padStart(5, "0")}-${pack.code}-${style.grid}.${format}`;
  const { grid, dates, order, arrangement, skills, heading, contact, trick, bullet } = style;
  const meta = {
    format,
    lang: pack.code,
    layout: grid,
    dates,
    order,
    arrangement,
    skills,
    heading,
    contact,
    trick,
    bullet,
  };
  return {
    fileName,
    format,
    style,
    pack,
    view: createView(random, person, style, pack),
    gold: createGold(person, style, pack, meta),
  };
}

function pickLanguage(random: Random): LanguagePack {
  return random.pick(languages.flatMap(([pack, weight]) => Array.from({ length: weight }, () => pack)));
}
