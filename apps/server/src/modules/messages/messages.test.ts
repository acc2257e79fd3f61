import type { ContactMessage } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

let made = 0;
type Site = { owner: Person; id: number; subdomain: string };

async function aSite(status = "published"): Promise<Site> {
  made += 1;
  const owner = await aPerson(app);
  const subdomain = `wrote-to-${made}`;
  return { owner, id: (await aWebsite(owner, { subdomain, status, name: "Bridges" })).id, subdomain };
}

const words = { name: "Ada Visitor", email: "ada@visitor.test", message: "Hello,\nare you free in May?", website: "" };

const write = ({ subdomain }: Site, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call(app, "POST", `/public/sites/${subdomain}/contact`, { ...words, ...change }, headers);

type Inbox = { data: ContactMessage[]; meta: Record<string, number> };

async function inboxOf({ owner, id }: Site, query = ""): Promise<Inbox> {
  const answer = await owner.call("GET", `/websites/${id}/messages${query}`);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body as unknown as Inbox;
}

const mailsTo = (email: string) => app.mails.filter((mail) => mail.to === email);

test("R1.1-31 a message is stored for the owner and mailed once, with the writer to answer to", async () => {
  const site = await aSite();
  const answer = await write(site);
  expect([answer.status, answer.body]).toEqual([
    201,
    { success: true, message: "Thank you. Your message has been sent." },
  ]);
  const { data, meta } = await inboxOf(site);
  expect(meta).toEqual({ page: 1, per_page: 20, total: 1, last_page: 1, unread: 1 });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name: words.name,
      email: words.email,
      message: words.message,
      read: false,
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  const mail = await eventually(() => mailsTo(site.owner.email)[0]);
  expect(mail).toMatchObject({ subject: "Ada Visitor wrote to you through Bridges", replyTo: words.email });
  expect(mail.text).toContain(words.message);
  expect(mail.text).toContain(`http://localhost:3000/websites/${site.id}/messages`);
  expect(mailsTo(site.owner.email)).toHaveLength(1);
});

test("R1.1-31 what cannot be a message is refused with the name of its field, and nothing is kept", async () => {
  const site = await aSite();
  const wrong: Record<string, Record<string, unknown>> = {
    name: { name: "Ada\r\nBcc: all@example.test" },
    email: { email: "ada@visitor.test\nBcc: all@example.test" },
    message: { message: "a".repeat(5001) },
    website: { website: "https://spam.example" },
  };
  for (const [field, change] of Object.entries(wrong)) {
    const answer = await write(site, change);
    expect([answer.status, Object.keys(answer.body["errors"] ?? {})]).toEqual([422, [field]]);
  }
  const empty = await call(app, "POST", `/public/sites/${site.subdomain}/contact`, {});
  expect(Object.keys(empty.body["errors"] ?? {})).toEqual(["name", "email", "message"]);
  expect((await inboxOf(site)).data).toEqual([]);
});

test("R1.1-31 one action is one message, however often it is sent", async () => {
  const site = await aSite();
  const key = { "Idempotency-Key": `message-${site.id}` };
  const answers = [await write(site, {}, key), await write(site, {}, key)];
  expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
  expect(answers[1]?.headers["idempotency-replayed"]).toBe("true");
  expect((await write(site, { message: "Other words" }, key)).body["code"]).toBe("idempotency_key_reused");
  expect((await inboxOf(site)).meta["total"]).toBe(1);
});

test("R1.1-31 only those who may see a site may write to its owner", async () => {
  const hidden = await aSite("private");
  const draft = await aSite("draft");
  const stranger = await aPerson(app);
  const asStranger = { Authorization: `Bearer ${stranger.token}` };
  const nowhere = await write({ ...draft, subdomain: "nobody-lives-here" });
  expect([nowhere.status, nowhere.body["code"]]).toEqual([404, "site_unavailable"]);
  expect((await write(hidden)).body).toEqual(nowhere.body);
  expect((await write(draft, {}, asStranger)).body).toEqual(nowhere.body);
  expect((await write(hidden, {}, asStranger)).status).toBe(201);
});

test("the inbox is read in pages, searched, and kept in order", async () => {
  const site = await aSite();
  for (const name of ["Ada", "Ben", "100% Cy"]) await write(site, { name });
  const [newest] = (await inboxOf(site)).data;
  expect((await inboxOf(site)).data.map((message) => message.name)).toEqual(["100% Cy", "Ben", "Ada"]);
  expect((await inboxOf(site, "?per_page=2&page=2&sort=name")).data.map(({ name }) => name)).toEqual(["Ben"]);
  expect((await inboxOf(site, "?search=%25")).data.map(({ name }) => name)).toEqual(["100% Cy"]);
  const path = `/websites/${site.id}/messages/${newest?.id}`;
  const marked = await site.owner.call("PATCH", path, { read: true });
  expect(marked.body).toEqual({ success: true, data: { ...newest, read: true } });
  expect((await site.owner.call("PATCH", path, { read: "maybe" })).status).toBe(422);
  const unread = await inboxOf(site, "?read=false");
  expect([unread.data.map(({ name }) => name), unread.meta["unread"]]).toEqual([["Ben", "Ada"], 2]);
  const wrong = await site.owner.call("GET", `/websites/${site.id}/messages?sort=shoe_size&read=perhaps`);
  expect(Object.keys(wrong.body["errors"] ?? {}).toSorted()).toEqual(["read", "sort"]);
  expect((await site.owner.call("DELETE", path)).body).toEqual({ success: true, message: "Message deleted" });
  expect((await site.owner.call("DELETE", path)).status).toBe(404);
  expect((await inboxOf(site)).meta["total"]).toBe(2);
});

test("of very many messages that wait it is said about how many, and of few exactly how many", async () => {
  const site = await aSite();
  const { db } = app.database;
  await db.execute(sql`insert into contact_messages (website_id, name, email, message, read)
    select ${site.id}, 'Ada', 'ada@visitor.test', 'Hello', n > 11800 from generate_series(1, 12000) n`);
  await db.execute(sql`analyze contact_messages`);
  const { meta } = await inboxOf(site, "?read=false");
  expect(meta["unread_is_estimate"]).toBe(true);
  expect(meta["unread"]).toBe(meta["total"]);
  expect((meta["unread"] ?? 0) / 11_800).toBeCloseTo(1, 1);
  await db.execute(sql`update contact_messages set read = true where website_id = ${site.id} and id % 2 = 0`);
  await db.execute(sql`analyze contact_messages`);
  const fewer = (await inboxOf(site)).meta;
  expect(fewer["unread"]).toBe(5900);
  expect(fewer).not.toHaveProperty("unread_is_estimate");
});

test("a message belongs to the owner of its site alone, goes with the site, and is part of their export", async () => {
  const site = await aSite();
  await write(site);
  const [message] = (await inboxOf(site)).data;
  const other = await aSite();
  for (const method of ["PATCH", "DELETE"] as const) {
    for (const id of [site.id, other.id]) {
      const answer = await other.owner.call(method, `/websites/${id}/messages/${message?.id}`, { read: true });
      expect([answer.status, answer.body["code"]]).toEqual([404, "not_found"]);
    }
  }
  expect((await inboxOf(site)).data).toEqual([message]);
  const exported = await site.owner.call("GET", "/user/export");
  expect(exported.raw).toContain("are you free in May?");
  await site.owner.call("DELETE", `/websites/${site.id}`);
  const { rows } = await app.database.pool.query("select 1 from contact_messages where website_id = $1", [site.id]);
  expect(rows).toEqual([]);
});

test("direction marks and control characters of a writer reach no head of a mail", async () => {
  const site = await aSite();
  const name = "\u202EAda\u2069 Visi\u200Btor\u0007";
  expect((await write(site, { name })).status).toBe(201);
  const mail = await eventually(() => mailsTo(site.owner.email)[0]);
  expect(mail.subject).toBe("Ada Visitor wrote to you through Bridges");
  expect(mail.text).toContain("\nAda Visitor <ada@visitor.test> wrote this on ");
});

test.each([
  ["name", "\u200B\u2060"],
  ["message", "\u3164 \u200D\u00AD"],
  ["email", "ada\u200B@visitor.test"],
  ["email", "\u202Eada@visitor.test"],
])("nothing that cannot be seen is taken: %s %j", async (field, value) => {
  const site = await aSite();
  const answer = await write(site, { [field]: value });
  expect([answer.status, answer.body["errors"]]).toEqual([422, { [field]: [expect.any(String)] }]);
  expect((await inboxOf(site)).data).toEqual([]);
});

test("one site takes twenty messages an hour from all its visitors, and says so kindly", async () => {
  const limited = await createTestApp({ workers: false, rateLimitFactor: 1 });
  try {
    const owner = await aPerson(limited, { plan: "pro" });
    for (const subdomain of ["flooded", "quiet"]) await aWebsite(owner, { subdomain, status: "published" });
    const from = (address: string, subdomain: string, url = `/api/public/sites/${subdomain}/contact`) =>
      limited.http.inject({ method: "POST", url, remoteAddress: address, payload: words });
    for (let visitor = 1; visitor <= 20; visitor += 1) {
      expect((await from(`10.0.0.${visitor}`, "flooded")).statusCode).toBe(201);
    }
    const refused = await from("10.0.0.21", "flooded");
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 60]).toEqual([429, true]);
    expect(refused.json()).toMatchObject({
      code: "too_many_requests",
      message: "This website has received many messages. Please try again a little later.",
    });
    const page = await limited.http.inject({
      method: "POST",
      url: "/p/flooded/contact",
      remoteAddress: "10.0.0.22",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(words).toString(),
    });
    expect([page.statusCode, page.payload.includes("Too many messages came in just now.")]).toEqual([429, true]);
    expect((await from("10.0.0.21", "quiet")).statusCode).toBe(201);
  } finally {
    await limited.end();
  }
});

test("a message to a site that is just being deleted finds no site any more", async () => {
  const site = await aSite();
  const deleting = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const deletion = app.database.db.transaction(async (inside) => {
    await inside.execute(sql`delete from websites where id = ${site.id}`);
    deleting.resolve();
    await asked.promise;
  });
  await deleting.promise;
  const answer = write(site);
  await eventually(async () => {
    const waiting = await app.database.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return waiting.rows.length > 0 || undefined;
  });
  asked.resolve();
  await deletion;
  expect(await answer).toMatchObject({ status: 404, body: { code: "site_unavailable" } });
});

test("R1.1-31 five messages in a minute and thirty in an hour come from one address, through either door", async () => {
  await app.end();
  app = await createTestApp({ rateLimitFactor: 1, workers: false });
  const limited = await aSite();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await write(limited, { name: `Ada ${count}` })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const refused = await write(limited);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const page = await app.http.inject({
    method: "POST",
    url: `/p/${limited.subdomain}/contact`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(words).toString(),
  });
  expect([page.statusCode, Number(page.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(page.payload).toContain("Too many messages came in just now.");
  expect((await inboxOf(limited)).meta["total"]).toBe(5);
});
