import type { SiteView } from "../view/site-view.ts";

/** The words of a drawing sheet; other languages keep the common ones. */
const words = {
  about: "Notes",
  highlights: "Dimensions",
  experience: "Revisions",
  skills: "Parts list",
  projects: "Views",
  writing: "Related documents",
  contact: "Title block",
} as const;

/** The view with the section titles of a drawing where the labels are English. */
export function withSheetLabels(view: SiteView): SiteView {
  return view.labelsLang === "en" ? { ...view, labels: { ...view.labels, ...words } } : view;
}
