import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;

/** The addresses of an installation; asked late because a port may be chosen at start. */
type Addresses = { appUrl: () => string; sitesHost: () => string };

/**
 * With an https address, browsers are told never to come without TLS again. Sites below the application's own host are
 * included; owners' domains are not told, because they may move on to a server that has no certificate.
 */
export function demandTls(app: FastifyInstance, { appUrl, sitesHost }: Addresses): void {
  app.addHook("onRequest", async (request, reply) => {
    const own = new URL(appUrl());
    if (own.protocol !== "https:") return;
    const sites = plain(sitesHost());
    const host = plain(request.host);
    const areSitesBelow = sites === own.hostname || sites.endsWith(`.${own.hostname}`);
    if (host === own.hostname) {
      reply.header("Strict-Transport-Security", `max-age=${yearSeconds}${areSitesBelow ? "; includeSubDomains" : ""}`);
    } else if (host === sites || host.endsWith(`.${sites}`)) {
      reply.header("Strict-Transport-Security", `max-age=${yearSeconds}`);
    }
  });
}

const plain = (host: string) => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
