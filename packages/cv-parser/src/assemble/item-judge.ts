import { attachedRule } from "../attached/attached-candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import { itemSigns } from "./item-signs.ts";
import type { ItemContext, ItemSigns, JudgedList } from "./item-signs.ts";
import { itemWeights, weightUnit } from "./item-weights.ts";
import type { ItemWeights } from "./item-weights.ts";

/**
 * What was found without the items that are hardly ever one of their list: labelled files taught how items look that a
 * label has, and those that it has not. What is left out stands on the page still, and its owner is asked about it.
 */
export function withoutUnlikely(found: FoundCv, context: ItemContext, weights: ItemWeights = itemWeights): FoundCv {
  const kept = (list: JudgedList): FoundItem[] => {
    const out = unlikelyOf(weights[list], itemSigns(list, found, context));
    return found[list].filter((item, at) => isAttached(item) || !out.has(at));
  };
  return { ...found, skills: kept("skills"), experiences: kept("experiences"), educations: kept("educations") };
}

/** A list of fewer items keeps at least half of them: who loses most of a short list loses more than it cost to see them. */
const shortList = 10;

/** The places of those items of a list that are less likely than it asks for, the least likely first where few may go. */
export function unlikelyOf(weights: ItemWeights[JudgedList], items: readonly ItemSigns[]): ReadonlySet<number> {
  const out = items
    .map(({ signs, isSettled }, at) => ({ at, isSettled, share: likelihood(weights, signs) }))
    .filter(({ isSettled, share }) => !isSettled && share < weights.least)
    .toSorted((first, second) => first.share - second.share);
  const most = items.length < shortList ? Math.floor(items.length / 2) : items.length;
  return new Set(out.slice(0, most).map(({ at }) => at));
}

const isAttached = ({ fields }: FoundItem): boolean =>
  Object.values(fields).some((field) => field?.rule === attachedRule);

/** How likely an item with such signs is one of a list with such weights. */
export function likelihood({ constant, signs: weights }: ItemWeights[JudgedList], signs: readonly number[]): number {
  const odds = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), constant);
  return 1 / (1 + Math.exp(-odds * weightUnit));
}
