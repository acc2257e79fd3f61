import { limits, planRules, type ParsedData, type TemplateManifest, type TemplateRecommendation } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { recommendTemplate } from "../match/recommend-template.ts";

const plan = "free";
/** What everybody may keep: a site that was liked is not taken away by a price. */
const offered = templateManifests.filter(({ tier }) => planRules[plan].templateTiers.includes(tier));

export type TryoutTemplate = { manifest: TemplateManifest; reasoning: string };

/** The templates that a tryout is shown in, the best one first, each with facts of the CV that speak for it. */
export function tryoutTemplates(cv: ParsedData, now: Date): TryoutTemplate[] {
  const { recommended_template: best, alternative_templates: others } = recommendFrom(offered, cv, now);
  return [best, ...others.map(({ template }) => template)].slice(0, limits.tryoutTemplates).flatMap((slug) => {
    const manifest = offeredTemplate(slug);
    return manifest ? [{ manifest, reasoning: recommendFrom([manifest], cv, now).reasoning }] : [];
  });
}

export function offeredTemplate(slug: string): TemplateManifest | undefined {
  return offered.find((manifest) => manifest.slug === slug);
}

/** The recommendation of a session whose visitor chose this template; the ones that were not chosen are the others. */
export function chosenRecommendation(cv: ParsedData, chosen: TemplateManifest, now: Date): TemplateRecommendation {
  const own = recommendFrom([chosen], cv, now);
  const others = tryoutTemplates(cv, now).flatMap(({ manifest }) => {
    const { match_score: score } = recommendFrom([manifest], cv, now);
    return manifest === chosen ? [] : [{ template: manifest.slug, name: manifest.name, score }];
  });
  return { ...own, alternative_templates: others };
}

function recommendFrom(manifests: readonly TemplateManifest[], cv: ParsedData, now: Date): TemplateRecommendation {
  return recommendTemplate(cv, { manifests, plan, hasPicture: false, now });
}
