import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PublicSite } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { PageMemory } from "./page-memory.ts";
import { findSite } from "./repository.ts";
import { dataUrl, pictureOfPage } from "./page-picture.ts";
import { sendFittingPage, sendFittingPicture, sendUnavailable } from "./send-page.ts";
import { plainOf, preparePageQuickly, type ServedPage } from "./served-page.ts";
import type { OwnHosts } from "./site-address.ts";
import { assetsPath } from "./site-paths.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { VisibleSites } from "./visible-sites.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  renderer: SiteRenderer;
  sites: VisibleSites;
  /** The bytes of a picture that a site shows; null for one that is not kept here. */
  pictureAt: (url: string) => Promise<Uint8Array | null>;
  appUrl: () => string;
};

/** Some 500 pages: what a few dozen people who choose at the same time look through. */
const memoryBytes = 16 * 1024 * 1024;

/** As many people's websites are kept as they were read, since one is asked for in fifty templates at once. */
const readSites = 24;

/** The letters of all templates are some 190 files, 8 MB as text; the same few stand in most of the pages. */
const keptFaces = 200;

/** What is made once for each key, of which the last `most` are kept; a failure is not. */
function keptOnce<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, make) => {
    const found = kept.get(key);
    if (found) return found;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
}

/** Websites in templates that they do not wear, for their owners, who choose one. */
export function createFittingPages({ db, clock, renderer, sites, pictureAt, appUrl }: Dependencies) {
  const pages = new PageMemory(memoryBytes);

  const reading = keptOnce<PublicSite>(readSites);
  const faces = keptOnce<string | null>(keptFaces);

  /** The site as it stands at `state`. */
  const read = (websiteId: number, state: string) =>
    reading(state, () => sites.snapshot(websiteId).then((snapshot) => snapshot.site));

  /** Letters by the name of their file, which changes with them. */
  const face = (name: string) =>
    faces(name, () => renderer.asset(name).then((bytes) => bytes && dataUrl("font/woff2", bytes)));

  async function draw(
    { websiteId, state, version }: { websiteId: number; state: string; version: string | null },
    slug: string,
  ): Promise<ServedPage> {
    const site = await read(websiteId, state);
    const stay = version === null ? {} : { templateVersion: version };
    const addresses = { baseUrl: "", canonicalUrl: appUrl(), assetsPath, isPrivate: true, isStill: true, ...stay };
    return preparePageQuickly(await renderer.render({ ...site, template_slug: slug }, addresses));
  }

  return {
    /** The page; null for a template that there is not, and for a website of none of the callers. */
    async find(websiteId: number, slug: string, callers: readonly Caller[]): Promise<ServedPage | null> {
      if (callers.length === 0 || !templateManifests.some((manifest) => manifest.slug === slug)) return null;
      const found = await findSite(db, { id: websiteId }, clock.now());
      if (!found || !callers.some(({ userId }) => userId === found.website.user_id)) return null;
      const { revision, template_slug, template_version } = found.website;
      // What it wears is shown as its visitors see it.
      const version = slug === template_slug ? template_version : null;
      const build = version === null ? await renderer.build(slug) : await renderer.drawingBuild(slug, version);
      const state = [websiteId, revision, sites.contextOf(found, "")].join(":");
      const draws = () => draw({ websiteId, state, version }, slug);
      return pages.get([state, build, slug].join(":"), draws, [websiteId, slug].join(":"));
    },

    /** What a desk shows of the page, as a drawing that needs nothing else; null where the page is too heavy for one. */
    async picture(page: ServedPage): Promise<string | null> {
      return pictureOfPage(String(await plainOf(page)), { face, pictureAt });
    },
  };
}

export type FittingPages = ReturnType<typeof createFittingPages>;

type Served = {
  publishing: { fittingPages: FittingPages; hosts: () => OwnHosts };
  /** Whom the browser that opens a frame could be signed in as. */
  visitors: (request: FastifyRequest, shown: "frame" | "picture") => Promise<Caller[]>;
};

type Asked = FastifyRequest<{ Params: { id: string; slug: string } }>;

/**
 * Serves `/fitting/{website}/{template}`, the pages that the choice of a template shows small, and below each
 * `/picture`, its first screen as a drawing.
 */
export function registerFittingPages(app: FastifyInstance, { publishing, visitors }: Served): void {
  const { fittingPages, hosts } = publishing;
  const find = async (request: Asked, shown: "frame" | "picture") =>
    fittingPages.find(Number(request.params.id), request.params.slug, await visitors(request, shown));

  const address = "/fitting/:id(^[1-9]\\d{0,14}$)/:slug";
  app.get(address, async (request: Asked, reply) => {
    const page = await find(request, "frame");
    return page ? sendFittingPage({ request, reply }, page) : sendUnavailable(reply, hosts());
  });
  app.get(`${address}/picture`, async (request: Asked, reply) => {
    const page = await find(request, "picture");
    if (!page) return sendUnavailable(reply, hosts());
    return sendFittingPicture({ request, reply }, { etag: page.etag, draw: () => fittingPages.picture(page), hosts });
  });
}
