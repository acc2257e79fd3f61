import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { processEnvironment, readConfig, type Config } from "./config.ts";
import { migrateDatabase, openDatabase, type Db } from "./db/connection.ts";
import { startEmbeddedPostgres } from "./db/embedded/index.ts";
import { isLoopback } from "./http/loopback.ts";
import { complainTo, createLogger, type Logger } from "./http/logger.ts";
import { seedFirstAdmin } from "./modules/auth/index.ts";
import { createSdkAi } from "./ports/ai/sdk-ai.ts";
import { systemClock } from "./ports/clock.ts";
import { createResolverDns } from "./ports/dns/resolver-dns.ts";
import { EventHub } from "./ports/events/event-hub.ts";
import { keptInstallationKey } from "./ports/keys/installation-key.ts";
import { createOutboxMailer } from "./ports/mail/outbox-mailer.ts";
import { createSmtpMailer } from "./ports/mail/smtp-mailer.ts";
import type { Payments } from "./ports/payments/payments.ts";
import { createDatabaseBooks } from "./ports/payments/simulator/books.ts";
import { createStoredSecret } from "./ports/payments/simulator/secret.ts";
import { createSimulator } from "./ports/payments/simulator/simulator.ts";
import { createStripePayments } from "./ports/payments/stripe/stripe-payments.ts";
import { createQueue } from "./ports/queue/queue.ts";
import { createDiskStorage } from "./ports/storage/disk-storage.ts";
import { createS3Storage } from "./ports/storage/s3-storage.ts";
import type { Storage } from "./ports/storage/storage.ts";
import { removeUnfinished } from "./ports/whole-file.ts";
import { untilTold } from "./stop-signals.ts";

const builtBeside = join(fileURLToPath(new URL(".", import.meta.url)), "../../web/dist");

/** What a process that stops may take in all; its parts have their own limits (docs/guides/operate.md). */
const stopMs = 20_000;
/** Jobs under way may take until this long after the signal; the next start goes on with what is left. */
const jobsFinishMs = 14_000;
/** Beside other processes on the same folder, a file may still be in the making. */
const unfinishedAfterMs = 10 * 60_000;

/** The few lines that people and scripts read at the start; everything else is the log's. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

function createStorage(config: Config, environment: Record<string, string | undefined>): Storage {
  if (!config.storageUrl) return createDiskStorage(join(config.dataDir, "files"));
  return createS3Storage(config.storageUrl, {
    accessKeyId: environment["AWS_ACCESS_KEY_ID"] ?? "",
    secretAccessKey: environment["AWS_SECRET_ACCESS_KEY"] ?? "",
  });
}

function createPayments(config: Config, db: Db, appUrl: () => string): Payments {
  const clock = systemClock;
  if (config.stripe) return createStripePayments({ settings: config.stripe, clock, appUrl });
  const { simulatorSecret: given } = config;
  const secret = given ? async () => given : createStoredSecret(db);
  return createSimulator({ books: createDatabaseBooks(db), clock, secret });
}

type Surroundings = { environment: Record<string, string | undefined>; logger: Logger };

/** Starts everything in order and gives back the function that stops it in the reverse order; stops it on failure. */
async function start(config: Config, { environment, logger }: Surroundings): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const log = {
    info: (message: string) => logger.debug(message),
    warn: (message: string) => logger.warn(message),
  };
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  started.defer(() => embedded?.stop());
  for (const folder of ["files", "mail", "pages"])
    await removeUnfinished(join(config.dataDir, folder), embedded ? 0 : unfinishedAfterMs);
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? "", {
    onError: complainTo(logger, "a connection to the database broke"),
  });
  started.defer(() => database.close());
  await migrateDatabase(database);
  const outbox = join(config.dataDir, "mail");
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(outbox, config.mailFrom);
  started.defer(() => mailer.close());
  const queue = await createQueue(database.url, complainTo(logger, "the queue could not work"));
  const hub = new EventHub(database.url, complainTo(logger, "listening to the database failed"));
  started.defer(() => hub.close());
  started.defer(() => queue.stop());
  await hub.start();
  let appUrl = config.appUrl;
  const address = () => appUrl ?? "";
  const app = await createApp(
    {
      database,
      clock: systemClock,
      queue,
      hub,
      mailer,
      payments: createPayments(config, database.db, address),
      storage: createStorage(config, environment),
      ai: config.ai && createSdkAi(config.ai),
      dns: createResolverDns(config.dnsServers),
    },
    {
      appUrl: address,
      sitesHost: () => config.sitesHost ?? new URL(address()).host,
      sitesAddresses: config.sitesAddresses,
      logLevel: config.logLevel,
      logger,
      trustProxy: config.trustProxy,
      rateLimitFactor: config.rateLimitFactor,
      pagesDirectory: join(config.dataDir, "pages"),
      installationKey: config.secretKey ?? (await keptInstallationKey(config.dataDir)),
      adminsNeedSecondFactor: config.adminsNeedSecondFactor,
      webDirectory: config.webDirectory ?? builtBeside,
      supportEmail: config.supportEmail,
      seller: config.seller,
      social: config.social,
      outboxDirectory: config.smtpUrl || config.isProduction || !isLoopback(config.host) ? null : outbox,
    },
  );
  started.defer(() => app.close());
  if (config.role !== "web") await app.startWorkers();
  if (config.role !== "worker") {
    await app.http.listen({ port: config.port, host: config.host });
    const bound = app.http.server.address();
    const port = typeof bound === "object" && bound ? bound.port : config.port;
    appUrl ??= `http://localhost:${port}`;
  }
  const password = await seedFirstAdmin(database.db, { email: config.adminEmail, password: config.adminPassword });
  if (password) say(`Admin: ${config.adminEmail}  one-time password: ${password}`);
  say(config.role === "worker" ? "Vitrine worker is running." : `Vitrine is running at ${address()}`);
  void app.warmUp();
  const running = started.move();
  return async () => {
    const toldAt = performance.now();
    await app.finish();
    await queue.drain(Math.max(1000, toldAt + jobsFinishMs - performance.now()));
    await running.disposeAsync();
  };
}

async function main(): Promise<void> {
  const told = untilTold();
  const environment = processEnvironment();
  const config = readConfig(environment);
  const logger = createLogger(config.logLevel);
  logWhatNobodyCaught(logger);
  const stop = await start(config, { environment, logger });
  await told;
  const tooLong = setTimeout(() => process.exit(1), stopMs);
  await stop();
  clearTimeout(tooLong);
  process.exit(0);
}

/** A fault that nobody caught ends the process as ever, but its last words are a line of the log. */
function logWhatNobodyCaught(logger: Logger): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, "a fault that nobody caught");
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => logger.warn({ name }, message));
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
}

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  complain(`Vitrine needs Node 24 and this is Node ${process.versions.node}. Please start it with "npm start".`);
  process.exit(1);
}
main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
