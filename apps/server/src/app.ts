import { contract } from "@vitrine/contract";
import { createCvEngine } from "@vitrine/cv-parser/worker";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "./db/connection.ts";
import { AppError } from "./http/app-error.ts";
import { createHttp } from "./http/create-http.ts";
import { sweepIdempotencyKeys } from "./http/idempotency.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { createBinder, type Bind } from "./http/route.ts";
import { serveWebApplication } from "./http/web-application.ts";
import {
  createAccountService,
  createApiTokensService,
  createSettingsService,
  registerAccount,
} from "./modules/account/index.ts";
import { createAdmin, registerAdmin } from "./modules/admin/index.ts";
import { createSiteViews, registerAnalytics, registerSiteViews, type SiteViews } from "./modules/analytics/index.ts";
import {
  callerOf,
  createAuthService,
  createSocialProviders,
  createSocialService,
  deleteExpiredSessions,
  registerAuth,
  registerSocial,
  startMailWorker,
  type SocialSettings,
} from "./modules/auth/index.ts";
import { createBilling, registerBilling, registerPaymentWebhook, type Billing } from "./modules/billing/index.ts";
import { createBetaService, registerBeta } from "./modules/beta/index.ts";
import { createBlogService, registerBlog, type BlogService } from "./modules/blog/index.ts";
import { createContentService, registerContent } from "./modules/content/index.ts";
import { createDomainsService, registerDomains } from "./modules/domains/index.ts";
import { createExportsService, registerExports } from "./modules/exports/index.ts";
import { createMediaService, registerMediaFiles } from "./modules/media/index.ts";
import { createMessagesService, registerContactPage, registerMessages } from "./modules/messages/index.ts";
import { createOnboarding, type Onboarding, type OnboardingEngine } from "./modules/onboarding/index.ts";
import {
  createPublishingService,
  createTemplatesRenderer,
  registerPublishing,
  registerSitePages,
  serveSiteHosts,
} from "./modules/publishing/index.ts";
import { createSupportService, registerSupport } from "./modules/support/index.ts";
import { createTemplatesService, registerTemplates } from "./modules/templates/index.ts";
import { registerWaitingList } from "./modules/waiting-list/index.ts";
import { createWebsiteReader, createWebsitesService, registerWebsites } from "./modules/websites/index.ts";
import type { Ai } from "./ports/ai/ai.ts";
import type { Clock } from "./ports/clock.ts";
import type { Dns } from "./ports/dns/dns.ts";
import type { EventHub } from "./ports/events/event-hub.ts";
import { createCountries } from "./ports/geo/countries.ts";
import type { Mailer } from "./ports/mail/mail.ts";
import type { Payments } from "./ports/payments/payments.ts";
import type { Queue } from "./ports/queue/queue.ts";
import type { Storage } from "./ports/storage/storage.ts";

export type AppPorts = {
  database: Database;
  clock: Clock;
  queue: Queue;
  hub: EventHub;
  mailer: Mailer;
  payments: Payments;
  storage: Storage;
  /** Reads CVs in place of the built-in engine; for tests of slow and failing work. */
  engine?: OnboardingEngine;
  /** Reads CVs a second time; without it the engine reads alone. */
  ai?: Ai | null | undefined;
  dns: Dns;
};

export type AppSettings = {
  /** Public address without a trailing slash; asked late because the port may be chosen at start. */
  appUrl: () => string;
  sitesHost: () => string;
  /** Addresses that lead here, for domains that cannot have an alias. */
  sitesAddresses: readonly string[];
  logLevel: string;
  trustProxy: boolean;
  rateLimitFactor: number;
  /** Folder of the built web application; null serves the API alone. */
  webDirectory: string | null;
  /** Where questions to the support go. */
  supportEmail: string;
  /** Providers that people may sign in through. */
  social: SocialSettings;
  /** Mail outbox to show at /dev/mail; null hides the page. */
  outboxDirectory: string | null;
};

export type App = {
  http: FastifyInstance;
  billing: Billing;
  /** Begins to work on jobs in this process. */
  startWorkers(): Promise<void>;
  /** Loads what the first CV would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Ends requests and jobs in order; ports stay open for their owner to close. */
  close(): Promise<void>;
};

/** CVs read at the same time by one process: the engine has as many threads. */
const cvJobsAtOnce = 2;

/** Assembles the product from its ports. The only place that knows every capability. */
export async function createApp(ports: AppPorts, settings: AppSettings): Promise<App> {
  const { db } = ports.database;
  const http = await createHttp(settings);
  const onError = (error: unknown) => http.log.error({ err: error }, "work in the background failed");
  const limiter = new RateLimiter(db, settings.rateLimitFactor);
  const billing = createBilling({ ...ports, db, appUrl: settings.appUrl, onError });
  const beta = createBetaService({ db, clock: ports.clock });
  const account = createAccountService({
    billing,
    publicSiteSuffix: settings.sitesHost,
    supportEmail: settings.supportEmail,
    socialLogins: Object.keys(settings.social),
    isBetaEnabled: beta.isEnabled,
  });
  const callers = {
    callerOf: (token: string) => callerOf(db, ports.clock, token),
    isBetaEnabled: beta.isEnabled,
  };
  const auth = createAuthService({
    ...ports,
    db,
    limiter,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
  });
  const binderOn = (scope: FastifyInstance) => createBinder(scope, { db, limiter, callers });
  const bind = binderOn(http);

  const templates = createTemplatesService({ db, limiter });
  const media = createMediaService({ db, storage: ports.storage });
  const websites = createWebsitesService({ db, clock: ports.clock, templates, media });
  const content = createContentService({ db, clock: ports.clock });
  const renderer = createTemplatesRenderer();
  const blog = createBlogService({ db, clock: ports.clock });
  const publishing = createPublishingService({
    db,
    clock: ports.clock,
    reader: createWebsiteReader(templates),
    renderer,
    appUrl: settings.appUrl,
    sitesHost: settings.sitesHost,
  });
  serveSiteHosts(http, publishing);
  const ownEngine = createCvEngine({ size: cvJobsAtOnce });
  const engine = ports.engine ?? ownEngine;
  const onboarding = createOnboarding({
    ...ports,
    ai: ports.ai ?? null,
    db,
    engine,
    media,
    templates,
    content,
    onError,
  });

  registerAuth(bind, auth);
  const social = createSocialService({
    db,
    clock: ports.clock,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
    providers: createSocialProviders(settings.social),
    onError,
  });
  registerSocial(bind, social, () => settings.appUrl().startsWith("https:"));
  const accounts = createSettingsService({
    ...ports,
    db,
    fileSources: [(...of) => media.filesOf(...of), (...of) => onboarding.filesOf(...of)],
    endPaying: billing.endAccount,
  });
  registerAccount(bind, {
    account,
    settings: accounts,
    apiTokens: createApiTokensService({ db, clock: ports.clock }),
  });
  registerBeta(bind, beta);
  registerBilling(bind, billing);
  await registerPaymentWebhook(http, binderOn, billing);
  registerWaitingList(bind, db);
  registerAnalytics(bind, db);
  registerSupport(bind, createSupportService({ db, queue: ports.queue, supportEmail: settings.supportEmail }));
  registerTemplates(bind, templates);
  registerMediaFiles(http, media);
  registerWebsites(bind, websites);
  registerContent(bind, content);
  registerBlog(bind, blog);
  registerPublishing(bind, publishing);
  const domains = createDomainsService({ ...ports, db, publishing, addresses: settings.sitesAddresses });
  registerDomains(bind, domains);
  const messages = createMessagesService({ ...ports, db, publishing, appUrl: settings.appUrl });
  registerMessages(bind, messages);
  await registerContactPage(http, { messages, publishing, limiter });
  const views = createSiteViews({ db, clock: ports.clock, countries: createCountries(), publishing });
  registerSiteViews(bind, views);
  const exports = createExportsService({
    db,
    clock: ports.clock,
    media,
    templates,
    reader: createWebsiteReader(templates),
    renderer,
  });
  registerExports(bind, exports);
  onboarding.register(bind);
  const reader = createWebsiteReader(templates);
  const { appUrl } = settings;
  registerAdmin(bind, createAdmin({ ...ports, db, appUrl, accounts, beta, billing, reader, templates, websites }));
  registerHealth(bind, ports);
  await registerSitePages(http, { publishing, renderer });
  await serveWebApplication(http, settings);

  return {
    http,
    billing,
    async startWorkers() {
      await startMailWorker(ports.queue, ports.mailer);
      await ports.queue.work("remove-files", ({ keys }) => removeFiles(ports.storage, keys), 1);
      await onboarding.startWorker(cvJobsAtOnce);
      await ports.queue.work("maintenance", () => maintain(ports, { limiter, onboarding, views }), 1);
      await ports.queue.schedule("maintenance", "*/15 * * * *");
      await startPublishingDuePosts(ports.queue, blog);
      await ports.queue.work("check-domains", () => domains.checkWaiting(), 1);
      await ports.queue.schedule("check-domains", "*/10 * * * *");
      await startBillingWork(ports.queue, billing);
    },
    warmUp: () => onboarding.warmUp(),
    async close() {
      onboarding.close();
      await http.close();
      await ownEngine.close();
      exports.close();
    },
  };
}

function registerHealth(bind: Bind, { database, storage }: AppPorts): void {
  bind(contract.publicSite.health, async () => ({ status: "ok" as const }));
  bind(contract.publicSite.ready, async () => {
    try {
      await database.db.execute(sql`select 1`);
      await storage.check();
    } catch (error) {
      throw new AppError("unavailable", { retryAfterSeconds: 2, cause: error });
    }
    return { status: "ok" as const };
  });
}

async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

/** Scheduled posts are visible by their time alone; every minute their stored status follows (contract.md 12). */
async function startPublishingDuePosts(queue: Queue, blog: BlogService): Promise<void> {
  await queue.work("publish-due-posts", async () => void (await blog.publishDue()), 1);
  await queue.schedule("publish-due-posts", "* * * * *");
}

async function startBillingWork(queue: Queue, billing: Billing): Promise<void> {
  await queue.work("billing-due", () => billing.runDue(), 1);
  await queue.work("billing-daily", () => billing.runDaily(), 1);
  await queue.schedule("billing-due", "* * * * *");
  await queue.schedule("billing-daily", "15 3 * * *");
}

type Maintained = { limiter: RateLimiter; onboarding: Onboarding; views: SiteViews };

async function maintain(ports: AppPorts, { limiter, onboarding, views }: Maintained): Promise<void> {
  await limiter.sweep();
  await sweepIdempotencyKeys(ports.database.db);
  await deleteExpiredSessions(ports.database.db, ports.clock.now());
  await onboarding.maintain();
  await views.maintain();
}
