import { FigureList, ResearchFigures } from "../kit/research.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The owner's numbers as wells of a plate, then results, then what other families brought. */
export function PlateReader({ view }: { view: SiteView }) {
  return (
    <ResearchFigures view={view} resultsClassName="results">
      {(figures) => <FigureList figures={figures} className="wells" />}
    </ResearchFigures>
  );
}
