import type { AnalyticsPeriod } from "@vitrine/model";
import type { Database, Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Reads } from "../../ports/replica/reads.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { SettingsService } from "../account/index.ts";
import type { BetaService } from "../beta/index.ts";
import type { Billing } from "../billing/index.ts";
import type { LandingService } from "../landing/index.ts";
import type { Moderation } from "../moderation/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import type { WebsiteReader, WebsitesService } from "../websites/index.ts";
import type { AuditLog } from "./audit-log.ts";
import { createBetaAdmin } from "./beta-settings.ts";
import { createImpersonationService } from "./impersonation.ts";
import { createJobsAdmin } from "./jobs.ts";
import { keepFigures } from "./kept-figures.ts";
import { createLandingAdmin } from "./landing.ts";
import { createModerationAdmin } from "./moderation.ts";
import { createOffersAdmin } from "./offers.ts";
import { readOverview } from "./overview.ts";
import { readProductAnalytics } from "./product-analytics.ts";
import { readSubscriptionAnalytics } from "./subscription-analytics.ts";
import { createSubscriptionsAdmin } from "./subscriptions.ts";
import { createSystemAdmin, type ProcessFigures } from "./system.ts";
import { createUsersAdmin } from "./users.ts";
import { createWaitingListAdmin } from "./waiting-list.ts";
import { createWebsitesAdmin } from "./websites.ts";

export type AdminDependencies = {
  db: Db;
  reads: Reads;
  database: Database;
  figures: ProcessFigures;
  audit: AuditLog;
  clock: Clock;
  queue: Queue;
  appUrl: () => string;
  onError: (error: unknown) => void;
  accounts: SettingsService;
  beta: BetaService;
  billing: Billing;
  landing: LandingService;
  moderation: Moderation;
  reader: WebsiteReader;
  templates: TemplatesService;
  websites: WebsitesService;
};

/** The administration (contract.md 5 and 15): every write goes to the audit log. */
export function createAdmin(dependencies: AdminDependencies) {
  const { db, reads, clock, audit, onError } = dependencies;
  const overview = keepFigures(db, (_now: "now") => reads.figures((from) => readOverview(from, clock.now())), onError);
  const common = dependencies;
  const websites = createWebsitesAdmin(common);
  const users = createUsersAdmin({ ...common, websites });
  return {
    audit,
    impersonation: createImpersonationService(common),
    users,
    websites,
    moderation: createModerationAdmin({ ...common, websites, users }),
    waitingList: createWaitingListAdmin(common),
    subscriptions: createSubscriptionsAdmin(common),
    jobs: createJobsAdmin(common),
    system: createSystemAdmin(common),
    offers: createOffersAdmin(common),
    beta: createBetaAdmin(common),
    landing: createLandingAdmin(common),
    overview: () => overview("now"),
    analytics: keepFigures(
      db,
      (period: AnalyticsPeriod) =>
        reads.figures((from) => readProductAnalytics({ ...dependencies, db: from }, period, clock.now())),
      onError,
    ),
    subscriptionAnalytics: keepFigures(
      db,
      (period: AnalyticsPeriod) => reads.figures((from) => readSubscriptionAnalytics(from, period, clock.now())),
      onError,
    ),
  };
}

export type Admin = ReturnType<typeof createAdmin>;
