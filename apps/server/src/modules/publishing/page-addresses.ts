import type { OwnedSite } from "./repository.ts";
import { assetsPath, cardFile } from "./site-paths.ts";
import type { RenderAddresses } from "./site-renderer.ts";

/** The version of its template that a site stays with, if it does. */
export const staysWith = ({ template_version: templateVersion }: OwnedSite["website"]) =>
  templateVersion === null ? {} : { templateVersion };

/**
 * The addresses that a page of a site is drawn with.
 * @param at `base` is where the site's pages lie, without a slash at the end; `cardOf` the page whose card shared
 * links show, which are told of a new one by its number
 */
export function pageAddresses(
  { website, shownStatus }: OwnedSite,
  at: { base: string; canonicalUrl: string; appUrl: string; cardOf?: string },
): RenderAddresses {
  return {
    baseUrl: at.base,
    canonicalUrl: at.canonicalUrl,
    assetsPath,
    ...staysWith(website),
    ...(website.subdomain === null
      ? {}
      : {
          viewsUrl: `/api/public/sites/${website.subdomain}/view`,
          reportUrl: `${at.appUrl}/report?site=${website.subdomain}`,
        }),
    ...(shownStatus === "published" && at.cardOf !== undefined
      ? { cardUrl: `${at.cardOf.replace(/\/$/, "")}${cardFile}?v=${website.revision}` }
      : {}),
    // Without script a form carries no token, so that only a site that everybody may see has one.
    ...(shownStatus === "published" ? { contactUrl: `${at.base}/contact` } : {}),
  };
}
