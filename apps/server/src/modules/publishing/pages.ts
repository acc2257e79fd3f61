import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withoutDocumentHeaders } from "../../http/asset-headers.ts";
import { sendDocument } from "./send-document.ts";
import type { Caller } from "../../http/session.ts";
import type { PublishingService } from "./service.ts";
import { robotsFile, siteMap } from "./site-documents.ts";
import { assetsPath, documentAt, lowerCased } from "./site-paths.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { accessScript } from "./unavailable-page.ts";

export type SitePages = {
  publishing: PublishingService;
  renderer: SiteRenderer;
  /** Whom the browser of a request for a page could be signed in as. */
  visitors: (request: FastifyRequest) => Promise<Caller[]>;
};

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** Serves published sites under `/p/` of the application's host, and the files that all sites need (contract.md 14). */
export async function registerSitePages(app: FastifyInstance, pages: SitePages): Promise<void> {
  const { publishing } = pages;
  const serveBelow = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "", search] = request.url.split("?");
    const [, subdomain = "", rest = ""] = /^\/p\/([^/]*)(.*)$/.exec(path) ?? [];
    const name = subdomain.toLowerCase();
    const place = lowerCased(rest);
    if (name === subdomain && place === rest) {
      return sendDocument(publishing, documentAt(rest), {
        request,
        reply,
        site: { name, at: "path" },
        visitors: () => pages.visitors(request),
      });
    }
    return reply.redirect(`/p/${name}${place}${search === undefined ? "" : `?${search}`}`, 301);
  };
  app.get("/p/:subdomain", serveBelow);
  app.get("/p/*", serveBelow);
  app.get(accessScript.path, async (_request, reply) =>
    reply.header("Cache-Control", forever).type("text/javascript; charset=utf-8").send(accessScript.body),
  );
  registerHostFiles(app, pages);
  await registerAssets(app, pages.renderer);
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
    setHeaders: (reply, path) => {
      withoutDocumentHeaders(reply, path);
      reply.header("Cache-Control", path.includes("/previews/") ? anHour : forever);
      reply.header("Access-Control-Allow-Origin", "*");
      reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
}
