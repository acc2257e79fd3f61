import { readSeo, type PublicSite } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { EventHub } from "../../ports/events/event-hub.ts";
import type { WebsiteReader } from "../websites/index.ts";
import { createBlogPages } from "./blog-pages.ts";
import type { KeptPages } from "./kept-pages.ts";
import { KnownSites } from "./known-sites.ts";
import { pageAddresses } from "./page-addresses.ts";
import { preparePage, RecentlyUsed, type ServedPage } from "./page-cache.ts";
import * as repository from "./repository.ts";
import type { OwnedSite } from "./repository.ts";
import { baseUrl, type OwnHosts, type SiteName, type SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";
import type { ContactState, SiteRenderer } from "./site-renderer.ts";
import { visibleSite, type VisibleSite } from "./visible-site.ts";
import { createLastPages } from "./last-pages.ts";
import { createVisibleSites } from "./visible-sites.ts";
import { createWorkPages } from "./work-pages.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  hub: EventHub;
  reader: WebsiteReader;
  renderer: SiteRenderer;
  /** Where published pages are kept for a database that is away; without it they are in memory only. */
  keptPages?: KeptPages | null;
  onError?: (error: unknown) => void;
  appUrl: () => string;
  sitesHost: () => string;
};

/** What robots may list of a site, and where the list lies. */
type ListedPages = { siteMapUrl: string; pages: { url: string; changed: Date }[] };

const pagesInMemory = 200;
const renderingsKept = 3;
/** The most addresses that a site map may hold (sitemaps.org). */
const siteMapEntries = 50_000;

/** Sites as others see them: who may look, and the page of the current revision (contract.md 14, 20.5). */
export function createPublishingService(dependencies: Dependencies) {
  const { db, clock, hub, reader, renderer, appUrl, sitesHost } = dependencies;
  const pages = new RecentlyUsed<ServedPage>(pagesInMemory);
  const known = new KnownSites({ hub, clock });
  const sites = createVisibleSites({ db, clock, reader, renderer, known, appUrl });
  const lastPages = createLastPages({ ...dependencies, known, sites });
  const blog = createBlogPages({ db, clock, renderer, sites, appUrl });
  const work = createWorkPages({ renderer, sites, appUrl });

  const addressesOf = (found: OwnedSite, base: string, path: string) =>
    pageAddresses(found, { base, canonicalUrl: sites.urlOf(found, path), appUrl: appUrl() });

  async function renderHome(found: OwnedSite, base: string, build: string): Promise<string> {
    const { website } = found;
    const stored = await repository.findRendering(db, { websiteId: website.id, revision: website.revision, build });
    if (stored !== null) return stored;
    const current = await sites.snapshot(website.id);
    const html = await renderer.render(current.site, addressesOf(found, base, ""));
    const key = { websiteId: website.id, revision: current.row.revision, build };
    await repository.storeRendering(db, key, { html, site: current.site }, renderingsKept).catch(ignoreDeletedSite);
    return html;
  }

  /** The page of the contact form; null for a site that not everybody may see. */
  async function renderContact(found: OwnedSite, base: string, state: ContactState): Promise<string | null> {
    if (found.shownStatus !== "published") return null;
    const { site } = await sites.snapshot(found.website.id);
    const { viewsUrl, ...addresses } = addressesOf(found, base, "/contact");
    // The form that comes back, and the thanks, are no further views.
    const isFirstLook = state.kind === "form" && state.values === undefined;
    return renderer.renderContact(site, state, isFirstLook && viewsUrl ? { ...addresses, viewsUrl } : addresses);
  }

  async function contactPage(found: OwnedSite, base: string, isSent: boolean): Promise<ServedPage> {
    const html = await renderContact(found, base, { kind: isSent ? "sent" : "form" });
    if (html === null) throw new AppError("site_unavailable");
    return preparePage(html);
  }

  /** The page at a path of a site that may be seen; null where the blog has no such page. */
  async function pageOf(request: SiteRequest, found: OwnedSite, path: SitePath): Promise<ServedPage | null> {
    const base = baseUrl(found, request);
    const build = await sites.buildKey(found, base);
    const key = `${found.website.id}:${found.website.revision}:${build}`;
    if (path.kind === "home") {
      return pages.get(key, async () => preparePage(await renderHome(found, base, build)));
    }
    if (path.kind === "contact") {
      return pages.get(`${key}:contact:${path.isSent}`, () => contactPage(found, base, path.isSent));
    }
    if (path.kind === "work") {
      return pages.get(`${key}:work:${path.slug}`, async () => preparePage(await work.render(found, base, path.slug)));
    }
    if (!blog.hasBlog(found)) return null;
    const make = async () =>
      preparePage(
        await (path.kind === "article" ? blog.renderArticle(found, base, path.slug) : blog.renderArchive(found, base)),
      );
    return pages.get(`${key}:blog:${path.kind === "article" ? path.slug : ""}`, make);
  }

  return {
    appUrl,
    blog,

    hosts: (): OwnHosts => ({ appUrl: appUrl(), sitesHost: sitesHost() }),

    /** Whether two names, each a subdomain or a domain, are of one site. */
    async isSameSite(name: SiteName, other: SiteName): Promise<boolean> {
      return name === other || (await sites.named(name))?.website.subdomain === other;
    },

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async find(name: SiteName, caller: Caller | null): Promise<VisibleSite> {
      const found = await sites.require(name, caller);
      return visibleSite(found, sites.urlOf(found), { appUrl: appUrl(), sitesHost: sitesHost() });
    },

    /** Whether a site that the caller may see has this page now: a plan's blog, a post that is visible. */
    async hasPage(name: SiteName, caller: Caller | null, path: SitePath): Promise<boolean> {
      const found = await sites.require(name, caller);
      if (path.kind === "home") return true;
      if (path.kind === "contact") return found.shownStatus === "published";
      if (path.kind === "work") return work.hasPage(found, path.slug);
      return path.kind === "archive" ? blog.hasBlog(found) : (await blog.findPost(found, path.slug)) !== null;
    },

    /** The number of a site that others than its owner can see; null for every other name. */
    async reportable(name: SiteName): Promise<number | null> {
      const found = await sites.named(name.toLowerCase());
      return found && found.shownStatus !== "draft" ? found.website.id : null;
    },

    /** The contact form as it was filled in; null for a site that not everybody may see. */
    async filledContactForm(request: SiteRequest, state: ContactState): Promise<string | null> {
      const found = await sites.visible(request.name, null);
      return found && renderContact(found, baseUrl(found, request), state);
    },

    /** Whether a host name belongs to a site, published or not: what a certificate may be fetched for. */
    isServed: async (name: SiteName): Promise<boolean> => (await sites.named(name)) !== null,

    /** A page of a published site, or null: what it shows everybody. */
    async publishedPage(request: SiteRequest, path: SitePath): Promise<ServedPage | null> {
      return lastPages.orKept({ request, path }, async () => {
        const found = await sites.visible(request.name, null);
        const page = found && (await pageOf(request, found, path));
        return found && page && { found, page };
      });
    },

    /** What robots may list of a published site; null for a site that is not for them. */
    async listedPages(name: SiteName): Promise<ListedPages | null> {
      const found = await sites.visible(name, null);
      if (!found || !readSeo(found.website.seo).indexable) return null;
      const home = { url: sites.urlOf(found), changed: found.website.updated_at };
      const pages = [home, ...(await work.addresses(found)), ...(await blog.addresses(found))];
      return { siteMapUrl: sites.urlOf(found, "/sitemap.xml"), pages };
    },

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async siteFor(name: SiteName, caller: Caller | null): Promise<PublicSite> {
      const { website } = await sites.require(name, caller);
      return (await sites.snapshot(website.id)).site;
    },

    async isOwner(name: SiteName, caller: Caller): Promise<boolean> {
      return (await sites.named(name))?.website.user_id === caller.userId;
    },

    /** A rendered page of a site that the caller may see. */
    async htmlFor(name: SiteName, caller: Caller | null, path: SitePath): Promise<string | null> {
      const found = await sites.require(name, caller);
      const page = await pageOf({ name: name.toLowerCase(), at: "path" }, found, path);
      return page?.plain.toString("utf8") ?? null;
    },

    async publishedAddresses(): Promise<{ url: string; changed: Date }[]> {
      const rows = await repository.listPublished(db, siteMapEntries - 1);
      return rows.flatMap(({ subdomain, updated_at, seo }) =>
        subdomain && readSeo(seo).indexable ? [{ url: `${appUrl()}/p/${subdomain}`, changed: updated_at }] : [],
      );
    },
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;

/** A site deleted while its page was made needs no stored page; every other failure is a fault. */
function ignoreDeletedSite(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isForeignKeyViolation =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
  if (!isForeignKeyViolation) throw error;
}
