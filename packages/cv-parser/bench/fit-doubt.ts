import { documentOrder } from "../src/assemble/document-doubt.ts";
import type { Doubt } from "../src/assemble/document-doubt.ts";
import type { DoubtWeights, FieldWeights } from "../src/assemble/doubt-weights.ts";
import { logOddsOf } from "../src/labels/value-signs.ts";
import { logistic, scaleOf } from "./labels/logistic.ts";

/**
 * A value with what the table says of it, what there is to say for and against it, and how much it counts. Rules were
 * written after reading a `studied` file, so its values are right more often than those of a stranger's next file.
 */
export type DoubtedValue = Doubt & { told: number; right: boolean; weight: number; studied: boolean };

/** What it costs to move the slope from one, or a sign (brought to the same spread) or a field from nothing. */
const costs = { shared: 20, field: 8, free: 1 };
const valueOrder = ["placed", "named"] as const;
const documentCount = documentOrder.length;
const signCount = documentCount + valueOrder.length;
/** Where the own weights of fields begin: behind the slope, the constant, the studied files and the signs. */
const fieldsFrom = 3 + signCount;

/** From which share on a high mark is given, by field. */
export type SureFrom = Readonly<Record<string, number>>;

/** Where nothing says from where on: hardly ever. */
export const mostSure = 0.995;

/** How far documents and the net shift the odds of values: a logistic regression, solved by Newton's steps. */
export function fitDoubt(values: readonly DoubtedValue[], sureFrom: SureFrom): DoubtWeights {
  const names = [...new Set(values.map(({ field }) => field))].toSorted();
  const scale = scaleOf(values.map(signsOf));
  const width = fieldsFrom + 3 * names.length;
  const start = Array.from({ length: width }, (_, at) => (at === 0 ? 1 : 0));
  const weights = logistic(
    values.map((value) => ({
      signs: rowOf(value, { names, scale, width }),
      right: value.right ? 1 : 0,
      weight: value.weight,
    })),
    { start, costs: start.map((_, at) => costOf(at)) },
  );
  return unscaled(weights, { names, scale, sureFrom });
}

const costOf = (at: number): number =>
  at === 1 || at === 2 ? costs.free : at < fieldsFrom ? costs.shared : costs.field;

type Scale = ReturnType<typeof scaleOf>;

const signsOf = ({ document, value }: DoubtedValue): number[] => [
  ...documentOrder.map((sign) => document[sign]),
  ...valueOrder.map((sign) => value[sign]),
];

function rowOf(
  value: DoubtedValue,
  { names, scale, width }: { names: readonly string[]; scale: Scale; width: number },
): number[] {
  const row = Array.from({ length: width }, () => 0);
  const scaled = signsOf(value).map((sign, at) => (sign - (scale.means[at] ?? 0)) / (scale.spreads[at] ?? 1));
  const head = [logOddsOf(value.told), 1, value.studied ? 1 : 0, ...scaled];
  const own = [1, ...scaled.slice(documentCount)];
  const from = fieldsFrom + 3 * names.indexOf(value.field);
  for (const [at, sign] of head.entries()) row[at] = sign;
  for (const [at, sign] of own.entries()) row[from + at] = sign;
  return row;
}

/** The weights of signs as they are measured, of a stranger's file. */
function unscaled(
  weights: readonly number[],
  { names, scale, sureFrom }: { names: readonly string[]; scale: Scale; sureFrom: SureFrom },
): DoubtWeights {
  const at = (index: number): number => weights[index] ?? 0;
  const rawAt = (index: number, sign: number): number => at(index) / (scale.spreads[sign] ?? 1);
  const shared = Array.from({ length: signCount }, (_, sign) => rawAt(3 + sign, sign));
  const centre = (slopes: readonly number[], from: number): number =>
    slopes.reduce((sum, slope, index) => sum + slope * (scale.means[from + index] ?? 0), 0);
  const fields = names.map((name, index): [string, FieldWeights] => {
    const from = fieldsFrom + 3 * index;
    const [placed, named] = [rawAt(from + 1, documentCount), rawAt(from + 2, documentCount + 1)];
    return [name, [at(from) - centre([placed, named], documentCount), placed, named, sureFrom[name] ?? mostSure]];
  });
  const [undecided = 0, unfinished = 0, lists = 0, waiting = 0, latin = 0, placed = 0, named = 0] = shared;
  return {
    slope: at(0),
    constant: at(1) - centre(shared, 0),
    document: { undecided, unfinished, lists, waiting, latin },
    value: { placed, named },
    fields: Object.fromEntries(fields),
  };
}
