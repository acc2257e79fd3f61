import { findKind, kindOrder } from "@vitrine/model";
import type { ArrangedSection } from "./arrange.ts";

/** A certificate of a template's own form. */
export type OwnCertificate = { name: string; issuer: string; date: string; url: string };

export const noCertificates: readonly OwnCertificate[] = [];

const ownSectionId = -1000;

/**
 * Sections in which the certificates of the template's own form come first; one that the CV names as well is shown
 * once. Without a section of certificates they get one where a new site would have it.
 */
export function withOwnCertificates(
  sections: readonly ArrangedSection[],
  own: readonly OwnCertificate[],
): readonly ArrangedSection[] {
  const kind = findKind("certifications");
  if (own.length === 0 || !kind) return sections;
  const known = new Set(own.map(({ name }) => name.toLowerCase()));
  const entries = own.map((fields, index) => ({ id: ownSectionId - index, fields }));
  const first = sections.find((section) => section.kind === kind);
  if (!first) {
    const added = { id: ownSectionId, kind, title: null, layout: "designed" as const, entries };
    const before = sections.findLastIndex((section) => kindOrder(section.kind.name) < kindOrder(kind.name));
    return sections.toSpliced(before + 1, 0, added);
  }
  return sections.map((section) => {
    if (section.kind !== kind) return section;
    const others = section.entries.filter(({ fields }) => !known.has(String(fields["name"]).trim().toLowerCase()));
    return { ...section, entries: section === first ? [...entries, ...others] : others };
  });
}
