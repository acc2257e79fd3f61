import { testimonialLimits, type Entry, type TestimonialRequest } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testimonialRequests } from "../../db/schema/testimonials.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

let made = 0;
const anAddress = () => `writer-${++made}@example.test`;
const words = {
  quote: "Ada keeps her word.\nAlways.",
  name: "Kim Lee",
  role: "Editor",
  organization: "Press",
  relation: "",
};

/** A website whose owner asks, and what the owner may do with its links. */
async function anAsker(person?: Person) {
  const owner = person ?? (await aPerson(app));
  const { id } = await aWebsite(owner, { name: "Bridges", full_name: "Ada Lovelace" });
  const path = `/websites/${id}/testimonial-requests`;
  const list = async () => (await owner.call("GET", path)).body["data"] as TestimonialRequest[];
  const ask = async (body: Json = {}) => {
    const answer = await owner.call("POST", path, body);
    expect(answer.status, answer.raw).toBe(201);
    const token = new URL(String(answer.body["url"])).searchParams.get("token") ?? "";
    return { token, request: answer.body["request"] as TestimonialRequest };
  };
  const decide = (request: number, what: "accept" | "decline", headers?: Record<string, string>) =>
    owner.call("POST", `${path}/${request}/${what}`, {}, headers);
  const testimonials = async () => {
    const { sections } = websiteOf(await owner.call("GET", `/websites/${id}`));
    return sections.filter(({ kind }) => kind === "testimonials").flatMap(({ entries }) => entries);
  };
  return { owner, id, path, list, ask, decide, testimonials };
}

const read = (token: string) => call(app, "POST", "/testimonial", { token });
const write = (token: string, email: string, more: Json = {}) =>
  call(app, "POST", "/testimonial/answer", { token, email, ...words, ...more });
const confirm = (token: string | null) => call(app, "POST", "/testimonial/confirm", { token });
const readWritten = (token: string | null) => call(app, "POST", "/testimonial/written", { token });
const mailed = async (email: string) =>
  (await app.mailedLink(email, /Confirm your testimonial/)).searchParams.get("token");

/** A testimonial that waits for its owner. */
async function written(more: Json = {}) {
  const asker = await anAsker();
  const { token, request } = await asker.ask({ recipient: "Kim" });
  const email = anAddress();
  expect((await write(token, email, more)).status).toBe(200);
  expect((await confirm(await mailed(email))).status).toBe(200);
  return { ...asker, token, request, email };
}

describe("from a link to an entry", () => {
  test("somebody without an account writes, proves the address, and the owner accepts", async () => {
    const { owner, id, ask, list, decide, testimonials } = await anAsker();
    const { token, request } = await ask({ recipient: "Kim" });
    expect(request).toMatchObject({ recipient: "Kim", state: "open", answer: null });
    expect((await read(token)).body["data"]).toEqual({ person: "Ada Lovelace", state: "open" });

    const email = anAddress();
    expect((await write(token, email)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "unproved", answer: null }]);
    expect(app.mails.filter(({ to }) => to === owner.email && /waits/.test(owner.email))).toEqual([]);

    const proof = await mailed(email);
    expect((await readWritten(proof)).body["data"]).toEqual({ person: "Ada Lovelace", state: "unproved", words });
    expect((await confirm(proof)).status).toBe(200);
    expect((await readWritten(proof)).body["data"]).toMatchObject({ state: "waiting" });
    const news = await eventually(() =>
      app.mails.find(({ to, subject }) => to === owner.email && /waits/.test(subject)),
    );
    expect(news.text).toContain(`/builder/${id}?section=sections`);
    expect(news.text).not.toContain(email);
    expect(await list()).toMatchObject([{ state: "waiting", answer: { ...words, email } }]);
    expect(await testimonials()).toEqual([]);

    const accepted = await decide(request.id, "accept");
    expect(accepted.status, accepted.raw).toBe(200);
    expect((accepted.body["entry"] as Entry).fields).toMatchObject({
      quote: words.quote,
      name: "Kim Lee",
      role: "Editor",
    });
    expect(await testimonials()).toMatchObject([{ fields: { quote: words.quote }, visible: true }]);
    expect(await list()).toMatchObject([{ state: "accepted", answer: null }]);
    expect((await decide(request.id, "accept")).body["code"]).toBe("invalid_state");
    for (const used of [proof, "unknown"])
      expect((await readWritten(used)).body["code"]).toBe("verification_link_invalid");
  });

  test("accepting under one key twice makes one entry", async () => {
    const { decide, request, testimonials } = await written();
    const key = { "Idempotency-Key": "accept-testimonial-1" };
    const [first, second] = [await decide(request.id, "accept", key), await decide(request.id, "accept", key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await testimonials()).toHaveLength(1);
  });

  test("what is declined is deleted with its writer's address", async () => {
    const { decide, request, list, testimonials, token } = await written();
    expect((await decide(request.id, "decline")).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "declined", answer: null }]);
    const [row] = await app.database.db
      .select()
      .from(testimonialRequests)
      .where(eq(testimonialRequests.id, request.id));
    expect([row?.answer, row?.email]).toEqual([null, null]);
    expect(await testimonials()).toEqual([]);
    expect((await write(token, anAddress())).body["code"]).toBe("invalid_state");
  });

  test("a second answer replaces one whose address was not proved, and its mail proves nothing any more", async () => {
    const { ask, list } = await anAsker();
    const { token } = await ask();
    const [mistyped, right] = [anAddress(), anAddress()];
    await write(token, mistyped);
    const first = await mailed(mistyped);
    await write(token, right, { quote: "Second thoughts." });
    expect((await confirm(first)).body["code"]).toBe("verification_link_invalid");
    expect((await confirm(await mailed(right))).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "waiting", answer: { quote: "Second thoughts.", email: right } }]);
    expect((await write(token, anAddress())).body["code"]).toBe("invalid_state");
  });
});

describe("a link", () => {
  test("is stored hashed, and ends by its time or by its owner", async () => {
    const { owner, path, ask, list } = await anAsker();
    const { token, request } = await ask({ days: 2 });
    const rows = await app.database.db.select().from(testimonialRequests).where(eq(testimonialRequests.id, request.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Date.parse(request.expires_at) - Date.parse(request.created_at)).toBe(2 * 24 * 3600_000);
    expect((await owner.call("DELETE", `${path}/${request.id}`)).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ code: "not_found", message: expect.stringContaining("new one") });
    expect((await write(token, anAddress())).status).toBe(404);
    expect(await list()).toEqual([]);

    const old = await ask();
    await app.database.db
      .update(testimonialRequests)
      .set({ expires_at: new Date(0) })
      .where(eq(testimonialRequests.id, old.request.id));
    expect((await read(old.token)).status).toBe(404);
    expect((await write(old.token, anAddress())).status).toBe(404);
    expect(await list()).toMatchObject([{ state: "expired" }]);
  });

  test("is its owner's alone", async () => {
    const { path, request } = await written();
    const other = await aPerson(app);
    for (const [method, at] of [
      ["GET", ""],
      ["POST", ""],
      ["DELETE", `/${request.id}`],
      ["POST", `/${request.id}/accept`],
      ["POST", `/${request.id}/decline`],
    ] as const) {
      expect((await other.call(method, `${path}${at}`, method === "POST" ? {} : undefined)).status).toBe(404);
      expect((await call(app, method, `${path}${at}`, method === "POST" ? {} : undefined)).status).toBe(401);
    }
    const own = await anAsker(other);
    expect((await own.decide(request.id, "accept")).status).toBe(404);
  });

  test("is one of few that wait at a time", async () => {
    const { owner, path, ask } = await anAsker();
    for (let index = 0; index < testimonialLimits.waitingLinks; index += 1) await ask();
    const answer = await owner.call("POST", path, {});
    expect([answer.status, answer.body["code"]]).toEqual([422, "validation_failed"]);
  });

  test("asks for nobody whose site may not ask", async () => {
    const { id, ask } = await anAsker();
    const { token } = await ask();
    await app.database.db.execute(`update websites set status = 'draft', taken_down_at = now() where id = ${id}`);
    expect((await read(token)).status).toBe(404);
    expect((await write(token, anAddress())).status).toBe(404);
  });
});

test("what is no testimonial is refused in the field's own words, and mails nobody", async () => {
  const { ask } = await anAsker();
  const { token } = await ask();
  const email = anAddress();
  const before = app.mails.length;
  for (const [more, field] of [
    [{ quote: "<script>alert(1)</script>" }, "quote"],
    [{ quote: "Buy at https://shop.example" }, "quote"],
    [{ name: "\u200B" }, "name"],
    [{ website: "filled" }, "website"],
  ] as const) {
    const answer = await write(token, email, more);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body["errors"] as object)).toEqual([field]);
  }
  expect(app.mails.length).toBe(before);
  for (const wrong of [await read("x".repeat(43)), await write("x".repeat(43), email)]) expect(wrong.status).toBe(404);
  expect((await confirm("x".repeat(43))).body["code"]).toBe("verification_link_invalid");
});

test("words that nobody proved are forgotten after a week, and the account takes all of it along", async () => {
  const { owner, ask, id } = await anAsker();
  const { token, request } = await ask();
  const email = anAddress();
  await write(token, email);
  const secret = await mailed(email);
  const long = new Date(Date.now() - testimonialLimits.confirmationMs - 1000);
  await app.database.db
    .update(testimonialRequests)
    .set({ answered_at: long })
    .where(eq(testimonialRequests.id, request.id));
  expect((await confirm(secret)).status).toBe(403);
  await app.queue.enqueue("maintenance", {});
  const row = async () =>
    (await app.database.db.select().from(testimonialRequests).where(eq(testimonialRequests.website_id, id)))[0];
  await eventually(async () => ((await row())?.answer === null ? true : undefined));
  expect((await row())?.email).toBeNull();

  const data = (await owner.call("GET", "/user/export")).raw;
  expect(data).not.toContain("link_hash");
  await owner.call("DELETE", `/websites/${id}`);
  expect(await row()).toBeUndefined();
});
