import { contract } from "./contract.ts";
import * as adminBeta from "./endpoints/admin/beta.ts";
import * as adminFigures from "./endpoints/admin/figures.ts";
import * as adminJobs from "./endpoints/admin/jobs.ts";
import * as adminLanding from "./endpoints/admin/landing.ts";
import * as adminModeration from "./endpoints/admin/moderation.ts";
import * as adminOffers from "./endpoints/admin/offers.ts";
import * as adminSubscriptions from "./endpoints/admin/subscriptions.ts";
import * as adminSystem from "./endpoints/admin/system.ts";
import * as adminUsers from "./endpoints/admin/users.ts";
import * as adminWaitingList from "./endpoints/admin/waiting-list.ts";
import * as adminWebsites from "./endpoints/admin/websites.ts";

/**
 * The calls of the admin area (contract.md 15). They stand apart from `contract`, so that only the admin
 * area's own pages load them.
 */
export const adminContract = {
  adminBeta,
  adminFigures,
  adminJobs,
  adminLanding,
  adminModeration,
  adminOffers,
  adminSubscriptions,
  adminSystem,
  adminUsers,
  adminWaitingList,
  adminWebsites,
} as const;

export type AdminContract = typeof adminContract;

/** Every call there is: for the document, and for what holds for all of them. */
export const wholeContract = { ...contract, ...adminContract } as const;
