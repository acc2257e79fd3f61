import { createGold } from "../gold.ts";
import { sectionNames, type LanguagePack } from "../language-pack.ts";
import { languages } from "../languages/all.ts";
import { furtherLanguages } from "../languages/further.ts";
import { otherWords } from "../languages/other-words.ts";
import { createSheet, escapeTexts } from "../layouts/sheet.ts";
import { createPerson } from "../person.ts";
import { createRandom } from "../random.ts";
import { createStyle } from "../style.ts";
import { pageConventions } from "./page-conventions.ts";
import { textConventions } from "./text-conventions.ts";
import { wordConventions } from "./word-conventions.ts";

export const conventions = [...pageConventions, ...textConventions, ...wordConventions];

const packs: readonly LanguagePack[] = [
  ...languages.flatMap(([pack, weight]) => Array.from({ length: Math.ceil(weight / 2) }, () => pack)),
  ...furtherLanguages,
];

/** The CV of a seed in the conventions, which take turns; half of the people come from the second lists of words. */
export async function createConventionCv(
  seed: number,
): Promise<{ fileName: string; format: string; content: string | Uint8Array; gold: ReturnType<typeof createGold> }> {
  const random = createRandom(seed * 17 + 5);
  const convention = conventions[seed % conventions.length];
  if (convention === undefined) throw new RangeError("No convention has this number.");
  const chosen = random.pick(packs);
  const pack: LanguagePack = random.chance(0.5) ? { ...chosen, ...otherWords[chosen.code] } : chosen;
  const drawn = createStyle(random);
  const wanted = convention.sections?.(drawn.sections) ?? drawn.sections;
  const sections = wanted.flatMap((name) => sectionNames.find((known) => known === name) ?? []);
  const style = { ...drawn, sections, arrangement: "rows", trick: "none" } as const;
  const person = (convention.shown ?? ((all) => all))(createPerson(random, pack));
  const sheet = createSheet(random, person, style, pack);
  const { name: layout, format } = convention;
  return {
    fileName: `c${String(seed).padStart(5, "0")}-${pack.code}-${layout}.${format}`,
    format,
    content: await convention.write(format === "pdf" ? escapeTexts(sheet) : sheet),
    gold: createGold(person, style, pack, { format, lang: pack.code, layout, dates: style.dates }),
  };
}
