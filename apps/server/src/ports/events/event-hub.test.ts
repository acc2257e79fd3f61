import { connect, createServer, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { EventHub, publishTopic } from "./event-hub.ts";
import { listenerName } from "./listeners.ts";

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => database.drop());

/** What is announced goes through the database; on a busy machine that takes its time. */
const patience = { timeout: 10_000 };

/** A way to the database that can be cut: while it is down, every connection is refused. */
async function aProxy() {
  const target = new URL(database.url);
  let isDown = false;
  let refused = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (isDown) {
      refused += 1;
      return socket.destroy();
    }
    const onward = connect(Number(target.port), target.hostname);
    onward.on("error", () => socket.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    cut.push(() => socket.destroy());
    return socket.pipe(onward).pipe(socket);
  });
  const cut: (() => void)[] = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const url = new URL(database.url);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    refusals: () => refused,
    goDown() {
      isDown = true;
      for (const end of cut.splice(0)) end();
    },
    comeBack() {
      isDown = false;
    },
  };
}

async function aHub(url = database.url): Promise<EventHub> {
  const hub = new EventHub(url, () => undefined);
  await hub.start();
  closing.push(() => hub.close());
  return hub;
}

async function listeningConnections(): Promise<number> {
  const result = await database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`,
  );
  return result.rows.length;
}

test("wakes the subscribers of a topic, and nobody who left", async () => {
  const hub = await aHub();
  const [woken, other, left] = [vi.fn(), vi.fn(), vi.fn()];
  hub.subscribe("a", woken);
  hub.subscribe("b", other);
  hub.subscribe("a", left)();
  await publishTopic(database.db, "a");
  await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(1), patience);
  expect(other).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test("a topic published in a transaction that fails wakes nobody", async () => {
  const hub = await aHub();
  const [first, last] = [vi.fn(), vi.fn()];
  hub.subscribe("undone", first);
  hub.subscribe("done", last);
  const failing = database.db.transaction(async (inside) => {
    await publishTopic(inside, "undone");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await publishTopic(database.db, "done");
  await vi.waitFor(() => expect(last).toHaveBeenCalled(), patience);
  expect(first).not.toHaveBeenCalled();
});

test("comes back with one connection after several failed tries, and wakes everybody once", async () => {
  const proxy = await aProxy();
  const hub = await aHub(proxy.url);
  const woken = vi.fn();
  hub.subscribe("a", woken);
  proxy.goDown();
  await vi.waitFor(() => expect(proxy.refusals()).toBeGreaterThanOrEqual(3), patience);
  proxy.comeBack();
  await vi.waitFor(() => expect(woken).toHaveBeenCalled(), patience);
  await publishTopic(database.db, "a");
  await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(2), patience);
  expect(await listeningConnections()).toBe(1);
});
