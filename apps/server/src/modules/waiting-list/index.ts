import { contract } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Bind } from "../../http/route.ts";
import { joinWaitingList } from "./join.ts";

const message = "You are on the list. We will write to you as soon as there is room.";

/** Binds the waiting list's form (contract.md 7). */
export function registerWaitingList(bind: Bind, dependencies: { db: Db; limiter: RateLimiter }): void {
  bind(contract.outreach.joinWaitingList, async ({ body, status, address }) => {
    const isNew = await joinWaitingList(dependencies, body, address);
    if (!isNew) status(200);
    return { message };
  });
}
