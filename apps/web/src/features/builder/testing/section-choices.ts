import { findKind, type Entry, type Website } from "@vitrine/model";
import fc from "fast-check";
import { newEntry, newSection } from "../sections/new-section.ts";
import { readEntries } from "../work/section-entries.ts";
import type { SectionOperation } from "../work/section-operations.ts";
import { aFullWebsite, anExperience, aSection } from "./open-builder.tsx";

const kinds = ["experience", "awards", "interests", "text", "projects"] as const;

/** A website with sections of every sort: with items, with plain lists, several of a kind, with entries of their own. */
export function anArrangedWebsite(): Website {
  return aFullWebsite({
    experience: [1, 2, 3].map((id) => anExperience({ id, position: `Job ${id}` })),
    awards: ["A", "B", "C"].map((title) => ({ title, issuer: "", date: "" })),
    interests: ["Chess", "Tea"],
    sections: [
      aSection("experience", { id: 1, entry_ids: [1, 3], hidden_entry_ids: [3] }),
      aSection("awards", { id: 2, entry_ids: [11, 12] }),
      aSection("text", { id: 3, title: "Manifesto", entries: [aText(21, "One"), aText(22, "Two")] }),
      aSection("experience", { id: 4, entry_ids: [2], title: "Other work" }),
      aSection("awards", { id: 5, entry_ids: [13], hidden_entry_ids: [13] }),
      aSection("interests", { id: 6, entry_ids: [31, 32] }),
    ],
  });
}

const aText = (id: number, text: string): Entry => ({
  id,
  kind: "text",
  fields: { title: "", text },
  visible: true,
  position: 1,
  version: 1,
  problem: null,
});

/** A choice that becomes an operation on sections once it is known how the website stands. */
export const sectionChoice = fc.record({
  kind: fc.constantFrom<SectionOperation["kind"]>(
    "section_added",
    "section_removed",
    "section_changed",
    "sections_moved",
    "entry_added",
    "entry_removed",
    "entry_changed",
    "entries_moved",
  ),
  of: fc.constantFrom(...kinds),
  place: fc.nat(9),
  entry: fc.nat(9),
  text: fc.string({ minLength: 1, maxLength: 4 }),
  visible: fc.boolean(),
});
export type SectionChoice = typeof sectionChoice extends fc.Arbitrary<infer T> ? T : never;

/** The field of each kind that the choices write in. */
const fieldOf: Readonly<Record<string, string>> = {
  experience: "description",
  awards: "issuer",
  interests: "name",
  text: "text",
  projects: "description",
};

export function sectionOperationOf(website: Website, choice: SectionChoice): SectionOperation | null {
  const { kind, place, text, visible } = choice;
  const { sections } = website;
  const section = sections[place % Math.max(1, sections.length)];
  const entries = section ? readEntries(website, section) : [];
  const entry = entries[choice.entry % Math.max(1, entries.length)];
  switch (kind) {
    case "section_added": {
      const known = findKind(choice.of);
      return known
        ? { kind, section: { ...newSection(known), visible }, entries: [], index: place % (sections.length + 1) }
        : null;
    }
    case "section_removed":
      return section ? { kind, section, entries, index: sections.indexOf(section) } : null;
    case "section_changed":
      return section
        ? {
            kind,
            id: section.id,
            before: { title: section.title, label: section.label, visible: section.visible },
            after: { title: text, label: text, visible },
          }
        : null;
    case "sections_moved": {
      const before = sections.map(({ id }) => id);
      return { kind, before, after: [...before.slice(place), ...before.slice(0, place)] };
    }
    default:
      return section ? entryOperationOf(section.id, section.kind, entries, entry, choice) : null;
  }
}

function entryOperationOf(
  section: number,
  of: string,
  entries: readonly Entry[],
  entry: Entry | undefined,
  { kind, place, text, visible }: SectionChoice,
): SectionOperation | null {
  const field = fieldOf[of] ?? "text";
  const known = findKind(of);
  switch (kind) {
    case "entry_added":
      return known
        ? { kind, section, of, entry: newEntry(known, { [field]: text }), index: place % (entries.length + 1) }
        : null;
    case "entry_removed":
      return entry ? { kind, section, of, entry, index: entries.indexOf(entry) } : null;
    case "entry_changed":
      return entry
        ? {
            kind,
            section,
            of,
            id: entry.id,
            before: { fields: { [field]: entry.fields[field] }, visible: entry.visible },
            after: { fields: { [field]: text }, visible },
          }
        : null;
    default: {
      const before = entries.map(({ id }) => id);
      return { kind: "entries_moved", section, of, before, after: [...before.slice(place), ...before.slice(0, place)] };
    }
  }
}

/** What a website says, section by section, whatever ids and versions stand behind it. */
export function saidInSections(website: Website) {
  return website.sections.map((section) => ({
    kind: section.kind,
    title: section.title,
    visible: section.visible,
    layout: section.layout,
    entries: readEntries(website, section).map(({ fields, visible }) => [wordOf(section.kind, fields), visible]),
  }));
}

function wordOf(kind: string, fields: Readonly<Record<string, unknown>>): unknown {
  return [fields["position"] ?? fields["title"] ?? null, fields[fieldOf[kind] ?? "text"]];
}
