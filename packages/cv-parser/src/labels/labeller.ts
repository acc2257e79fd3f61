import type { Learned } from "../entities/entries/label-parts.ts";
import { emissionsOf } from "./chain.ts";
import type { Chain } from "./chain.ts";
import { partFeatures } from "./part-features.ts";

/** What was learned: of lines, and of the parts of the headers of jobs and schools. */
export type Labeller = { lines: Chain | null; jobs: Chain | null; schools: Chain | null };

/** How well each label fits each part of a header, by what was learned. */
export function learnedBy(chain: Chain | null | undefined): Learned | null {
  if (chain === null || chain === undefined) return null;
  return (header, texts) => emissionsOf(chain, partFeatures(header, { texts }));
}
