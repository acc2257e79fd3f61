import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** Papers have their own words for the parts of a life; other languages keep the common ones. */
const words = {
  about: "Abstract",
  highlights: "Findings",
  experience: "Appointments",
  education: "Training",
  training: "Courses taken",
  skills: "Methods",
  projects: "Figures",
  publications: "References",
  volunteer: "Service",
  awards: "Honours",
  writing: "Notes",
  contact: "Correspondence",
} as const;

/** The view with a paper's section titles where the labels are English. */
export function withPaperLabels(view: SiteView): SiteView {
  return withWords(view, words);
}
