import { findKind, sectionKinds, type SectionKind } from "@vitrine/model";
import { rememberLast } from "./remember-last.ts";
import type { InputSection, SiteInput } from "./site-input.ts";

type Entries = readonly { id: number; fields: Readonly<Record<string, unknown>> }[];

/** A visible section with its visible entries, whichever way the site brought them. */
export type ArrangedSection = Pick<InputSection, "id" | "title" | "layout"> & { kind: SectionKind; entries: Entries };

/** The site with what is hidden left out of its lists, and its sections in order. */
export type ArrangedSite = { site: SiteInput; sections: readonly ArrangedSection[] };

type ListItem = { id: number; section: number; isShown: boolean; item: unknown };

/**
 * Brings lists and sections together: which entry of a list stands in which section, what is hidden, and the order of
 * all. Without sections every list is one, in the order in which a new site shows them.
 */
export function arrange(site: SiteInput): ArrangedSite {
  const sections = site.sections ?? defaultSections(site);
  const lists = new Map<string, readonly ListItem[]>();
  for (const { list } of sectionKinds) if (list) lists.set(list, placeItems(site, list, sections));
  return {
    site: { ...site, ...shownLists(site, lists) },
    sections: sections.flatMap((section) => {
      const kind = findKind(section.kind);
      if (!kind || section.visible === false) return [];
      const { id, title, layout } = section;
      return [{ id, title, layout, kind, entries: entriesOf(section, kind, lists) }];
    }),
  };
}

/** The fields of a site that its arrangement is made of. */
const arrangedFields = ["sections", ...new Set(sectionKinds.flatMap(({ list }) => list ?? []))];

const arrangeFields = rememberLast((...values: readonly unknown[]): ArrangedSite => {
  const fields: unknown = Object.fromEntries(arrangedFields.map((name, index) => [name, values[index]]));
  return arrange(fields as SiteInput);
});

/** The same for the site of before with other words elsewhere, as at each key in the builder: what was arranged stays. */
export function arrangeAgain(site: SiteInput): ArrangedSite {
  const fields = site as Readonly<Record<string, unknown>>;
  const { site: shown, sections } = arrangeFields(...arrangedFields.map((name) => fields[name]));
  return { site: { ...site, ...shown }, sections };
}

function defaultSections(site: SiteInput): InputSection[] {
  return sectionKinds.flatMap(({ name, list }, index) =>
    list && itemsOf(site, list).length > 0
      ? [{ id: -1 - index, kind: name, title: null, layout: "designed" as const, entry_ids: [], entries: [] }]
      : [],
  );
}

/** The items of a list; projects stand in groups, which keep their order. */
function itemsOf(site: SiteInput, list: string): readonly unknown[] {
  const items: unknown = (site as Readonly<Record<string, unknown>>)[list];
  if (Array.isArray(items)) return items;
  return typeof items === "object" && items !== null ? Object.values(items).flat() : [];
}

/**
 * The place of each item. Items with an id are found by it, the others by their place in the list; one that no section
 * names yet, as it was typed a moment ago, belongs to the first section of its kind.
 */
function placeItems(site: SiteInput, list: string, sections: readonly InputSection[]): ListItem[] {
  const own = sections.filter(({ kind }) => findKind(kind)?.list === list);
  const named = own.flatMap((section) => section.entry_ids.map((id) => ({ id, section })));
  const byId = new Map(named.map((place) => [place.id, place]));
  const placed = itemsOf(site, list).map((item, index) => {
    const id = idOf(item);
    const place = id === null ? named[index] : byId.get(id);
    const section = place?.section ?? own[0];
    const entry = place?.id ?? id ?? -1 - index;
    const isShown = section?.visible !== false && !section?.hidden_entry_ids?.includes(entry);
    return { id: entry, section: section?.id ?? 0, isShown, item };
  });
  const order = new Map(own.map(({ id }, index) => [id, index]));
  return placed.toSorted((a, b) => (order.get(a.section) ?? 0) - (order.get(b.section) ?? 0));
}

function idOf(item: unknown): number | null {
  if (typeof item !== "object" || item === null || !("id" in item)) return null;
  return typeof item.id === "number" ? item.id : null;
}

function shownLists(site: SiteInput, lists: ReadonlyMap<string, readonly ListItem[]>): Partial<SiteInput> {
  const changed = [...lists].flatMap(([list, items]) => {
    const before = itemsOf(site, list);
    const shown = items.filter(({ isShown }) => isShown).map(({ item }) => item);
    const isSame = shown.length === before.length && shown.every((item, index) => item === before[index]);
    if (isSame) return [];
    const isGrouped = !Array.isArray((site as Readonly<Record<string, unknown>>)[list]);
    return [[list, isGrouped ? { "": shown } : shown]];
  });
  return Object.fromEntries(changed) as Partial<SiteInput>;
}

function entriesOf(section: InputSection, kind: SectionKind, lists: ReadonlyMap<string, readonly ListItem[]>): Entries {
  if (kind.list === null)
    return section.entries
      .filter(({ visible, problem }) => visible !== false && !problem)
      .map(({ id, fields }) => ({ id, fields }));
  return (lists.get(kind.list) ?? [])
    .filter((item) => item.section === section.id && item.isShown)
    .map(({ id, item }) => ({
      id,
      fields: typeof item === "string" ? { name: item } : (item as Readonly<Record<string, unknown>>),
    }));
}
