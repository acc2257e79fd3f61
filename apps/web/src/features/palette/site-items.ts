import { findKind, type Website, type WebsiteSection, type WebsiteSummary } from "@vitrine/model";
import { askBuilder } from "../../lib/builder-door.ts";
import { builderSections } from "../../lib/builder-sections.ts";
import { rowsOfList } from "../../lib/rows-of-list.ts";
import type { PaletteItem } from "./find-items.ts";

export type Go = (address: string) => void;

/** Where a website is shown to others, and what that is called. */
type Whereabouts = { address: string | null; where: string };

/** What can be done with a website as a whole. */
export function siteItems(website: WebsiteSummary, { address, where }: Whereabouts, go: Go): PaletteItem[] {
  const { id, name } = website;
  const item = (label: string, run: () => void): PaletteItem => ({
    id: `site ${id} ${label}`,
    group: "Sites",
    label,
    detail: where,
    run,
  });
  return [
    item(`Edit ${name}`, () => go(`/builder/${id}`)),
    address === null
      ? item(`Preview ${name}`, () => void window.open(`/cv/${id}/preview`, "_blank", "noopener"))
      : item(`View ${name}`, () => void window.open(address, "_blank", "noopener")),
    item(`Messages of ${name}`, () => go(`/websites/${id}/messages`)),
    item(`Analytics of ${name}`, () => go(`/websites/${id}/analytics`)),
  ];
}

/** The screens of a website's builder. */
export function screenItems({ id, name }: Pick<WebsiteSummary, "id" | "name">, go: Go): PaletteItem[] {
  return builderSections.map(({ id: screen, label }) => ({
    id: `screen ${id} ${screen}`,
    group: "Sections",
    label,
    detail: name,
    run: () => {
      go(`/builder/${id}?section=${screen}`);
      askBuilder({ websiteId: id, screen });
    },
  }));
}

/** A website's sections that have no screen of their own, and the entries of all. */
export function contentItems(website: Website, go: Go): PaletteItem[] {
  const { id, name } = website;
  const open = (sectionId: number, entry: number | null) => () => {
    go(`/builder/${id}`);
    askBuilder({ websiteId: id, sectionId, entry });
  };
  return website.sections.flatMap((section): PaletteItem[] => {
    const found: PaletteItem[] = entriesOf(website, section).map((entry) => ({
      id: `entry ${section.id} ${entry.id}`,
      group: "Entries",
      label: entry.title,
      detail: `${section.label} · ${name}`,
      run: open(section.id, entry.id),
    }));
    if (builderSections.some((screen) => screen.id === section.kind)) return found;
    const own: PaletteItem = {
      id: `section ${section.id}`,
      group: "Sections",
      label: section.label,
      detail: name,
      run: open(section.id, null),
    };
    return [own, ...found];
  });
}

type Titled = { id: number; title: string };

/** The entries of a section by their titles; those of lists without numbers are found by their section. */
function entriesOf(website: Website, section: WebsiteSection): Titled[] {
  const kind = findKind(section.kind);
  if (!kind) return [];
  const titled = (id: number, fields: Readonly<Record<string, unknown>>): Titled[] => {
    const { title, text } = kind.record(fields);
    const words = (title || text.split("\n", 1)[0] || "").trim();
    return words === "" ? [] : [{ id, title: words }];
  };
  if (kind.list === null) {
    return section.entries.flatMap(({ id, fields, problem }) => (problem === null ? titled(id, fields) : []));
  }
  const rows = rowsOfList(website, kind.list);
  return section.entry_ids.flatMap((id) => rows.filter((row) => row["id"] === id).flatMap((row) => titled(id, row)));
}
