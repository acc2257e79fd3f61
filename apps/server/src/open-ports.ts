import { join } from "node:path";
import type { Config } from "./config.ts";
import { openDatabase, type Database, type Db } from "./db/connection.ts";
import { startEmbeddedPostgres } from "./db/embedded/index.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { complainTo, type Logger } from "./http/logger.ts";
import { EventHub, hubTiming } from "./ports/events/event-hub.ts";
import { RedisAnswers } from "./ports/events/redis-answers.ts";
import type { Mailer } from "./ports/mail/mail.ts";
import { createOutboxMailer } from "./ports/mail/outbox-mailer.ts";
import { createSmtpMailer } from "./ports/mail/smtp-mailer.ts";
import { createQueue, type Queue } from "./ports/queue/queue.ts";
import { Replica } from "./ports/replica/replica.ts";
import { removeUnfinished } from "./ports/whole-file.ts";

/** Beside other processes on the same folder, a file may still be in the making. */
const unfinishedAfterMs = 10 * 60_000;

/** What has to be opened before the product can be put together, and closed after it. */
export type OpenPorts = {
  databaseUrl: string;
  database: Database;
  replica: Replica | null;
  mailer: Mailer;
  queue: Queue;
  hub: EventHub;
};

/**
 * Opens database, mail, queue and the news between processes in this order.
 * @param started gets what closes each of them
 */
export async function openPorts(started: AsyncDisposableStack, config: Config, logger: Logger): Promise<OpenPorts> {
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
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(outboxOf(config), config.mailFrom);
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
  return { databaseUrl, database, replica, mailer, queue, hub };
}

/** The folder of mails that nothing sends. */
export const outboxOf = ({ dataDir }: Config) => join(dataDir, "mail");

type Beside = { primary: Db; hub: EventHub; logger: Logger };

/** The standby that reads beside the database, if there is one. */
function openReplica(
  { databaseReplicaUrl: url, databasePool: maxConnections }: Config,
  beside: Beside,
): Replica | null {
  const onError = complainTo(beside.logger, "the replica of the database does not answer");
  return url === null ? null : new Replica({ ...beside, url, maxConnections, onError });
}
