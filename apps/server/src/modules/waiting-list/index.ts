import { contract } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import type { Bind } from "../../http/route.ts";
import { joinWaitingList } from "./join.ts";

const message = "You are on the list. We will write to you as soon as there is room.";

/** Binds the waiting list's form (contract.md 7). */
export function registerWaitingList(bind: Bind, db: Db): void {
  bind(contract.outreach.joinWaitingList, async ({ body, status }) => {
    const isNew = await joinWaitingList(db, body);
    if (!isNew) status(200);
    return { message };
  });
}
