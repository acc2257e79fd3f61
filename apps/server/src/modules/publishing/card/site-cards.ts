import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { siteCards } from "../../../db/schema/websites.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import { createWorkThread, ThreadRefused } from "../../../ports/threads/work-thread.ts";
import type { BlogPages } from "../blog-pages.ts";
import { findSite, type OwnedSite } from "../repository.ts";
import type { SiteName } from "../site-address.ts";
import type { CardedPath } from "../site-paths.ts";
import type { SiteRenderer } from "../site-renderer.ts";
import type { VisibleSites } from "../visible-sites.ts";
import type { CardJob } from "./card-thread.ts";
import type { SiteCard } from "./site-card.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  renderer: SiteRenderer;
  sites: VisibleSites;
  blog: BlogPages;
  /** The bytes of a picture that a site shows; null for one that is not kept here. */
  pictureAt: (url: string) => Promise<Uint8Array | null>;
};

export type CardFile = { png: Buffer; etag: string };

/** Grows with every change of how cards are drawn, so that stored ones are drawn anew. */
const drawingVersion = 1;
const drawing = { timeoutMs: 20_000, idleMs: 60_000, waitingAtMost: 50, memoryMb: 512 };

/** The pictures that shared links to pages show: drawn on first request, kept until their site or its template changes. */
export function createSiteCards({ db, clock, renderer, sites, blog, pictureAt }: Dependencies) {
  const thread = createWorkThread<CardJob, Uint8Array>({
    entry: new URL("./card-thread.ts", import.meta.url),
    ...drawing,
  });
  /** Who asks while a card is drawn gets that drawing. */
  const underway = new Map<string, Promise<CardFile | null>>();

  async function describe(found: OwnedSite, path: CardedPath): Promise<SiteCard | null> {
    const { site } = await sites.snapshot(found.website.id);
    const version = found.website.template_version ?? undefined;
    if (path.kind !== "article") return renderer.card(site, path, version);
    const post = await blog.findPost(found, path.slug);
    return post && renderer.card(site, { kind: "article", article: await blog.articleOf(post) }, version);
  }

  async function draw(found: OwnedSite, path: CardedPath, drawnFrom: string): Promise<CardFile | null> {
    const card = await describe(found, path);
    if (!card) return null;
    const picture = card.picture && (await pictureAt(card.picture.src));
    const job = { card, address: inShort(sites.urlOf(found)), picture };
    const png = Buffer.from(await thread.run(job).catch(refusal));
    const etag = `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"`;
    const values = { drawn_from: drawnFrom, etag, png };
    await db
      .insert(siteCards)
      .values({ website_id: found.website.id, page: JSON.stringify(path), ...values })
      .onConflictDoUpdate({ target: [siteCards.website_id, siteCards.page], set: values });
    return { png, etag };
  }

  /** The last drawing of a page's card, or a new one. */
  async function current(found: OwnedSite, path: CardedPath): Promise<CardFile | null> {
    const { id, revision, template_slug, template_version } = found.website;
    const fromBuild = (build: string) => {
      const parts = [drawingVersion, revision, build, sites.contextOf(found, "")];
      return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
    };
    const asked = fromBuild(template_version ?? (await renderer.build(template_slug)));
    const ofPage = and(eq(siteCards.website_id, id), eq(siteCards.page, JSON.stringify(path)));
    const [kept] = await db.select().from(siteCards).where(ofPage);
    if (kept?.drawn_from === asked) return kept;
    // A version that is lost gives way to the present one, for cards as for pages.
    const drawnFrom =
      template_version === null ? asked : fromBuild(await renderer.drawingBuild(template_slug, template_version));
    if (kept?.drawn_from === drawnFrom) return kept;
    const key = `${id} ${drawnFrom} ${JSON.stringify(path)}`;
    const drawn = underway.get(key) ?? draw(found, path, drawnFrom).finally(() => underway.delete(key));
    underway.set(key, drawn);
    return drawn;
  }

  return {
    /**
     * The card of a page of a published site; null where there is no such page for everybody.
     * @throws AppError unavailable when too many cards wait to be drawn
     */
    async cardOf(name: SiteName, path: CardedPath): Promise<CardFile | null> {
      const found = await sites.visible(name, null);
      return found && current(found, path);
    },

    /**
     * The card of somebody's own website, whoever else may see it.
     * @throws AppError not_found for a website that is not the caller's; unavailable
     */
    async ownCard(userId: number, websiteId: number): Promise<CardFile> {
      const found = await findSite(db, { id: websiteId }, clock.now());
      const card = found?.website.user_id === userId && (await current(found, { kind: "home" }));
      if (!card) throw new AppError("not_found");
      return card;
    },

    close: (): void => thread.close(),
  };
}

/** `vitrine.example/p/ada`. */
function inShort(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/$/, "");
}

function refusal(error: unknown): never {
  if (!(error instanceof ThreadRefused)) throw error;
  throw new AppError("unavailable", { retryAfterSeconds: 10, cause: error });
}
