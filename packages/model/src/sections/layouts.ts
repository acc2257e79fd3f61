import { z } from "zod";

/**
 * How a section can be laid out. `designed` is the template's own drawing of the kind; the others are drawn alike by
 * every template, in its own letters and colours.
 */
export const sectionLayouts = [
  "designed",
  "list",
  "timeline",
  "cards",
  "table",
  "compact",
  "gallery",
  "years",
  "types",
] as const;
export type SectionLayout = (typeof sectionLayouts)[number];

export const sectionLayoutSchema = z.enum(sectionLayouts, { error: "The selected layout is invalid." });

/** What the layouts are called where one chooses. */
export const layoutLabels: Readonly<Record<SectionLayout, string>> = {
  designed: "As the template draws it",
  list: "List",
  timeline: "Timeline",
  cards: "Cards",
  table: "Table",
  compact: "Compact",
  gallery: "Gallery",
  years: "Grouped by year",
  types: "Grouped by type",
};
