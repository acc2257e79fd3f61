import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { sendFailure, sendPage, sendUnavailable } from "./send-page.ts";
import type { PublishingService } from "./service.ts";
import type { SiteRequest } from "./site-address.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
import { isPage, type SiteDocument, type SitePath } from "./site-paths.ts";

/** A request for a document of a site, and what answers it. */
export type Asked = { request: FastifyRequest; reply: FastifyReply; site: SiteRequest };

/** Answers with a document of a published site, or with the one page for all others; null is no document. */
export async function sendDocument(
  publishing: PublishingService,
  document: SiteDocument | null,
  { request, reply, site }: Asked,
): Promise<FastifyReply> {
  if (document === null) return sendUnavailable(reply, publishing.hosts());
  if (isPage(document)) return sendSite(publishing, document, { request, reply, site });
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

async function sendSite(
  publishing: PublishingService,
  path: SitePath,
  { request, reply, site }: Asked,
): Promise<FastifyReply> {
  try {
    const page = await publishing.publishedPage(site, path);
    if (!page) return sendUnavailable(reply, publishing.hosts());
    return sendPage(request, reply, page, path.kind);
  } catch (error) {
    if (error instanceof AppError && error.code === "site_unavailable") {
      return sendUnavailable(reply, publishing.hosts());
    }
    request.log.error({ err: error, requestId: request.id }, "a site's page could not be made");
    return sendFailure(reply);
  }
}
