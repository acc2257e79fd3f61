import type { CalibrationStep } from "../src/assemble/calibration.ts";
import { doubted, shareOf } from "../src/assemble/document-doubt.ts";
import type { Doubt } from "../src/assemble/document-doubt.ts";
import type { DoubtWeights } from "../src/assemble/doubt-weights.ts";
import { fitDoubt, mostSure } from "./fit-doubt.ts";
import type { SureFrom } from "./fit-doubt.ts";

/** One value: the rule that chose it, its raw score, whether it is right, and what else there is to say of it. */
export type Sample = Doubt & {
  rule: string;
  score: number;
  right: boolean;
  /** Of its file, by a running number, and of the tenth of people that the file is in. */
  file: number;
  fold: number;
  /** A long list drowns the other files less. */
  weight: number;
  /** True where rules were written after reading the file. */
  studied: boolean;
};

export type Table = Record<string, CalibrationStep[]>;

const binEdges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];
const smoothing = 6;
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

/** A table and the weights beside it. */
export type Fit = { table: Table; doubt: DoubtWeights };

/** High marks are given from where on this share of a field's values in unseen files is right, with so many that are not sure. */
const sure = { share: 0.97, unsure: 20, ofUnsure: 0.93 };

/** A table and weights for some values, with the share from which on a high mark is given. */
export function fitAll(samples: readonly Sample[], sureFrom: SureFrom): Fit {
  const table = fitTable(samples);
  return {
    table,
    doubt: fitDoubt(
      samples.map((sample) => ({ ...sample, told: lookUp(table, sample) })),
      sureFrom,
    ),
  };
}

/** What a fit says of a value before high marks are withheld. */
const shareBy = ({ table, doubt }: Fit, sample: Sample): number => shareOf(lookUp(table, sample), sample, doubt);

/** What a fit says of a value. */
export const markBy = ({ table, doubt }: Fit, sample: Sample): number => doubted(lookUp(table, sample), sample, doubt);

/**
 * What fits say of values of strangers' files that they have not seen: fitted on all people but those of some folds,
 * asked about those.
 */
export function unseen(
  samples: readonly Sample[],
  parts: number,
  sureFromOf: (others: readonly Sample[]) => SureFrom,
): { sample: Sample; share: number; mark: number }[] {
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isAsked = ({ fold, studied }: Sample): boolean => !studied && fold % parts === part;
    const asked = samples.filter(isAsked);
    if (asked.length === 0) return [];
    const others = samples.filter((sample) => !isAsked(sample));
    const fit = fitAll(others, sureFromOf(others));
    return asked.map((sample) => ({ sample, share: shareBy(fit, sample), mark: markBy(fit, sample) }));
  });
}

/** From which share on nearly all values of unseen files are right, by field. */
export function sureFromOf(samples: readonly Sample[], parts: number): SureFrom {
  const told = unseen(samples, parts, () => ({})).toSorted((first, second) => second.share - first.share);
  const byField = Map.groupBy(told, ({ sample }) => sample.field);
  return Object.fromEntries([...byField].map(([field, own]) => [field, sureFromIn(own)]));
}

/** The least share down to which enough of a field's values are right; they come by falling share. */
function sureFromIn(told: readonly { sample: Sample; share: number }[]): number {
  let right = sure.unsure * sure.ofUnsure;
  let least = mostSure;
  for (const [index, { sample, share }] of told.entries()) {
    if (share < highMark) break;
    right += sample.right ? 1 : 0;
    const isLastOfShare = told[index + 1]?.share !== share;
    if (isLastOfShare && right / (index + 1 + sure.unsure) >= sure.share) least = Math.min(least, share);
  }
  return Math.floor(least * 1000) / 1000;
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
