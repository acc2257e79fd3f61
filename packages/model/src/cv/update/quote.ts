import { z } from "zod";
import type { EvidenceMap, Span } from "../evidence.ts";
import type { CvChange } from "./compare-cv.ts";

/** A line of a CV, with the part of it that is meant. */
export const quoteSchema = z.object({
  page: z.number().int().min(1),
  text: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
type Quote = z.infer<typeof quoteSchema>;

const quotesAtMost = 3;
const charactersAround = 120;

/** Fields of a website that the CV's data calls otherwise. */
const inCvData: Readonly<Record<string, readonly string[]>> = {
  name: ["company", "institution", "name"],
  place: ["location"],
  date: ["start_date", "end_date", "date"],
};

/** The lines of a CV that say a change: those of its field, or of its entry where the field has none of its own. */
export function quotesOf(change: CvChange, { text, evidence }: { text: string; evidence: EvidenceMap }): Quote[] {
  const below = Object.keys(evidence).filter((key) =>
    change.pointers.some((pointer) => key === pointer || key.startsWith(`${pointer}/`)),
  );
  const names = change.group ? (inCvData[change.group.name] ?? change.group.keys) : [];
  const own = below.filter((key) => names.includes(key.slice(key.lastIndexOf("/") + 1)));
  const spans = (own.length > 0 ? own : below).flatMap((key) => evidence[key]?.spans ?? []);
  return joined(spans.map((span) => quoteAt(text, span))).slice(0, quotesAtMost);
}

/** The line in which a place lies, shortened where it is long. */
function quoteAt(text: string, { page, start, end }: Span): Quote & { from: number } {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", start);
  const from = Math.max(lineStart, start - charactersAround);
  const to = Math.min(
    lineEnd < 0 ? text.length : lineEnd,
    Math.max(start, Math.min(end, start + 2 * charactersAround)) + charactersAround,
  );
  const stop = Math.min(end, to);
  return { page, text: text.slice(from, to), start: start - from, end: Math.max(stop, start) - from, from };
}

/** Places in one line are one quote; what is meant then reaches from the first to the last. */
function joined(quotes: readonly (Quote & { from: number })[]): Quote[] {
  const lines: (Quote & { from: number })[] = [];
  for (const quote of quotes) {
    const same = lines.find((line) => line.page === quote.page && line.text === quote.text && line.from === quote.from);
    if (!same) lines.push({ ...quote });
    else Object.assign(same, { start: Math.min(same.start, quote.start), end: Math.max(same.end, quote.end) });
  }
  return lines.map(({ from: _from, ...quote }) => quote);
}
