import { planRules } from "../../account/plan.ts";
import type { PlanName } from "../../account/plan-names.ts";
import { toldNewestFirst } from "../../cv/newest-first.ts";
import type { ParsedData } from "../../cv/parsed-data.ts";
import type { TemplateRecommendation } from "../../cv/recommendation.ts";
import type { TemplateManifest } from "../../templates/vocabulary.ts";
import { reasonFor } from "./reasoning.ts";
import { readCareer } from "./read-career.ts";
import { scoreTemplate } from "./score-template.ts";

export type RecommendContext = {
  manifests: readonly TemplateManifest[];
  plan: PlanName;
  hasPicture: boolean;
  now: Date;
};

const alternatives = 3;

/**
 * Recommends a template that the plan allows, with up to three alternatives of any tier, best first
 * (contract.md 13, match-template). Pure: the same CV always gets the same answer.
 * @throws Error when no template is allowed, which a catalogue with free templates rules out
 */
export function recommendTemplate(said: ParsedData, context: RecommendContext): TemplateRecommendation {
  const cv = toldNewestFirst(said);
  const career = readCareer(cv, context.now);
  const ranked = context.manifests
    .map((manifest) => scoreTemplate(manifest, career, context.hasPicture))
    .sort((a, b) => b.score - a.score);
  const isAllowed = (manifest: TemplateManifest) => planRules[context.plan].templateTiers.includes(manifest.tier);
  const best = ranked.find((fit) => isAllowed(fit.manifest));
  if (!best) throw new Error("The catalogue holds no template that this plan allows.");
  return {
    recommended_template: best.manifest.slug,
    recommended_template_name: best.manifest.name,
    reasoning: reasonFor(best, cv),
    match_score: best.score,
    alternative_templates: ranked
      .filter((fit) => fit !== best)
      .slice(0, alternatives)
      .map(({ manifest, score }) => ({
        template: manifest.slug,
        name: manifest.name,
        score,
        ...(isAllowed(manifest) ? {} : { is_premium: true }),
      })),
  };
}
