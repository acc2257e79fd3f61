import { bestPath, emissionsOf, marginalsOf, stepsOf } from "./line-chain.ts";
import type { ChainWeights, StepBonus } from "./line-chain.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Row } from "../entities/entries/rows.ts";
import { referenceSigns } from "./reference-signs.ts";
import { referenceTokens } from "./reference-tokens.ts";
import type { ReferenceToken } from "./reference-tokens.ts";

/** What a word of a reference may tell of: a state of the chain is one of these, and begins a reference or does not. */
export const referenceParts = ["people", "title", "venue", "other"] as const;
export type ReferencePart = (typeof referenceParts)[number];

/** States of the chain: each part, and each part at the beginning of a reference. */
export const referenceStates = referenceParts.length * 2;

/** The state of a word. */
export const stateOf = (part: ReferencePart, begins: boolean): number =>
  referenceParts.indexOf(part) + (begins ? referenceParts.length : 0);

/** Words of one reference with the part that each of them is. */
export type ToldReference = { token: ReferenceToken; part: ReferencePart }[];

/** What the chain reads in a list, and how sure it is of it on the mean. */
export type ToldReferences = { references: ToldReference[]; sure: number };

/** Parts a list of publications into references, and their words into people, title, venue and the rest. */
export function tellReferences(
  layout: DocumentLayout,
  rows: readonly Row[],
  { owner, chain }: { owner: readonly string[]; chain: ChainWeights },
): ToldReferences {
  const tokens = referenceTokens(layout, rows);
  const scores = emissionsOf(chain, referenceSigns(rows, tokens, owner)).map((row, index) =>
    row.map((score, state) => (isPossible(tokens[index], state, index) ? score : impossible)),
  );
  const steps = stepsOf(chain);
  const path = bestPath(scores, steps, habitsOf(tokens, bestPath(scores, steps)));
  const shares = marginalsOf(scores, steps);
  const references: ToldReference[] = [];
  for (const [index, token] of tokens.entries()) {
    const state = path[index] ?? 0;
    if (state >= referenceParts.length) references.push([]);
    references.at(-1)?.push({ token, part: partOf(state) });
  }
  const sum = path.reduce((total, state, index) => total + (shares[index]?.[state] ?? 0), 0);
  return { references, sure: tokens.length === 0 ? 0 : sum / tokens.length };
}

/** How much it counts that all titles of a list begin, or end, at the same marks; fewer than so many tell no habit. */
const habit = { weight: 1, leastTitles: 3 };

/**
 * What the first look says of the marks between which one list sets its titles: a second look favours a title that
 * begins or ends as most others do.
 */
function habitsOf(tokens: readonly ReferenceToken[], path: readonly number[]): StepBonus {
  const marks = tokens.map(
    ({ before, opensRow }, index) => `${opensRow ? "/" : ""}${tokens[index - 1]?.after ?? ""}|${before}`,
  );
  const counts = new Map<string, number>();
  const signOf = (index: number, from: number, to: number): string | null => {
    const [before, after] = [partOf(from), partOf(to)];
    if ((before === "title") === (after === "title") || to >= referenceParts.length) return null;
    return after === "title" ? `${before}>${marks[index] ?? ""}` : `${marks[index] ?? ""}>${after}`;
  };
  let titles = 0;
  for (const [index, state] of path.entries()) {
    const sign = index === 0 ? null : signOf(index, path[index - 1] ?? 0, state);
    if (sign === null) continue;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
    if (partOf(state) === "title") titles += 1;
  }
  if (titles < habit.leastTitles) return () => 0;
  return (index, from, to) => {
    const sign = signOf(index, from, to);
    return sign === null ? 0 : (habit.weight * (counts.get(sign) ?? 0)) / titles;
  };
}

const partOf = (state: number): ReferencePart => referenceParts[state % referenceParts.length] ?? "other";

/** Far below any score, and a number, so that sums stay numbers. */
const impossible = -1e6;

/** References begin with rows, the first word of a list begins one, and so does "[12]" in front of a row. */
function isPossible(token: ReferenceToken | undefined, state: number, index: number): boolean {
  if (state >= referenceParts.length) return token?.opensRow === true;
  return index > 0 && !(token?.opensRow === true && token.before === "[" && token.after.startsWith("]"));
}
