import { judgedLists } from "../src/assemble/item-signs.ts";
import type { JudgedList } from "../src/assemble/item-signs.ts";
import { weightUnit } from "../src/assemble/item-weights.ts";
import type { ItemWeights } from "../src/assemble/item-weights.ts";
import type { ItemSample } from "./item-samples.ts";
import { logistic, scaleOf } from "./labels/logistic.ts";

/** A sample with what the fit has to know of its file: whether rules were written after reading it. */
export type FittedSample = ItemSample & { studied: boolean };

/** What it costs to move a sign (all are brought to the same spread) from nothing. */
const costs = { sign: 30, free: 0.001, studied: 3 };
/** From so many items on each further one of a file counts less. */
const fewItems = 10;
/** A stranger's file counts so many times as much as one that rules were written after. */
const strangersCount = 2;
/** An item is left out where it is less likely than this to be one: one that is lost costs its owner more than one too many. */
const least = 0.1;
/** A sign that hardly any item has must not decide alone. */
const leastSpread = 0.2;

/** The weights by which items of each list are judged: a logistic regression for each, solved by Newton's steps. */
export function fitItems(samples: readonly FittedSample[]): ItemWeights {
  return Object.fromEntries(
    (Object.keys(judgedLists) as JudgedList[]).map((list) => [
      list,
      fitList(samples.filter((each) => each.list === list)),
    ]),
  ) as ItemWeights;
}

function fitList(samples: readonly FittedSample[]): ItemWeights[JudgedList] {
  if (samples.length === 0) return { least: 0, constant: 0, signs: [] };
  const { means, spreads: found } = scaleOf(samples.map(({ signs }) => signs));
  const spreads = found.map((spread) => Math.max(leastSpread, spread));
  const counts = new Map<string, number>();
  for (const { file } of samples) counts.set(file, (counts.get(file) ?? 0) + 1);
  const cases = samples.map(({ signs, right, file, studied }) => ({
    signs: [1, studied ? 1 : 0, ...signs.map((sign, at) => (sign - (means[at] ?? 0)) / (spreads[at] ?? 1))],
    right: right ? 1 : 0,
    weight: (studied ? 1 : strangersCount) * Math.sqrt(Math.min(1, fewItems / (counts.get(file) ?? 1))),
  }));
  const width = means.length + 2;
  const [constant = 0, , ...scaled] = logistic(cases, {
    start: Array.from({ length: width }, () => 0),
    costs: Array.from({ length: width }, (_, at) => (at === 0 ? costs.free : at === 1 ? costs.studied : costs.sign)),
  });
  const signs = scaled.map((weight, at) => Math.round(weight / (spreads[at] ?? 1) / weightUnit));
  const shift = signs.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return { least, constant: Math.round(constant / weightUnit - shift), signs };
}
