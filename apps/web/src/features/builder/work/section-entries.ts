import {
  fieldsOfListEntry,
  findKind,
  isExtraSection,
  listEntryOf,
  type Entry,
  type ExtraSectionName,
  type Website,
  type WebsiteSection,
} from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";
import type { AnyItem, ItemKindName } from "../items/item-kinds.ts";
import { readItems, writeItems } from "../items/item-places.ts";
import { listOfKind, sectionOfItem } from "../items/section-of-list.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The list of the website whose entries have no id of their own and are told by their place; null for other kinds. */
export function plainListOf(kind: string): ExtraSectionName | null {
  const list = findKind(kind)?.list ?? null;
  return isExtraSection(list) ? list : null;
}

const sameKind = (website: Website, kind: string) => website.sections.filter((section) => section.kind === kind);

/** The entries of a section, hidden ones included, wherever the website holds them. */
export function readEntries(website: Website, section: WebsiteSection): Entry[] {
  const list = listOfKind(section.kind);
  if (list) return readItemEntries(website, section, list);
  const name = plainListOf(section.kind);
  return name ? readPlainEntries(website, section, name) : section.entries;
}

/** How many entries a section has, with what was added a moment ago. */
export function countEntries(website: Website, section: WebsiteSection): number {
  return readEntries(website, section).length;
}

function readItemEntries(website: Website, section: WebsiteSection, list: ItemKindName): Entry[] {
  const items = readItems(website, list).filter(({ id }) => sectionOfItem(website, list, id)?.id === section.id);
  return [
    ...items.map((item, index) => ({
      ...entryOf(section, item.id, fieldsOfItem(item), index),
      version: item.version,
    })),
    ...unreadable(section),
  ];
}

function readPlainEntries(website: Website, section: WebsiteSection, name: ExtraSectionName): Entry[] {
  const list: readonly unknown[] = website[name];
  const own = sameKind(website, section.kind);
  const before = own.slice(0, own.indexOf(section)).reduce((sum, other) => sum + readableIds(other).length, 0);
  const entries = readableIds(section).flatMap((id, index) => {
    const value = list[before + index];
    if (value === undefined) return [];
    return [entryOf(section, id, fieldsOfListEntry(name, value), index)];
  });
  return [...entries, ...unreadable(section)];
}

/** What no upgrade could read stands in no list. */
const unreadable = ({ entries }: WebsiteSection) => entries.filter(({ problem }) => problem !== null);

function readableIds(section: WebsiteSection): number[] {
  const lost = new Set(unreadable(section).map(({ id }) => id));
  return section.entry_ids.filter((id) => !lost.has(id));
}

function entryOf({ kind, hidden_entry_ids }: WebsiteSection, id: number, fields: Fields, index: number): Entry {
  const visible = !hidden_entry_ids.includes(id);
  return { id, kind, fields: { ...fields }, visible, position: index + 1, version: 0, problem: null };
}

const bookkeeping = ["id", "website_id", "version", "order", "created_at", "updated_at"] as const;

function fieldsOfItem(item: AnyItem): Fields {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !bookkeeping.some((name) => name === key)));
}

/** The website with other entries in one section: in the section itself, and in the list that holds them. */
export function writeEntries(website: Website, sectionId: number, entries: readonly Entry[]): Website {
  const section = website.sections.find(({ id }) => id === sectionId);
  if (!section) return website;
  const all = sameKind(website, section.kind).map(
    (own) => [own.id, own.id === sectionId ? entries : readEntries(website, own)] as const,
  );
  return writeKind(website, section.kind, new Map(all));
}

/** The website with other entries in all sections of a kind. */
export function writeKind(website: Website, kind: string, entriesOf: ReadonlyMap<number, readonly Entry[]>): Website {
  const hasList = listOfKind(kind) !== null || plainListOf(kind) !== null;
  const sections = website.sections.map((section) => {
    const entries = section.kind === kind ? entriesOf.get(section.id) : undefined;
    return entries
      ? { ...section, ...placesOf(entries), entries: entries.filter(({ problem }) => !hasList || problem) }
      : section;
  });
  const listed = sections
    .flatMap((section) => (section.kind === kind ? (entriesOf.get(section.id) ?? []) : []))
    .filter(({ problem }) => problem === null);
  return writeList({ ...website, sections }, kind, listed);
}

const placesOf = (entries: readonly Entry[]) => ({
  entry_ids: entries.map(({ id }) => id),
  hidden_entry_ids: entries.filter(({ visible }) => !visible).map(({ id }) => id),
  count: entries.length,
});

function writeList(website: Website, kind: string, entries: readonly Entry[]): Website {
  const list = listOfKind(kind);
  if (list) {
    const items = new Map(readItems(website, list).map((item) => [item.id, item]));
    return writeItems(
      website,
      list,
      entries.map((entry) => itemOf(entry, items.get(entry.id), website.id)),
    );
  }
  const name = plainListOf(kind);
  if (!name) return website;
  const values = entries.map(({ fields }) => listEntryOf(name, fields));
  return sameValue(website[name], values) ? website : { ...website, [name]: values };
}

/** The item that an entry stands for; one that stays the same keeps its identity. */
function itemOf({ id, fields, version }: Entry, known: AnyItem | undefined, websiteId: number): AnyItem {
  const held = known as Fields | undefined;
  if (known && known.version === version && Object.entries(fields).every(([key, value]) => held?.[key] === value))
    return known;
  const now = new Date().toISOString();
  const stamps = { website_id: websiteId, order: 0, created_at: now, updated_at: now };
  return { ...stamps, ...known, ...fields, id, version } as unknown as AnyItem;
}
