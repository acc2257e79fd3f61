import { careAndCraft } from "./care-and-craft.ts";
import type { JudgedLife } from "./life.ts";
import { stageAndDesk } from "./stage-and-desk.ts";

export type { JudgedLife } from "./life.ts";

/**
 * Sixty invented lives of twenty professions, judged once, before anything was measured with them, by what the designs
 * are made for: the signature must have facts to live on, the tone must be the one of the trade, and pictures must not
 * be missed. They are the measure of the recommender, not its pattern.
 */
export const judgedLives: readonly JudgedLife[] = [...careAndCraft, ...stageAndDesk];
