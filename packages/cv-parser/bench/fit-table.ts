import type { CalibrationStep } from "../src/assemble/calibration.ts";
import { doubted } from "../src/assemble/document-doubt.ts";
import type { DocumentSigns } from "../src/assemble/document-signs.ts";
import { fitDoubt } from "./fit-doubt.ts";

/**
 * One value: the rule that chose it, its raw score, and whether it is right. `fold` keeps a file's values together;
 * `weight` keeps a large set from drowning a small one, and a long list from drowning the other files.
 */
export type Sample = {
  rule: string;
  score: number;
  right: boolean;
  fold: number;
  weight: number;
  /** What the whole document says of its values. */
  signs: DocumentSigns;
};

export type Table = Record<string, CalibrationStep[]>;

const binEdges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];
const smoothing = 6;
const maxWeight = 4;
/** The values that a rule chose in one file rise and fall together: they count as at most so many. */
const mostOfFile = 10;
/** From here on a mark says that hardly any value is wrong: it is given where two standard errors less still say so, too. */
const highMark = 0.95;
const sureErrors = 2;
const belowHighMark = 0.94;

const isRight = (sample: Sample): boolean => sample.right;
const weightOf = (samples: readonly Sample[]): number => samples.reduce((sum, { weight }) => sum + weight, 0);

/** The values of one file, those of a rule that chose many of them weighing less. */
export function evenedOut(samples: readonly Sample[]): Sample[] {
  const counts = new Map<string, number>();
  for (const { rule } of samples) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return samples.map((sample) => ({
    ...sample,
    weight: sample.weight * Math.min(1, mostOfFile / (counts.get(sample.rule) ?? 1)),
  }));
}

/** Sets count alike, however many values they have; no value counts more than `maxWeight` times. */
export function balanced(sets: readonly (readonly Sample[])[]): Sample[] {
  const mean = sets.reduce((sum, set) => sum + set.length, 0) / sets.length;
  return sets.flatMap((set) =>
    set.map((sample) => ({ ...sample, weight: sample.weight * Math.min(maxWeight, mean / set.length) })),
  );
}

/** Share of right values per rule and band of raw score, drawn towards the rule's mean where there are few, never falling. */
export function fitTable(samples: readonly Sample[]): Table {
  const table: Table = {};
  for (const rule of new Set(samples.map((sample) => sample.rule))) {
    const own = samples.filter((sample) => sample.rule === rule);
    const mean = (weightOf(own.filter(isRight)) + smoothing * 0.8) / (weightOf(own) + smoothing);
    let floor = 0;
    table[rule] = binEdges.slice(0, -1).flatMap((edge, index) => {
      const band = own.filter((sample) => sample.score >= edge && sample.score < (binEdges[index + 1] ?? 2));
      if (band.length === 0) return [];
      const size = weightOf(band) + smoothing;
      floor = Math.max(floor, earned((weightOf(band.filter(isRight)) + smoothing * mean) / size, size));
      return [[edge, Math.round(floor * 100) / 100] as const];
    });
  }
  return table;
}

/** A share, kept below the high mark unless `size` values make it sure. */
function earned(share: number, size: number): number {
  if (share < highMark) return Math.min(share, belowHighMark);
  return share - sureErrors * Math.sqrt((share * (1 - share)) / size) >= highMark ? share : belowHighMark;
}

/** What a table says of a value; a rule that it does not know keeps its raw score. */
export function lookUp(table: Table, sample: Sample): number {
  const steps = table[sample.rule];
  return (steps?.findLast(([score]) => sample.score >= score) ?? steps?.[0])?.[1] ?? sample.score;
}

/** A value with what is claimed of it. */
export type Claim = { claimed: number; right: boolean };

/** What tables and doubts say of values of files that they have not seen: fitted on all folds but one, asked about that. */
export function crossClaims(samples: readonly Sample[]): Claim[] {
  return [...new Set(samples.map(({ fold }) => fold))].flatMap((fold) => {
    const others = samples.filter((sample) => sample.fold !== fold);
    const table = fitTable(others);
    const doubt = fitDoubt(others.map((sample) => ({ ...sample, told: lookUp(table, sample) })));
    return samples.flatMap((sample) =>
      sample.fold === fold
        ? [{ claimed: doubted(lookUp(table, sample), sample.signs, doubt), right: sample.right }]
        : [],
    );
  });
}

/** Mean distance between what values claim and how many of them are right, over ten bands (expected calibration error). */
export function calibrationError(claims: readonly Claim[]): number {
  let error = 0;
  for (let band = 0; band < 10; band += 1) {
    const own = claims.filter(({ claimed }) => Math.min(9, Math.floor(claimed * 10)) === band);
    if (own.length === 0) continue;
    const claimed = own.reduce((sum, claim) => sum + claim.claimed, 0) / own.length;
    const right = own.filter((claim) => claim.right).length / own.length;
    error += (Math.abs(claimed - right) * own.length) / claims.length;
  }
  return error;
}

/** Of the values with a high mark, how many there are and which share is right. */
export function highMarks(claims: readonly Claim[]): { values: number; right: number } {
  const own = claims.filter(({ claimed }) => claimed >= highMark);
  return { values: own.length, right: own.filter(({ right }) => right).length / Math.max(1, own.length) };
}
