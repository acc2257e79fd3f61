import { createGold } from "../gold.ts";
import { languages } from "../languages/all.ts";
import { otherWords } from "../languages/other-words.ts";
import type { LanguagePack } from "../language-pack.ts";
import { createPerson } from "../person.ts";
import { createRandom } from "../random.ts";
import { createStyle } from "../style.ts";
import { columnLayouts } from "./column-layouts.ts";
import { entryLayouts } from "./entry-layouts.ts";
import { createSheet, escapeTexts, type Layout } from "./sheet.ts";
import { headedTable, tableLayouts, tabular } from "./table-layouts.ts";

const layoutsFor = (language: string): readonly Layout[] => [
  ...columnLayouts,
  ...entryLayouts,
  ...tableLayouts,
  headedTable(language),
  tabular(language),
];

/** The designed CV of a seed: layouts take turns; `isOtherWords` takes the second lists of words, where a language has them. */
export function createLayoutCv(
  seed: number,
  isOtherWords: boolean,
): { fileName: string; html: string; gold: ReturnType<typeof createGold> } {
  const random = createRandom(seed * 31 + 7);
  const packs = languages.flatMap(([pack, weight]) => Array.from({ length: weight }, () => pack));
  const chosen = random.pick(packs);
  const pack: LanguagePack = isOtherWords ? { ...chosen, ...otherWords[chosen.code] } : chosen;
  const layouts = layoutsFor(pack.code);
  const layout = layouts[seed % layouts.length];
  if (layout === undefined) throw new RangeError("No layout has this number.");
  const style = { ...createStyle(random), arrangement: "rows", trick: "none" } as const;
  const person = createPerson(random, pack);
  const sheet = createSheet(random, person, style, pack);
  return {
    fileName: `l${String(seed).padStart(5, "0")}-${pack.code}-${layout.name}.pdf`,
    html: page(layout, escapeTexts(sheet), pack.code),
    gold: createGold(person, style, pack, { format: "pdf", lang: pack.code, layout: layout.name, dates: style.dates }),
  };
}

const page = (layout: Layout, sheet: Parameters<Layout["page"]>[0], code: string): string =>
  `<!doctype html><html lang="${code}"><meta charset="utf-8"><style>@page{size:A4;margin:15mm}*{box-sizing:border-box}
body{font:${sheet.style.size}pt/1.4 "${sheet.style.font}","Droid Sans Fallback",sans-serif;margin:0;color:#222;overflow-wrap:anywhere}
h1{font-size:2em;margin:0}h2{font-size:1.2em;margin:14px 0 6px;break-after:avoid}p{margin:0 0 4px}ul{margin:2px 0 6px;padding-left:16px}
.e{margin-bottom:9px}.h{display:flex;justify-content:space-between;gap:14px}.h>:last-child{white-space:nowrap}
${layout.css}</style><body>${layout.page(sheet)}</body></html>`;
