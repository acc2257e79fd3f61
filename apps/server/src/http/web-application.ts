import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readOutbox } from "../ports/mail/outbox-mailer.ts";
import { withoutDocumentHeaders } from "./asset-headers.ts";
import { isFromThisMachine, isLoopback } from "./loopback.ts";
import { unknownRoute } from "./not-found.ts";
import { sendError } from "./errors.ts";

export type WebApplicationSettings = { webDirectory: string | null; outboxDirectory: string | null };

/** The application's page with the landing page's markup in it: what `/` is painted from. */
const landingPage = "landing.html";

/**
 * Serves the built web application: hashed assets with a year's cache, its one page for every other
 * address (for `/` with the landing page in it), and the mail outbox of a development installation.
 */
export async function serveWebApplication(app: FastifyInstance, settings: WebApplicationSettings): Promise<void> {
  if (settings.outboxDirectory) serveOutbox(app, settings.outboxDirectory);
  const directory = settings.webDirectory;
  const page = directory ? await readFile(join(directory, "index.html"), "utf8").catch(() => null) : null;
  if (directory && page !== null) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        withoutDocumentHeaders(reply, path);
        reply.header("Cache-Control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    const hasPrebuiltLanding = await access(join(directory, landingPage)).then(
      () => true,
      () => false,
    );
    if (hasPrebuiltLanding) app.get("/", (_request, reply) => reply.sendFile(landingPage));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = page !== null && ["GET", "HEAD"].includes(request.method) && !notPages.test(path);
    if (!isPage) return sendError(unknownRoute(path), request, reply);
    return reply.header("Cache-Control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}

/** Addresses under which a missing thing is an error and not a page of the application. */
const notPages = /^\/(?:api|media|assets|site-assets|webhooks)(?:\/|$)/;

/**
 * The mails that a laptop "sent", with everybody's links in them: only for whoever sits at this very machine, and only
 * while the application's address is this machine's, whatever else is set.
 */
function serveOutbox(app: FastifyInstance, directory: string): void {
  app.get("/dev/mail", async (request, reply) => {
    if (!isFromThisMachine(request) || !isLoopback(new URL(app.appUrl()).hostname)) {
      return sendError(unknownRoute("/dev/mail"), request, reply);
    }
    const mails = await readOutbox(directory);
    const items = mails
      .map(({ name, raw }) => `<li><h2>${escapeHtml(name)}</h2><pre>${escapeHtml(raw)}</pre></li>`)
      .join("");
    return reply
      .header("Cache-Control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outgoing mail</title><h1>Outgoing mail</h1><ol>${items}</ol></html>`,
      );
  });
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
