import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../../http/app-error.ts";
import { acceptedCoding, isKnownTag } from "../../http/content-negotiation.ts";
import { surrogateKey } from "./edge-purge.ts";
import type { PublishedPage } from "./last-pages.ts";
import { plainOf, pressQuickly, type ServedPage } from "./served-page.ts";
import type { OwnHosts, SiteRequest } from "./site-address.ts";
import type { SitePath } from "./site-paths.ts";
import { failurePage, missingPage, unavailablePage } from "./unavailable-page.ts";

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

/**
 * Below `/p/` a site is on the application's own host. There it is shown in a sandbox: a document without an origin,
 * which has neither the application's storage nor its cookies and whose requests are those of a stranger, so that a
 * script that got in reaches nobody's session (decision 031).
 */
const sandbox = [
  "sandbox",
  "allow-scripts",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-downloads",
  "allow-top-navigation-by-user-activation",
].join(" ");

/**
 * A browser always asks again, because a site may be taken down or changed at any moment. A cache that many share may
 * be two seconds behind: it counts in whole ones.
 */
const keptBriefly = "public, max-age=0, must-revalidate, s-maxage=1";
/** For caches that are told of changes; they keep this header to themselves. */
const keptUntilTold = "max-age=3600, stale-while-revalidate=60";

const html = "text/html; charset=utf-8";

function secured(reply: FastifyReply, policy: string, at: SiteRequest["at"] = "root"): FastifyReply {
  if (at === "path") {
    // A document without an origin has its memory to itself; one that asks for it nevertheless is warned of in the console.
    reply.raw.removeHeader("Origin-Agent-Cluster");
    // A browser refuses a document that is in a sandbox and asks to be alone in its group of windows.
    return secured(reply, `${policy}; ${sandbox}`).header("Cross-Origin-Opener-Policy", "unsafe-none");
  }
  return reply
    .header("Content-Security-Policy", policy)
    .header("X-Content-Type-Options", "nosniff")
    .header("Referrer-Policy", "strict-origin-when-cross-origin");
}

type Addressed = { request: FastifyRequest; reply: FastifyReply; site: Pick<SiteRequest, "at"> };

/** Sends a published page, compressed as the browser accepts it; 304 when the browser has it already. */
export async function sendPage(
  { request, reply, site }: Addressed,
  { page, websiteId, later }: PublishedPage,
  { kind, hasEdge }: { kind: SitePath["kind"]; hasEdge: boolean },
): Promise<FastifyReply> {
  secured(reply, policyOf(kind), site.at)
    .header("ETag", page.etag)
    .header("Cache-Control", keptBriefly)
    .header("Vary", "Accept-Encoding")
    .type(html);
  if (hasEdge && websiteId !== null)
    reply.header("Surrogate-Key", surrogateKey(websiteId)).header("Surrogate-Control", keptUntilTold);
  request.server.readyAnswers.offer(request, reply, { forms: later });
  if (isKnownTag(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  return sendCompressed({ request, reply }, page);
}

/** Sends a page of a website in a template that is tried on to its owner, whose browser asks again each time. */
export async function sendFittingPage(
  { request, reply }: Pick<Addressed, "request" | "reply">,
  page: ServedPage,
): Promise<FastifyReply> {
  secured(reply, sitePolicy, "path")
    .header("ETag", page.etag)
    .header("Cache-Control", "private, no-cache")
    .header("Vary", "Accept-Encoding, Cookie")
    .header("X-Robots-Tag", "noindex")
    .type(html);
  if (isKnownTag(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  return sendCompressed({ request, reply }, page);
}

/** A drawing holds all that it shows, and nothing in it may do anything, also where somebody opens it by itself. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Grows when pages are made into drawings in another way, so that none is taken for the one that a browser has. */
const pictureForm = 1;

/**
 * Sends the first screen of such a page as a drawing, made for a browser that does not have it yet. Where there is none
 * the browser shows the page in a frame.
 */
export async function sendFittingPicture(
  { request, reply }: Pick<Addressed, "request" | "reply">,
  { etag, draw, hosts }: { etag: string; draw: () => Promise<string | null>; hosts: () => OwnHosts },
): Promise<FastifyReply> {
  const tag = etag.replace(/"$/, `-${pictureForm}"`);
  const isKnown = isKnownTag(request.headers["if-none-match"], tag);
  const picture = isKnown ? "" : await draw();
  if (picture === null) return sendUnavailable(reply, hosts());
  secured(reply, picturePolicy)
    .header("ETag", tag)
    .header("Cache-Control", "private, no-cache")
    .header("Vary", "Accept-Encoding, Cookie")
    .header("X-Robots-Tag", "noindex")
    .type("image/svg+xml; charset=utf-8");
  if (isKnown) return reply.code(304).send();
  const bytes = Buffer.from(picture);
  const coding = acceptedCoding(request.headers["accept-encoding"]);
  if (coding === null) return reply.send(bytes);
  return reply.header("Content-Encoding", coding).send(await pressQuickly(bytes, coding));
}

async function sendCompressed(
  { request, reply }: Pick<Addressed, "request" | "reply">,
  page: ServedPage,
): Promise<FastifyReply> {
  const coding = acceptedCoding(request.headers["accept-encoding"]);
  if (coding === null) return reply.send(await plainOf(page));
  return reply.header("Content-Encoding", coding).send(page[coding]);
}

/** Sends a page to the one person who asked: what others may not see, or would be counted for. */
export function sendOwnPage({ reply, site }: Addressed, page: string, kind: SitePath["kind"]): FastifyReply {
  return secured(reply, policyOf(kind), site.at)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(page);
}

/**
 * Sends a page to whoever was given its address. The address is a secret: no cache keeps the page, no robot lists it,
 * and nothing that it leads to is told where the visitor came from.
 */
export function sendPrivatePage(reply: FastifyReply, page: string, kind: SitePath["kind"]): FastifyReply {
  return withSecretAddress(secured(reply, policyOf(kind), "path"))
    .type(html)
    .send(page);
}

/** A page of this installation itself at such an address: a form, or why there is nothing. */
export function sendPlainPrivatePage(reply: FastifyReply, status: 200 | 404 | 422 | 429, page: string): FastifyReply {
  return withSecretAddress(secured(reply, contactPolicy)).code(status).type(html).send(page);
}

function withSecretAddress(reply: FastifyReply): FastifyReply {
  return reply
    .header("Cache-Control", "private, no-store")
    .header("X-Robots-Tag", "noindex, nofollow, noarchive")
    .header("Referrer-Policy", "no-referrer");
}

function policyOf(kind: SitePath["kind"]): string {
  if (kind === "contact") return contactPolicy;
  return kind === "article" ? articlePolicy : sitePolicy;
}

/** The contact form once more, with what was filled in and what has to be put right. */
export function sendFilledForm(
  { reply, site }: Pick<Addressed, "reply" | "site">,
  status: 422 | 429,
  page: string,
): FastifyReply {
  return secured(reply, contactPolicy, site.at).code(status).header("Cache-Control", "no-store").type(html).send(page);
}

/** A page of this installation itself, with a form that is sent to it. */
export function sendPlainPage(reply: FastifyReply, status: 200 | 422 | 429, page: string): FastifyReply {
  return secured(reply, contactPolicy)
    .code(status)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(page);
}

/** The same answer for unknown, draft and private sites. */
export function sendUnavailable(reply: FastifyReply, hosts: OwnHosts): FastifyReply {
  return sendNotFound(reply, unavailablePage(hosts));
}

/** The answer for what a published site does not have. @param home where the site begins */
export function sendMissing(reply: FastifyReply, home: string, hosts: OwnHosts): FastifyReply {
  return sendNotFound(reply, missingPage(home, hosts));
}

function sendNotFound(reply: FastifyReply, page: string): FastifyReply {
  return secured(reply, sitePolicy)
    .code(404)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(page);
}

/**
 * The answer when a page could not be made: a page as well, since a person looks at it.
 * @param error 503 for one that passes, 500 for all others
 */
export function sendFailure(reply: FastifyReply, { status, details }: AppError): FastifyReply {
  if (details.retryAfterSeconds !== undefined) reply.header("Retry-After", String(details.retryAfterSeconds));
  return secured(reply, sitePolicy)
    .code(status)
    .header("Cache-Control", "no-store")
    .header("X-Robots-Tag", "noindex")
    .type(html)
    .send(failurePage(status === 503 ? "unavailable" : "server_error"));
}
