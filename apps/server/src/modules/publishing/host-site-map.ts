import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { websites } from "../../db/schema/websites.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PageMemory } from "./page-memory.ts";
import { listPublished } from "./repository.ts";
import { preparePage, type ServedPage } from "./served-page.ts";
import { siteMap, siteMapIndex } from "./site-documents.ts";

/** Sites are listed by their numbers, so many to a file: sitemaps.org allows 50,000, and some numbers are of no site. */
const numbersOfFile = 40_000;
const hourMs = 3600_000;

type Dependencies = { db: Db; clock: Clock; pages: PageMemory; appUrl: () => string };

/**
 * The site map of the application's host: the landing page and all published sites. As long as one file is enough
 * there is one; then an index names the others.
 */
export function createHostSiteMap({ db, clock, pages, appUrl }: Dependencies) {
  async function lastFile(): Promise<number> {
    const result = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from ${websites}`);
    return Math.floor((result.rows[0]?.last ?? 0) / numbersOfFile);
  }

  async function draw(file: number): Promise<string> {
    const rows = await listPublished(db, { from: file * numbersOfFile, below: (file + 1) * numbersOfFile });
    const sites = rows.flatMap(({ subdomain, updated_at, seo }) =>
      subdomain && seo.indexable ? [{ url: `${appUrl()}/p/${subdomain}`, changed: updated_at }] : [],
    );
    return siteMap([...(file === 0 ? [{ url: `${appUrl()}/` }] : []), ...sites]);
  }

  return {
    /** What lies at `/sitemap.xml`. */
    async whole(): Promise<string> {
      const last = await lastFile();
      if (last === 0) return draw(0);
      return siteMapIndex(Array.from({ length: last + 1 }, (_each, file) => `${appUrl()}/sitemap-${file}.xml`));
    },

    /** A file that the index names, made once an hour, whoever asks; null for one that it does not name. */
    async file(file: number): Promise<ServedPage | null> {
      if (file > (await lastFile())) return null;
      const hour = Math.floor(clock.now().getTime() / hourMs);
      return pages.get(`site map ${hour} ${file}`, async () => preparePage(await draw(file)), `site map ${file}`);
    },
  };
}
