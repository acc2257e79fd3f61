import { findFigures } from "@vitrine/model";
import type { SiteView } from "../view/site-view.ts";
import type { ProseView } from "../view/text-blocks.ts";

/** A figure of the cover: what it counts, or the sentence that it was said in. */
export type CoverFigure = { value: string; says: string };

/** So many stand in one row. */
const most = 4;

/**
 * The figures of the cover: those that the owner entered, else those that the sentences about the roles hold, each with
 * its sentence, the latest role first. None where the owner made a section of figures.
 */
export function coverFigures(view: Pick<SiteView, "business" | "labels" | "experience" | "sections">): CoverFigure[] {
  const { business, labels, experience, sections } = view;
  const { metrics, industry } = business ?? {};
  const entered = [
    { says: labels.revenueImpact, value: metrics?.revenueImpact ?? "" },
    { says: labels.team, value: metrics?.teamSize ?? "" },
    { says: labels.successRate, value: metrics?.successRate ?? "" },
    { says: labels.clientSatisfaction, value: metrics?.clientSatisfaction ?? "" },
    { says: labels.years, value: industry?.experienceYears ? String(industry.experienceYears) : "" },
  ].filter(({ value }) => value);
  if (entered.length > 0 || sections.some(({ kind }) => kind === "figures")) return entered;
  const told = experience.items.map(({ description, org }) => ({ text: textOf(description), place: org }));
  const found = findFigures(told);
  const firstOfSentence = found.filter(
    ({ sentence }, index) => !found.slice(0, index).some((one) => one.sentence === sentence),
  );
  return firstOfSentence.slice(0, most).map(({ value, sentence }) => ({ value, says: sentence }));
}

function textOf({ blocks }: ProseView): string {
  return blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");
}
