import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { isKnownTag } from "../../http/content-negotiation.ts";
import { toAppError } from "../../http/errors.ts";
import { sendFailure, sendMissing, sendOwnPage, sendPage, sendUnavailable } from "./send-page.ts";
import type { Caller } from "../../http/session.ts";
import type { PublishingService } from "./service.ts";
import type { SiteRequest } from "./site-address.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
import { isPage, type CardedPath, type SiteDocument, type SitePath } from "./site-paths.ts";

/** A request for a document of a site, and what answers it. */
export type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  site: SiteRequest;
  /** Whom the browser could be signed in as; asked only where a cookie of theirs came along. */
  visitors?: () => Promise<Caller[]>;
};

/** Answers with a document of a published site, or with the one page for all others; null is no document. */
export async function sendDocument(
  publishing: PublishingService,
  document: SiteDocument | null,
  asked: Asked,
): Promise<FastifyReply> {
  const { reply, site } = asked;
  if (document === null) return sendNothing(publishing, asked);
  if (isPage(document)) return sendSite(publishing, document, asked);
  if (document.kind === "card") return sendCard(publishing, document.of, asked);
  const { body, type } = await documentOf(publishing, document.kind, site);
  if (body === null) return sendElsewhere(publishing, asked);
  return reply.header("Cache-Control", "public, no-cache").type(`${type}; charset=utf-8`).send(body);
}

type Document = { body: string | null; type: string };

/** A document that is no page; without a body where the site has none or is not for everybody. */
async function documentOf(
  publishing: PublishingService,
  kind: Exclude<SiteDocument, SitePath | { kind: "card" }>["kind"],
  { name }: SiteRequest,
): Promise<Document> {
  if (kind === "feed") return { body: await publishing.blog.feed(name), type: "application/rss+xml" };
  if (kind === "qr") return { body: await publishing.share.qrCode(name), type: "image/svg+xml" };
  if (kind === "vcard") return { body: await publishing.share.businessCard(name), type: "text/vcard" };
  const listed = await publishing.listedPages(name);
  if (kind === "robots") return { body: robotsFile(listed?.siteMapUrl ?? null), type: "text/plain" };
  return { body: listed && siteMap(listed.pages), type: "application/xml" };
}

/** To the same document under the name that the site has now; without one, the page for what is not there. */
async function sendElsewhere(publishing: PublishingService, asked: Asked): Promise<FastifyReply> {
  const { request, reply, site } = asked;
  const name = await publishing.successorOf(site.name);
  if (name === null) return sendNothing(publishing, asked);
  const below = site.at === "path" ? request.url.replace(/^\/p\/[^/?]*/, "") : request.url;
  const to =
    site.at === "path" ? `/p/${name}${below}` : `${request.protocol}://${request.host.replace(/^[^.]*/, name)}${below}`;
  return reply.header("Cache-Control", "public, no-cache").redirect(to, 301);
}

/** What is not there of a site that everybody may see leads on to the site; all others answer as if there were none. */
async function sendNothing(publishing: PublishingService, { reply, site }: Asked): Promise<FastifyReply> {
  const home = await publishing.homeOf(site);
  return home === null ? sendUnavailable(reply, publishing.hosts()) : sendMissing(reply, home, publishing.hosts());
}

/** The picture that shared links to a page show. */
async function sendCard(publishing: PublishingService, path: CardedPath, asked: Asked): Promise<FastifyReply> {
  const { request, reply, site } = asked;
  const card = await publishing.cards.cardOf(site.name, path);
  if (!card) return sendElsewhere(publishing, asked);
  reply
    .header("ETag", card.etag)
    .header("Cache-Control", "public, no-cache")
    .header("Cross-Origin-Resource-Policy", "cross-origin");
  if (isKnownTag(request.headers["if-none-match"], card.etag)) return reply.code(304).send();
  return reply.type("image/png").send(card.png);
}

async function sendSite(publishing: PublishingService, path: SitePath, asked: Asked): Promise<FastifyReply> {
  const { request, reply, site } = asked;
  try {
    const page = await publishing.publishedPage(site, path);
    const own = await ownPage(publishing, path, { asked, isPublished: page !== null });
    if (own !== null) return sendOwnPage(asked, own, path.kind);
    if (!page) return await sendElsewhere(publishing, asked);
    return sendPage(asked, page, { kind: path.kind, hasEdge: publishing.hasEdge });
  } catch (error) {
    if (error instanceof AppError && error.code === "site_unavailable") return sendNothing(publishing, asked);
    request.log.error({ err: error, requestId: request.id }, "a site's page could not be made");
    return sendFailure(reply, toAppError(error));
  }
}

/**
 * The page for somebody who is signed in in this browser: a site that is not for everybody, which they may see, or
 * their own one, whose looks are not counted. Null for everybody else.
 */
async function ownPage(
  publishing: PublishingService,
  path: SitePath,
  { asked, isPublished }: { asked: Asked; isPublished: boolean },
): Promise<string | null> {
  for (const caller of (await asked.visitors?.()) ?? []) {
    const isWanted = !isPublished || (await publishing.isOwner(asked.site.name, caller));
    const page = isWanted && (await publishing.htmlFor(asked.site.name, caller, path).catch(unavailableAsNull));
    if (page) return page.replace(/ data-views="[^"]*"/, "");
  }
  return null;
}

function unavailableAsNull(error: unknown): null {
  if (error instanceof AppError && error.code === "site_unavailable") return null;
  throw error;
}
