import type { citationLabels } from "../citation-labels.ts";
import type { contactLabels } from "../contact-labels.ts";
import type { OwnLabels } from "../labels.ts";

/**
 * The words of a site in one language. The visitor's form and the lists of publications are said whole; of the rest
 * what a reader meets in the text, and the few controls stay English where absent. Titles of sections are with their
 * kinds.
 */
export type Translation = Partial<OwnLabels> &
  Readonly<Record<keyof typeof contactLabels | keyof typeof citationLabels, string>>;
