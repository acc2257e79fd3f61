import type { PublicSite } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import { findVisiblePost } from "../blog/index.ts";
import { withSectionsOf } from "../websites/index.ts";
import type { BlogPages } from "./blog-pages.ts";
import { staysWith } from "./page-addresses.ts";
import { findSite } from "./repository.ts";
import { assetsPath, type SitePath } from "./site-paths.ts";
import type { RenderAddresses, SiteRenderer } from "./site-renderer.ts";
import type { VisibleSites } from "./visible-sites.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  renderer: SiteRenderer;
  sites: VisibleSites;
  blog: BlogPages;
  appUrl: () => string;
};

/** A page of a website for those who were given its address. */
export type PrivatePage = {
  websiteId: number;
  /** Where its pages lie, without a slash at the end. */
  base: string;
  /** The numbers of the sections that it shows, in order; null for the website's own. */
  sections: readonly number[] | null;
  path: SitePath;
};

/**
 * Pages of websites whoever else may see them, drawn for each request and kept nowhere. They name no feed, no site map
 * and no address that everybody could open, and take no messages: that form is for sites that everybody may see.
 */
export function createPrivatePages({ db, clock, renderer, sites, blog, appUrl }: Dependencies) {
  return {
    /** The page; null where the website has no such page, its owner is suspended, or it was taken down. */
    async draw({ websiteId, base, sections, path }: PrivatePage): Promise<string | null> {
      const found = await findSite(db, { id: websiteId }, clock.now());
      if (!found || found.isBarred) return null;
      const { site } = await sites.snapshot(websiteId, (website) =>
        sections === null ? website : withSectionsOf(website, sections),
      );
      const below = pathBelow(path);
      if (below === null) return null;
      const canonicalUrl = `${appUrl()}${base}${below}`;
      const addresses = { baseUrl: base, canonicalUrl, assetsPath, isPrivate: true, ...staysWith(found.website) };
      return drawPage(site, addresses, { websiteId, path });
    },
  };

  async function drawPage(
    site: PublicSite,
    addresses: RenderAddresses,
    { websiteId, path }: Pick<PrivatePage, "websiteId" | "path">,
  ): Promise<string | null> {
    if (path.kind === "home") return renderer.render(site, addresses);
    if (path.kind === "work") return renderer.renderWork(site, path.slug, addresses);
    if (site.blogPosts.length === 0) return null;
    if (path.kind === "archive") return renderer.renderArchive(site, addresses);
    if (path.kind !== "article" || !site.blogPosts.some(({ slug }) => slug === path.slug)) return null;
    const post = await findVisiblePost(db, websiteId, clock.now(), path.slug);
    return post && renderer.renderArticle(site, await blog.articleOf(post), addresses);
  }
}

/** Where a page lies below its site's address; null for a page that no private link has. */
function pathBelow(path: SitePath): string | null {
  if (path.kind === "home") return "";
  if (path.kind === "archive") return "/blog";
  if (path.kind === "article") return `/blog/${path.slug}`;
  return path.kind === "work" ? `/work/${path.slug}` : null;
}
