import { createHash } from "node:crypto";
import { canView, hasPlanFeature, planRules, type PublicSite, type Viewer, type Website } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Reads } from "../../ports/replica/reads.ts";
import { publicSiteOf, type WebsiteReader, type WebsiteRow } from "../websites/index.ts";
import type { KnownSites } from "./known-sites.ts";
import { findSite, type OwnedSite } from "./repository.ts";
import { canonicalUrl, isDomainName, isSiteName, type SiteName } from "./site-address.ts";

type Dependencies = {
  db: Db;
  reads: Reads;
  clock: Clock;
  reader: WebsiteReader;
  known: KnownSites;
  appUrl: () => string;
};

/** Who may look at a site, what it shows at this moment, and what a page of it depends on (contract.md 14). */
export function createVisibleSites({ db, reads, clock, reader, known, appUrl }: Dependencies) {
  const find = (key: Parameters<typeof findSite>[1]) =>
    reads.site(
      (from) => findSite(from, key, clock.now()),
      (found) => found?.website.id ?? null,
    );

  /** The site of a name, whoever may see it; a domain names one only while its owner's plan has domains. */
  async function named(name: SiteName): Promise<OwnedSite | null> {
    if (!isSiteName(name)) return null;
    if (!isDomainName(name)) return known.get(name, () => find({ subdomain: name }));
    const found = await known.get(name, () => find({ domain: name }));
    return found && planRules[found.plan].customDomains ? found : null;
  }

  async function visible(name: SiteName, caller: Caller | null): Promise<OwnedSite | null> {
    const found = await named(name);
    return found && isFor(found, caller) ? found : null;
  }

  function snapshotIn(
    from: Db,
    websiteId: number,
    choose: (website: Website) => Website = (website) => website,
  ): Promise<{ row: WebsiteRow; site: PublicSite }> {
    return from.transaction(
      async (inside) => {
        const now = clock.now();
        const found = await findSite(inside, { id: websiteId }, now);
        if (!found) throw new AppError("site_unavailable");
        const website = choose(await reader.read(inside, found.website));
        const { branding } = planRules[found.plan];
        const ownCss = hasPlanFeature(found.plan, "custom_css");
        return { row: found.website, site: publicSiteOf(website, { branding, ownCss, now }) };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  }

  return {
    named,
    visible,

    /** The revision that everybody can see of a site; null for a site that is gone or not for everybody. */
    async revisionOf(websiteId: number): Promise<number | null> {
      const found = await findSite(db, { id: websiteId }, clock.now());
      return found && isFor(found, null) ? found.website.revision : null;
    },

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async require(name: SiteName, caller: Caller | null): Promise<OwnedSite> {
      const found = await visible(name.toLowerCase(), caller);
      if (!found) throw new AppError("site_unavailable");
      return found;
    },

    /**
     * Reads a site and its lists at one moment, so that a page is never half of two revisions.
     * @param choose leaves out or orders what the site shows by itself
     */
    snapshot: (websiteId: number, choose?: (website: Website) => Website) => snapshotIn(db, websiteId, choose),

    /** The same for who shows it once and keeps nothing of it: on the way to it, a replica may be asked. */
    glimpse: (websiteId: number) =>
      reads.site(
        (from) => snapshotIn(from, websiteId),
        () => websiteId,
      ),

    /** The address that a page of a site calls its own. */
    urlOf: (found: OwnedSite, path = "") => canonicalUrl(found, path, appUrl()),

    /** Everything beside a site's revision and its template's build that its pages depend on, where they were asked for. */
    contextOf(found: OwnedSite, base: string): string {
      const { branding, blog } = planRules[found.plan];
      const url = canonicalUrl(found, "", appUrl());
      const due = blog ? found.duePosts : 0;
      const ownCss = hasPlanFeature(found.plan, "custom_css");
      const parts = [url, appUrl(), base, branding, ownCss, blog, due];
      return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
    },
  };
}

function isFor({ website, shownStatus }: OwnedSite, caller: Caller | null): boolean {
  return canView(shownStatus, viewerOf(website, caller));
}

export type VisibleSites = ReturnType<typeof createVisibleSites>;

function viewerOf(website: WebsiteRow, caller: Caller | null): Viewer {
  if (!caller || caller.isSuspended || !caller.isVerified) return "guest";
  return caller.userId === website.user_id ? "owner" : "user";
}
