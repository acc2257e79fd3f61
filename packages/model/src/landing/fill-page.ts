import { z } from "zod";
import type { LandingContent } from "./content.ts";

/** Where one of a list's entries stands in the markup around it. */
export const entriesPlace = "{{entries}}";
/** Where a value stands in the markup of an entry. */
export const valuePlace = (name: string) => `{{${name}}}`;

const markup = z.string().min(1);

/**
 * The markup of what the start page claims, as the build drew it: whole, as it stands in the prebuilt page, and in parts
 * with places for other words.
 */
export const landingPartsSchema = z.object({
  /** As they stand in the page. */
  shipped: z.object({
    hero_line: markup,
    metrics: markup,
    support: markup,
    stories: markup,
    /** What leads to the stories from elsewhere in the page. */
    links: z.array(markup),
    /** What tells the application that nothing was changed. */
    content: markup,
  }),
  hero_line: markup,
  metrics: markup,
  support: markup,
  /** Around the stories and their figures, both of which may be missing. */
  stories_section: markup,
  stories: markup,
  statistics: markup,
  figure: markup,
  story: markup,
  content: markup,
});
export type LandingParts = z.infer<typeof landingPartsSchema>;

/**
 * The prebuilt start page with other claims in it, drawn as the application will draw them.
 * @param page the markup of the page with the claims that the product ships with
 */
export function fillLandingPage(page: string, parts: LandingParts, content: LandingContent): string {
  const { shipped } = parts;
  const listed = (around: string, entry: string, entries: readonly Record<string, string>[]) =>
    entries.length === 0 ? "" : put(around, { entries: entries.map((values) => filled(entry, values)).join("") });
  const inSection =
    listed(parts.stories, parts.story, content.stories) + listed(parts.statistics, parts.figure, content.statistics);
  const replacements: [string, string][] = [
    [shipped.hero_line, content.hero_line === null ? "" : filled(parts.hero_line, { text: content.hero_line })],
    [shipped.metrics, listed(parts.metrics, parts.figure, content.metrics)],
    [shipped.support, content.support === null ? "" : filled(parts.support, content.support)],
    [shipped.stories, inSection === "" ? "" : put(parts.stories_section, { entries: inSection })],
    [shipped.content, filled(parts.content, { content: JSON.stringify(content) })],
    ...(inSection === "" ? shipped.links.map((link): [string, string] => [link, ""]) : []),
  ];
  return replacements.reduce((text, [from, to]) => text.replaceAll(from, () => to), page);
}

const place = /\{\{(\w+)\}\}/g;

/** In one pass, so that nothing in a value is taken for a place. */
const put = (around: string, values: Readonly<Record<string, string>>) =>
  around.replaceAll(place, (whole, name: string) => values[name] ?? whole);

const filled = (entry: string, values: Readonly<Record<string, string>>) =>
  put(entry, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)])));

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => references[sign] ?? sign);
