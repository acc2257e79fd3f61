import { planRules } from "../account/plan.ts";
import type { ParsedData } from "../cv/parsed-data.ts";
import type { TemplateRecommendation } from "../cv/recommendation.ts";
import { websiteOfCv, type UnarrangedSite } from "../cv/site-from-cv/website-of-cv.ts";
import { limits } from "../limits.ts";
import type { TemplateManifest } from "../templates/vocabulary.ts";
import { generateTemplateData } from "./match/generate-template-data.ts";
import { recommendTemplate } from "./match/recommend-template.ts";

const plan = "free";

export type TryoutTemplate = { manifest: TemplateManifest; reasoning: string };

/** The templates that everybody may keep: a site that was liked is not taken away by a price. */
export function offeredInTryouts(manifests: readonly TemplateManifest[]): TemplateManifest[] {
  return manifests.filter(({ tier }) => planRules[plan].templateTiers.includes(tier));
}

/** The templates that a tryout is shown in, the best one first, each with facts of the CV that speak for it. */
export function tryoutTemplates(offered: readonly TemplateManifest[], cv: ParsedData, now: Date): TryoutTemplate[] {
  const { recommended_template: best, alternative_templates: others } = recommendFrom(offered, cv, now);
  return [best, ...others.map(({ template }) => template)].slice(0, limits.tryoutTemplates).flatMap((slug) => {
    const manifest = offered.find((one) => one.slug === slug);
    return manifest ? [{ manifest, reasoning: recommendFrom([manifest], cv, now).reasoning }] : [];
  });
}

/** The site of a tryout in a template: what the CV says, and nothing of what it keeps private. */
export function tryoutSiteOf(cv: ParsedData, { slug, family }: TemplateManifest): UnarrangedSite {
  return websiteOfCv(cv, { slug, templateData: generateTemplateData(cv, family), picture: null, privacy: {} });
}

/** The recommendation of a session whose visitor chose this template; the ones that were not chosen are the others. */
export function chosenForTryout(
  offered: readonly TemplateManifest[],
  cv: ParsedData,
  { chosen, now }: { chosen: TemplateManifest; now: Date },
): TemplateRecommendation {
  const own = recommendFrom([chosen], cv, now);
  const others = tryoutTemplates(offered, cv, now).flatMap(({ manifest }) => {
    const { match_score: score } = recommendFrom([manifest], cv, now);
    return manifest === chosen ? [] : [{ template: manifest.slug, name: manifest.name, score }];
  });
  return { ...own, alternative_templates: others };
}

function recommendFrom(manifests: readonly TemplateManifest[], cv: ParsedData, now: Date): TemplateRecommendation {
  return recommendTemplate(cv, { manifests, plan, hasPicture: false, now });
}
