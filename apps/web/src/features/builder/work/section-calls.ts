import type { Api } from "@vitrine/api-client";
import type { Entry, EntryChanges, EntryInput, NewSection, Section, SectionChanges } from "@vitrine/model";

/** The calls of sections and of their entries on one website. */
export type SectionCalls = {
  sections: () => Promise<Section[]>;
  createSection: (section: NewSection, key: string) => Promise<Section>;
  updateSection: (id: number, changes: SectionChanges, version: number | null) => Promise<Section>;
  removeSection: (id: number, version: number | null) => Promise<unknown>;
  orderSections: (ids: number[]) => Promise<Section[]>;
  entries: (section: number) => Promise<Entry[]>;
  createEntry: (section: number, entry: EntryInput, key: string) => Promise<Entry>;
  updateEntry: (section: number, id: number, changes: EntryChanges, version: number | null) => Promise<Entry>;
  removeEntry: (section: number, id: number, version: number | null) => Promise<unknown>;
  orderEntries: (section: number, ids: number[]) => Promise<Entry[]>;
};

/** A version is left out where none is known. */
export const at = (version: number | null) => (version === null ? {} : { ifMatch: version });

export function sectionCallsOf({ sections: calls }: Pick<Api, "sections">, websiteId: number): SectionCalls {
  const site = { id: websiteId };
  const of = (sectionId: number) => ({ ...site, sectionId });
  const entryOf = (sectionId: number, entryId: number) => ({ ...site, sectionId, entryId });
  return {
    sections: async () => (await calls.listSections({ params: site })).data,
    createSection: async (body, idempotencyKey) =>
      (await calls.createSection({ params: site, body }, { idempotencyKey })).section,
    updateSection: async (id, body, version) =>
      (await calls.updateSection({ params: of(id), body }, at(version))).section,
    removeSection: (id, version) => calls.removeSection({ params: of(id) }, at(version)),
    orderSections: async (ids) => (await calls.reorderSections({ params: site, body: { ids } })).data,
    entries: async (section) => (await calls.listEntries({ params: of(section) })).data,
    createEntry: async (section, body, idempotencyKey) =>
      (await calls.createEntry({ params: of(section), body }, { idempotencyKey })).entry,
    updateEntry: async (section, id, body, version) =>
      (await calls.updateEntry({ params: entryOf(section, id), body }, at(version))).entry,
    removeEntry: (section, id, version) => calls.removeEntry({ params: entryOf(section, id) }, at(version)),
    orderEntries: async (section, ids) => (await calls.reorderEntries({ params: of(section), body: { ids } })).data,
  };
}
