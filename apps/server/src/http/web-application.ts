import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { LandingContent } from "@vitrine/model";
import type { FastifyInstance } from "fastify";
import { withoutDocumentHeaders } from "./asset-headers.ts";
import { serveOutbox } from "./dev-mail/serve-outbox.ts";
import { unknownRoute } from "./not-found.ts";
import type { Storage } from "../ports/storage/storage.ts";
import { findBuildFile, sendBuildFile } from "./build-files.ts";
import { sendError } from "./errors.ts";
import { createStartPage } from "./start-page.ts";
import { allowScripts, inlineScripts } from "./inline-scripts.ts";

export type WebApplicationSettings = {
  webDirectory: string | null;
  outboxDirectory: string | null;
  /** Where the files of other builds are kept. */
  storage: Storage;
  /** What the start page claims of this installation. */
  landingContent: () => Promise<LandingContent>;
};

/** The application's page with the markup of one address in it: what that address is painted from. */
const prebuiltPages = { "/": "landing.html", "/login": "login.html", "/register": "register.html" } as const;
const applicationPage = "index.html";
/** What the start page is put together of, where it claims something else than it was built with. */
const startPageParts = "landing-parts.json";

/**
 * Serves the built web application: hashed assets with a year's cache, its one page for every other address (for some
 * with their markup in it), and the mail outbox of a development installation.
 */
export async function serveWebApplication(app: FastifyInstance, settings: WebApplicationSettings): Promise<void> {
  if (settings.outboxDirectory) serveOutbox(app, settings.outboxDirectory);
  const directory = settings.webDirectory;
  const page = directory ? await readPage(directory, applicationPage) : null;
  if (directory && page !== null) {
    const scripts = new Map([[applicationPage, inlineScripts(page)]]);
    for (const [address, file] of Object.entries(prebuiltPages)) {
      const prebuilt = await readPage(directory, file);
      if (prebuilt === null) continue;
      scripts.set(file, inlineScripts(prebuilt));
      const partsText = address === "/" ? await readPage(directory, startPageParts) : null;
      const startPage = createStartPage(prebuilt, partsText, settings.landingContent);
      app.get(address, async (request, reply) => (await startPage?.send(request, reply)) ?? reply.sendFile(file));
    }
    const options: FastifyStaticOptions = {
      root: directory,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        withoutDocumentHeaders(reply, path);
        allowScripts(reply, scripts.get(basename(path.replace(/\.(?:br|gz)$/, ""))) ?? []);
        reply.header("Cache-Control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      },
    };
    // A route for each of a thousand files would be a tenth of a start.
    await app.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ["assets/**", "**/*.{br,gz}"] });
    const assets = { root: join(directory, "assets"), prefix: "/assets/", decorateReply: false };
    await app.register(fastifyStatic, { ...options, ...assets });
    serveDeveloperPages(app);
    servePrivatePages(app);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isRead = ["GET", "HEAD"].includes(request.method);
    const file = isRead ? await findBuildFile(settings.storage, path) : null;
    if (file) return sendBuildFile(reply, path, file);
    const isPage = page !== null && isRead && !notPages.test(path);
    if (!isPage) return sendError(unknownRoute(path), request, reply);
    return reply.sendFile(applicationPage);
  });
}

const readPage = (directory: string, file: string) => readFile(join(directory, file), "utf8").catch(() => null);

/** The OpenAPI document and its pages, which lie in the build under names of files. */
function serveDeveloperPages(app: FastifyInstance): void {
  app.get("/api/openapi.json", (_request, reply) => reply.sendFile("openapi.json"));
  app.get("/developers", (_request, reply) => reply.sendFile("developers.html"));
  app.get<{ Params: { page: string } }>("/developers/:page", ({ params: { page } }, reply) =>
    /^[A-Za-z]+$/.test(page) ? reply.sendFile(`developers/${page}.html`) : reply.callNotFound(),
  );
}

/** Pages whose address is a secret: the log has its pattern only, robots leave it out, and links do not tell it on. */
function servePrivatePages(app: FastifyInstance): void {
  app.get("/try/:token", (_request, reply) =>
    reply.header("X-Robots-Tag", "noindex").header("Referrer-Policy", "no-referrer").sendFile(applicationPage),
  );
}

/** Addresses under which a missing thing is an error and not a page of the application. */
const notPages = /^\/(?:api|media|assets|reader|site-assets|webhooks)(?:\/|$)/;
