import type { Db } from "../../db/connection.ts";
import { publishTopic } from "../../ports/events/event-hub.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Reads } from "../../ports/replica/reads.ts";
import { createPageDrawer, type DrawerDependencies } from "./page-drawer.ts";
import type { PageMemory } from "./page-memory.ts";
import { findRendering, pageNamed, pageText, storeRendering, type Rendering } from "./renderings.ts";
import { findSite, type OwnedSite } from "./repository.ts";
import { preparePage, type ServedPage } from "./served-page.ts";
import { baseUrl, type SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";

/** A page that is shown as a former build of its template drew it, to be drawn anew. */
export type OutdatedPage = Pick<Rendering, "websiteId" | "page">;

type Dependencies = DrawerDependencies & {
  db: Db;
  reads: Reads;
  clock: Clock;
  pages: PageMemory;
  /** Has a page drawn anew in the background. */
  onOutdated: (page: OutdatedPage) => void;
};

/** Makes pages of sites: from memory, from the store, or drawn now. */
export function createPageMaker(dependencies: Dependencies) {
  const { db, reads, clock, renderer, sites, pages, onOutdated } = dependencies;
  const { drawContact, drawerOf } = createPageDrawer(dependencies);

  /** Draws a page and stores it, unless the site changed meanwhile: what was read then is of no single revision. */
  async function makeAndStore(rendering: Rendering, draw: () => Promise<string>): Promise<ServedPage> {
    const page = await preparePage(await draw());
    const after = await findSite(db, { id: rendering.websiteId }, clock.now());
    if (after?.website.revision === rendering.revision)
      await storeRendering(db, rendering, page).catch(ignoreDeletedSite);
    return page;
  }

  async function wanted(found: OwnedSite, { name, at }: SiteRequest, path: SitePath) {
    const base = baseUrl(found, { name, at });
    const draw = drawerOf(found, base, path);
    if (!draw) return null;
    const { id: websiteId, revision, template_slug, template_version } = found.website;
    const [context, build] = [sites.contextOf(found, base), template_version ?? (await renderer.build(template_slug))];
    return { draw, rendering: { websiteId, page: pageText(at, path), revision, context, build } };
  }

  /** The rendering as it can be made: a site stays with a version of its template for as long as that one is there. */
  async function drawable(found: OwnedSite, rendering: Rendering): Promise<Rendering> {
    const { template_slug, template_version } = found.website;
    if (template_version === null) return rendering;
    return { ...rendering, build: await renderer.drawingBuild(template_slug, template_version) };
  }

  /** A replica may not have yet what was drawn a moment ago. */
  async function findStored(rendering: Rendering) {
    const found = await reads.site(
      (from) => findRendering(from, rendering),
      () => rendering.websiteId,
    );
    return found ?? (reads.isElsewhere ? findRendering(db, rendering) : null);
  }

  return {
    drawContact,

    /** The page at a path of a site that may be seen, and its key in memory; null where the site has no such page. */
    async pageOf(
      request: SiteRequest,
      found: OwnedSite,
      path: SitePath,
    ): Promise<{ page: ServedPage; key: string } | null> {
      const page = await wanted(found, request, path);
      if (!page) return null;
      const { rendering: asked, draw } = page;
      const kept = pages.find(keyOf(asked));
      if (kept) return { page: kept, key: keyOf(asked) };
      const stored = await findStored(asked);
      const rendering = stored?.build === asked.build ? asked : await drawable(found, asked);
      const key = keyOf(rendering);
      if (stored && stored.build !== rendering.build) {
        onOutdated(rendering);
        const formerKey = keyOf({ ...rendering, build: stored.build });
        return { page: await pages.get(formerKey, async () => stored.page, placeOf(rendering)), key: formerKey };
      }
      const make = async () => stored?.page ?? makeAndStore(rendering, draw);
      return { page: await pages.get(key, make, placeOf(rendering)), key };
    },

    /** Draws a page with the present build of its template, and tells every process that it is there. */
    async renew({ websiteId, page: text }: OutdatedPage): Promise<void> {
      const { at, path } = pageNamed(text);
      const found = await findSite(db, { id: websiteId }, clock.now());
      if (found?.shownStatus !== "published") return;
      const page = await wanted(found, { name: found.website.subdomain ?? "", at }, path);
      if (!page) return;
      const rendering = await drawable(found, page.rendering);
      if ((await findRendering(db, rendering))?.build === rendering.build) return;
      await makeAndStore(rendering, page.draw);
      await publishTopic(db, `site:${websiteId}`);
    },
  };
}

function keyOf({ websiteId, page, revision, context, build }: Rendering): string {
  return `${websiteId}:${revision}:${context}:${build}:${page}`;
}

/** What the page is a state of. */
const placeOf = ({ websiteId, page }: Rendering) => `${websiteId}:${page}`;

/** A site deleted while its page was made needs no stored page; every other failure is a fault. */
function ignoreDeletedSite(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isForeignKeyViolation =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
  if (!isForeignKeyViolation) throw error;
}
