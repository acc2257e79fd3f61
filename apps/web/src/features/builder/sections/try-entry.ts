import type { Entry, SectionKind, WebsiteSection } from "@vitrine/model";
import { fieldsToSend } from "../work/fields-to-send.ts";
import { readEntries } from "../work/section-entries.ts";
import { applySectionOperation } from "../work/section-operations.ts";
import type { TriedOn } from "../work/trial.ts";
import { validParts } from "../work/valid-parts.ts";
import { changedFields, valuesToSend, wholeFields, type EntryValues } from "./form-values.ts";
import { newEntry, placeOfKind } from "./new-section.ts";

type TriedEntry = {
  section: WebsiteSection;
  kind: SectionKind;
  /** Null for a new one. */
  entry: Entry | null;
  /** The id by which a new one is known while it is tried on. */
  newId: number;
};

/** The website with the words of an entry's form in it; what breaks a rule of the kind stays as it was. */
export function tryEntry({ section, kind, entry, newId }: TriedEntry, values: EntryValues): TriedOn {
  const parts = validParts(kind.input, fieldsToSend(values), valuesToSend(kind.form, values));
  const base = { section: section.id, of: kind.name };
  return (website) => {
    const now = website.sections.find(({ id }) => id === section.id);
    const added = { ...newEntry(kind, parts), id: newId };
    if (!now) {
      const index = placeOfKind(website, kind);
      return applySectionOperation(website, { kind: "section_added", section, entries: [added], index });
    }
    if (!entry) {
      const index = readEntries(website, now).length;
      return applySectionOperation(website, { ...base, kind: "entry_added", entry: added, index });
    }
    const changes = changedFields(kind.form, wholeFields(kind.form, entry.fields), parts);
    if (!changes) return website;
    const part = { before: { fields: changes.before }, after: { fields: changes.after } };
    return applySectionOperation(website, { ...base, kind: "entry_changed", id: entry.id, ...part });
  };
}
