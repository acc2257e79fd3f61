import { calibrationError, highMarks } from "./fit-table.ts";
import type { Sample } from "./fit-table.ts";

/** A value of a file with what is claimed of it. */
export type Marked = { sample: Sample; mark: number };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
/** Of fewer values of a field the error is that of chance. */
const leastOfField = 100;

/** Lines that say how true marks are: by band, by field, and of whole documents. Sums only. */
export function reliability(what: string, marked: readonly Marked[]): string[] {
  const { values, right } = highMarks(claimsOf(marked));
  return [
    `${what}: ${marked.length} values, ${percent(mean(rightOf(marked)))} right, claimed ${percent(mean(marked.map(({ mark }) => mark)))}, ` +
      `calibration error ${percent(calibrationError(claimsOf(marked)))}; ${values} marked 0.95 or more, ${percent(right)} right`,
    ...byBand(marked),
    ...byField(marked),
    byDocument(marked),
  ];
}

const claimsOf = (marked: readonly Marked[]) => marked.map(({ sample: { right }, mark }) => ({ claimed: mark, right }));
const rightOf = (marked: readonly Marked[]): number[] => marked.map(({ sample }) => Number(sample.right));

function grouped<Key>(marked: readonly Marked[], keyOf: (sample: Sample, mark: number) => Key): Map<Key, Marked[]> {
  const groups = new Map<Key, Marked[]>();
  for (const each of marked) {
    const key = keyOf(each.sample, each.mark);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

function byBand(marked: readonly Marked[]): string[] {
  return [...grouped(marked, (_, mark) => Math.min(9, Math.floor(mark * 10)))]
    .toSorted(([first], [second]) => first - second)
    .map(
      ([band, own]) => `  marked ${(band / 10).toFixed(1)}: ${own.length} values, ${percent(mean(rightOf(own)))} right`,
    );
}

function byField(marked: readonly Marked[]): string[] {
  const fields = [...grouped(marked, ({ field }) => field)].toSorted(([, a], [, b]) => b.length - a.length);
  const errors = fields.map(([field, own]) => ({ field, own, error: calibrationError(claimsOf(own)) }));
  const often = errors.filter(({ own }) => own.length >= leastOfField);
  const weighed = errors.reduce((sum, { own, error }) => sum + own.length * error, 0) / Math.max(1, marked.length);
  return [
    ...errors.map(
      ({ field, own, error }) =>
        `  ${field}: ${own.length} values, ${percent(mean(rightOf(own)))} right, claimed ${percent(mean(own.map(({ mark }) => mark)))}, error ${percent(error)}`,
    ),
    `  error by field: ${percent(weighed)} weighed by values, ${percent(mean(often.map(({ error }) => error)))} mean of fields of ${leastOfField} values or more`,
  ];
}

/** How the mean of a document's marks goes with its share of right values. */
function byDocument(marked: readonly Marked[]): string {
  const documents = [...grouped(marked, ({ file }) => file).values()].map((own) => ({
    claimed: mean(own.map(({ mark }) => mark)),
    right: mean(rightOf(own)),
  }));
  const [claimed, right] = [documents.map((each) => each.claimed), documents.map((each) => each.right)];
  const off = mean(documents.map((each) => Math.abs(each.claimed - each.right)));
  return `  ${documents.length} documents: correlation ${correlation(claimed, right).toFixed(2)}, off by ${percent(off)} on the mean`;
}

function correlation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [mean(first), mean(second)];
  const together = first.reduce((sum, value, at) => sum + (value - a) * ((second[at] ?? b) - b), 0);
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return together / Math.max(1e-9, spread(first, a) * spread(second, b));
}
