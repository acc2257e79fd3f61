import { popularityScore, type Template, type TemplateManifest, type Website } from "@vitrine/model";
import { previewUrls } from "@vitrine/templates/catalogue";
import type { TemplateCounts } from "./repository.ts";
import { templateId } from "./template-id.ts";

/** Path of a template's code inside the templates package (contract.md 2, `metadata.loader_path`). */
const loaderPath = (slug: string) => `${slug}/template`;

function metadata(manifest: TemplateManifest): Template["metadata"] {
  return { loader_path: loaderPath(manifest.slug), features: [...manifest.features] };
}

/** A manifest as the API's Template; with `counts` the four counters are added (contract.md 8). */
export function presentTemplate(manifest: TemplateManifest, counts?: TemplateCounts): Template {
  const urls = previewUrls(manifest.slug);
  return {
    id: templateId(manifest.slug),
    slug: manifest.slug,
    name: manifest.name,
    category: manifest.category,
    description: manifest.description,
    preview_url: urls.desktop,
    preview_urls: urls,
    tier: manifest.tier,
    is_premium: manifest.tier !== "free",
    metadata: metadata(manifest),
    ...(counts ? { ...counts, popularity_score: popularityScore(counts) } : {}),
  };
}

/** The template inside a website; one that is not in the catalogue shows as Default, Classic (contract.md 2). */
export function presentWebsiteTemplate(manifest: TemplateManifest | undefined): Website["template"] {
  if (!manifest) {
    return {
      id: null,
      slug: "default",
      name: "Default",
      category: "Classic",
      description: "",
      metadata: { loader_path: loaderPath("default"), features: [] },
    };
  }
  const { slug, name, category, description } = manifest;
  return { id: templateId(slug), slug, name, category, description, metadata: metadata(manifest) };
}
