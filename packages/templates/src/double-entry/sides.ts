import type { ProseView, TextBlock } from "../view/text-blocks.ts";

/** What a role says, on the two sides of a ledger. */
export type Sides = { given: readonly string[]; gained: readonly string[] };

/** A number with something to it: a share, a sum, a count of two digits or more, or a change from one to another. */
const figure = /\d+(?:[.,]\d+)?\s?%|[€$£]\s?\d|\d[\d.,]*\s?(?:€|\$|£|k\b)|(?<!\d)\d{2,}(?!\d)|\d\s?(?:x|×)\b/;
/** A year is a date, not a result. */
const years = /\b(?:19|20)\d{2}\b/g;

/**
 * Sorts the points of a text: those with a figure are what was gained, the others what was given. Nothing is left out,
 * and each side keeps its order.
 */
export function sidesOf(prose: ProseView | null): Sides {
  const said = (prose?.blocks ?? []).flatMap(linesOf);
  const isGain = (line: string) => figure.test(line.replaceAll(years, ""));
  return { given: said.filter((line) => !isGain(line)), gained: said.filter(isGain) };
}

const linesOf = (block: TextBlock): readonly string[] => (block.kind === "text" ? [block.text] : block.items);
