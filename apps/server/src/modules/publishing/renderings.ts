import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { siteRenderings } from "../../db/schema/websites.ts";
import type { ServedPage } from "./served-page.ts";
import type { SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";

/** One page of a site as it has to be: of this revision, with this around it, drawn by this build of its template. */
export type Rendering = { websiteId: number; page: string; revision: number; context: string; build: string };

/** What names a page among those of its site: below `/p/` and at the root its links differ. */
export const pageText = (at: SiteRequest["at"], path: SitePath) => JSON.stringify([at, path]);

/** The page that {@link pageText} named. */
export function pageNamed(text: string): { at: SiteRequest["at"]; path: SitePath } {
  const [at, path] = JSON.parse(text) as [SiteRequest["at"], SitePath];
  return { at, path };
}

/** The stored rendering of a page, possibly by another build of its template; null without one. */
export async function findRendering(
  db: Db,
  { websiteId, page, revision, context }: Rendering,
): Promise<{ page: ServedPage; build: string } | null> {
  const { br, gzip, etag, build } = siteRenderings;
  const [row] = await db
    .select({ br, gzip, etag, build })
    .from(siteRenderings)
    .where(
      and(
        eq(siteRenderings.website_id, websiteId),
        eq(siteRenderings.page, page),
        eq(siteRenderings.revision, revision),
        eq(siteRenderings.context, context),
      ),
    );
  return row ? { page: { br: row.br, gzip: row.gzip, etag: row.etag }, build: row.build } : null;
}

/** Stores a rendering in place of the former one, and forgets the site's pages of former revisions. */
export async function storeRendering(db: Db, rendering: Rendering, made: ServedPage): Promise<void> {
  const { websiteId: website_id, page, revision, context, build } = rendering;
  const values = { revision, context, build, ...made };
  await db
    .insert(siteRenderings)
    .values({ website_id, page, ...values })
    .onConflictDoUpdate({
      target: [siteRenderings.website_id, siteRenderings.page],
      set: { ...values, created_at: sql`now()` },
      setWhere: sql`${siteRenderings.revision} <= ${revision}`,
    });
  await db.execute(sql`delete from site_renderings where website_id = ${website_id} and revision < ${revision}`);
}
