import type { App } from "./app.ts";
import { startBackups } from "./backup-schedule.ts";
import { processEnvironment, readConfig, type Config } from "./config.ts";
import { createConfiguredApp, type Surroundings } from "./configured-app.ts";
import { complainTo, createLogger, type Logger } from "./http/logger.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { figureReader } from "./metrics/read-figures.ts";
import { watchRequests } from "./metrics/watch.ts";
import { seedFirstAdmin } from "./modules/auth/index.ts";
import { openPorts } from "./open-ports.ts";
import type { Queue } from "./ports/queue/queue.ts";
import { untilTold } from "./stop-signals.ts";
import type { Tracing } from "./tracing/start-tracing.ts";
import { version } from "./version.ts";
import { isOneOfSeveral, isReplaced, sayServing, WebProcesses } from "./web-processes.ts";

/** What a process that stops may take in all; its parts have their own limits (docs/guides/operate.md). */
const stopMs = 20_000;
/** Jobs under way may take until this long after the signal; the next start goes on with what is left. */
const jobsFinishMs = 14_000;

/** The few lines that people and scripts read at the start; everything else is the log's. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

async function openMetrics(): Promise<Metrics> {
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics();
}

/** Starts everything in order and gives back the function that stops it in the reverse order; stops it on failure. */
async function start(config: Config, surroundings: Surroundings): Promise<() => Promise<void>> {
  const { environment, logger, tracing } = surroundings;
  await using started = new AsyncDisposableStack();
  started.defer(() => tracing?.close().catch(complainTo(logger, "the last traces could not be handed over")));
  const open = await openPorts(started, config, logger);
  const { database, databaseUrl, queue } = open;
  const metrics = config.metricsPort === null ? null : await openMetrics();
  let appUrl = config.appUrl;
  const address = () => appUrl ?? "";
  const app = await createConfiguredApp(open, { ...surroundings, config, metrics, address });
  started.defer(() => app.close());
  if (metrics && config.metricsPort !== null) {
    watchRequests(app.http.traffic, metrics);
    const read = figureReader(metrics, { ...open, http: app.http });
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
