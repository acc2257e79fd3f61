import type { Db } from "../../db/connection.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { PublishingService } from "../publishing/index.ts";
import type { WebsitesService } from "../websites/index.ts";
import { createAppeals } from "./appeals.ts";
import { createModerationNews } from "./news.ts";
import { createReports } from "./reports.ts";
import { createRestrictions } from "./restrictions.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  publishing: PublishingService;
  websites: WebsitesService;
};

/** What must not stay public: reports of visitors, decisions of admins, and what owners say against them. */
export function createModeration(dependencies: Dependencies) {
  return {
    restrictions: createRestrictions(dependencies),
    appeals: createAppeals(dependencies),
    reports: createReports(dependencies),
    news: createModerationNews(dependencies),
  };
}

export type Moderation = ReturnType<typeof createModeration>;
