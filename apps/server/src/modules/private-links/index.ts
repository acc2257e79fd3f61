import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { PrivateLinksService } from "./service.ts";

export { servePrivateLinks } from "./serve-links.ts";
export { createPrivateLinksService } from "./service.ts";
export { createUnlocked } from "./unlocked.ts";
export { createLinkVisits } from "./visits.ts";

const { privateLinks: calls } = contract;

type OfWebsite = { params: { id: number }; caller: Caller };

/** Binds what owners do with the private links of their websites; the pages are served by `servePrivateLinks`. */
export function registerPrivateLinks(bind: Bind, links: PrivateLinksService): void {
  const load = ({ params, caller }: OfWebsite) => links.check(caller, params.id);
  const message = "The link is ready to be sent.";

  bind(calls.listPrivateLinks, async ({ params }) => ({ data: await links.list(params.id) }), { load });
  bind(
    calls.createPrivateLink,
    async ({ params, caller, body }) => ({ link: await links.create(caller, params.id, body), message }),
    {
      load,
      stored: {
        without: (answer) => ({ ...answer, link: { ...answer.link, url: null } }),
        again: async ({ link }, { params }) => ({ link: await links.get(params.id, link.id), message }),
      },
    },
  );
  bind(
    calls.revokePrivateLink,
    async ({ params }) => {
      await links.revoke(params.id, params.lid);
      return { message: "Link revoked" };
    },
    { load },
  );
}
