import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, type App } from "./app.ts";
import { startBackups } from "./backup-schedule.ts";
import { processEnvironment, readConfig, type Config } from "./config.ts";
import { openDatabase, type Db } from "./db/connection.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { startEmbeddedPostgres } from "./db/embedded/index.ts";
import { isLoopback } from "./http/loopback.ts";
import { complainTo, createLogger, type Logger } from "./http/logger.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { figureReader } from "./metrics/read-figures.ts";
import { watchedMailer, watchedQueue, watchRequests } from "./metrics/watch.ts";
import { seedFirstAdmin } from "./modules/auth/index.ts";
import type { Ai } from "./ports/ai/ai.ts";
import { systemClock } from "./ports/clock.ts";
import { createResolverDns } from "./ports/dns/resolver-dns.ts";
import { EventHub, hubTiming } from "./ports/events/event-hub.ts";
import { RedisAnswers } from "./ports/events/redis-answers.ts";
import { keptInstallationKey } from "./ports/keys/installation-key.ts";
import { createOutboxMailer } from "./ports/mail/outbox-mailer.ts";
import { createSmtpMailer } from "./ports/mail/smtp-mailer.ts";
import type { Payments } from "./ports/payments/payments.ts";
import { createDatabaseBooks } from "./ports/payments/simulator/books.ts";
import { createStoredSecret } from "./ports/payments/simulator/secret.ts";
import { createSimulator } from "./ports/payments/simulator/simulator.ts";
import { createStripePayments } from "./ports/payments/stripe/stripe-payments.ts";
import { createQueue, type Queue } from "./ports/queue/queue.ts";
import { Replica } from "./ports/replica/replica.ts";
import { openStorage, placeOfFiles } from "./ports/storage/open-storage.ts";
import { removeUnfinished } from "./ports/whole-file.ts";
import { untilTold } from "./stop-signals.ts";
import type { Tracing } from "./tracing/start-tracing.ts";
import { version } from "./version.ts";
import { isOneOfSeveral, isReplaced, sayServing, WebProcesses } from "./web-processes.ts";

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

async function openMetrics(): Promise<Metrics> {
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics();
}

type Beside = { primary: Db; hub: EventHub; logger: Logger };

/** The standby that reads beside the database, if there is one. */
function openReplica(
  { databaseReplicaUrl: url, databasePool: maxConnections }: Config,
  beside: Beside,
): Replica | null {
  const onError = complainTo(beside.logger, "the replica of the database does not answer");
  return url === null ? null : new Replica({ ...beside, url, maxConnections, onError });
}

type Surroundings = {
  environment: Record<string, string | undefined>;
  logger: Logger;
  tracing: Tracing | null;
};

/** Starts everything in order and gives back the function that stops it in the reverse order; stops it on failure. */
async function start(config: Config, { environment, logger, tracing }: Surroundings): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  started.defer(() => tracing?.close().catch(complainTo(logger, "the last traces could not be handed over")));
  const log = {
    info: (message: string) => logger.debug(message),
    warn: (message: string) => logger.warn(message),
  };
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  started.defer(() => embedded?.stop());
  for (const folder of ["files", "mail", "pages"])
    await removeUnfinished(join(config.dataDir, folder), embedded ? 0 : unfinishedAfterMs);
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase(databaseUrl, {
    directUrl: config.databaseDirectUrl,
    maxConnections: config.databasePool,
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
  const { eventsUrl } = config;
  const answers = eventsUrl === null ? null : new RedisAnswers(eventsUrl, complainTo(logger, "Redis did not answer"));
  answers?.start();
  started.defer(() => answers?.close());
  const hub = new EventHub(database.url, complainTo(logger, "listening to the database failed"), hubTiming, answers);
  started.defer(() => hub.close());
  started.defer(() => queue.stop());
  await hub.start();
  const replica = openReplica(config, { primary: database.db, hub, logger });
  started.defer(() => replica?.close());
  const metrics = config.metricsPort === null ? null : await openMetrics();
  const watched = metrics ? watchedQueue(queue, metrics) : queue;
  let appUrl = config.appUrl;
  const address = () => appUrl ?? "";
  const app = await createApp(
    {
      database,
      reads: replica,
      clock: systemClock,
      queue: tracing ? tracing.queue(watched) : watched,
      hub,
      mailer: metrics ? watchedMailer(mailer, metrics) : mailer,
      payments: createPayments(config, database.db, address),
      storage: openStorage(placeOfFiles(config), environment),
      ai: config.ai && (await sdkAi(config.ai)),
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
      edgePurgeUrl: config.edgePurgeUrl,
      installationKey: config.secretKey ?? (await keptInstallationKey(config.dataDir)),
      adminsNeedSecondFactor: config.adminsNeedSecondFactor,
      renewalsPerSecond: config.renewalsPerSecond,
      backsUpByTheClock: config.backups.to !== null,
      webDirectory: config.webDirectory ?? builtBeside,
      supportEmail: config.supportEmail,
      seller: config.seller,
      social: config.social,
      outboxDirectory: config.smtpUrl || config.isProduction || !isLoopback(config.host) ? null : outbox,
    },
  );
  started.defer(() => app.close());
  if (metrics && config.metricsPort !== null) {
    watchRequests(app.http.traffic, metrics);
    const read = figureReader(metrics, { database, replica, queue, http: app.http });
    const server = await startMetricsServer({ host: config.host, port: config.metricsPort }, metrics.registry, read);
    started.defer(() => void server.close());
  }
  if (config.role !== "web") {
    await app.startWorkers();
    await startBackups({ config, environment, database, queue, logger });
  }
  if (config.role !== "worker") {
    // Before the first page is sent that names them: processes of the version before are asked for them as well.
    await app.keepBuild().catch(complainTo(logger, "the files of this build could not be kept"));
    const port =
      config.webProcesses > 1
        ? await startSeveral(started, { config, logger, databaseUrl })
        : await listen(app.http, config);
    appUrl ??= `http://localhost:${port}`;
  }
  // Mails of a worker lead to the server that the same settings start.
  appUrl ??= `http://localhost:${config.port}`;
  const password = await seedFirstAdmin(database.db, { email: config.adminEmail, password: config.adminPassword });
  if (isOneOfSeveral()) return finishing(app, { queue, running: started.move() });
  if (password) say(`Admin: ${config.adminEmail}  one-time password: ${password}`);
  say(config.role === "worker" ? "Vitrine worker is running." : `Vitrine is running at ${address()}`);
  void app.warmUp();
  return finishing(app, { queue, running: started.move() });
}

/** Stops what was started: requests first, then jobs, then the rest in the reverse order. */
function finishing(app: App, { queue, running }: { queue: Queue; running: AsyncDisposableStack }): () => Promise<void> {
  return async () => {
    if (isReplaced()) await app.leave();
    const toldAt = performance.now();
    await app.finish();
    await queue.drain(Math.max(1000, toldAt + jobsFinishMs - performance.now()));
    await running.disposeAsync();
  };
}

/** @returns the port on which requests are answered from now on */
async function listen(http: App["http"], { port, host }: Config): Promise<number> {
  await http.listen({ port, host });
  const bound = http.server.address();
  const real = typeof bound === "object" && bound ? bound.port : port;
  sayServing(real);
  return real;
}

type Several = { config: Config; logger: Logger; databaseUrl: string };

/** Lets several processes serve on one port; SIGHUP replaces them by what the program is by then. */
async function startSeveral(started: AsyncDisposableStack, { config, logger, databaseUrl }: Several): Promise<number> {
  const web = new WebProcesses({
    count: config.webProcesses,
    environment: { ROLE: "web", WEB_PROCESSES: "1", DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
    onError: complainTo(logger, "a web process could not be started"),
  });
  started.defer(() => web.stop());
  process.on("SIGHUP", () => void web.handOver());
  return web.start();
}

async function main(): Promise<void> {
  const told = untilTold();
  const environment = processEnvironment();
  const config = readConfig(environment);
  const tracing = await openTracing(config);
  const logger = createLogger(config.logLevel, tracing?.logFields);
  logWhatNobodyCaught(logger);
  const stop = await start(config, { environment, logger, tracing });
  await told;
  const tooLong = setTimeout(() => process.exit(1), stopMs);
  await stop();
  clearTimeout(tooLong);
  process.exit(0);
}

/** Without a collector nothing of it is even loaded. */
async function openTracing({ tracing }: Config): Promise<Tracing | null> {
  if (!tracing) return null;
  const { startTracing } = await import("./tracing/start-tracing.ts");
  return startTracing({ ...tracing, version });
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
