import {
  kindOrder,
  sectionTitle,
  type Entry,
  type SectionKind,
  type Website,
  type WebsiteSection,
} from "@vitrine/model";
import { draftId } from "../items/draft-item.ts";
import type { SectionPart } from "../work/section-operations.ts";

/** A section of a kind as it shows before the server has it. */
export function newSection(kind: SectionKind): WebsiteSection {
  return {
    id: draftId(),
    kind: kind.name,
    title: null,
    label: sectionTitle(kind, null),
    visible: true,
    layout: kind.layouts[0] ?? "designed",
    layouts: [...kind.layouts],
    position: 0,
    count: 0,
    version: 0,
    entry_ids: [],
    hidden_entry_ids: [],
    entries: [],
  };
}

/** Where the first section of a kind stands: after the kinds that a new site shows before it. */
export function placeOfKind({ sections }: Website, { name }: SectionKind): number {
  return sections.findLastIndex(({ kind }) => kindOrder(kind) <= kindOrder(name)) + 1;
}

/** An entry of a kind as it shows before the server has it. */
export function newEntry(kind: SectionKind, values: Readonly<Record<string, unknown>>): Entry {
  const fields = { ...kind.fill(values, null) };
  return { id: draftId(), kind: kind.name, fields, visible: true, position: 0, version: 0, problem: null };
}

/** What a typed title changes of a section: an empty one, or the kind's own, leaves the kind's. */
export function titlePart(kind: SectionKind, typed: string): Required<Pick<SectionPart, "title" | "label">> {
  const text = typed.trim();
  const title = text === "" || text === sectionTitle(kind, null) ? null : text;
  return { title, label: sectionTitle(kind, title) };
}
