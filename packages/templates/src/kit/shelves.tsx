import type { SectionView, SiteView } from "../view/site-view.ts";
import { Sections, sectionRuns, slotSections, type Drawings } from "./slots.tsx";

type ShelvesProps = {
  view: SiteView;
  drawings: Drawings;
  wide: readonly string[];
  /** Kinds that stand in a slot of their own. */
  except?: readonly string[];
};

/**
 * All sections in their owner's order: those of the kinds in `wide`, and those with a chosen layout, over the whole
 * page, runs of others side by side on a shelf (`shelves.css`).
 */
export function Shelves({ view, drawings, wide, except = [] }: ShelvesProps) {
  const isShort = ({ kind, layout }: SectionView) => !wide.includes(kind) && layout === "designed";
  return sectionRuns(slotSections(view, "rest", except), isShort).map(({ group, sections }, index) => (
    <div key={index} className={group ? "shelf" : "alone"}>
      <Sections view={view} sections={sections} drawings={drawings} />
    </div>
  ));
}
