import type { ExtraSections, TemplateManifest, Website, WebsiteSummary } from "@vitrine/model";
import { iso, isoOrNull } from "../auth/index.ts";
import { presentWebsiteTemplate } from "../templates/index.ts";
import type { RelatedLists } from "./related-lists.ts";
import type { WebsiteRow } from "./repository.ts";

type Core = Omit<WebsiteSummary, "counts">;
type WithTemplate = {
  manifest: TemplateManifest | undefined;
  templateData: Record<string, unknown>;
  otherTemplateData: Website["other_template_data"];
};

/** Key of a template's data: its category in lower case (contract.md 8, template data). */
export function templateDataCategory(manifest: TemplateManifest | undefined): string {
  return manifest?.category.toLowerCase() ?? "default";
}

/** A template, the data of its own category, and that of the others. */
export function withTemplate(
  manifest: TemplateManifest | undefined,
  data: Readonly<Record<string, Record<string, unknown>>>,
): WithTemplate {
  const filled = Object.fromEntries(Object.entries(data).filter(([, block]) => Object.keys(block).length > 0));
  const { [templateDataCategory(manifest)]: templateData = {}, ...otherTemplateData } = filled;
  return { manifest, templateData, otherTemplateData };
}

/** Path of the public page; null for a draft and for a website without an address. */
export function publicUrlOf(row: Pick<WebsiteRow, "subdomain" | "status">): string | null {
  return row.subdomain && row.status !== "draft" ? `/p/${row.subdomain}` : null;
}

/** A row as the API's website without its related lists; owner and bookkeeping stay behind here. */
export function presentCore(row: WebsiteRow, { manifest, templateData }: WithTemplate, extras: ExtraSections): Core {
  const template = presentWebsiteTemplate(manifest);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    full_name: row.full_name,
    intro: row.intro,
    description: row.description,
    subdomain: row.subdomain,
    domain: row.domain,
    contact: row.contact,
    flat_picture: row.flat_picture,
    picture_focal: row.flat_picture === null ? null : row.picture_focal,
    is_published: row.status === "published",
    status: row.status,
    taken_down_at: isoOrNull(row.taken_down_at),
    template,
    template_id: template.id,
    template_slug: template.slug,
    template_data: templateData,
    seo: row.seo,
    public_url: publicUrlOf(row),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    ...extras,
  };
}

/** A website as its owner reads it, with the related lists. */
export function presentWebsite(row: WebsiteRow, template: WithTemplate, lists: RelatedLists): Website {
  const { otherTemplateData } = template;
  return {
    ...presentCore(row, template, lists),
    ...lists,
    look: row.look,
    other_template_data: otherTemplateData,
  };
}
