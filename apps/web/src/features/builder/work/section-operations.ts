import type { Entry, Website, WebsiteSection } from "@vitrine/model";
import { inOrder } from "./in-order.ts";
import { readEntries, writeEntries, writeKind } from "./section-entries.ts";

/** What an owner changes of a section itself; the label follows the title. */
export type SectionPart = Partial<Pick<WebsiteSection, "title" | "label" | "visible" | "layout">>;
/** What an owner changes of an entry: some of its fields, or whether it is shown. */
export type EntryPart = { fields?: Record<string, unknown>; visible?: boolean };

/** A change of a section as a whole; a removed one carries its entries, so that it can come back with them. */
export type ArrangingOperation =
  | { kind: "section_added" | "section_removed"; section: WebsiteSection; entries: Entry[]; index: number }
  | { kind: "section_changed"; id: number; before: SectionPart; after: SectionPart }
  | { kind: "sections_moved"; before: number[]; after: number[] };

/**
 * A change among the entries of a section of any kind; `of` is the kind's name. Entries that came in one go have
 * `together` in common, and are taken back in one go.
 */
export type EntryOperation =
  | {
      kind: "entry_added" | "entry_removed";
      section: number;
      of: string;
      entry: Entry;
      index: number;
      together?: string | undefined;
    }
  | { kind: "entry_changed"; section: number; of: string; id: number; before: EntryPart; after: EntryPart }
  | { kind: "entries_moved"; section: number; of: string; before: number[]; after: number[] };

export type SectionOperation = ArrangingOperation | EntryOperation;

const kinds: ReadonlySet<string> = new Set<SectionOperation["kind"]>([
  "section_added",
  "section_removed",
  "section_changed",
  "sections_moved",
  "entry_added",
  "entry_removed",
  "entry_changed",
  "entries_moved",
]);

export function isSectionOperation(operation: { kind: string }): operation is SectionOperation {
  return kinds.has(operation.kind);
}

/** The website after the operation. Pure; where its section or entry is gone, nothing changes. */
export function applySectionOperation(website: Website, operation: SectionOperation): Website {
  switch (operation.kind) {
    case "section_added":
      return withSection(website, operation.section, operation.entries, operation.index);
    case "section_removed":
      return withoutSection(website, operation.section.id);
    case "section_changed":
      return {
        ...website,
        sections: website.sections.map((section) =>
          section.id === operation.id ? { ...section, ...operation.after } : section,
        ),
      };
    case "sections_moved":
      return withOrder(website, operation.after);
    default:
      return applyToSection(website, operation);
  }
}

function withSection(website: Website, section: WebsiteSection, entries: Entry[], index: number): Website {
  const others = website.sections.filter(({ id }) => id !== section.id);
  const empty = { ...section, entry_ids: [], hidden_entry_ids: [], entries: [], count: 0 };
  const sections = [...others.slice(0, index), empty, ...others.slice(index)];
  return writeEntries({ ...website, sections }, section.id, entries);
}

function withoutSection(website: Website, sectionId: number): Website {
  const emptied = writeEntries(website, sectionId, []);
  return { ...emptied, sections: emptied.sections.filter(({ id }) => id !== sectionId) };
}

/** Lists run through the sections of their kind in order, so that they follow. */
function withOrder(website: Website, ids: readonly number[]): Website {
  const kindsWithSeveral = new Set(
    website.sections.map(({ kind }) => kind).filter((kind, index, all) => all.indexOf(kind) !== index),
  );
  const entries = new Map(
    website.sections
      .filter(({ kind }) => kindsWithSeveral.has(kind))
      .map((section) => [section.id, readEntries(website, section)]),
  );
  const ordered = { ...website, sections: inOrder(website.sections, ids) };
  return [...kindsWithSeveral].reduce((next, kind) => writeKind(next, kind, entries), ordered);
}

function applyToSection(website: Website, operation: EntryOperation): Website {
  const section = website.sections.find(({ id }) => id === operation.section);
  if (!section) return website;
  return writeEntries(website, section.id, changedEntries(readEntries(website, section), operation));
}

function changedEntries(entries: Entry[], operation: EntryOperation): Entry[] {
  switch (operation.kind) {
    case "entry_added": {
      const others = entries.filter(({ id }) => id !== operation.entry.id);
      return [...others.slice(0, operation.index), operation.entry, ...others.slice(operation.index)];
    }
    case "entry_removed":
      return entries.filter(({ id }) => id !== operation.entry.id);
    case "entry_changed":
      return entries.map((entry) => (entry.id === operation.id ? withPart(entry, operation.after) : entry));
    case "entries_moved":
      return inOrder(entries, operation.after);
  }
}

/** An entry with a part of it changed. */
export function withPart(entry: Entry, { fields, visible }: EntryPart): Entry {
  return { ...entry, fields: { ...entry.fields, ...fields }, visible: visible ?? entry.visible };
}

/** What takes the operation back. */
export function invertSectionOperation(operation: SectionOperation): SectionOperation {
  switch (operation.kind) {
    case "section_added":
      return { ...operation, kind: "section_removed" };
    case "section_removed":
      return { ...operation, kind: "section_added" };
    case "entry_added":
      return { ...operation, kind: "entry_removed" };
    case "entry_removed":
      return { ...operation, kind: "entry_added" };
    case "section_changed":
      return { ...operation, before: operation.after, after: operation.before };
    case "entry_changed":
      return { ...operation, before: operation.after, after: operation.before };
    case "sections_moved":
    case "entries_moved":
      return { ...operation, before: operation.after, after: operation.before };
  }
}
