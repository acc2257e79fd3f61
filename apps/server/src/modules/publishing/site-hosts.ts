import { isAllowedSubdomain } from "@vitrine/model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { sendDocument } from "./send-document.ts";
import { sendUnavailable } from "./send-page.ts";
import type { PublishingService } from "./service.ts";
import { isDomainName, type OwnHosts, type SiteName } from "./site-address.ts";
import { documentAt, lowerCased } from "./site-paths.ts";

/** Whom a host belongs to: the application, the site of a name, or nobody that is known here. */
export type HostOwner = { kind: "application" } | { kind: "site"; name: SiteName } | { kind: "nobody" };

/** A host name in lower case, without port and without the dot that ends a complete name. */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/**
 * Whom a host belongs to (contract.md 14). Addresses in numbers and names without a dot reach this
 * installation from inside its own network, where no domain of a site lives: they are the application's.
 */
export function ownerOfHost(host: string, { appUrl, sitesHost }: OwnHosts): HostOwner {
  const name = plainHost(host);
  const sites = plainHost(sitesHost);
  if ([sites, new URL(appUrl).hostname, ""].includes(name)) return { kind: "application" };
  if (name.endsWith(`.${sites}`)) {
    const subdomain = name.slice(0, -sites.length - 1);
    return isAllowedSubdomain(subdomain) ? { kind: "site", name: subdomain } : { kind: "nobody" };
  }
  if (isDomainName(name)) return { kind: "site", name };
  return !name.includes(".") || isNumeric(name) ? { kind: "application" } : { kind: "nobody" };
}

/** `127.0.0.1`, `[::1]`. */
const isNumeric = (name: string) => /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/.test(name);

/** Files that mean the same on every host, and the signs of life. */
const sharedPaths = /^\/(?:media|site-assets)\/|^\/site-access-[a-f0-9]+\.js$|^\/api\/(?:health|ready)$/;

/** Where the contact form of a site without script is sent to. */
const sentForm = /^\/contact\/?$/;

/** What a site's own page calls: only for the site of that host. */
const callsOfPages = /^\/api\/public\/sites\/([^/]+)\/(?:view|contact)$/;

/**
 * Serves sites on their own hosts: `{subdomain}.SITES_HOST` and verified domains. Nothing else of this
 * installation answers there, neither the application nor its interface. To be called before routes are made.
 */
export function serveSiteHosts(app: FastifyInstance, publishing: PublishingService): void {
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (sharedPaths.test(path)) return;
    const owner = ownerOfHost(request.host, publishing.hosts());
    if (owner.kind === "application") return;
    if (owner.kind === "nobody") return refuse(publishing, path, reply);
    const called = callsOfPages.exec(path)?.[1];
    if (called !== undefined && (await publishing.isSameSite(owner.name, called))) return;
    if (request.method === "POST" && sentForm.test(path)) return;
    if (!["GET", "HEAD"].includes(request.method)) return refuse(publishing, path, reply);
    const moved = await movedTo(publishing, owner.name, { request, path });
    if (moved !== null) return reply.redirect(moved, 301);
    return sendDocument(publishing, documentAt(path), { request, reply, site: { name: owner.name, at: "root" } });
  });
}

/** Where the same document lies in lower case, without the `/p/{subdomain}` of the application's host; null for here. */
async function movedTo(
  publishing: PublishingService,
  name: SiteName,
  { request, path }: { request: FastifyRequest; path: string },
): Promise<string | null> {
  const [, subdomain, rest = ""] = /^\/p\/([^/]+)(.*)$/i.exec(path) ?? [];
  const isBelow = subdomain !== undefined && (await publishing.isSameSite(name, subdomain.toLowerCase()));
  const place = lowerCased(isBelow ? rest : path);
  const host = request.host.toLowerCase();
  if (documentAt(place) === null || (place === path && host === request.host)) return null;
  const address = `${place || "/"}${request.url.slice(path.length)}`;
  return host === request.host ? address : `${request.protocol}://${host}${address}`;
}

function refuse(publishing: PublishingService, path: string, reply: FastifyReply): FastifyReply {
  if (path.startsWith("/api/")) throw new AppError("not_found");
  return sendUnavailable(reply, publishing.hosts());
}
