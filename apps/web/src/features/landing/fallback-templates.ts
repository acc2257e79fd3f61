import type { Template } from "@vitrine/model";

const picture = (slug: string, size: string) => `/site-assets/previews/${slug}-${size}.webp`;

function template(id: number, slug: string, name: string, category: string, description: string): Template {
  return {
    id,
    slug,
    name,
    category,
    description,
    preview_url: picture(slug, "desktop"),
    preview_urls: {
      desktop: picture(slug, "desktop"),
      tablet: picture(slug, "tablet"),
      mobile: picture(slug, "mobile"),
    },
    tier: "free",
    is_premium: false,
    metadata: { loader_path: slug, features: [] },
  };
}

/** Shown when the catalogue cannot be loaded (document 1, section 8): three that every installation has. */
export const fallbackTemplates = [
  { category: "Classic", templates: [template(1, "default", "Default", "Classic", "A quiet column of dated work.")] },
  { category: "Modern", templates: [template(2, "modern", "Modern", "Modern", "Tiles for people with many sides.")] },
  {
    category: "Professional",
    templates: [template(3, "minimal-pro", "Minimal Pro", "Professional", "An asymmetric grid and nothing else.")],
  },
];
