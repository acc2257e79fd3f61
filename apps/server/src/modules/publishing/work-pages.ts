import { projectSlugs } from "@vitrine/model";
import { AppError } from "../../http/app-error.ts";
import { pageAddresses } from "./page-addresses.ts";
import type { OwnedSite } from "./repository.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { VisibleSites } from "./visible-sites.ts";

type Dependencies = { renderer: SiteRenderer; sites: VisibleSites; appUrl: () => string };

/** The pages of single projects (design/sections.md, "A page of its own for a project"). */
export function createWorkPages({ renderer, sites, appUrl }: Dependencies) {
  async function slugsOf(found: OwnedSite): Promise<readonly string[]> {
    const { site } = await sites.snapshot(found.website.id);
    return [...projectSlugs(Object.values(site.projects).flat()).values()];
  }

  return {
    hasPage: async (found: OwnedSite, slug: string): Promise<boolean> => (await slugsOf(found)).includes(slug),

    /**
     * @param base where the site's pages lie, without a slash at the end
     * @throws AppError site_unavailable where no visible project has this page
     */
    async render(found: OwnedSite, base: string, slug: string): Promise<string> {
      const { site } = await sites.snapshot(found.website.id);
      const canonicalUrl = sites.urlOf(found, `/work/${slug}`);
      const html = await renderer.renderWork(
        site,
        slug,
        pageAddresses(found, { base, canonicalUrl, appUrl: appUrl(), cardOf: canonicalUrl }),
      );
      if (html === null) throw new AppError("site_unavailable");
      return html;
    },

    /** The projects' entries of the site map. */
    async addresses(found: OwnedSite): Promise<{ url: string; changed: Date }[]> {
      const slugs = await slugsOf(found);
      return slugs.map((slug) => ({ url: sites.urlOf(found, `/work/${slug}`), changed: found.website.updated_at }));
    },
  };
}

export type WorkPages = ReturnType<typeof createWorkPages>;
