import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, type App, type AppPorts, type AppSettings } from "./app.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/connection.ts";
import { isLoopback } from "./http/loopback.ts";
import type { Logger } from "./http/logger.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { watchedMailer, watchedQueue } from "./metrics/watch.ts";
import { outboxOf, type OpenPorts } from "./open-ports.ts";
import type { Ai } from "./ports/ai/ai.ts";
import { systemClock } from "./ports/clock.ts";
import { createResolverDns } from "./ports/dns/resolver-dns.ts";
import { keptInstallationKey } from "./ports/keys/installation-key.ts";
import type { Payments } from "./ports/payments/payments.ts";
import { createDatabaseBooks } from "./ports/payments/simulator/books.ts";
import { createStoredSecret } from "./ports/payments/simulator/secret.ts";
import { createSimulator } from "./ports/payments/simulator/simulator.ts";
import { createStripePayments } from "./ports/payments/stripe/stripe-payments.ts";
import { openStorage, placeOfFiles } from "./ports/storage/open-storage.ts";
import type { Tracing } from "./tracing/start-tracing.ts";

const builtBeside = join(fileURLToPath(new URL(".", import.meta.url)), "../../web/dist");

export type Surroundings = {
  environment: Record<string, string | undefined>;
  logger: Logger;
  tracing: Tracing | null;
};

type Given = Surroundings & {
  config: Config;
  metrics: Metrics | null;
  /** The public address, once it is known. */
  address: () => string;
};

/** Puts the product together on what is open, as it is configured. */
export async function createConfiguredApp(open: OpenPorts, given: Given): Promise<App> {
  return createApp(await portsOf(open, given), await settingsOf(given));
}

async function portsOf(open: OpenPorts, { config, environment, tracing, metrics, address }: Given): Promise<AppPorts> {
  const { database, replica, mailer, hub } = open;
  const queue = metrics ? watchedQueue(open.queue, metrics) : open.queue;
  return {
    database,
    reads: replica,
    clock: systemClock,
    queue: tracing ? tracing.queue(queue) : queue,
    hub,
    mailer: metrics ? watchedMailer(mailer, metrics) : mailer,
    payments: createPayments(config, database.db, address),
    storage: openStorage(placeOfFiles(config), environment),
    ai: config.ai && (await sdkAi(config.ai)),
    dns: createResolverDns(config.dnsServers),
  };
}

async function settingsOf({ config, logger, address }: Given): Promise<AppSettings> {
  return {
    appUrl: address,
    sitesHost: () => config.sitesHost ?? new URL(address()).host,
    sitesAddresses: config.sitesAddresses,
    logLevel: config.logLevel,
    logger,
    trustProxy: config.trustProxy,
    rateLimitFactor: config.rateLimitFactor,
    pagesDirectory: join(config.dataDir, "pages"),
    edgePurgeUrl: config.edgePurgeUrl,
    installationKey: config.secretKey ?? (await keptInstallationKey(config.dataDir)),
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    renewalsPerSecond: config.renewalsPerSecond,
    backsUpByTheClock: config.backups.to !== null,
    webDirectory: config.webDirectory ?? builtBeside,
    supportEmail: config.supportEmail,
    seller: config.seller,
    social: config.social,
    outboxDirectory: config.smtpUrl || config.isProduction || !isLoopback(config.host) ? null : outboxOf(config),
  };
}

function createPayments(config: Config, db: Db, appUrl: () => string): Payments {
  const clock = systemClock;
  if (config.stripe) return createStripePayments({ settings: config.stripe, clock, appUrl });
  const { simulatorSecret: given } = config;
  const secret = given ? async () => given : createStoredSecret(db);
  return createSimulator({ books: createDatabaseBooks(db), clock, secret });
}

/** The libraries of the services are loaded where one is configured. */
async function sdkAi(settings: NonNullable<Config["ai"]>): Promise<Ai> {
  const { createSdkAi } = await import("./ports/ai/sdk-ai.ts");
  return createSdkAi(settings);
}
