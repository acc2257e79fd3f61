import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { processEnvironment, readConfig, type Config } from "./config.ts";
import { migrateDatabase, openDatabase, type Db } from "./db/connection.ts";
import { startEmbeddedPostgres } from "./db/embedded/index.ts";
import { seedFirstAdmin } from "./modules/auth/index.ts";
import { createSdkAi } from "./ports/ai/sdk-ai.ts";
import { systemClock } from "./ports/clock.ts";
import { createResolverDns } from "./ports/dns/resolver-dns.ts";
import { EventHub } from "./ports/events/event-hub.ts";
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

const builtBeside = join(fileURLToPath(new URL(".", import.meta.url)), "../../web/dist");

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

/** Starts everything in order and gives back the function that stops it in the reverse order; stops it on failure. */
async function start(config: Config, environment: Record<string, string | undefined>): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const log = { info: (message: string) => config.logLevel === "debug" && say(message), warn: complain };
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  started.defer(() => embedded?.stop());
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? "", { onError: complain });
  started.defer(() => database.close());
  await migrateDatabase(database);
  const outbox = join(config.dataDir, "mail");
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(outbox, config.mailFrom);
  started.defer(() => mailer.close());
  const queue = await createQueue(database.url, complain);
  const hub = new EventHub(database.url, complain);
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
      trustProxy: config.trustProxy,
      rateLimitFactor: config.rateLimitFactor,
      webDirectory: config.webDirectory ?? builtBeside,
      supportEmail: config.supportEmail,
      social: config.social,
      outboxDirectory: config.smtpUrl || config.isProduction ? null : outbox,
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
  return () => running.disposeAsync();
}

/** Resolves at the first signal. The listeners stay: npm passes a Ctrl-C on that the terminal delivered already. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => resolve());
  });
}

async function main(): Promise<void> {
  const stopped = untilStopped();
  const environment = processEnvironment();
  const stop = await start(readConfig(environment), environment);
  await stopped;
  const tooLong = setTimeout(() => process.exit(1), 20_000);
  await stop();
  clearTimeout(tooLong);
  process.exit(0);
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
