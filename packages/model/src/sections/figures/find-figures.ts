import { sentencesIn } from "../../sentences.ts";
import { isJoining } from "./joining-words.ts";
import { quantitiesOf, type Quantity } from "./quantities.ts";

/** A text of the person, and what it belongs to: a role with its employer, or the introduction. */
export type FigureSource = { text: string; place: string };

/** A figure that a sentence says: number and words are its own, the sentence is its evidence. */
export type FoundFigure = { value: string; label: string; sentence: string; place: string };

const maxFigures = 24;
const maxSentenceCharacters = 500;
const maxLabelWords = 5;

/** Words before a number that make it a name: "phase 2", "version 3". */
const naming =
  /(?:^|\s)(?:phase|level|version|grade|page|chapter|step|type|class|tier|stage|part|no|nr|room|line|route|section|week|round|top|stufe|klasse|kapitel|seite|ebene|niveau|étape|página|artículo|§)\.?\s*$/iu;

/** Words behind a number that make it a date, a time or an ordinal. */
const dating =
  /^\s*(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|am|pm|a\.m|p\.m|uhr|o'clock|hours? a day)/iu;

/**
 * Figures that a person's own sentences say: changes, shares, sums, factors and counts. Years, dates, versions, names
 * with a number and numbers without words to them are none. As data they are offered, never placed unasked; a page may
 * quote one with its sentence (decision 054).
 */
export function findFigures(sources: readonly FigureSource[]): FoundFigure[] {
  const seen = new Set<string>();
  return sources
    .flatMap(({ text, place }) =>
      sentencesOf(text)
        .filter((sentence) => sentence.length <= maxSentenceCharacters)
        .flatMap((sentence) => figuresIn(sentence).map((figure) => ({ ...figure, sentence, place }))),
    )
    .filter(({ value, label }) => {
      const key = `${value} ${label}`.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, maxFigures);
}

/** The sentences and list items of a text, without their bullets. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => sentencesIn(line.replace(/^[\s•●▪◦‣*–—-]+/u, "")))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{Nd}/u.test(sentence));
}

function figuresIn(sentence: string): Pick<FoundFigure, "value" | "label">[] {
  return quantitiesOf(sentence).flatMap((quantity) => {
    if (quantity.kind === "count" && !isCount(sentence, quantity)) return [];
    const label = labelOf(sentence, quantity);
    return label === "" ? [] : [{ value: quantity.value, label }];
  });
}

function isCount(sentence: string, { value, start, end }: Quantity): boolean {
  const ahead = sentence.slice(0, start);
  const behind = sentence.slice(end);
  const previous = /(\S+)\s*$/u.exec(ahead)?.[1] ?? "";
  const isOfName =
    /^\p{Lu}/u.test(previous) && !/^\s*$/.test(ahead.slice(0, -previous.length - 1)) && !/[.:,;]$/.test(previous);
  if (/^[01]$/.test(value) || isOfName || naming.test(ahead) || dating.test(behind)) return false;
  return /^\s\p{L}/u.test(behind) || /\p{L}\s(?:of|von|mit|aus|de|di|av|van)\s*$/u.test(ahead);
}

/** What a figure counts: the words behind a count or a sum, those before a change or a share. */
function labelOf(sentence: string, { kind, start, end }: Quantity): string {
  const before = wordsBefore(sentence.slice(0, start));
  const after = wordsAfter(sentence.slice(end));
  const isShareOf = kind === "share" && /^\s*(?:of|der|des|de|du|di|del|dos|av|van)\s/iu.test(sentence.slice(end));
  const ofWhat = isShareOf ? wordsAfter(sentence.slice(end).replace(/^\s*\S+\s/u, " ")) : "";
  const first = kind === "count" || kind === "money" ? after : ofWhat || before;
  return first || (kind === "count" || kind === "money" ? before : after);
}

/** The last words of a clause, without what only joins them to the number. */
function wordsBefore(text: string): string {
  const clause = text.split(/[,;:–—()“”"]|\s(?:and|und|et|y|e|with|mit|avec|con|med)\s/u).at(-1) ?? "";
  const words = clause.split(/\s+/).filter((word) => word !== "");
  while (words.length > 0 && isJoining(words.at(-1) ?? "")) words.pop();
  const last = words.slice(-maxLabelWords);
  while (last.length > 0 && isJoining(last[0] ?? "")) last.shift();
  return last.join(" ");
}

/** The words up to the next that joins, or to a sign. */
function wordsAfter(text: string): string {
  const clause = /^\s[^,;:.–—()“”"!?]*/u.exec(text)?.[0] ?? "";
  const words = clause.split(/\s+/).filter((word) => word !== "");
  const end = words.findIndex(isJoining);
  return words.slice(0, Math.min(end < 0 ? words.length : end, maxLabelWords)).join(" ");
}
