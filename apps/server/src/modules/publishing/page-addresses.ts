import type { OwnedSite } from "./repository.ts";
import { assetsPath } from "./site-paths.ts";
import type { RenderAddresses } from "./site-renderer.ts";

/**
 * The addresses that a page of a site is drawn with.
 * @param base where the site's pages lie, without a slash at the end
 */
export function pageAddresses({ website }: OwnedSite, base: string, canonicalUrl: string): RenderAddresses {
  return {
    baseUrl: base,
    canonicalUrl,
    assetsPath,
    ...(website.subdomain === null ? {} : { viewsUrl: `/api/public/sites/${website.subdomain}/view` }),
    // Without script a form carries no token, so that only a site that everybody may see has one.
    ...(website.status === "published" ? { contactUrl: `${base}/contact` } : {}),
  };
}
