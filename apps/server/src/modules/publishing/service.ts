import type { PublicSite } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { EventHub } from "../../ports/events/event-hub.ts";
import { readsOf, type Reads } from "../../ports/replica/reads.ts";
import { websiteOfFormer, type WebsiteReader } from "../websites/index.ts";
import { createSiteCards } from "./card/site-cards.ts";
import { createBlogPages } from "./blog-pages.ts";
import type { EdgePurge } from "./edge-purge.ts";
import { createHostSiteMap } from "./host-site-map.ts";
import { createFittingPages } from "./fitting-pages.ts";
import type { KeptPages } from "./kept-pages.ts";
import { KnownSites } from "./known-sites.ts";
import { createPageMaker, type OutdatedPage } from "./page-maker.ts";
import { PageMemory } from "./page-memory.ts";
import { createPrivatePages } from "./private-pages.ts";
import { plainOf } from "./served-page.ts";
import { findSite } from "./repository.ts";
import { createShareDocuments } from "./share-documents.ts";
import { baseUrl, type OwnHosts, type SiteName, type SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";
import type { ContactState, SiteRenderer } from "./site-renderer.ts";
import { visibleSite, type VisibleSite } from "./visible-site.ts";
import { createLastPages, type PublishedPage } from "./last-pages.ts";
import { createVisibleSites } from "./visible-sites.ts";
import { createWorkPages } from "./work-pages.ts";

type Dependencies = {
  db: Db;
  /** Where pages are read from; the database itself unless given. */
  reads?: Reads | undefined;
  clock: Clock;
  hub: EventHub;
  reader: WebsiteReader;
  renderer: SiteRenderer;
  /** Where published pages are kept for a database that is away; without it they are in memory only. */
  keptPages?: KeptPages | null;
  onError?: (error: unknown) => void;
  /** Has a page drawn anew in the background; unless given, pages of former builds stay until their site changes. */
  onOutdated?: (page: OutdatedPage) => void;
  /** The bytes of a picture that a site shows; null for one that is not kept here. */
  pictureAt?: (url: string) => Promise<Uint8Array | null>;
  /** Tells caches in front of changes; without it pages are kept there for a moment only. */
  edge?: EdgePurge | null;
  appUrl: () => string;
  sitesHost: () => string;
};

/** What robots may list of a site, and where the list lies. */
type ListedPages = { siteMapUrl: string; pages: { url: string; changed: Date }[] };

/** Some 4,000 pages of a usual length, compressed in both ways. */
const pageMemoryBytes = 128 * 1024 * 1024;

/** Sites as others see them: who may look, and the page of the current revision (contract.md 14, 20.5). */
export function createPublishingService(dependencies: Dependencies) {
  const { db, clock, hub, reader, renderer, appUrl, sitesHost } = dependencies;
  const pages = new PageMemory(pageMemoryBytes);
  const known = new KnownSites({ hub, clock });
  const { edge = null, onOutdated = () => undefined, pictureAt = async () => null } = dependencies;
  if (edge) known.onChange((websiteId) => edge.purge(websiteId));
  const reads = dependencies.reads ?? readsOf(db);
  const sites = createVisibleSites({ db, reads, clock, reader, known, appUrl });
  const lastPages = createLastPages({ ...dependencies, known, sites });
  const blog = createBlogPages({ db, clock, renderer, sites, appUrl });
  const work = createWorkPages({ renderer, sites, appUrl });

  const maker = createPageMaker({ db, reads, clock, renderer, sites, blog, work, pages, appUrl, onOutdated });

  return {
    appUrl,
    blog,
    cards: createSiteCards({ db, clock, renderer, sites, blog, pictureAt }),
    privatePages: createPrivatePages({ db, clock, renderer, sites, blog, appUrl }),
    fittingPages: createFittingPages({ db, clock, renderer, sites, pictureAt, appUrl }),
    share: createShareDocuments({ sites, appUrl }),

    /** Whether caches in front are told of changes. */
    hasEdge: edge !== null,

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
      return found && maker.drawContact(found, baseUrl(found, request), state);
    },

    /** The present name of a published site that had a name before; null for every other name. */
    async successorOf(name: SiteName): Promise<SiteName | null> {
      const websiteId = await websiteOfFormer(db, name, clock.now());
      const found = websiteId === null ? null : await findSite(db, { id: websiteId }, clock.now());
      return found?.shownStatus === "published" ? found.website.subdomain : null;
    },

    /** Whether a host name belongs to a site, published or not: what a certificate may be fetched for. */
    isServed: async (name: SiteName): Promise<boolean> => (await sites.named(name)) !== null,

    /** A page of a published site, or null: what it shows everybody. */
    async publishedPage(request: SiteRequest, path: SitePath): Promise<PublishedPage | null> {
      return lastPages.orKept({ request, path }, async () => {
        const found = await sites.visible(request.name, null);
        const made = found && (await maker.pageOf(request, found, path));
        if (!found || !made) return null;
        const { page, key } = made;
        const websiteId = found.website.id;
        return {
          found,
          page,
          websiteId,
          later: () => (known.current(request.name) === found ? pages.find(key) : null),
        };
      });
    },

    /** Where a published site begins, as it was asked for; null for a site that is not for everybody. */
    async homeOf(request: SiteRequest): Promise<string | null> {
      const found = await sites.visible(request.name, null);
      return found && (baseUrl(found, request) || "/");
    },

    /** What robots may list of a published site; null for a site that is not for them. */
    async listedPages(name: SiteName): Promise<ListedPages | null> {
      const found = await sites.visible(name, null);
      if (!found || !found.website.seo.indexable) return null;
      const home = { url: sites.urlOf(found), changed: found.website.updated_at };
      const pages = [home, ...(await work.addresses(found)), ...(await blog.addresses(found))];
      return { siteMapUrl: sites.urlOf(found, "/sitemap.xml"), pages };
    },

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async siteFor(name: SiteName, caller: Caller | null): Promise<PublicSite> {
      const { website } = await sites.require(name, caller);
      return (await sites.glimpse(website.id)).site;
    },

    async isOwner(name: SiteName, caller: Caller): Promise<boolean> {
      return (await sites.named(name))?.website.user_id === caller.userId;
    },

    /** A rendered page of a site that the caller may see. */
    async htmlFor(name: SiteName, caller: Caller | null, path: SitePath): Promise<string | null> {
      const found = await sites.require(name, caller);
      const made = await maker.pageOf({ name: name.toLowerCase(), at: "path" }, found, path);
      return made && (await plainOf(made.page)).toString("utf8");
    },

    /** Draws a page anew that was shown as a former build of its template drew it. */
    renew: (page: OutdatedPage) => maker.renew(page),

    /** The site map of the application's host. */
    hostSiteMap: createHostSiteMap({ db, clock, pages, appUrl }),
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;
