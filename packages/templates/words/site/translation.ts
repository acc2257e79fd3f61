import type { citationLabels } from "../../src/view/citation-labels.ts";
import type { OwnLabels } from "../../src/view/labels.ts";

/**
 * The words of a site in one language. A few that are the same in the language as in English are left out. Titles of
 * sections are with their kinds, words of the contact page with that.
 */
export type Translation = Partial<OwnLabels> & Readonly<Record<keyof typeof citationLabels, string>>;
