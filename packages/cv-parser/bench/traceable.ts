import type { CvParse } from "../src/core/parse.ts";
import { compactKey } from "../src/core/words.ts";
import { formatDate, scanDates } from "../src/entities/dates/scan-dates.ts";

/** Older names of a field that carry its value a second time. */
const doubled =
  /^\/(?:(?:experiences|volunteer)\/\d+\/title|educations\/\d+\/(?:school|title)|skills\/\d+\/title|projects\/\d+\/name)$/;

/** Every text of the data with its JSON pointer. Labels of links are the engine's own words. */
function valuesOf(value: unknown, pointer = ""): [pointer: string, text: string][] {
  if (typeof value === "string") {
    const isOwn = value === "" || doubled.test(pointer) || pointer.endsWith("/label");
    return isOwn ? [] : [[pointer, value]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, `${pointer}/${key}`));
}

/**
 * Checks that nothing is invented: every value has evidence, and is made of the characters at its spans and no others.
 * Blanks, punctuation, case and hyphens at line ends may differ; dates are written anew.
 * @returns what breaks the rule, one line for each value; empty when all is well
 */
export function untraceable({ text, cv, evidence }: Pick<CvParse, "text" | "cv" | "evidence">): string[] {
  return valuesOf(cv).flatMap(([pointer, value]) => {
    const spans = evidence[pointer]?.spans ?? [];
    if (spans.length === 0) return [`${pointer}: "${value}" has no place`];
    const source = spans.map(({ start, end }) => text.slice(start, end)).join("\n");
    const isTold = /(?:_|\/)date$/.test(pointer)
      ? datesIn(source).includes(value)
      : compactKey(value) === compactKey(source);
    return isTold ? [] : [`${pointer}: "${value}" is not what stands at its place: "${source}"`];
  });
}

/** Dates of the source, also those that a narrow column breaks in two ("mayo de" above "2016"). */
function datesIn(source: string): string[] {
  return [source, source.replaceAll("\n", " ")]
    .flatMap((text) => scanDates(text))
    .flatMap(({ from, to }) => [from, to])
    .flatMap((point) => (point === null || point === "present" ? [] : [formatDate(point)]));
}
