import type { TemplateDataFamily } from "@vitrine/model";
import { academicDataKeys, readAcademicData } from "./academic-data.ts";
import { businessDataKeys, readBusinessData } from "./business-data.ts";
import { creativeDataKeys, readCreativeData } from "./creative-data.ts";
import { engineeringDataKeys, readEngineeringData } from "./engineering-data.ts";
import { familyData, isFamilyKey, viewHighlights } from "./highlights.ts";
import { modernDataKeys, readModernData } from "./modern-data.ts";
import { fields, word, type Data } from "./read-fields.ts";

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

/** An entry of the site's lists, as far as forms say the same. */
export type ListedEntry = Readonly<Record<"title" | "issuer" | "date", string>>;

/** An achievement or a prize of the forms that only repeats an entry of the site's lists is said there. */
export function withoutRepeatedEntries(data: Data, entries: readonly ListedEntry[]): Data {
  const titles = entries.map(({ title }) => title.trim().toLowerCase()).filter((title) => title);
  const repeats = (entry: unknown) =>
    typeof entry === "string" &&
    titles.some((title) => {
      const text = entry.trim().toLowerCase();
      return text.startsWith(title) && /^\s*(?:$|[,;(·–—-])/.test(text.slice(title.length));
    });
  const isSame = (entry: unknown) => {
    const { award, organization, category, year } = fields(entry);
    const isIn = ({ title, issuer, date }: ListedEntry) =>
      title === word(award) && issuer === word(organization) && date.includes(word(year));
    return word(award) !== "" && !word(category) && entries.some(isIn);
  };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value];
      const isSaid = key === "achievements" ? repeats : isSame;
      return [key, value.filter((entry: unknown) => !isSaid(entry))];
    }),
  );
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
