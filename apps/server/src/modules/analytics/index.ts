import { contract } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import { productEvents } from "../../db/schema/outreach.ts";
import type { Bind } from "../../http/route.ts";
import { asksNotToBeCounted } from "./not-counted.ts";
import type { SiteViews } from "./site-views.ts";

export { asksNotToBeCounted } from "./not-counted.ts";
export { createDayVisitors } from "./day-visitors.ts";
export { createSiteViews, type SiteViews } from "./site-views.ts";

const { siteAnalytics: calls } = contract;

/** Binds the receiver of the product's own events, which keeps no address and no caller (contract.md 7). */
export function registerAnalytics(bind: Bind, db: Db): void {
  bind(contract.outreach.recordEvent, async ({ body }) => {
    await db.insert(productEvents).values({ event: body.event, properties: body.properties ?? {} });
    return {};
  });
}

/** Binds the counting of views of sites, and what their owners see of it (contract.md 9, 14). */
export function registerSiteViews(bind: Bind, views: SiteViews): void {
  bind(calls.countView, async ({ params, body, caller, address, request, reply }) => {
    // The page that tells has no origin, and waits for no answer.
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (asksNotToBeCounted(request.headers)) return {};
    const userAgent = request.headers["user-agent"] ?? "";
    const { path, referrer = "" } = body;
    await views.count(params.subdomain, caller, { path, referrer, address, userAgent });
    return {};
  });
  bind(
    calls.getAnalytics,
    async ({ params, query, caller }) => ({ data: await views.figures(caller, params.id, query.period) }),
    { load: ({ params, caller }) => views.check(caller, params.id) },
  );
}
