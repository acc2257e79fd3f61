import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { websites } from "../../db/schema/websites.ts";
import { aPerson, aWebsite, call, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";

/** The way to the database: it can be cut, and it can fall silent while its connections stand. */
class Way {
  readonly #pairs = new Set<[Socket, Socket]>();
  #server: Server | null = null;
  #state: "open" | "cut" | "silent" = "open";

  async to(url: string): Promise<string> {
    const { port, hostname } = new URL(url);
    const target = new URL(url);
    this.#server = createServer((near) => this.#join(near, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => this.#server?.listen(0, "127.0.0.1", resolve));
    target.hostname = "127.0.0.1";
    target.port = String((this.#server.address() as AddressInfo).port);
    return target.toString();
  }

  set(state: "open" | "cut" | "silent"): void {
    this.#state = state;
    for (const [near, far] of this.#pairs) {
      if (state === "cut") near.destroy();
      else if (state === "silent") for (const side of [near, far]) side.pause();
      else for (const side of [near, far]) side.resume();
    }
  }

  async close(): Promise<void> {
    this.set("cut");
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(null)));
  }

  #join(near: Socket, far: Socket): void {
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on("data", (bytes) => other.write(bytes));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        other.destroy();
        this.#pairs.delete(pair);
      });
    }
    if (this.#state === "cut") near.destroy();
    if (this.#state === "silent") for (const side of pair) side.pause();
  }
}

const way = new Way();
let app: TestApp;
let person: Person;
let id: number;
let questions = 0;
beforeAll(async () => {
  app = await createTestApp({ way: (url) => way.to(url) });
  const { pool } = app.database;
  pool.on("acquire", () => void (questions += 1));
  person = await aPerson(app);
  id = (await aWebsite(person, { subdomain: "always-there", status: "published" })).id;
});
afterAll(async () => {
  way.set("open");
  await app.end();
  await way.close();
});

const look = (subdomain = "always-there") => call(app, "GET", `/p/${subdomain}`);
/** Looks until the page is known and kept. */
async function known(subdomain?: string): Promise<void> {
  await eventually(async () => {
    await look(subdomain);
    const before = questions;
    await look(subdomain);
    return questions === before || undefined;
  });
}

describe("while changes are heard", () => {
  test("a page in memory asks the database nothing", async () => {
    await known();
    const before = questions;
    for (let times = 0; times < 20; times += 1) expect((await look()).status).toBe(200);
    expect(questions).toBe(before);
  });

  test("no page is older than the last answer to its owner", async () => {
    for (let round = 1; round <= 5; round += 1) {
      await known();
      const saved = await person.call("PUT", `/websites/${id}`, { name: "Always", full_name: `Ada Number ${round}` });
      expect(saved.status, saved.raw).toBe(200);
      expect((await look()).raw).toContain(`Ada Number ${round}`);
      expect((await person.call("POST", `/websites/${id}/unpublish`)).status).toBe(200);
      expect((await look()).status).toBe(404);
      expect((await person.call("POST", `/websites/${id}/publish`)).status).toBe(200);
      expect((await look()).status).toBe(200);
    }
  });

  test("what another process writes is heard within a second", async () => {
    await known();
    const { db } = app.database;
    await db.update(websites).set({ status: "draft" }).where(eq(websites.id, id));
    await eventually(async () => ((await look()).status === 404 ? true : undefined), 1000);
    await db.update(websites).set({ status: "published" }).where(eq(websites.id, id));
    await eventually(async () => ((await look()).status === 200 ? true : undefined), 1000);
  });

  test("a suspension and a change of plan are announced, too", async () => {
    const heard: string[] = [];
    app.hub.onNotice((notice) => void heard.push(notice));
    await app.database.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.id));
    await eventually(() => heard.includes(`site:${id}`) || undefined);
    await app.database.db.update(users).set({ suspended_at: null }).where(eq(users.id, person.id));
  });
});

describe.each(["cut", "silent"] as const)("a database that is %s", (state) => {
  test(
    "takes no known page away, is said by /ready, refuses all else at once, and everything returns by itself",
    { timeout: 120_000 },
    async () => {
      await known();
      way.set(state);
      const asked = performance.now();
      const unready = await eventually(async () => {
        const began = performance.now();
        const answer = await call(app, "GET", "/ready");
        expect(performance.now() - began).toBeLessThan(4000);
        return answer.status === 503 ? answer : undefined;
      });
      expect(unready.body).toMatchObject({ data: { parts: { database: "failing", storage: "ok" } } });
      expect((await call(app, "GET", "/health")).status).toBe(200);
      expect((await look()).status).toBe(200);
      await eventually(() => (app.hub.hearing === "away" ? true : undefined));
      expect(performance.now() - asked).toBeLessThan(30_000);
      const began = performance.now();
      for (const answer of [
        await person.call("PUT", `/websites/${id}`, { name: "Always" }),
        await person.call("GET", "/websites"),
        await call(app, "POST", "/login", { email: person.email, password: "x" }),
      ]) {
        expect([answer.status, answer.body["code"], answer.headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
      }
      expect((await look()).status).toBe(200);
      const unknown = await look("never-looked-at");
      expect([unknown.status, unknown.headers["retry-after"]]).toEqual([503, "5"]);
      expect(unknown.raw).toContain("<h1>");
      expect((await call(app, "GET", "/health")).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(5000);
      way.set("open");
      await eventually(async () => ((await person.call("GET", "/websites")).status === 200 ? true : undefined), 10_000);
      await eventually(async () => ((await call(app, "GET", "/ready")).status === 200 ? true : undefined));
      expect((await person.call("PUT", `/websites/${id}`, { name: "Again" })).status).toBe(200);
      await known();
    },
  );
});
