import type { SectionView, SiteView } from "./site-view.ts";

/** The lists of a view, by the names under which templates draw them. */
const listOf: Readonly<Record<string, keyof SiteView>> = { writing: "posts" };

/**
 * The view as it stands within one section: its list holds that section's entries only, its label is that section's
 * title. A template's drawing of a kind so serves every section of that kind.
 */
export function scopeTo(view: SiteView, section: SectionView, sameKind: readonly SectionView[]): SiteView {
  const isOnly = sameKind.length < 2;
  const label = (view.labels as Readonly<Record<string, string>>)[section.kind];
  if (isOnly && label === section.title && !section.isOwnTitle) return view;
  const name = listOf[section.kind] ?? (section.kind as keyof SiteView);
  return {
    ...view,
    labels: { ...view.labels, [section.kind]: section.title },
    labelsLang: section.isOwnTitle ? view.lang : view.labelsLang,
    anchors: section.anchor === section.kind ? view.anchors : { ...view.anchors, [section.kind]: section.anchor },
    ...(isOnly ? {} : { [name]: partOf(view[name], section, sameKind) }),
  };
}

/** The part of a list that stands in one of the sections of its kind: they follow each other in it. */
function partOf(list: unknown, section: SectionView, sameKind: readonly SectionView[]): unknown {
  const start = sameKind.slice(0, sameKind.indexOf(section)).reduce((sum, { records }) => sum + records.length, 0);
  const cut = (items: readonly unknown[]) => items.slice(start, start + section.records.length);
  if (Array.isArray(list)) return cut(list);
  if (!isViewList(list)) return list;
  return { items: cut(list.items), count: section.records.length, bucket: section.bucket };
}

function isViewList(list: unknown): list is { items: readonly unknown[] } {
  return typeof list === "object" && list !== null && "items" in list;
}
