import type { QueryOf, ReplyOf, contract } from "@vitrine/contract";
import { pageMeta } from "@vitrine/contract";
import { planRules } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { presentCore } from "./present.ts";
import type { WebsiteReader } from "./read-website.ts";
import { countItems, noItems, readExtras } from "./related-lists.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; reader: WebsiteReader };
type WebsitesContract = typeof contract.websites;

/** The list of a user's websites, with what their plan leaves room for (contract.md 9). */
export function createWebsiteList({ db, clock, reader }: Dependencies) {
  return {
    async list(
      caller: Caller,
      query: QueryOf<WebsitesContract["listWebsites"]>,
    ): Promise<Omit<ReplyOf<WebsitesContract["listWebsites"]>, "success">> {
      const { rows, total } = await repository.listOwned(db, caller.userId, query);
      const ids = rows.map((row) => row.id);
      const counts = await countItems(db, ids, caller.plan);
      const template = await reader.templatesOf(db, rows);
      const extras = await readExtras(db, ids);
      const data = rows.map((row) => ({
        ...presentCore(row, template(row), extras(row.id)),
        counts: counts.get(row.id) ?? noItems,
      }));
      const limit = planRules[caller.plan].portfolioCount;
      const now = clock.now();
      const count = await repository.countOwned(db, caller.userId);
      const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const created = await repository.countOwned(db, caller.userId, monthStart);
      const meta = {
        ...pageMeta(query, total),
        limit,
        remaining: Math.max(0, limit - count),
        created_this_month: created,
      };
      return { data, websites: data, meta };
    },
  };
}
