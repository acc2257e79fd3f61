import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, type App, type AppPorts, type AppSettings } from "../app.ts";
import type { Database } from "../db/connection.ts";
import { createResolverDns } from "../ports/dns/resolver-dns.ts";
import { EventHub } from "../ports/events/event-hub.ts";
import type { Reads } from "../ports/replica/reads.ts";
import type { Storage } from "../ports/storage/storage.ts";
import type { Mail } from "../ports/mail/mail.ts";
import type { Payments } from "../ports/payments/payments.ts";
import { createDatabaseBooks } from "../ports/payments/simulator/books.ts";
import { createStoredSecret } from "../ports/payments/simulator/secret.ts";
import { createSimulator } from "../ports/payments/simulator/simulator.ts";
import { createQueue, type Queue } from "../ports/queue/queue.ts";
import { createDiskStorage } from "../ports/storage/disk-storage.ts";
import { shareReaders } from "./shared-readers.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export type TestApp = App & {
  database: TestDatabase;
  queue: Queue;
  hub: EventHub;
  storage: Storage;
  payments: Payments;
  /** Mails sent so far, oldest first. */
  mails: Mail[];
  /** The clock that the app reads; set it to let time pass. */
  clock: { now(): Date; advance(ms: number): void };
  /** Waits until a mail to an address arrived and gives its first link. */
  mailedLink(to: string, subject?: RegExp): Promise<URL>;
  end(): Promise<void>;
};

export type TestAppOptions = {
  workers?: boolean;
  rateLimitFactor?: number;
  adminsNeedSecondFactor?: boolean;
  engine?: AppPorts["engine"];
  ai?: AppPorts["ai"];
  /** Takes the place of the built-in test provider. */
  payments?: (given: { clock: AppPorts["clock"]; db: Database["db"] }) => Payments;
  social?: AppSettings["social"];
  trustProxy?: AppSettings["trustProxy"];
  /** Reads beside the database. */
  reads?: (given: { database: Database; hub: EventHub }) => Reads;
  /** A folder of mails to show at /dev/mail. */
  outboxDirectory?: string;
  /** Host below which sites have names; the application's own unless given. */
  sitesHost?: string;
  /** Public address; that of a laptop unless given. */
  appUrl?: string;
  /** The way that the product takes to its database, e.g. one that can be cut. */
  way?: (url: string) => Promise<string>;
  /** Stands between the product and its files, e.g. to let them fail. */
  storage?: (files: Storage) => Storage;
  /** A cache in front that is told of changes. */
  edgePurgeUrl?: string;
  /** Name server that answers for owners' domains; without one, lookups find no server. */
  dnsServer?: string;
};

/**
 * The real product over HTTP injection: a real PostgreSQL and queue, files in a temporary folder,
 * mails kept in memory. Workers run unless switched off.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.way);
  const directory = await mkdtemp(join(tmpdir(), "vitrine-files-"));
  const mails: Mail[] = [];
  let offset = 0;
  const clock = { now: () => new Date(Date.now() + offset), advance: (ms: number) => void (offset += ms) };
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => undefined };
  const files = createDiskStorage(directory);
  const storage = options.storage?.(files) ?? files;
  const queue = await createQueue(database.url, () => undefined);
  const hub = new EventHub(database.url, () => undefined);
  await hub.start();
  const payments = (options.payments ?? testPayments)({ clock, db: database.db });
  const readers = shareReaders();
  const app = await createApp(
    {
      database,
      reads: options.reads?.({ database, hub }) ?? null,
      clock,
      queue,
      hub,
      mailer,
      payments,
      storage,
      engine: options.engine ?? readers,
      ai: options.ai,
      dns: createResolverDns([options.dnsServer ?? "127.0.0.1:9"]),
    },
    {
      appUrl: () => options.appUrl ?? "http://localhost:3000",
      sitesHost: () => options.sitesHost ?? "localhost:3000",
      sitesAddresses: ["127.0.0.1"],
      logLevel: "silent",
      trustProxy: options.trustProxy ?? false,
      rateLimitFactor: options.rateLimitFactor ?? 1000,
      pagesDirectory: join(directory, "pages"),
      edgePurgeUrl: options.edgePurgeUrl ?? null,
      installationKey: "a key of tests",
      adminsNeedSecondFactor: options.adminsNeedSecondFactor ?? false,
      renewalsPerSecond: 10,
      backsUpByTheClock: false,
      webDirectory: null,
      supportEmail: "support@example.test",
      social: options.social ?? {},
      outboxDirectory: options.outboxDirectory ?? null,
    },
  );
  if (options.workers !== false) await app.startWorkers();
  return {
    ...app,
    database,
    queue,
    hub,
    storage,
    payments,
    mails,
    clock,
    warmUp: readers.warmUp,
    async mailedLink(to, subject = /./) {
      const link = await eventually(() => {
        const mail = mails.findLast((entry) => entry.to === to && subject.test(entry.subject));
        return mail ? /https?:\/\/\S+/.exec(mail.text)?.[0] : undefined;
      });
      return new URL(link);
    },
    async end() {
      await app.close();
      await readers.close();
      await queue.stop();
      await hub.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function testPayments({ clock, db }: { clock: AppPorts["clock"]; db: Database["db"] }): Payments {
  return createSimulator({ books: createDatabaseBooks(db), clock, secret: createStoredSecret(db) });
}

/** Asks until there is an answer; fails after `timeoutMs`. */
export async function eventually<T>(ask: () => T | undefined | Promise<T | undefined>, timeoutMs = 30_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error("Waited too long.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
