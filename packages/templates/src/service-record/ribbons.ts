import { monthsOf, type DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** Kinds of which every entry has a ribbon; each has a ground and a weave of its own. */
export const ribbonKinds = ["experience", "education", "training", "certifications", "awards", "volunteer"] as const;
export type RibbonKind = (typeof ribbonKinds)[number];

/** What a ribbon says: its kind, a stripe for each year, and edges while it goes on. */
export type Ribbon = { kind: RibbonKind; years: number; isOpen: boolean };

/** More would be no ribbon but a comb, and more ribbons no rack but a wall. */
const mostYears = 12;
const mostRibbons = 24;

/** The ribbon of an entry; years that its dates do not say have no stripe. */
export function ribbonOf(kind: RibbonKind, dates: DatesView | null, asOf: string | null): Ribbon {
  const months = dates && monthsOf(dates, asOf);
  const years = months ? Math.min(mostYears, Math.max(1, Math.round(months / 12))) : 0;
  return { kind, years, isOpen: dates?.parsed?.current ?? false };
}

/** The sections whose entries have ribbons, in their owner's order. */
function ribboned({ sections }: SiteView) {
  return sections.flatMap((section) => {
    const kind = ribbonKinds.find((known) => known === section.kind);
    return kind ? [{ ...section, kind }] : [];
  });
}

/** The ribbons of a career, section by section. */
export function rackOf(view: SiteView): readonly Ribbon[] {
  const all = ribboned(view).flatMap(({ kind, records }) =>
    records.map(({ dates }) => ribbonOf(kind, dates, view.asOf)),
  );
  return all.slice(0, mostRibbons);
}

/** The first section of each kind that has ribbons, for the legend. */
export function kindsOf(view: SiteView) {
  return ribboned(view).filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index);
}
