import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withoutDocumentHeaders } from "../../http/asset-headers.ts";
import { acceptedCoding } from "../../http/content-negotiation.ts";
import { sendError } from "../../http/errors.ts";
import { unknownRoute } from "../../http/not-found.ts";
import { plainOf } from "./served-page.ts";
import { sendDocument } from "./send-document.ts";
import type { Caller } from "../../http/session.ts";
import type { PublishingService } from "./service.ts";
import { robotsFile } from "./site-documents.ts";
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
const xml = "application/xml; charset=utf-8";
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
      .send(robotsFile(`${publishing.appUrl()}/sitemap.xml`, ["/api/", "/try/"])),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .header("Cache-Control", anHour)
      .type(xml)
      .send(await publishing.hostSiteMap.whole()),
  );
  app.get<{ Params: { file: string } }>("/sitemap-:file(^\\d{1,6}$).xml", async (request, reply) => {
    const map = await publishing.hostSiteMap.file(Number(request.params.file));
    if (!map) return sendError(unknownRoute(request.url), request, reply);
    reply.header("Cache-Control", anHour).header("Vary", "Accept-Encoding").type(xml);
    const coding = acceptedCoding(request.headers["accept-encoding"]);
    return coding === null
      ? reply.send(await plainOf(map))
      : reply.header("Content-Encoding", coding).send(map[coding]);
  });
}

/** Fonts and scripts carry a hash in their name; the pictures of templates do not. */
async function registerAssets(app: FastifyInstance, renderer: SiteRenderer): Promise<void> {
  const root = await renderer.assetsDirectory();
  if (root === null) return app.log.warn("The templates package is not built: sites cannot be shown.");
  await app.register(async (scope) => {
    keepHashedFiles(scope, root);
    await scope.register(fastifyStatic, {
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
  });
}

/** Fonts and scripts that were asked for stay in memory: few megabytes in all, the same for every site. */
function keepHashedFiles(scope: FastifyInstance, root: string): void {
  const bodies = new Map<string, Buffer>();
  scope.addHook("onSend", async (request, reply, payload) => {
    const { "*": name = "" } = request.params as { "*"?: string };
    if (reply.statusCode !== 200 || name.startsWith("previews/")) return payload;
    const body = bodies.get(name) ?? (await readFile(join(root, name)));
    bodies.set(name, body);
    const forms = { plain: body, etag: String(reply.getHeader("etag")) };
    scope.readyAnswers.offer(request, reply, { forms: () => forms });
    return payload;
  });
}
