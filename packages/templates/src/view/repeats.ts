import { extraSectionNames } from "@vitrine/model";
import type { HighlightFact, HighlightsView } from "./highlights.ts";
import type { SiteInput } from "./site-input.ts";

type Entry = Readonly<Record<string, unknown>>;

/** Between the parts of a highlight (see highlights.ts). */
const joint = "\u00a0· ";

/**
 * Leaves out a foreign fact that the page already says in full: a reading of a CV fills both the lists and the forms
 * of a template, and a visitor reads each once. A fact stays as soon as one word of it stands nowhere else.
 */
export function withoutRepeats({ quotes, facts }: HighlightsView, site: SiteInput): HighlightsView {
  if (facts.length === 0) return { quotes, facts };
  const entries = entriesOf(site).map(wordsOf);
  const skills = new Set(site.skills.flatMap(({ info }) => info.map(plain)));
  const isRepeat = (value: string) => skills.has(plain(value)) || entries.some((entry) => says(entry, value));
  return { quotes, facts: facts.filter(({ values }: HighlightFact) => !values.every(isRepeat)) };
}

/** Whether all parts of a value stand in one entry; a lone short word could stand there by chance. */
function says(entry: string, value: string): boolean {
  const parts = value.split(joint).map(plain);
  return parts.length > 1 && parts.every((part) => entry.includes(part));
}

function entriesOf(site: SiteInput): readonly Entry[] {
  const lists: readonly unknown[] = [site.experience, site.education, ...extraSectionNames.map((name) => site[name])];
  return lists.flat().filter((entry): entry is Entry => typeof entry === "object" && entry !== null);
}

const known = new WeakMap<Entry, string>();

/** An entry that did not change is not read anew. */
function wordsOf(entry: Entry): string {
  const words = known.get(entry) ?? textOf(entry);
  known.set(entry, words);
  return words;
}

/** The words of an entry in the order in which a form writes them: what, where, and the rest. */
function textOf({ position, name, ...rest }: Entry): string {
  return plain([position, name, ...Object.values(rest)].filter((part) => typeof part === "string").join(" "));
}

/** Letters and digits alone, so that bullets, commas and dashes make no difference. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
