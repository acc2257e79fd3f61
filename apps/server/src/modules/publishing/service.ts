import { createHash } from "node:crypto";
import { canView, isAllowedSubdomain, planRules, type PublicSite, type Viewer } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { publicSiteOf, type WebsiteReader, type WebsiteRow } from "../websites/index.ts";
import { preparePage, RecentlyUsed, type ServedPage } from "./page-cache.ts";
import * as repository from "./repository.ts";
import type { OwnedSite } from "./repository.ts";
import type { SiteRenderer } from "./site-renderer.ts";

type Dependencies = { db: Db; reader: WebsiteReader; renderer: SiteRenderer; appUrl: () => string };

/** Where the files of the templates are served. */
export const assetsPath = "/site-assets/";

const pagesInMemory = 200;
const renderingsKept = 3;
/** The most addresses that a site map may hold (sitemaps.org). */
const siteMapEntries = 50_000;

/** Sites as others see them: who may look, and the page of the current revision (contract.md 14, 20.5). */
export function createPublishingService({ db, reader, renderer, appUrl }: Dependencies) {
  const pages = new RecentlyUsed<ServedPage>(pagesInMemory);

  async function visibleSite(subdomain: string, caller: Caller | null): Promise<OwnedSite | null> {
    if (!isAllowedSubdomain(subdomain)) return null;
    const found = await repository.findSite(db, subdomain);
    return found && canView(found.website.status, viewerOf(found.website, caller)) ? found : null;
  }

  async function requireVisible(subdomain: string, caller: Caller | null): Promise<OwnedSite> {
    const found = await visibleSite(subdomain.toLowerCase(), caller);
    if (!found) throw new AppError("site_unavailable");
    return found;
  }

  /** Reads the site and its lists at one moment, so that a page is never half of two revisions. */
  async function snapshot(subdomain: string, websiteId: number): Promise<{ row: WebsiteRow; site: PublicSite } | null> {
    return db.transaction(
      async (inside) => {
        const found = await repository.findSite(inside, subdomain);
        if (found?.website.id !== websiteId) return null;
        const website = await reader.read(inside, found.website);
        return { row: found.website, site: publicSiteOf(website, { branding: planRules[found.plan].branding }) };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  }

  const pageUrl = (subdomain: string) => `${appUrl()}/p/${subdomain}`;

  /** Everything beside the site itself that a page depends on. */
  async function buildKey({ plan }: OwnedSite): Promise<string> {
    const parts = [await renderer.build(), appUrl(), planRules[plan].branding];
    return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
  }

  async function render(subdomain: string, { website }: OwnedSite, build: string): Promise<string> {
    const stored = await repository.findRendering(db, { websiteId: website.id, revision: website.revision, build });
    if (stored !== null) return stored;
    const current = await snapshot(subdomain, website.id);
    if (!current) throw new AppError("site_unavailable");
    const html = await renderer.render(current.site, {
      baseUrl: `/p/${subdomain}`,
      canonicalUrl: pageUrl(subdomain),
      assetsPath,
    });
    const key = { websiteId: website.id, revision: current.row.revision, build };
    await repository.storeRendering(db, key, { html, site: current.site }, renderingsKept).catch(ignoreDeletedSite);
    return html;
  }

  async function pageOf(subdomain: string, found: OwnedSite): Promise<ServedPage> {
    const build = await buildKey(found);
    const key = `${found.website.id}:${found.website.revision}:${build}`;
    return pages.get(key, async () => preparePage(await render(subdomain, found, build)));
  }

  return {
    appUrl,
    pageUrl,

    /** The page of a published site, or null: requests for pages carry no token, so they count as a guest's. */
    async publishedPage(subdomain: string): Promise<ServedPage | null> {
      const found = await visibleSite(subdomain, null);
      return found ? pageOf(subdomain, found) : null;
    },

    /** The published site's row, for its site map and robots file. */
    async publishedSite(subdomain: string): Promise<WebsiteRow | null> {
      return (await visibleSite(subdomain, null))?.website ?? null;
    },

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async siteFor(subdomain: string, caller: Caller | null): Promise<PublicSite> {
      const { website } = await requireVisible(subdomain, caller);
      const current = await snapshot(subdomain.toLowerCase(), website.id);
      if (!current) throw new AppError("site_unavailable");
      return current.site;
    },

    /** The rendered page of a site that the caller may see, for the page that asks with the stored token. */
    async htmlFor(subdomain: string, caller: Caller | null): Promise<string> {
      const found = await requireVisible(subdomain, caller);
      return (await pageOf(subdomain.toLowerCase(), found)).plain.toString("utf8");
    },

    async publishedAddresses(): Promise<{ url: string; changed: Date }[]> {
      const rows = await repository.listPublished(db, siteMapEntries - 1);
      return rows.flatMap(({ subdomain, updated_at, seo }) =>
        subdomain && seo.indexable ? [{ url: pageUrl(subdomain), changed: updated_at }] : [],
      );
    },
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;

function viewerOf(website: WebsiteRow, caller: Caller | null): Viewer {
  if (!caller || caller.isSuspended || !caller.isVerified) return "guest";
  return caller.userId === website.user_id ? "owner" : "user";
}

/** A site deleted while its page was made needs no stored page; every other failure is a fault. */
function ignoreDeletedSite(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isForeignKeyViolation =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
  if (!isForeignKeyViolation) throw error;
}
