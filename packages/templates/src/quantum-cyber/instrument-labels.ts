import type { SiteView } from "../view/site-view.ts";

/** The words of an instrument; other languages keep the common ones. */
const words = {
  highlights: "Readouts",
  experience: "Events",
  education: "Calibration",
  skills: "Spectrum",
  projects: "Files",
  certifications: "Keys",
  writing: "Signals",
} as const;

/** The view with an instrument's section titles where the labels are English. */
export function withInstrumentLabels(view: SiteView): SiteView {
  return view.labelsLang === "en" ? { ...view, labels: { ...view.labels, ...words } } : view;
}
