import { FigureList, ResearchFigures } from "../kit/research.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The owner's numbers as a table of results, then yields, then what other families brought. */
export function Results({ view }: { view: SiteView }) {
  return (
    <ResearchFigures view={view} resultsClassName="yields">
      {(figures) => <FigureList figures={figures} className="figures" lang="en" />}
    </ResearchFigures>
  );
}
