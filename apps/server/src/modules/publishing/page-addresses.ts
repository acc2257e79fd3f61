import type { OwnedSite } from "./repository.ts";
import { assetsPath } from "./site-paths.ts";
import type { RenderAddresses } from "./site-renderer.ts";

/**
 * The addresses that a page of a site is drawn with.
 * @param at `base` is where the site's pages lie, without a slash at the end
 */
export function pageAddresses(
  { website, shownStatus }: OwnedSite,
  at: { base: string; canonicalUrl: string; appUrl: string },
): RenderAddresses {
  return {
    baseUrl: at.base,
    canonicalUrl: at.canonicalUrl,
    assetsPath,
    ...(website.subdomain === null
      ? {}
      : {
          viewsUrl: `/api/public/sites/${website.subdomain}/view`,
          reportUrl: `${at.appUrl}/report?site=${website.subdomain}`,
        }),
    // Without script a form carries no token, so that only a site that everybody may see has one.
    ...(shownStatus === "published" ? { contactUrl: `${at.base}/contact` } : {}),
  };
}
