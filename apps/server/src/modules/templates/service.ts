import type { ReplyOf } from "@vitrine/contract";
import type { contract } from "@vitrine/contract";
import {
  planRules,
  resolveTemplateSlug,
  templateCategories,
  type PlanName,
  type Template,
  type TemplateManifest,
} from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { personaFor } from "@vitrine/templates/personas";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { presentDemoSite } from "./demo-site.ts";
import { presentTemplate } from "./present.ts";
import { addToCount, countLikes, readCounts, setLike, type TemplateCounts } from "./repository.ts";
import { templateId } from "./template-id.ts";
import { createTemplateLooks, type TemplateLooks } from "./template-looks.ts";

/** The same caller is counted once in this time, per template and kind of event (contract.md 8). */
const countOnceMs = 10 * 60_000;

const noCounts: TemplateCounts = { usage_count: 0, like_count: 0, view_count: 0 };

type Dependencies = { db: Db; limiter: RateLimiter; looks?: TemplateLooks; manifests?: readonly TemplateManifest[] };

/** The catalogue with its counters and the rule of tiers (contract.md 8). */
export function createTemplatesService({
  db,
  limiter,
  looks = createTemplateLooks(),
  manifests = templateManifests,
}: Dependencies) {
  const bySlug = new Map(manifests.map((manifest) => [manifest.slug, manifest]));
  const byId = new Map(manifests.map((manifest) => [templateId(manifest.slug), manifest]));

  /** The manifest behind a slug, an alias or an id. */
  function find(slugOrId: string | number): TemplateManifest | undefined {
    return typeof slugOrId === "number" ? byId.get(slugOrId) : bySlug.get(resolveTemplateSlug(slugOrId));
  }

  function known(slug: string): TemplateManifest {
    const manifest = find(slug);
    if (!manifest) throw new AppError("not_found");
    return manifest;
  }

  return {
    find,

    /** Groups in the fixed category order; within a group the most popular first, ties by name. */
    async list(withCounts: boolean): Promise<ReplyOf<typeof contract.templates.listTemplates>["data"]> {
      const counts = await readCounts(db);
      const ranked = manifests
        .map((manifest) => ({ manifest, template: presentTemplate(manifest, counts.get(manifest.slug) ?? noCounts) }))
        .sort((a, b) => byPopularity(a.template, b.template));
      return templateCategories.flatMap((category) => {
        const templates = ranked
          .filter(({ manifest }) => manifest.category === category)
          .map(({ manifest, template }) => (withCounts ? template : presentTemplate(manifest)));
        return templates.length > 0 ? [{ category, templates }] : [];
      });
    },

    /** With what an owner can choose of its look. */
    async get(slug: string): Promise<Template> {
      const manifest = known(slug);
      return { ...presentTemplate(manifest), ...(await looks.choices(manifest.slug)) };
    },

    /** @throws AppError demo_not_available for a template of the catalogue that has no sample site */
    demo(slug: string): Omit<ReplyOf<typeof contract.templates.getTemplateDemo>, "success"> {
      if (find(slug)?.hasDemo === false) throw new AppError("demo_not_available");
      const persona = personaFor(slug);
      return { data: presentDemoSite(persona), persona: persona.id, category: persona.category };
    },

    /** Counts a selection or a preview, once per caller and ten minutes. */
    async track(slug: string, event: "select" | "preview", caller: string): Promise<void> {
      const manifest = known(slug);
      const isFirst = await limiter.firstIn(`template:${event}:${manifest.slug}:${caller}`, countOnceMs);
      if (isFirst) await addToCount(db, manifest.slug, event === "select" ? "usage_count" : "view_count");
    },

    /** The like of one person, given or taken back. */
    async like(slug: string, userId: number, liked: boolean): Promise<{ like_count: number; liked: boolean }> {
      const manifest = known(slug);
      await setLike(db, manifest.slug, userId, liked);
      return { like_count: await countLikes(db, manifest.slug), liked };
    },

    /** Counts a template that was applied to a website, within the caller's transaction. */
    countUse: (inside: Db, slug: string): Promise<void> => addToCount(inside, slug, "usage_count"),

    /**
     * The rule of tiers (contract.md 8.1).
     * @throws AppError template_requires_upgrade
     */
    requireAllowed(manifest: TemplateManifest, plan: PlanName): void {
      if (planRules[plan].templateTiers.includes(manifest.tier)) return;
      throw new AppError("template_requires_upgrade", {
        message: `The template "${manifest.name}" needs the ${planRules[manifest.tier].displayName} plan.`,
        data: { required_plan: manifest.tier, template_slug: manifest.slug, checkout_url: "/checkout?billing=monthly" },
      });
    },
  };
}

export type TemplatesService = ReturnType<typeof createTemplatesService>;

function byPopularity(a: Template, b: Template): number {
  return (b.popularity_score ?? 0) - (a.popularity_score ?? 0) || a.name.localeCompare(b.name, "en");
}
