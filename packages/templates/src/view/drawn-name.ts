import { findKind, isExtraSection } from "@vitrine/model";

/** The name by which templates and labels know the sections of a kind: that of its list in a website's answers. */
export function drawnName(kind: string): string {
  const list = findKind(kind)?.list ?? null;
  return isExtraSection(list) ? list : kind;
}
