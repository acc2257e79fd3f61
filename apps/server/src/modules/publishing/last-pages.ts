import { isDatabaseAway } from "../../db/away.ts";
import type { EventHub } from "../../ports/events/event-hub.ts";
import type { KeptPages } from "./kept-pages.ts";
import type { KnownSites } from "./known-sites.ts";
import type { ServedPage } from "./served-page.ts";
import type { OwnedSite } from "./repository.ts";
import type { SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";
import type { VisibleSites } from "./visible-sites.ts";

type Dependencies = {
  hub: EventHub;
  known: KnownSites;
  sites: VisibleSites;
  keptPages?: KeptPages | null;
  onError?: (error: unknown) => void;
};
type Asked = { request: SiteRequest; path: SitePath };
/** A page for everybody. */
export type PublishedPage = {
  page: ServedPage;
  /** Null where that is not known while the database is away. */
  websiteId: number | null;
  /** The same page at a later moment, without a question to anybody; null as soon as it takes one. */
  later: () => ServedPage | null;
};
type Made = PublishedPage & { found: OwnedSite };

/** The last state of published pages, for the time that the database is away. */
export function createLastPages({ hub, known, sites, keptPages, onError = () => undefined }: Dependencies) {
  async function forgetChanged(kept: KeptPages): Promise<void> {
    for (const [websiteId, revisions] of kept.sites()) {
      const revision = await sites.revisionOf(websiteId);
      if (revision === null || [...revisions].some((each) => each !== revision)) await kept.forget(websiteId);
    }
  }

  /** Keeps a page unless its site changed meanwhile. */
  async function keep(kept: KeptPages, { request, path }: Asked, made: Made, changesBefore: number): Promise<void> {
    const { id: websiteId, revision } = made.found.website;
    await kept.keep({ websiteId, revision, address: addressOf(request, path) }, made.page);
    if (known.changes !== changesBefore) await kept.forget(websiteId);
  }

  if (keptPages) {
    known.onChange((websiteId) => void keptPages.forget(websiteId).catch(onError));
    // What changed while nothing was heard.
    hub.onHearing((hearing) => void (hearing === "hearing" && forgetChanged(keptPages).catch(onError)));
    void keptPages
      .open()
      .then(() => forgetChanged(keptPages))
      .catch(onError);
  }

  return {
    /** The page that `make` gives; while the database is away, the last one that was kept of it. */
    async orKept(asked: Asked, make: () => Promise<Made | null>): Promise<PublishedPage | null> {
      const changesBefore = known.changes;
      try {
        const made = await make();
        if (made && keptPages && hub.hearing === "hearing")
          void keep(keptPages, asked, made, changesBefore).catch(onError);
        return made;
      } catch (error) {
        if (!keptPages || !known.isRemembered || !isDatabaseAway(error)) throw error;
        const page = await keptPages.find(addressOf(asked.request, asked.path));
        if (!page) throw error;
        return { page, websiteId: null, later: () => null };
      }
    },
  };
}

function addressOf({ name, at }: SiteRequest, path: SitePath): string {
  return JSON.stringify([name, at, path]);
}
