import { z } from "zod";
import { websiteLists } from "../sections/kinds.ts";

/**
 * Lists that a CV may bring beside the four item sections (contract.md 20.1). The website answers and takes each as a
 * whole; they are sections like all others, and their entries have calls of their own.
 */
export const extraSectionsSchema = z.object(websiteLists);
export type ExtraSections = z.infer<typeof extraSectionsSchema>;
export type ExtraSectionName = keyof ExtraSections;

export const extraSectionNames = Object.keys(extraSectionsSchema.shape) as ExtraSectionName[];

export function emptyExtraSections(): ExtraSections {
  return extraSectionsSchema.parse(Object.fromEntries(extraSectionNames.map((name) => [name, []])));
}

/** The names of the lists, by the kind whose entries stand in them. */
export function isExtraSection(list: string | null): list is ExtraSectionName {
  return list !== null && list in extraSectionsSchema.shape;
}

/** Fields that an entry of these lists does without while they say nothing (contract.md 20.1). */
function optionalKeys(list: ExtraSectionName): ReadonlySet<string> {
  const { element } = extraSectionsSchema.shape[list];
  if (!(element instanceof z.ZodObject)) return new Set();
  const shape = element.shape as Readonly<Record<string, unknown>>;
  return new Set(Object.keys(shape).filter((key) => shape[key] instanceof z.ZodOptional));
}

const isSingleText = (list: ExtraSectionName) => !(extraSectionsSchema.shape[list].element instanceof z.ZodObject);

/** An entry as the website's list answers it: without what it does not say, a single text as such. */
export function listEntryOf(list: ExtraSectionName, fields: Readonly<Record<string, unknown>>): unknown {
  if (isSingleText(list)) return Object.values(fields)[0] ?? "";
  const optional = optionalKeys(list);
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => !optional.has(key) || (value !== "" && value !== false)),
  );
}

/** The fields that an entry of a website's list says. */
export function fieldsOfListEntry(list: ExtraSectionName, entry: unknown): Record<string, unknown> {
  return isSingleText(list) ? { name: entry } : { ...(entry as Record<string, unknown>) };
}
