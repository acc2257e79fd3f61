import type { citationLabels } from "../citation-labels.ts";
import type { OwnLabels } from "../labels.ts";

/**
 * The words of a site in one language. The lists of publications are said whole; of the rest what a reader meets in the
 * text, and the few controls stay English where absent. Titles of sections are with their kinds, words of the contact
 * page with that.
 */
export type Translation = Partial<OwnLabels> & Readonly<Record<keyof typeof citationLabels, string>>;
