import { contract } from "@vitrine/contract";
import type { FastifyReply } from "fastify";
import type { Bind } from "../../http/route.ts";
import type { PublishingService } from "./service.ts";

/** Binds the JSON answers; the pages themselves are served by `registerSitePages`. */
export function registerPublishing(bind: Bind, publishing: PublishingService): void {
  bind(contract.publicSite.getPublicSite, async ({ params, caller, reply }) => {
    const site = await publishing.siteFor(params.subdomain, caller);
    if (site.visibility !== "published") keepOut(reply);
    return { site };
  });
  bind(contract.publicSite.getSiteHtml, async ({ params, caller, reply }) => {
    keepOut(reply);
    return { html: await publishing.htmlFor(params.subdomain, caller) };
  });
}

/** Private and draft answers are for one person: no cache keeps them, no robot lists them. */
function keepOut(reply: FastifyReply): void {
  reply.header("X-Robots-Tag", "noindex").header("Cache-Control", "no-store");
}
