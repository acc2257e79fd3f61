import type { BodyOf, ReplyOf, contract } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { presentTemplate, presentWebsiteTemplate, type TemplatesService } from "../templates/index.ts";
import type { WebsiteReader } from "./read-website.ts";
import type { Target, WebsiteWriter } from "./writer.ts";

type TemplatesContract = typeof contract.templates;
type Dependencies = { db: Db; templates: TemplatesService; reader: WebsiteReader; writer: WebsiteWriter };

/** Which template a website uses, and changing it; every category keeps its data (contract.md 8). */
export function createWebsiteTemplatesService({ db, templates, reader, writer }: Dependencies) {
  return {
    async templateOf(target: Target): Promise<Omit<ReplyOf<TemplatesContract["getWebsiteTemplate"]>, "success">> {
      const row = await writer.owned(db, target, false);
      const manifest = templates.find(row.template_slug);
      const shown = presentWebsiteTemplate(manifest);
      const template = manifest
        ? presentTemplate(manifest)
        : { ...shown, preview_url: null, preview_urls: null, tier: "free" as const, is_premium: false };
      return { template_id: shown.id, template_slug: shown.slug, template };
    },

    /** @throws AppError not_found, template_requires_upgrade, version_conflict, validation_failed */
    async applyTemplate(
      target: Target,
      body: BodyOf<TemplatesContract["applyTemplate"]>,
    ): Promise<Omit<ReplyOf<TemplatesContract["applyTemplate"]>, "success">> {
      if (body.site_id !== undefined && body.site_id !== target.id) {
        throw invalidField("site_id", "The site_id must be the id of this website.");
      }
      const chosen = body.template_slug ?? body.template_id;
      if (chosen === undefined) throw invalidField("template_id", "The template_id field is required.");
      const manifest = templates.find(chosen);
      if (!manifest) throw new AppError("not_found");
      const { row } = await writer.change(target, { template_slug: manifest.slug });
      return {
        template: presentTemplate(manifest),
        website: await reader.read(db, row),
        message: `Template "${manifest.name}" applied successfully!`,
      };
    },
  };
}
