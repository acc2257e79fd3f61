import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sumUpHappenings } from "./db/happenings.ts";
import { sweepIdempotencyKeys } from "./http/idempotency.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import { emailChangeMails, type EmailChangeService } from "./modules/account/index.ts";
import { adminMails } from "./modules/admin/index.ts";
import type { SiteViews } from "./modules/analytics/index.ts";
import {
  authMails,
  deleteExpiredSessions,
  forgetOldSignIns,
  sweepChallenges,
  type Devices,
  type SignInPause,
} from "./modules/auth/index.ts";
import { billingNoticeMail, type Billing } from "./modules/billing/index.ts";
import type { BlogService } from "./modules/blog/index.ts";
import { newRewriteState, rewriteOldEntries } from "./modules/entries/index.ts";
import type { DomainsService } from "./modules/domains/index.ts";
import type { WorkPictures } from "./modules/media/index.ts";
import { startMailWorkers } from "./modules/mails/index.ts";
import { messagesMails } from "./modules/messages/index.ts";
import { moderationMails, type Moderation } from "./modules/moderation/index.ts";
import type { CvUpdatesService } from "./modules/cv-updates/index.ts";
import type { Onboarding } from "./modules/onboarding/index.ts";
import type { PinnedRenderer, PublishingService } from "./modules/publishing/index.ts";
import { supportMails } from "./modules/support/index.ts";
import { testimonialMails, type TestimonialsService } from "./modules/testimonials/index.ts";
import type { JobFailure, Queue } from "./ports/queue/queue.ts";
import type { Storage } from "./ports/storage/storage.ts";

/** Every mail that the product sends. */
const mailKinds = [
  ...authMails,
  ...emailChangeMails,
  billingNoticeMail,
  ...messagesMails,
  ...testimonialMails,
  ...supportMails,
  ...moderationMails,
  ...adminMails,
];

type Tools = Parameters<typeof startMailWorkers>[0] & {
  storage: Storage;
  log: FastifyBaseLogger;
  renewalsPerSecond: number;
};

type Capabilities = {
  billing: Billing;
  blog: BlogService;
  devices: Devices;
  domains: DomainsService;
  emailChanges: EmailChangeService;
  limiter: RateLimiter;
  moderation: Moderation;
  onboarding: Onboarding;
  cvUpdates: Pick<CvUpdatesService, "maintain">;
  pause: SignInPause;
  pinned: Pick<PinnedRenderer, "sweep">;
  publishing: Pick<PublishingService, "renew">;
  testimonials: TestimonialsService;
  views: SiteViews;
  workPictures: Pick<WorkPictures, "sweep">;
};

/** Begins to work on jobs in this process, and has those that come by the clock put into the line. */
export async function startBackgroundWork(tools: Tools, capabilities: Capabilities): Promise<void> {
  const { queue, storage, renewalsPerSecond } = tools;
  const { billing, blog, domains, onboarding, pinned, publishing, workPictures } = capabilities;
  queue.onFailure((failure) => logFailure(tools.log, failure));
  await startMailWorkers(tools, mailKinds);
  await queue.work("remove-files", ({ keys }) => removeFiles(storage, keys));
  await queue.work("sweep-pictures", ({ names }) => workPictures.sweep(names));
  await queue.work("render-page", async ({ website_id: websiteId, page }) => {
    const began = performance.now();
    await publishing.renew({ websiteId, page });
    await pause(Math.max(0, 1000 / renewalsPerSecond - (performance.now() - began)));
  });
  await onboarding.startWorker();
  await queue.work("maintenance", () => maintain(tools, capabilities));
  await startRewritingOldEntries(tools);
  await queue.schedule("maintenance", "*/15 * * * *");
  await startPublishingDuePosts(queue, blog);
  await queue.work("check-domains", () => domains.checkWaiting());
  await queue.schedule("check-domains", "*/10 * * * *");
  await queue.work("sweep-template-versions", () => pinned.sweep());
  await queue.schedule("sweep-template-versions", "45 3 * * *");
  await startBillingWork(queue, billing);
}

/** A try that failed is a warning, a job that died an error: somebody has to look at it. */
function logFailure(log: FastifyBaseLogger, failure: JobFailure): void {
  if (failure.isDead) log.error({ job: failure }, "a job failed for the last time");
  else log.warn({ job: failure }, "a job failed and will be tried again");
}

async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

/** Scheduled posts are visible by their time alone; every minute their stored status follows (contract.md 12). */
async function startPublishingDuePosts(queue: Queue, blog: BlogService): Promise<void> {
  await queue.work("publish-due-posts", async () => void (await blog.publishDue()));
  await queue.schedule("publish-due-posts", "* * * * *");
}

async function startBillingWork(queue: Queue, billing: Billing): Promise<void> {
  await queue.work("billing-due", () => billing.runDue());
  await queue.work("billing-daily", () => billing.runDaily());
  await queue.schedule("billing-due", "* * * * *");
  await queue.schedule("billing-daily", "15 3 * * *");
}

const rewritingMs = 20_000;

/** What an earlier version stored is brought to the present shape a while at a time, so that it stands in nobody's way. */
async function startRewritingOldEntries({ db, queue }: Tools): Promise<void> {
  const state = newRewriteState();
  await queue.work("rewrite-old-entries", async () => {
    const end = performance.now() + rewritingMs;
    await rewriteOldEntries(db, state, () => performance.now() > end);
  });
  await queue.schedule("rewrite-old-entries", "*/5 * * * *");
}

async function maintain(
  { db, clock }: Tools,
  { limiter, pause, devices, emailChanges, onboarding, cvUpdates, views, moderation, testimonials }: Capabilities,
): Promise<void> {
  await limiter.sweep();
  await pause.sweep();
  await devices.sweep();
  await emailChanges.maintain();
  await sweepChallenges(db, clock.now());
  await sweepIdempotencyKeys(db);
  await deleteExpiredSessions(db, clock.now());
  await forgetOldSignIns(db, clock.now());
  await onboarding.maintain();
  await cvUpdates.maintain();
  await views.maintain();
  await sumUpHappenings(db, clock.now());
  await moderation.reports.maintain();
  await moderation.restrictions.maintain();
  await moderation.news.tell();
  await testimonials.maintain();
}
