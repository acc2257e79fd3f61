import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a lab notebook; other languages keep the common ones. */
const words = {
  highlights: "Results",
  experience: "Reaction scheme",
  education: "Starting materials",
  skills: "Periodic table",
  projects: "Procedures",
  certifications: "Safety sheet",
  writing: "Notebook entries",
} as const;

/** The view with a notebook's section titles where the labels are English. */
export function withNotebookLabels(view: SiteView): SiteView {
  return withWords(view, words);
}
