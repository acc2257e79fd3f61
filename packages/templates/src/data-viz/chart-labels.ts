import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a chart; other languages keep the common ones. */
const words = { highlights: "In numbers", contact: "Source and contact" } as const;

/** The view with a chart's section titles where the labels are English. */
export function withChartLabels(view: SiteView): SiteView {
  return withWords(view, words);
}
