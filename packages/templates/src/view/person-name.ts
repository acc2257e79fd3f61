/** What a template needs to set a name so that it always fits (design book 1.5, 1.11). */
export type NameView = {
  name: string;
  nameParts: readonly string[];
  /** First part, or the family part that comes first in the script. */
  first: string;
  rest: string;
  /** Length of the longest unbreakable run, in letters of average width. */
  longestWordLen: number;
  /** Steps that the display size drops: 0, 1 from 29 characters, 2 from 45. */
  sizeDrop: 0 | 1 | 2;
  initials: string;
  /** True where a capital would carry a mark above it, as in É: names in capitals need higher lines then. */
  marked: boolean;
  /** CJK letters are one em wide, so the fitting factor is another one. */
  wide: boolean;
};

const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Splits and measures a name. Letters are counted as graphemes; a hyphen belongs to the part before it. */
export function viewName(fullName: string): NameView {
  const name = fullName.replace(/\s+/g, " ").trim();
  const nameParts = name.split(" ").filter((part) => part !== "");
  const runs = nameParts.flatMap((part) => part.split(/(?<=[-‐–])/));
  const length = graphemes(name).length;
  return {
    name,
    nameParts,
    first: nameParts[0] ?? "",
    rest: nameParts.slice(1).join(" "),
    longestWordLen: Math.max(1, ...runs.map(widthOf)),
    sizeDrop: length > 44 ? 2 : length > 28 ? 1 : 0,
    initials: initialsOf(nameParts),
    marked: /[\u0300-\u0314]/.test(name.normalize("NFD")),
    wide: cjk.test(name),
  };
}

/**
 * Width classes that hold for the upright sans faces of the templates: an `i` takes half the room of an
 * `n`, an `m` half as much again. Measured; the factor `--k` of each template is the worst case over them.
 */
function widthOf(run: string): number {
  const sum = graphemes(run).reduce((total, letter) => total + letterWidth(letter.normalize("NFD")[0] ?? ""), 0);
  return Math.round(sum * 100) / 100;
}

function letterWidth(letter: string): number {
  // Templates that set the name in capitals write it with two letters.
  if (letter === "ß") return 2;
  if (/[iljI|'’.,]/.test(letter)) return 0.5;
  if (/[tfr-]/.test(letter)) return 0.68;
  if (/[mwMW@жшщюыЖШЩЮЫФ]/.test(letter)) return 1.5;
  return /[\p{Lu}дм]/u.test(letter) ? 1.22 : 1;
}

/** Words before a name that are no part of it. */
const honorific = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|herr|frau|mag|dipl)\b/i;

function initialsOf(parts: readonly string[]): string {
  const words = parts.filter((part) => /^\p{L}/u.test(part));
  const named = words.filter((part) => !honorific.test(part));
  const lettered = named.length > 0 ? named : words;
  const chosen = lettered.length > 1 ? [lettered[0], lettered.at(-1)] : lettered;
  return chosen
    .map((part) => graphemes(part ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function graphemes(value: string): string[] {
  return Array.from(segmenter.segment(value), (part) => part.segment);
}
