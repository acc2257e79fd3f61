import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { Moderation } from "./service.ts";

const { moderation: calls } = contract;

const taken = "Thank you. We have your objection, and we answer by mail.";

/** Binds reports of visitors and objections of owners. */
export function registerModeration(bind: Bind, { reports, restrictions }: Moderation): void {
  const owned = {
    load: ({ params, caller }: { params: { id: number }; caller: Caller }) => restrictions.check(caller, params.id),
  };

  bind(calls.reportSite, async ({ params, body, address, request }) => {
    const userAgent = request.headers["user-agent"] ?? "";
    await reports.take(params.subdomain, body, { address, userAgent });
    return { message: "Thank you. We will look at this page." };
  });
  bind(calls.getTakeDown, async ({ params }) => ({ data: await restrictions.ofWebsite(params.id) }), owned);
  bind(
    calls.appealTakeDown,
    async ({ params, body }) => ({
      message: taken,
      appeal: await restrictions.appealTakeDown(params.id, body.message),
    }),
    owned,
  );
  bind(calls.readSuspension, async ({ body }) => ({ data: await restrictions.ofSuspension(body.token) }));
  bind(calls.appealSuspension, async ({ body }) => ({
    message: taken,
    appeal: await restrictions.appealSuspension(body.token, body.message),
  }));
}
