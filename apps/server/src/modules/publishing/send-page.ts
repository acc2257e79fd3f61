import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServedPage } from "./page-cache.ts";
import type { OwnHosts } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";
import { failurePage, unavailablePage } from "./unavailable-page.ts";

/** Published pages: no inline script, nothing from other hosts (contract.md 14). */
const sitePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // The page tells that it is looked at.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** An article may show pictures of other hosts; its text was cleaned when it was stored. */
const articlePolicy = sitePolicy.replace("img-src 'self' data:", "img-src 'self' data: https:");

/** The contact form is sent to the site itself. */
const contactPolicy = sitePolicy.replace("form-action 'none'", "form-action 'self'");

const html = "text/html; charset=utf-8";

function secured(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header("Content-Security-Policy", policy)
    .header("X-Content-Type-Options", "nosniff")
    .header("Referrer-Policy", "strict-origin-when-cross-origin");
}

/** Sends a published page, compressed as the browser accepts it; 304 when the browser has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ServedPage,
  kind: SitePath["kind"],
): FastifyReply {
  secured(reply, policyOf(kind))
    .header("ETag", page.etag)
    // Always asked again, because a site may be taken down or changed at any moment.
    .header("Cache-Control", "public, no-cache")
    .header("Vary", "Accept-Encoding")
    .type(html);
  if (matches(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return reply.send(page.plain);
  return reply.header("Content-Encoding", encoding).send(page[encoding]);
}

function policyOf(kind: SitePath["kind"]): string {
  if (kind === "contact") return contactPolicy;
  return kind === "article" ? articlePolicy : sitePolicy;
}

/** The contact form once more, with what was filled in and what has to be put right. */
export function sendFilledForm(reply: FastifyReply, status: 422 | 429, page: string): FastifyReply {
  return secured(reply, contactPolicy).code(status).header("Cache-Control", "no-store").type(html).send(page);
}

/** The same answer for unknown, draft and private sites. */
export function sendUnavailable(reply: FastifyReply, hosts: OwnHosts): FastifyReply {
  return secured(reply, sitePolicy)
    .code(404)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(unavailablePage(hosts));
}

/** The answer when a page could not be made: a page as well, since a person looks at it. */
export function sendFailure(reply: FastifyReply): FastifyReply {
  return secured(reply, sitePolicy)
    .code(500)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(failurePage());
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((entry) => entry.trim() === "*" || entry.trim().replace(/^W\//, "") === etag);
}

function acceptedEncoding(header: string | string[] | undefined): "br" | "gzip" | null {
  const accepted = new Set(
    String(header ?? "")
      .split(",")
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(";")[0]?.trim().toLowerCase()),
  );
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
}
