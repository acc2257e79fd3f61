import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import type { Range } from "../../core/piece.ts";
import type { ChainWeights } from "../../labels/line-chain.ts";
import { tellReferences } from "../../labels/reference-chain.ts";
import type { ReferencePart, ToldReference, ToldReferences } from "../../labels/reference-chain.ts";
import type { ReferenceToken } from "../../labels/reference-tokens.ts";
import type { Row } from "../entries/rows.ts";
import { isSubtitle, referenceItem } from "./references.ts";

/** A reference with the rows that it fills. */
export type LearnedReference = { rows: Row[]; item: FoundItem };

/**
 * When the chain reads a list: it is sure of its words on the mean, the more so where few of them name people, as those of
 * references do; most titles share a row with what stands before or behind them; and no more rows than two for each
 * reference begin anew. Titles, people and venues with rows of their own are read by rules, which know the rows of
 * templates.
 */
const trusted = { sure: 0.8, people: 0.08, sureWithoutPeople: 0.94, running: 0.5, pieces: 2 };

/** References as the learned chain cuts them; null where rules know the list better. */
export function learnedReferences(
  layout: DocumentLayout,
  all: readonly Row[],
  help: { owner: readonly string[]; chain: ChainWeights },
): LearnedReference[] | null {
  const rows = all.filter((row) => !isSubtitle(row));
  const told = tellReferences(layout, rows, help);
  if (!isTrusted(told) || !isRunning(rows, told)) return null;
  return told.references.flatMap((reference) => {
    const cut = titleAndPeople(layout.text, reference);
    const [first, last] = [reference[0], reference.at(-1)];
    if (cut === null || first === undefined || last === undefined) return [];
    const own = rows.slice(first.token.row, last.token.row + 1);
    const venue = longestRun(reference, "venue");
    const places = { ...cut, venue: venue && spanOf(venue), by: "learned" } as const;
    return [{ rows: own, item: referenceItem(layout, own, places) }];
  });
}

function isTrusted({ references, sure }: ToldReferences): boolean {
  const parts = references.flat();
  const people = parts.filter(({ part }) => part === "people").length;
  return sure >= (people >= parts.length * trusted.people ? trusted.sure : trusted.sureWithoutPeople);
}

/** True for references that are set as running text. */
function isRunning(rows: readonly Row[], { references }: ToldReferences): boolean {
  const fresh = rows.filter(({ continues }) => !continues).length;
  const running = references.filter(sharesRows).length;
  return fresh <= references.length * trusted.pieces && running >= Math.max(1, references.length * trusted.running);
}

/** True where words of the row in which a title begins or ends are no title. */
function sharesRows(reference: ToldReference): boolean {
  const from = reference.findIndex(({ part }) => part === "title");
  const to = reference.findLastIndex(({ part }) => part === "title");
  const behind = reference[to + 1]?.token;
  return from >= 0 && (reference[from]?.token.opensRow === false || behind?.opensRow === false);
}

/** Where title and people stand, a title in quotes no farther than to a mark and their end; null where no title is told. */
function titleAndPeople(text: string, reference: ToldReference): { title: Range; people: Range | null } | null {
  const run = longestRun(reference, "title");
  if (run === null) return null;
  const people = longestRun(reference, "people");
  const isLed = people !== null && beginsWithSurname(reference, run);
  const { start, end } = withMarks(text, isLed ? run.slice(1) : run);
  const closing = /["“]/u.test(text.charAt(start - 1)) ? text.slice(start, end).search(/[.,]["”]/u) : -1;
  return {
    title: { start, end: closing > 0 ? start + closing : end },
    people: people && withInitial(text, spanOf(isLed ? [...people, ...run.slice(0, 1)] : people)),
  };
}

/** People whose last initial has a dot, as the others have. */
function withInitial(text: string, { start, end }: Range): Range {
  const isDotted = /\p{Lu}\./u.test(text.slice(start, end)) && /[\s.-]\p{Lu}$/u.test(text.slice(start, end));
  return { start, end: isDotted && text.charAt(end) === "." ? end + 1 : end };
}

const initial = /^\p{Lu}$/u;

/** "P. Novak: Salt in towns", in a reference whose people begin with initials: the word behind an initial is its surname. */
function beginsWithSurname(reference: ToldReference, run: readonly ReferenceToken[]): boolean {
  const [first, second] = run;
  const ahead = reference[reference.findIndex(({ token }) => token === first) - 1];
  const isInitial = ahead?.part === "people" && initial.test(ahead.token.text);
  const isAhead = initial.test(reference.find(({ part }) => part === "people")?.token.text ?? "");
  return isInitial && isAhead && second !== undefined && /^[:.,;]/u.test(first?.after ?? "");
}

/** The longest stretch of words of one part, without a word of another part between. */
function longestRun(reference: ToldReference, wanted: ReferencePart): ReferenceToken[] | null {
  let best: ReferenceToken[] = [];
  let run: ReferenceToken[] = [];
  for (const { token, part } of reference) {
    if (part === wanted) run.push(token);
    else run = [];
    if (run.length > best.length) best = run;
  }
  return best.length === 0 ? null : best;
}

const spanOf = (run: readonly ReferenceToken[]): Range => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });

/** A title with the question mark that ends it, the Spanish one that opens it, and the bracket that it opened. */
function withMarks(text: string, run: readonly ReferenceToken[]): Range {
  const { start, end } = spanOf(run);
  const opening = /^[¿¡]/u.test(text.slice(start - 1, start)) ? 1 : 0;
  const own = text.slice(start, end);
  const isOpen = own.split("(").length > own.split(")").length;
  const closing = (isOpen ? /^[?!]?\)?[?!]?/u : /^[?!]/u).exec(text.slice(end, end + 3))?.[0].length ?? 0;
  return { start: start - opening, end: end + closing };
}
