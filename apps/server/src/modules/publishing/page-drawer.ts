import { AppError } from "../../http/app-error.ts";
import type { BlogPages } from "./blog-pages.ts";
import { pageAddresses } from "./page-addresses.ts";
import type { OwnedSite } from "./repository.ts";
import type { SitePath } from "./site-paths.ts";
import type { ContactState, SiteRenderer } from "./site-renderer.ts";
import type { VisibleSites } from "./visible-sites.ts";
import type { WorkPages } from "./work-pages.ts";

export type DrawerDependencies = {
  renderer: SiteRenderer;
  sites: VisibleSites;
  blog: BlogPages;
  work: WorkPages;
  appUrl: () => string;
};

/** Draws the pages of sites that may be seen, each from what its site says now. */
export function createPageDrawer({ renderer, sites, blog, work, appUrl }: DrawerDependencies) {
  const addressesOf = (found: OwnedSite, base: string, path: string) =>
    pageAddresses(found, {
      base,
      canonicalUrl: sites.urlOf(found, path),
      appUrl: appUrl(),
      ...(path === "" ? { cardOf: sites.urlOf(found) } : {}),
    });

  async function drawHome(found: OwnedSite, base: string): Promise<string> {
    const { site } = await sites.snapshot(found.website.id);
    return renderer.render(site, addressesOf(found, base, ""));
  }

  /** The page of the contact form; null for a site that not everybody may see. */
  async function drawContact(found: OwnedSite, base: string, state: ContactState): Promise<string | null> {
    if (found.shownStatus !== "published") return null;
    const { site } = await sites.snapshot(found.website.id);
    const { viewsUrl, ...addresses } = addressesOf(found, base, "/contact");
    // The form that comes back, and the thanks, are no further views.
    const isFirstLook = state.kind === "form" && state.values === undefined;
    return renderer.renderContact(site, state, isFirstLook && viewsUrl ? { ...addresses, viewsUrl } : addresses);
  }

  async function drawContactPage(found: OwnedSite, base: string, isSent: boolean): Promise<string> {
    const html = await drawContact(found, base, { kind: isSent ? "sent" : "form" });
    if (html === null) throw new AppError("site_unavailable");
    return html;
  }

  /** Draws the page at a path of a site that may be seen; null where the site has no such page. */
  function drawerOf(found: OwnedSite, base: string, path: SitePath): (() => Promise<string>) | null {
    if (path.kind === "home") return () => drawHome(found, base);
    if (path.kind === "contact") return () => drawContactPage(found, base, path.isSent);
    if (path.kind === "work") return () => work.render(found, base, path.slug);
    if (!blog.hasBlog(found)) return null;
    return path.kind === "archive"
      ? () => blog.renderArchive(found, base)
      : () => blog.renderArticle(found, base, path.slug);
  }

  return { drawContact, drawerOf };
}
