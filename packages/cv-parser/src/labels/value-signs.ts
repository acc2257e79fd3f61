import type { Range } from "../core/piece.ts";
import { lineStates } from "./line-states.ts";
import type { LineKind } from "./line-states.ts";
import { netParts } from "./net-parts.ts";
import type { NetPart } from "./net-parts.ts";
import type { ToldByNet, ToldLines } from "./told-lines.ts";

/** What the net, which drawn CVs taught, says of a value that the rules took. */
export type ValueSigns = {
  /** The logarithm of the odds that its lines are of the kind that its field stands in. */
  placed: number;
  /** The logarithm of the share that its words are named so. */
  named: number;
};

/** Said of values that the net was not asked about: what it says of most. */
export const usualSigns: ValueSigns = { placed: 2, named: -1 };

/** Shares beyond these are not told apart. */
const bounds = { least: 0.03, most: 0.985, leastNamed: -6 };

type FieldPlace = { kind: LineKind; parts: readonly NetPart[] };

/** Where the net would look for the values of a field, and what it would call them. */
const fieldPlaces: Readonly<Record<string, FieldPlace>> = {
  "personal_info/name": { kind: "person", parts: ["name"] },
  "personal_info/email": { kind: "person", parts: ["contact"] },
  "personal_info/phone": { kind: "person", parts: ["contact"] },
  "personal_info/location": { kind: "person", parts: ["contact", "place"] },
  "personal_info/summary": { kind: "summary", parts: [] },
  "experiences/position": { kind: "experience", parts: ["post"] },
  "experiences/company": { kind: "experience", parts: ["org", "school"] },
  "experiences/location": { kind: "experience", parts: ["place"] },
  "experiences/start_date": { kind: "experience", parts: ["date"] },
  "experiences/end_date": { kind: "experience", parts: ["date"] },
  "experiences/description": { kind: "experience", parts: [] },
  "educations/degree": { kind: "education", parts: ["degree"] },
  "educations/institution": { kind: "education", parts: ["school", "org"] },
  "educations/start_date": { kind: "education", parts: ["date"] },
  "educations/end_date": { kind: "education", parts: ["date"] },
  "educations/gpa": { kind: "education", parts: ["grade"] },
  "skills/name": { kind: "skills", parts: ["skill"] },
  "projects/title": { kind: "projects", parts: ["project"] },
  "projects/description": { kind: "projects", parts: [] },
  "certifications/name": { kind: "certifications", parts: ["cert"] },
  "languages/name": { kind: "languages", parts: ["lang"] },
  "publications/title": { kind: "publications", parts: ["pub"] },
};

/** What the net says of the words at some ranges, were they the value of a field ("experiences/position"). */
export type SayOfValue = (field: string, ranges: readonly Range[]) => ValueSigns;

/** The net's word on values of a document that it has read; the usual where it has not. */
export function sayOfValues(told: ToldLines | null): SayOfValue {
  const net = told?.net;
  if (!told || !net) return () => usualSigns;
  const placedAt = placesIn(told, net);
  return (field, ranges) => {
    const place = fieldPlaces[field];
    if (place === undefined) return usualSigns;
    return { placed: placedAt(place.kind, ranges), named: namedAs(net, place.parts, ranges) };
  };
}

/** The log-odds of the mean share that the net gives a kind over the lines that some ranges touch. */
function placesIn(told: ToldLines, net: ToldByNet): (kind: LineKind, ranges: readonly Range[]) => number {
  const lines = told.lines
    .map(({ line: { start, end } }, at) => ({ start, end, scores: net.scores[at] }))
    .toSorted((first, second) => first.start - second.start);
  return (kind, ranges) => {
    const touched = ranges.flatMap((range) => linesAt(lines, range));
    if (touched.length === 0) return usualSigns.placed;
    return logOddsOf(touched.reduce((sum, { scores }) => sum + shareOf(scores, kind), 0) / touched.length);
  };
}

function shareOf(scores: Float64Array | undefined, kind: LineKind): number {
  return lineStates.reduce(
    (sum, state, at) => (state.kind === kind ? sum + Math.exp(scores?.[at] ?? -Infinity) : sum),
    0,
  );
}

/** The lines that a range touches, of lines in the order of the text. */
function linesAt<Line extends Range>(lines: readonly Line[], { start, end }: Range): Line[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const touched: Line[] = [];
  for (let at = low; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.start >= end) break;
    touched.push(line);
  }
  return touched;
}

function namedAs(net: ToldByNet, parts: readonly NetPart[], ranges: readonly Range[]): number {
  const shares = parts.length === 0 ? null : net.partShares(ranges);
  if (shares === null) return usualSigns.named;
  return Math.max(bounds.leastNamed, ...parts.map((part) => shares[netParts.indexOf(part)] ?? bounds.leastNamed));
}

/** The logarithm of the odds of a share. */
export function logOddsOf(share: number): number {
  const bounded = Math.min(bounds.most, Math.max(bounds.least, share));
  return Math.log(bounded / (1 - bounded));
}
