import { contract } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import { productEvents } from "../../db/schema/outreach.ts";
import type { Bind } from "../../http/route.ts";

/** Binds the receiver of the product's own events; it keeps no address and no caller (contract.md 7). */
export function registerAnalytics(bind: Bind, db: Db): void {
  bind(contract.outreach.recordEvent, async ({ body }) => {
    await db.insert(productEvents).values({ event: body.event, properties: body.properties ?? {} });
    return {};
  });
}
