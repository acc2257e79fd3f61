import { createHash } from "node:crypto";
import { canView, isAllowedSubdomain, planRules, type PublicSite, type Viewer } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { publicSiteOf, type WebsiteReader, type WebsiteRow } from "../websites/index.ts";
import { findSite, type OwnedSite } from "./repository.ts";
import type { SiteRenderer } from "./site-renderer.ts";

type Dependencies = { db: Db; clock: Clock; reader: WebsiteReader; renderer: SiteRenderer; appUrl: () => string };

/** Who may look at a site, what it shows at this moment, and what a page of it depends on (contract.md 14). */
export function createVisibleSites({ db, clock, reader, renderer, appUrl }: Dependencies) {
  async function visible(subdomain: string, caller: Caller | null): Promise<OwnedSite | null> {
    if (!isAllowedSubdomain(subdomain)) return null;
    const found = await findSite(db, subdomain, clock.now());
    return found && canView(found.website.status, viewerOf(found.website, caller)) ? found : null;
  }

  return {
    visible,

    /** @throws AppError site_unavailable, the same for unknown, draft and private sites */
    async require(subdomain: string, caller: Caller | null): Promise<OwnedSite> {
      const found = await visible(subdomain.toLowerCase(), caller);
      if (!found) throw new AppError("site_unavailable");
      return found;
    },

    /** Reads the site and its lists at one moment, so that a page is never half of two revisions. */
    async snapshot(subdomain: string, websiteId: number): Promise<{ row: WebsiteRow; site: PublicSite }> {
      return db.transaction(
        async (inside) => {
          const now = clock.now();
          const found = await findSite(inside, subdomain, now);
          if (found?.website.id !== websiteId) throw new AppError("site_unavailable");
          const website = await reader.read(inside, found.website);
          const { branding } = planRules[found.plan];
          return { row: found.website, site: publicSiteOf(website, { branding, now }) };
        },
        { isolationLevel: "repeatable read", accessMode: "read only" },
      );
    },

    pageUrl: (subdomain: string) => `${appUrl()}/p/${subdomain}`,

    /** Everything beside the site's revision that a page depends on. */
    async buildKey({ plan, duePosts }: OwnedSite): Promise<string> {
      const { branding, blog } = planRules[plan];
      const parts = [await renderer.build(), appUrl(), branding, blog, blog ? duePosts : 0];
      return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
    },
  };
}

export type VisibleSites = ReturnType<typeof createVisibleSites>;

function viewerOf(website: WebsiteRow, caller: Caller | null): Viewer {
  if (!caller || caller.isSuspended || !caller.isVerified) return "guest";
  return caller.userId === website.user_id ? "owner" : "user";
}
