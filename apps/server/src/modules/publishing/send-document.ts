import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { toAppError } from "../../http/errors.ts";
import { sendFailure, sendOwnPage, sendPage, sendUnavailable } from "./send-page.ts";
import type { Caller } from "../../http/session.ts";
import type { PublishingService } from "./service.ts";
import type { SiteRequest } from "./site-address.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
import { isPage, type SiteDocument, type SitePath } from "./site-paths.ts";

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
  if (document === null) return sendUnavailable(reply, publishing.hosts());
  if (isPage(document)) return sendSite(publishing, document, asked);
  const send = (body: string, type: string) =>
    reply.header("Cache-Control", "public, no-cache").type(`${type}; charset=utf-8`).send(body);
  if (document.kind === "feed") {
    const feed = await publishing.blog.feed(site.name);
    return feed === null ? sendUnavailable(reply, publishing.hosts()) : send(feed, "application/rss+xml");
  }
  const listed = await publishing.listedPages(site.name);
  if (document.kind === "robots") return send(robotsFile(listed?.siteMapUrl ?? null), "text/plain");
  return listed ? send(siteMap(listed.pages), "application/xml") : sendUnavailable(reply, publishing.hosts());
}

async function sendSite(publishing: PublishingService, path: SitePath, asked: Asked): Promise<FastifyReply> {
  const { request, reply, site } = asked;
  try {
    const page = await publishing.publishedPage(site, path);
    const own = await ownPage(publishing, path, { asked, isPublished: page !== null });
    if (own !== null) return sendOwnPage(asked, own, path.kind);
    if (!page) return sendUnavailable(reply, publishing.hosts());
    return sendPage(asked, page, path.kind);
  } catch (error) {
    if (error instanceof AppError && error.code === "site_unavailable") {
      return sendUnavailable(reply, publishing.hosts());
    }
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
