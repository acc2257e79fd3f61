import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a laboratory; other languages keep the common ones. */
const words = {
  highlights: "Plate reader",
  experience: "Culture log",
  education: "Lineage",
  skills: "Gel",
  projects: "Fields of view",
  writing: "Bench notes",
  contact: "Specimen label",
} as const;

/** The view with a laboratory's section titles where the labels are English. */
export function withLabLabels(view: SiteView): SiteView {
  return withWords(view, words);
}
