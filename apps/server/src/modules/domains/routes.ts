import { contract } from "@vitrine/contract";
import { AppError } from "../../http/app-error.ts";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { DomainsService } from "./service.ts";

const { domains: calls } = contract;

type Addressed = { params: { id: number }; caller: Caller };

const target = ({ params, caller }: Addressed) => ({ caller, id: params.id });

/** Binds the owner's calls on domains, and what strangers may ask about a host name. */
export function registerDomains(bind: Bind, domains: DomainsService): void {
  bind(calls.getDomain, async (context) => ({ data: await domains.get(target(context)) }));
  bind(calls.putDomain, async (context) => ({ data: await domains.claim(target(context), context.body.domain) }), {
    load: (context) => domains.requireOwned(target(context)),
  });
  bind(calls.verifyDomain, async (context) => ({ data: await domains.verify(target(context)) }));
  bind(calls.removeDomain, async (context) => {
    await domains.remove(target(context));
    return { message: "The domain has been removed." };
  });
  bind(calls.getSiteOfHost, async ({ query, caller, reply }) => {
    const site = await domains.siteOfHost(query.host, caller);
    if (site.visibility !== "published") reply.header("X-Robots-Tag", "noindex");
    return { site };
  });
  bind(calls.checkHost, async ({ query }) => {
    if (!(await domains.isServed(query.domain))) throw new AppError("not_found");
    return { domain: query.domain };
  });
}
