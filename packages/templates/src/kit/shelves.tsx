import type { SectionView, SiteView } from "../view/site-view.ts";
import { Sections, sectionRuns, type Drawings } from "./slots.tsx";

/**
 * All sections in their owner's order: those of the kinds in `wide`, and those with a chosen layout, over the whole
 * page, runs of others side by side on a shelf (`shelves.css`).
 */
export function Shelves({ view, drawings, wide }: { view: SiteView; drawings: Drawings; wide: readonly string[] }) {
  const isShort = ({ kind, layout }: SectionView) => !wide.includes(kind) && layout === "designed";
  return sectionRuns(view.sections, isShort).map(({ group, sections }, index) => (
    <div key={index} className={group ? "shelf" : "alone"}>
      <Sections view={view} sections={sections} drawings={drawings} />
    </div>
  ));
}
