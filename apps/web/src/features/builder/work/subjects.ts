import { kindOfList } from "../items/section-of-list.ts";
import type { Operation, SentOperation } from "./operations.ts";
import { isSectionOperation, type SectionOperation } from "./section-operations.ts";

/** Another id of a section (`of` is then "section") or of an entry of the kind `of`: ids of two kinds may be equal. */
export type Rename = { of: string; from: number; to: number };

/** What an operation is about, told apart from all else; null for an order. */
export function subjectOf(operation: SentOperation): string | null {
  switch (operation.kind) {
    case "moved":
    case "sections_moved":
    case "entries_moved":
      return null;
    case "added":
    case "removed":
      return nameOf(kindOfList(operation.list), operation.item.id);
    case "changed":
      return nameOf(kindOfList(operation.list), operation.id);
    case "data":
      return nameOf("template_data", operation.category);
    case "section_added":
    case "section_removed":
      return nameOf("section", operation.section.id);
    case "section_changed":
      return nameOf("section", operation.id);
    case "entry_added":
    case "entry_removed":
      return nameOf(operation.of, operation.entry.id);
    case "entry_changed":
      return nameOf(operation.of, operation.id);
  }
}

/** The one name of a section, an entry or a record of template data. */
export const nameOf = (of: string, id: number | string) => `${of}/${id}`;

/** Everything that an operation brings into being. */
export function createdBy(operation: SentOperation): string[] {
  const subject = subjectOf(operation);
  if (operation.kind === "section_added")
    return [nameOf("section", operation.section.id), ...operation.entries.map(({ kind, id }) => nameOf(kind, id))];
  return subject !== null && (operation.kind === "added" || operation.kind === "entry_added") ? [subject] : [];
}

/** The same operation after a section or an entry got another id: the server's own, or a new one when it came back. */
export function renamed<O extends Operation>(operation: O, rename: Rename): O;
export function renamed(operation: Operation, rename: Rename): Operation {
  if (isSectionOperation(operation)) return renamedInSection(operation, rename);
  const { from, to, of } = rename;
  if (!("list" in operation) || kindOfList(operation.list) !== of) return operation;
  switch (operation.kind) {
    case "added":
    case "removed":
      return operation.item.id === from ? { ...operation, item: { ...operation.item, id: to } } : operation;
    case "changed":
      return operation.id === from ? { ...operation, id: to } : operation;
    case "moved":
      return { ...operation, before: renamedIds(operation.before, rename), after: renamedIds(operation.after, rename) };
  }
}

const renamedIds = (ids: readonly number[], { from, to }: Rename) => ids.map((id) => (id === from ? to : id));

function renamedInSection(operation: SectionOperation, rename: Rename): SectionOperation {
  const { of, from, to } = rename;
  const isSection = of === "section";
  switch (operation.kind) {
    case "section_added":
    case "section_removed": {
      const { section, entries } = operation;
      if (isSection) return section.id === from ? { ...operation, section: { ...section, id: to } } : operation;
      return {
        ...operation,
        entries: entries.map((entry) => (entry.kind === of && entry.id === from ? { ...entry, id: to } : entry)),
      };
    }
    case "section_changed":
      return isSection && operation.id === from ? { ...operation, id: to } : operation;
    case "sections_moved":
      return isSection
        ? { ...operation, before: renamedIds(operation.before, rename), after: renamedIds(operation.after, rename) }
        : operation;
    default:
      if (isSection) return operation.section === from ? { ...operation, section: to } : operation;
      return operation.of === of ? renamedEntry(operation, rename) : operation;
  }
}

type EntryOperation = Extract<SectionOperation, { of: string }>;

function renamedEntry(operation: EntryOperation, rename: Rename): EntryOperation {
  const { from, to } = rename;
  switch (operation.kind) {
    case "entry_added":
    case "entry_removed":
      return operation.entry.id === from ? { ...operation, entry: { ...operation.entry, id: to } } : operation;
    case "entry_changed":
      return operation.id === from ? { ...operation, id: to } : operation;
    case "entries_moved":
      return { ...operation, before: renamedIds(operation.before, rename), after: renamedIds(operation.after, rename) };
  }
}
