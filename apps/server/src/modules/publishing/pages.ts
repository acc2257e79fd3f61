import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { sendFailure, sendPage, sendUnavailable } from "./send-page.ts";
import type { PublishingService } from "./service.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
import { assetsPath, documentAt, isPage, subdomainOfHost, type SiteDocument, type SitePath } from "./site-paths.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { accessScript } from "./unavailable-page.ts";

export type SitePages = {
  publishing: PublishingService;
  renderer: SiteRenderer;
  /** Host below which every site has a name of its own. */
  sitesHost: () => string;
};

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** Serves published sites under `/p/`, on their own hosts, and the files that they need (contract.md 14). */
export async function registerSitePages(app: FastifyInstance, pages: SitePages): Promise<void> {
  const { publishing } = pages;
  const serveBelow = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "", search] = request.url.split("?");
    const [, subdomain = "", rest = ""] = /^\/p\/([^/]*)(.*)$/.exec(path) ?? [];
    const lower = subdomain.toLowerCase();
    if (lower === subdomain) return sendDocument(publishing, documentAt(rest), { request, reply, subdomain });
    return reply.redirect(`/p/${lower}${rest}${search === undefined ? "" : `?${search}`}`, 301);
  };
  app.get("/p/:subdomain", serveBelow);
  app.get("/p/*", serveBelow);
  app.addHook("onRequest", async (request, reply) => {
    const subdomain = subdomainOfHost(request.hostname, pages.sitesHost());
    const path = request.url.split("?")[0] ?? "/";
    if (subdomain === null || sharedPaths.test(path) || !["GET", "HEAD"].includes(request.method)) return;
    const below = path.startsWith(`/p/${subdomain}/`) ? path.slice(`/p/${subdomain}`.length) : path;
    await sendDocument(publishing, documentAt(below), { request, reply, subdomain });
  });
  app.get(accessScript.path, async (_request, reply) =>
    reply.header("Cache-Control", forever).type("text/javascript; charset=utf-8").send(accessScript.body),
  );
  registerHostFiles(app, pages);
  await registerAssets(app, pages.renderer);
}

type Asked = { request: FastifyRequest; reply: FastifyReply; subdomain: string };

async function sendDocument(
  publishing: PublishingService,
  document: SiteDocument | null,
  { request, reply, subdomain }: Asked,
): Promise<FastifyReply> {
  if (document === null) return sendUnavailable(reply, publishing.appUrl());
  if (isPage(document)) return sendSite(publishing, document, { request, reply, subdomain });
  const send = (body: string, type: string) =>
    reply.header("Cache-Control", "public, no-cache").type(`${type}; charset=utf-8`).send(body);
  if (document.kind === "feed") {
    const feed = await publishing.blog.feed(subdomain);
    return feed === null ? sendUnavailable(reply, publishing.appUrl()) : send(feed, "application/rss+xml");
  }
  const listed = await publishing.listedPages(subdomain);
  if (document.kind === "robots") {
    return send(robotsFile(listed && `${publishing.pageUrl(subdomain)}/sitemap.xml`), "text/plain");
  }
  return listed ? send(siteMap(listed), "application/xml") : sendUnavailable(reply, publishing.appUrl());
}

async function sendSite(
  publishing: PublishingService,
  path: SitePath,
  { request, reply, subdomain }: Asked,
): Promise<FastifyReply> {
  try {
    const page = await publishing.publishedPage(subdomain, path);
    if (!page) return sendUnavailable(reply, publishing.appUrl());
    return sendPage(request, reply, page, path.kind === "article");
  } catch (error) {
    if (error instanceof AppError && error.code === "site_unavailable") {
      return sendUnavailable(reply, publishing.appUrl());
    }
    request.log.error({ err: error, requestId: request.id }, "a site's page could not be made");
    return sendFailure(reply);
  }
}

/** Addresses that mean the same on every host. */
const sharedPaths = /^\/(?:api|media|site-assets)\/|^\/site-access-[a-f0-9]+\.js$/;

/** `/robots.txt` and `/sitemap.xml` of the host itself: the landing page and all published sites. */
function registerHostFiles(app: FastifyInstance, { publishing }: SitePages): void {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("Cache-Control", anHour)
      .type("text/plain; charset=utf-8")
      .send(robotsFile(`${publishing.appUrl()}/sitemap.xml`, ["/api/"])),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const entries = [{ url: `${publishing.appUrl()}/` }, ...(await publishing.publishedAddresses())];
    return reply.header("Cache-Control", anHour).type("application/xml; charset=utf-8").send(siteMap(entries));
  });
}

/** Fonts and scripts carry a hash in their name; the pictures of templates do not. */
async function registerAssets(app: FastifyInstance, renderer: SiteRenderer): Promise<void> {
  const root = await renderer.assetsDirectory();
  if (root === null) return app.log.warn("The templates package is not built: sites cannot be shown.");
  await app.register(fastifyStatic, {
    root,
    prefix: assetsPath,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header("Cache-Control", path.includes("/previews/") ? anHour : forever);
      response.header("Access-Control-Allow-Origin", "*");
      response.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
}
