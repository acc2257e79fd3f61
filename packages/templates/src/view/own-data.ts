import type { TemplateDataFamily } from "@vitrine/model";
import { academicDataKeys, readAcademicData } from "./academic-data.ts";
import { businessDataKeys, readBusinessData } from "./business-data.ts";
import { creativeDataKeys, readCreativeData } from "./creative-data.ts";
import { engineeringDataKeys, readEngineeringData } from "./engineering-data.ts";
import { familyData, isFamilyKey, viewHighlights } from "./highlights.ts";
import { modernDataKeys, readModernData } from "./modern-data.ts";
import type { Data } from "./read-fields.ts";

const keysOf: Readonly<Record<TemplateDataFamily, readonly string[]>> = {
  academic: academicDataKeys,
  engineering: engineeringDataKeys,
  business: businessDataKeys,
  creative: creativeDataKeys,
  modern: modernDataKeys,
  default: [],
};

/**
 * The block of the template's own family, typed, and all the rest as highlights.
 * @param data what was typed for the current template's category
 * @param others what was typed for other categories, by category; a name of the own family fills what `data` lacks
 */
export function splitTemplateData(data: Data, family: TemplateDataFamily, others: Readonly<Record<string, Data>> = {}) {
  const { [family]: sameFamily = {}, ...foreign } = others;
  const { own, rest } = partsOf({ ...sameFamily, ...data }, family);
  return {
    modern: family === "modern" ? readModernData(own) : null,
    academic: family === "academic" ? readAcademicData(own) : null,
    engineering: family === "engineering" ? readEngineeringData(own) : null,
    business: family === "business" ? readBusinessData(own) : null,
    creative: family === "creative" ? readCreativeData(own) : null,
    highlights: viewHighlights([rest, ...Object.values(foreign)]),
  };
}

/** An achievement that only repeats a prize is said in the list of awards. */
export function withoutAwards(data: Data, awards: readonly { title: string }[]): Data {
  const { achievements } = data;
  if (!Array.isArray(achievements)) return data;
  const titles = awards.map(({ title }) => title.trim().toLowerCase()).filter((title) => title);
  const repeats = (entry: unknown) =>
    typeof entry === "string" &&
    titles.some((title) => {
      const text = entry.trim().toLowerCase();
      return text.startsWith(title) && /^\s*(?:$|[,;(·–—-])/.test(text.slice(title.length));
    });
  return { ...data, achievements: achievements.filter((entry: unknown) => !repeats(entry)) };
}

/** Own keys stand in the family's object or flat beside the others; unknown ones go with the rest. */
function partsOf(data: Data, family: TemplateDataFamily): { own: Data; rest: Data } {
  if (family === "default") return { own: {}, rest: data };
  const own: Record<string, unknown> = { ...familyData(data, family) };
  const rest: Record<string, unknown> = {};
  const ownKeys = new Set(keysOf[family]);
  for (const [key, value] of Object.entries(data)) {
    if (key === family || key === `${family}_data`) continue;
    if (!isFamilyKey(key) && ownKeys.has(key) && !(key in own)) own[key] = value;
    else rest[key] = value;
  }
  for (const key of Object.keys(own)) {
    if (!ownKeys.has(key)) rest[key] = own[key];
  }
  return { own, rest };
}
