import { join } from "node:path";
import { createCvEngine } from "@vitrine/cv-parser/worker";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { startBackgroundWork } from "./background-work.ts";
import type { Database } from "./db/connection.ts";
import { answerWhatWasHeard } from "./heard-writes.ts";
import { createHttp, type TrustedProxies } from "./http/create-http.ts";
import type { Logger } from "./http/logger.ts";
import { takeJsonAsText } from "./http/json-body.ts";
import { visitorsOf } from "./http/page-visitors.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { RightOfWay } from "./http/right-of-way.ts";
import { createBinder } from "./http/route.ts";
import { keepBuild } from "./http/build-files.ts";
import { serveWebApplication } from "./http/web-application.ts";
import {
  createAccountService,
  createApiTokensService,
  createEmailChangeService,
  registerEmailChange,
  createSettingsService,
  registerAccount,
} from "./modules/account/index.ts";
import { createAdmin, createAuditLog, registerAdmin } from "./modules/admin/index.ts";
import { createSiteViews, registerAnalytics, registerSiteViews } from "./modules/analytics/index.ts";
import {
  callerOf,
  createAuthService,
  createDevices,
  createSecondFactor,
  createSecurityNews,
  createSignInPause,
  createSocialProviders,
  createSocialService,
  registerAuth,
  registerSecondFactor,
  registerSocial,
  type SocialSettings,
} from "./modules/auth/index.ts";
import {
  createBilling,
  registerBilling,
  registerPaymentWebhook,
  type Billing,
  type Seller,
} from "./modules/billing/index.ts";
import { createBetaService, registerBeta } from "./modules/beta/index.ts";
import { createBlogService, createHtmlCleaner, registerBlog } from "./modules/blog/index.ts";
import { createContentService, registerContent } from "./modules/content/index.ts";
import { createDomainsService, registerDomains } from "./modules/domains/index.ts";
import { createCvUpdatesService, registerCvUpdates } from "./modules/cv-updates/index.ts";
import { createExportsService, registerExports } from "./modules/exports/index.ts";
import { createLookService, registerLook } from "./modules/look/index.ts";
import { createLandingService, registerLanding } from "./modules/landing/index.ts";
import { createMediaService, createWorkPictures, mediaName, registerMediaFiles } from "./modules/media/index.ts";
import { createModeration, registerModeration, registerReportPage } from "./modules/moderation/index.ts";
import { createMessagesService, registerContactPage, registerMessages } from "./modules/messages/index.ts";
import { createOnboarding, keepTryout, type OnboardingEngine } from "./modules/onboarding/index.ts";
import { createOverview, registerOverview } from "./modules/overview/index.ts";
import { createPicturesService, registerPictures } from "./modules/pictures/index.ts";
import {
  createLinkVisits,
  createPrivateLinksService,
  createUnlocked,
  registerPrivateLinks,
  servePrivateLinks,
} from "./modules/private-links/index.ts";
import {
  assetsPath,
  createPublishingService,
  createTemplatesRenderer,
  EdgePurge,
  KeptPages,
  registerFittingPages,
  registerPublishing,
  registerSitePages,
  serveSiteHosts,
} from "./modules/publishing/index.ts";
import { createSupportService, registerSupport } from "./modules/support/index.ts";
import { createTemplateLooks, createTemplatesService, registerTemplates } from "./modules/templates/index.ts";
import { registerWaitingList } from "./modules/waiting-list/index.ts";
import { createTestimonialsService, registerTestimonials } from "./modules/testimonials/index.ts";
import { createTraysService, registerTrays } from "./modules/trays/index.ts";
import { createSectionsService, registerSections } from "./modules/sections/index.ts";
import { createWebsiteReader, createWebsitesService, registerWebsites } from "./modules/websites/index.ts";
import { processFigures, registerSignsOfLife } from "./signs-of-life.ts";
import type { Ai } from "./ports/ai/ai.ts";
import type { Clock } from "./ports/clock.ts";
import type { Dns } from "./ports/dns/dns.ts";
import type { EventHub } from "./ports/events/event-hub.ts";
import { createCountries } from "./ports/geo/countries.ts";
import type { Mailer } from "./ports/mail/mail.ts";
import type { Payments } from "./ports/payments/payments.ts";
import { lanes } from "./ports/queue/jobs.ts";
import type { Queue } from "./ports/queue/queue.ts";
import { readsOf, type Reads } from "./ports/replica/reads.ts";
import type { Storage } from "./ports/storage/storage.ts";

export type AppPorts = {
  database: Database;
  /** Where pages and figures are read from; the database itself unless given. */
  reads?: Reads | null;
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
  /** The log of the process, when it has one already. */
  logger?: Logger;
  trustProxy: TrustedProxies;
  rateLimitFactor: number;
  /** Folder of the last published pages, for a database that is away; null keeps none. */
  pagesDirectory: string | null;
  /** Where caches in front are told of changed sites; null where there are none. */
  edgePurgeUrl: string | null;
  /** Encrypts what has to be read again, such as the secrets of authenticator apps. */
  installationKey: string;
  /** Keeps admins without a second factor out of the admin calls. */
  adminsNeedSecondFactor: boolean;
  /** Folder of the built web application; null serves the API alone. */
  webDirectory: string | null;
  /** Pages that are drawn anew in a second after a new build of their template; their former form is shown meanwhile. */
  renewalsPerSecond: number;
  /** Whether backups are made by the clock. */
  backsUpByTheClock: boolean;
  /** Where questions to the support go. */
  supportEmail: string;
  /** Who sells, for invoices; without it they name the product alone. */
  seller?: Seller | null;
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
  /** Keeps the hashed files of this build, so that former and later ones can answer for it. */
  keepBuild(): Promise<void>;
  /** Loads what the first CV would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Goes on answering on the connections that stand, each of which gets one more answer; 6 seconds at most. */
  leave(): Promise<void>;
  /**
   * Is not ready any more, takes no further requests, and resolves when those under way have their
   * answers, within 12 seconds.
   */
  finish(): Promise<void>;
  /** Ends what is left of requests and jobs, in order; ports stay open for their owner to close. */
  close(): Promise<void>;
};

const leaveWithinMs = 6000;
const farewell = { finishMs: 11_000, leaveMs: 1000 };

/** CVs read at the same time by one process: as many as jobs that read. */
const cvJobsAtOnce = lanes["read-cv"].atOnce;

/** Assembles the product from its ports. The only place that knows every capability. */
export async function createApp(ports: AppPorts, settings: AppSettings): Promise<App> {
  const { db } = ports.database;
  const reads = ports.reads ?? readsOf(db);
  const http = await createHttp(settings);
  const onError = (error: unknown) => http.log.error({ err: error }, "work in the background failed");
  const limiter = new RateLimiter(db, settings.rateLimitFactor);
  const billing = createBilling({ ...ports, db, appUrl: settings.appUrl, seller: settings.seller ?? null, onError });
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
  const pause = createSignInPause({ db, clock: ports.clock, factor: settings.rateLimitFactor });
  const { adminsNeedSecondFactor } = settings;
  const news = createSecurityNews(ports);
  const devices = createDevices({ db, clock: ports.clock, news });
  const secondFactor = createSecondFactor({
    db,
    news,
    clock: ports.clock,
    pause,
    appUrl: settings.appUrl,
    onError,
    installationKey: settings.installationKey,
    isRequiredOf: (caller) => adminsNeedSecondFactor && caller.isAdmin,
  });
  const { steps } = secondFactor;
  const emailChanges = createEmailChangeService({ ...ports, db, limiter });
  const cvs = new RightOfWay({ atOnce: cvJobsAtOnce });
  const auth = createAuthService({
    ...ports,
    cvs,
    isHeldAddress: emailChanges.isHeld,
    db,
    limiter,
    pause,
    steps,
    news,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
    keepTryout,
  });
  const audit = createAuditLog({ db, clock: ports.clock });
  const gate = { db, limiter, callers, adminsNeedSecondFactor, impersonated: audit.impersonated };
  const binderOn = (scope: FastifyInstance) => createBinder(scope, gate);
  const bind = binderOn(http);

  const looks = createTemplateLooks();
  const templates = createTemplatesService({ db, limiter, looks });
  const media = createMediaService({ db, storage: ports.storage });
  const workPictures = createWorkPictures({ db, storage: ports.storage, queue: ports.queue });
  const websites = createWebsitesService({ db, clock: ports.clock, templates, media, workPictures });
  const content = createContentService({ db, clock: ports.clock });
  const renderer = createTemplatesRenderer();
  const cleaner = createHtmlCleaner();
  const blog = createBlogService({ db, clock: ports.clock, cleaner });
  ports.hub.onHearing((hearing) => ports.database.presence.set(hearing === "away"));
  const edge = settings.edgePurgeUrl === null ? null : new EdgePurge(settings.edgePurgeUrl, onError);
  answerWhatWasHeard(http, ports.hub, edge);
  const publishing = createPublishingService({
    db,
    reads,
    clock: ports.clock,
    hub: ports.hub,
    keptPages: settings.pagesDirectory === null ? null : new KeptPages(settings.pagesDirectory, onError),
    onError,
    edge,
    onOutdated: ({ websiteId: website_id, page }) =>
      void ports.queue
        .enqueue("render-page", { v: 1, website_id, page }, { key: `${website_id} ${page}` })
        .catch(onError),
    reader: createWebsiteReader(templates),
    renderer,
    pictureAt: async (url) => {
      const name = mediaName(url);
      return name === null ? null : ((await media.read(name))?.bytes ?? null);
    },
    appUrl: settings.appUrl,
    sitesHost: settings.sitesHost,
  });
  serveSiteHosts(http, publishing);
  const ownEngine = createCvEngine({ size: cvJobsAtOnce });
  const engine = ports.engine ?? ownEngine;
  const onboarding = createOnboarding({
    ...ports,
    ai: ports.ai ?? null,
    cvs,
    db,
    engine,
    media,
    templates,
    content,
    limiter,
    renderer,
    appUrl: settings.appUrl,
    installationKey: settings.installationKey,
    onError,
  });

  registerAuth(bind, auth, devices);
  registerSecondFactor(bind, { ...secondFactor, devices });
  const social = createSocialService({
    db,
    clock: ports.clock,
    appUrl: settings.appUrl,
    startsActive: (...of) => beta.startsActive(...of),
    keepTryout,
    providers: createSocialProviders(settings.social),
    steps,
    onError,
  });
  registerSocial(bind, { social, devices, isSecure: () => settings.appUrl().startsWith("https:") });
  const accounts = createSettingsService({
    ...ports,
    news,
    db,
    fileSources: [(...of) => media.filesOf(...of), (...of) => onboarding.filesOf(...of)],
    endPaying: billing.endAccount,
  });
  registerAccount(bind, {
    account,
    settings: accounts,
    apiTokens: createApiTokensService({ db, clock: ports.clock, news }),
  });
  registerEmailChange(bind, emailChanges);
  registerBeta(bind, beta);
  registerBilling(bind, billing);
  await registerPaymentWebhook(http, binderOn, { billing, limiter });
  const landing = createLandingService({ db, reads, clock: ports.clock, templates, onError });
  registerLanding(bind, landing);
  registerWaitingList(bind, { db, limiter });
  registerAnalytics(bind, db);
  registerSupport(bind, createSupportService({ db, queue: ports.queue, limiter }));
  registerTemplates(bind, templates);
  registerMediaFiles(http, media, (request) => visitorsOf(callers, request, "picture"));
  registerWebsites(bind, websites);
  const pictures = createPicturesService({ db, store: workPictures });
  registerPictures(bind, pictures);
  registerLook(bind, createLookService({ db, clock: ports.clock, templates, looks }));
  registerContent(bind, content);
  registerSections(bind, createSectionsService({ db, clock: ports.clock }));
  registerTrays(bind, createTraysService({ db, clock: ports.clock, content }));
  registerBlog(bind, blog);
  registerPublishing(bind, publishing);
  const domains = createDomainsService({ ...ports, db, publishing, addresses: settings.sitesAddresses });
  registerDomains(bind, domains);
  const messages = createMessagesService({ ...ports, db, limiter, publishing });
  registerMessages(bind, messages);
  await registerContactPage(http, { messages, publishing, limiter });
  const testimonials = createTestimonialsService({ ...ports, db, limiter, appUrl: settings.appUrl });
  registerTestimonials(bind, testimonials);
  registerOverview(bind, createOverview({ db, clock: ports.clock }));
  const views = createSiteViews({ db, reads, clock: ports.clock, countries: createCountries(), publishing });
  await http.register(async (scope) => {
    takeJsonAsText(scope);
    registerSiteViews(binderOn(scope), views);
  });
  const { appUrl, installationKey } = settings;
  const visitors = (request: FastifyRequest) => visitorsOf(callers, request);
  registerPrivateLinks(bind, createPrivateLinksService({ db, clock: ports.clock, installationKey, appUrl }));
  await servePrivateLinks(http, {
    visits: createLinkVisits({ db, clock: ports.clock, limiter, pause, visitors }),
    unlocked: createUnlocked(installationKey),
    publishing,
    clock: ports.clock,
  });
  const moderation = createModeration({ ...ports, db, limiter, publishing, websites });
  registerModeration(bind, moderation);
  await registerReportPage(http, { reports: moderation.reports, publishing, limiter });
  const exports = createExportsService({
    db,
    clock: ports.clock,
    media,
    workPictures,
    rooms: pictures,
    templates,
    reader: createWebsiteReader(templates),
    renderer,
    cleaner,
    readBack: (...given) => onboarding.readBack(...given),
    followDeleted: (...told) => moderation.restrictions.followDeleted(...told),
  });
  registerExports(bind, exports);
  const cvUpdates = createCvUpdatesService({
    db,
    clock: ports.clock,
    reader: createWebsiteReader(templates),
    readCv: (...given) => onboarding.readCv(...given),
  });
  registerCvUpdates(bind, cvUpdates);
  onboarding.register(bind);
  onboarding.registerPages(http);
  const reader = createWebsiteReader(templates);
  const figures = processFigures(http, ports, settings);
  const administered = { figures, accounts, audit, beta, billing, landing, moderation, reader, templates, websites };
  registerAdmin(bind, createAdmin({ ...ports, db, reads, appUrl, onError, ...administered }));
  registerSignsOfLife(bind, http.traffic, ports);
  await registerSitePages(http, { publishing, renderer, visitors });
  registerFittingPages(http, { publishing, visitors: (request, shown) => visitorsOf(callers, request, shown) });
  await serveWebApplication(http, {
    ...settings,
    storage: ports.storage,
    landingContent: () => landing.content(),
  });

  return {
    http,
    billing,
    startWorkers: () =>
      startBackgroundWork(
        { ...ports, ...settings, db, log: http.log },
        {
          billing,
          blog,
          devices,
          domains,
          emailChanges,
          limiter,
          moderation,
          onboarding,
          cvUpdates,
          pause,
          publishing,
          testimonials,
          views,
          workPictures,
        },
      ),
    async keepBuild() {
      const assets = await renderer.assetsDirectory();
      const { webDirectory } = settings;
      await keepBuild(
        [
          ...(webDirectory === null ? [] : [{ directory: join(webDirectory, "assets"), address: "/assets/" }]),
          ...(assets === null ? [] : [{ directory: assets, address: assetsPath }]),
        ],
        ports,
      );
    },
    warmUp: () => ownEngine.warmUp(),
    leave: () => http.traffic.leave(http, leaveWithinMs),
    finish: () => http.traffic.stop(farewell),
    async close() {
      onboarding.close();
      await http.close().catch(unlessClosed);
      await ownEngine.close();
      exports.close();
      publishing.cards.close();
      cleaner.close();
    },
  };
}

/** A server that has left already takes no connections any more. */
function unlessClosed(error: unknown): void {
  const isClosed = error instanceof Error && "code" in error && error.code === "ERR_SERVER_NOT_RUNNING";
  if (!isClosed) throw error;
}
