import fastifyStatic from "@fastify/static";
import { isAllowedSubdomain } from "@vitrine/model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { sendFailure, sendPage, sendUnavailable } from "./send-page.ts";
import { assetsPath, type PublishingService } from "./service.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
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

type Document = "page" | "robots" | "sitemap" | null;

/** Serves published sites under `/p/`, on their own hosts, and the files that they need (contract.md 14). */
export async function registerSitePages(app: FastifyInstance, pages: SitePages): Promise<void> {
  const { publishing } = pages;
  type WithSubdomain = { Params: { subdomain: string } };

  const paths: Record<string, Exclude<Document, null>> = {
    "/p/:subdomain": "page",
    "/p/:subdomain/robots.txt": "robots",
    "/p/:subdomain/sitemap.xml": "sitemap",
  };
  for (const [path, document] of Object.entries(paths)) {
    app.get<WithSubdomain>(path, async (request, reply) => {
      const { subdomain } = request.params;
      const lower = subdomain.toLowerCase();
      if (lower === subdomain) return sendDocument(publishing, document, { request, reply, subdomain });
      return reply.redirect(request.url.replace(`/p/${subdomain}`, `/p/${lower}`), 301);
    });
  }
  app.get("/p/*", async (_request, reply) => sendUnavailable(reply, publishing.appUrl()));
  app.addHook("onRequest", async (request, reply) => {
    const subdomain = subdomainOfHost(request.hostname, pages.sitesHost());
    const path = request.url.split("?")[0] ?? "/";
    if (subdomain === null || sharedPaths.test(path) || !["GET", "HEAD"].includes(request.method)) return;
    await sendDocument(publishing, documentAt(path), { request, reply, subdomain });
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
  document: Document,
  { request, reply, subdomain }: Asked,
): Promise<FastifyReply> {
  if (document === "page") return sendSite(publishing, { request, reply, subdomain });
  const site = document === null ? null : await publishing.publishedSite(subdomain);
  const url = site?.seo.indexable ? publishing.pageUrl(subdomain) : null;
  if (document === "robots") {
    const body = robotsFile(url && `${url}/sitemap.xml`);
    return reply.header("Cache-Control", "public, no-cache").type("text/plain; charset=utf-8").send(body);
  }
  if (!site || url === null) return sendUnavailable(reply, publishing.appUrl());
  const body = siteMap([{ url, changed: site.updated_at }]);
  return reply.header("Cache-Control", "public, no-cache").type("application/xml; charset=utf-8").send(body);
}

async function sendSite(publishing: PublishingService, { request, reply, subdomain }: Asked): Promise<FastifyReply> {
  try {
    const page = await publishing.publishedPage(subdomain);
    return page ? sendPage(request, reply, page) : sendUnavailable(reply, publishing.appUrl());
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

function documentAt(path: string): Document {
  if (path === "/") return "page";
  if (path === "/robots.txt") return "robots";
  return path === "/sitemap.xml" ? "sitemap" : null;
}

/** The name in front of the sites' host; null for the host itself, for other hosts and for reserved names. */
function subdomainOfHost(hostname: string, sitesHost: string): string | null {
  const suffix = `.${sitesHost.replace(/:\d+$/, "").toLowerCase()}`;
  const host = hostname.toLowerCase();
  const name = host.endsWith(suffix) ? host.slice(0, -suffix.length) : "";
  return isAllowedSubdomain(name) ? name : null;
}

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
