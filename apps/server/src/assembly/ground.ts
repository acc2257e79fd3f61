import type { FastifyInstance } from "fastify";
import type { Database, Db } from "../db/connection.ts";
import type { TrustedProxies } from "../http/create-http.ts";
import type { Logger } from "../http/logger.ts";
import type { RateLimiter } from "../http/rate-limit.ts";
import type { RightOfWay } from "../http/right-of-way.ts";
import type { SocialSettings } from "../modules/auth/index.ts";
import type { Seller } from "../modules/billing/index.ts";
import type { OnboardingEngine } from "../modules/onboarding/index.ts";
import type { Ai } from "../ports/ai/ai.ts";
import type { Clock } from "../ports/clock.ts";
import type { Dns } from "../ports/dns/dns.ts";
import type { EventHub } from "../ports/events/event-hub.ts";
import type { Mailer } from "../ports/mail/mail.ts";
import type { Payments } from "../ports/payments/payments.ts";
import { lanes } from "../ports/queue/jobs.ts";
import type { Queue } from "../ports/queue/queue.ts";
import type { Reads } from "../ports/replica/reads.ts";
import type { Storage } from "../ports/storage/storage.ts";

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

/** CVs read at the same time by one process: as many as jobs that read. */
export const cvJobsAtOnce = lanes["read-cv"].atOnce;

/** What every capability stands on. */
export type Ground = {
  ports: AppPorts;
  settings: AppSettings;
  db: Db;
  reads: Reads;
  http: FastifyInstance;
  limiter: RateLimiter;
  /** Lets CVs that somebody waits for go first. */
  cvs: RightOfWay;
  onError: (error: unknown) => void;
};
