import { durations, tryoutMessages, type Tryout } from "@vitrine/model";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onboardingSessions } from "../../../db/schema/onboarding.ts";
import { users } from "../../../db/schema/account.ts";
import { RateLimiter } from "../../../http/rate-limit.ts";
import {
  call,
  createTestApp,
  eventually,
  signedIn,
  testPassword,
  upload,
  type Json,
  type TestAnswer,
  type TestApp,
} from "../../../testing/index.ts";
import { aPdf, aProtectedPdf, sampleCv, sampleCvText } from "../testing/cv-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
  await app.warmUp();
});
afterAll(() => app.end());

const tryFile = (file: Uint8Array, name = "cv.pdf", headers: Record<string, string> = {}) =>
  upload(app, "/try", [{ name: "file", fileName: name, content: file }], headers);
const tokenOf = (answer: TestAnswer) => String(answer.body["token"]);

/** What became of a tryout once its CV was read. */
async function readOf(token: string): Promise<Tryout> {
  return eventually(async () => {
    const { tryout } = (await call(app, "GET", `/try/${token}`)).body as { tryout: Tryout };
    return tryout.state === "reading" ? undefined : tryout;
  });
}

/** A tryout whose CV was read. */
async function aTryout(): Promise<{ token: string; tryout: Tryout }> {
  const token = tokenOf(await tryFile(aPdf([...sampleCv])));
  return { token, tryout: await readOf(token) };
}

async function rowOf(sessionId: unknown) {
  const rows = await app.database.db
    .select()
    .from(onboardingSessions)
    .where(eq(onboardingSessions.id, String(sessionId)));
  return rows[0];
}

const register = (email: string, more: Json) =>
  call(app, "POST", "/register", {
    name: "Marta Lindqvist",
    email,
    password: testPassword,
    password_confirmation: testPassword,
    terms: true,
    ...more,
  });

describe("a visitor without an account", () => {
  test("sees their own site in three templates that everybody may keep", async () => {
    const opened = await tryFile(aPdf([...sampleCv]));
    expect(opened.status).toBe(201);
    expect(opened.headers["cache-control"]).toBe("no-store");
    expect(opened.body["url"]).toBe(`http://localhost:3000/try/${tokenOf(opened)}`);
    const { token, tryout } = await aTryout();
    expect(tryout).toMatchObject({ state: "ready", line: null, message: null, person: { name: "Marta Lindqvist" } });
    expect(new Set(tryout.sites.map((site) => site.template_slug)).size).toBe(3);
    for (const { url, reasoning } of tryout.sites) {
      expect(url).toMatch(new RegExp(`^/try/${token}/[a-z0-9-]+$`));
      expect(reasoning).toMatch(/suits|presents/);
      const page = await app.http.inject({ url });
      expect(page.statusCode).toBe(200);
      expect(page.payload).toContain("Marta Lindqvist");
      expect(page.payload).toContain('<meta name="robots" content="noindex"/>');
      expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
      expect(page.headers["x-robots-tag"]).toContain("noindex");
      expect(page.headers["content-security-policy"]).toContain("sandbox");
      expect(page.payload).not.toContain("data-views");
    }
  });

  test("may paste the text, as JSON or in a form", async () => {
    const asJson = await call(app, "POST", "/try", { text: sampleCvText });
    const asForm = await upload(app, "/try", [{ name: "text", content: sampleCvText }]);
    expect([asJson.status, asForm.status]).toEqual([201, 201]);
    expect(await rowOf(asJson.body["session_id"])).toMatchObject({ user_id: null, source_kind: "text" });
  });

  test.each([
    ["no file and no text", null, 422, tryoutMessages.nothingGiven],
    ["an empty file", Buffer.alloc(0), 422, "This file is empty. Please upload another file."],
    ["a text file", Buffer.from(sampleCvText), 415, "Please upload a PDF, DOC, or DOCX file"],
    [
      "a password-protected PDF",
      aProtectedPdf(),
      422,
      "This file is password-protected. Please upload an unprotected file.",
    ],
  ])("is told what is wrong with %s as who has an account is", async (_, file, status, message) => {
    const answer = file ? await tryFile(file) : await call(app, "POST", "/try", { text: "  " });
    expect([answer.status, answer.body["message"]]).toEqual([status, message]);
    expect(answer.body["errors"]).toEqual({ file: [message] });
  });

  test("hears of a CV that cannot be read", async () => {
    const token = tokenOf(await call(app, "POST", "/try", { text: "-- -- --" }));
    expect(await readOf(token)).toMatchObject({ state: "failed", sites: [], message: expect.stringMatching(/./) });
  });

  test("is told when much of what was read may be wrong", async () => {
    const text =
      "Mo Haddad\nmo.haddad@mail.example\n\nShift Manager, Greggs, Leeds\n2019 - 2023\n\nDelivery Driver, DPD\n2023 - now\n";
    const sparse = await readOf(tokenOf(await call(app, "POST", "/try", { text })));
    const doubt = expect.stringMatching(/^Much may be wrong/) as string;
    expect(sparse.notes).toContainEqual(doubt);
    expect((await aTryout()).tryout.notes).not.toContainEqual(doubt);
  });

  const letter = [
    "Mira Stein",
    "mira.stein@post.example",
    "Dear Ms Hollis,",
    "I am writing to apply for the post of gardener.",
    "Yours sincerely,",
    "Mira Stein",
  ];
  const insist = (token: string) => call(app, "POST", `/try/${token}/as-cv`);

  test("is shown no empty site of a letter, and their word that it is a CV is taken", async () => {
    const token = tokenOf(await tryFile(aPdf(letter)));
    const message = "This looks like a letter, not a CV. Please upload the CV that goes with it.";
    const none = { person: { name: "", email: "" }, sites: [], notes: [], to_check: [] };
    expect(await readOf(token)).toMatchObject({ state: "refused", message, may_insist: true, ...none });
    const answers = await Promise.all([insist(token), insist(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const tryout = await readOf(token);
    expect(tryout).toMatchObject({ state: "ready", message: null, person: { name: "Mira Stein" } });
    expect(tryout.sites).toHaveLength(3);
    expect((await insist(token)).status).toBe(409);
  });

  test("cannot insist on what nobody can read, on what was read, or on what is not there", async () => {
    const tamil = "பெயர் முருகன் கல்வி அனுபவம் ஆசிரியர் சென்னை murugan@post.example";
    const token = tokenOf(await call(app, "POST", "/try", { text: tamil }));
    expect(await readOf(token)).toMatchObject({ state: "refused", may_insist: false, sites: [] });
    const known = await aTryout();
    const no = { code: "invalid_state" };
    expect((await insist(token)).body).toMatchObject({ ...no, message: "Vitrine cannot read Tamil yet." });
    expect((await insist(known.token)).body).toMatchObject({ ...no, message: tryoutMessages.notRefused });
    expect((await insist("A".repeat(22))).body["message"]).toBe(tryoutMessages.gone);
  });

  test("is named by their network alone, and nothing stored tells which one or the token", async () => {
    const from = async (address: string) => {
      const opened = await tryFile(aPdf([...sampleCv]), "cv.pdf", { "X-Forwarded-For": address });
      return rowOf(opened.body["session_id"]);
    };
    const [home, same, other] = [
      await from("2001:db8:1:2::1"),
      await from("2001:db8:1:2:ffff::9"),
      await from("2001:db8:1:3::1"),
    ];
    expect(home?.visitor).toMatch(/^[\w-]{22}$/);
    expect(same?.visitor).toBe(home?.visitor);
    expect(other?.visitor).not.toBe(home?.visitor);
    const { token } = await aTryout();
    const stored = await app.database.db.execute(sql`select s::text as row from onboarding_sessions s`);
    expect(JSON.stringify(stored.rows)).not.toMatch(new RegExp(`${token}|2001:db8`));
  });

  test("is limited by network and by all visitors together", async () => {
    const limiter = new RateLimiter(app.database.db, 0.1);
    const hit = (address: string) => limiter.hit("tryout", { address, userId: null, email: null });
    await hit("192.0.2.1");
    await expect(hit("192.0.2.1")).rejects.toMatchObject({ code: "too_many_requests" });
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        hit(`198.51.100.${index}`).then(
          () => "taken",
          () => "refused",
        ),
      ),
    );
    expect(new Set(others)).toEqual(new Set(["taken", "refused"]));
  });
});

describe("nobody else", () => {
  test("reads a tryout without its token, whatever they guess", async () => {
    const { tryout } = await aTryout();
    const slug = tryout.sites[0]?.template_slug ?? "";
    const guesses = ["x", "A".repeat(22), tryout.session_id];
    for (const guess of guesses) {
      expect((await call(app, "GET", `/try/${guess}`)).status).toBe(404);
      expect((await app.http.inject({ url: `/try/${guess}/${slug}` })).statusCode).toBe(404);
    }
    const stranger = await signedInAs(`${crypto.randomUUID()}@example.test`);
    const foreign = await stranger.call("GET", `/onboarding/session-data?session_id=${tryout.session_id}`);
    expect(foreign.status).toBe(404);
  });

  test("sees it in a template that is not for everybody", async () => {
    const { token } = await aTryout();
    expect((await app.http.inject({ url: `/try/${token}/no-such-template` })).statusCode).toBe(404);
  });
});

async function signedInAs(email: string, more: Json = {}) {
  const answer = await register(email, more);
  expect(answer.status).toBe(201);
  const { id } = answer.body["user"] as { id: number };
  await app.database.db.update(users).set({ email_verified_at: new Date() }).where(eq(users.id, id));
  return Object.assign(await signedIn(app, { id, email }), { answer });
}

describe("registering", () => {
  test("keeps what was read with its evidence and the chosen template, once", async () => {
    const { token, tryout } = await aTryout();
    const chosen = tryout.sites[1];
    const email = `${crypto.randomUUID()}@example.test`;
    const owner = await signedInAs(email, { try_token: token, try_template: chosen?.template_slug });
    expect(owner.answer.body["try_kept"]).toBe(true);
    const { session } = (await owner.call("GET", "/onboarding/active-session")).body as { session: Json };
    expect(session).toMatchObject({ session_id: tryout.session_id, step: "review", has_cv_data: true });
    const { body } = await owner.call("GET", `/onboarding/session-data?session_id=${tryout.session_id}`);
    expect(body).toMatchObject({
      cv_data: { personal_info: { name: "Marta Lindqvist" } },
      template_recommendation: { recommended_template: chosen?.template_slug },
    });
    expect(Object.keys(body["evidence"] as Json).length).toBeGreaterThan(5);
    expect((await call(app, "GET", `/try/${token}`)).status).toBe(404);
    const made = await owner.call("POST", "/onboarding/create-website-for-editing", {
      session_id: tryout.session_id,
    });
    expect(made.body["website"]).toMatchObject({ template_slug: chosen?.template_slug });

    const late = await register(`${crypto.randomUUID()}@example.test`, { try_token: token });
    expect(late.status).toBe(201);
    expect(late.body["try_kept"]).toBe(false);
    expect(late.body["message"]).toContain(tryoutMessages.notKept);
  });

  test("without a tryout says nothing of one; with nonsense it still registers", async () => {
    const plain = await register(`${crypto.randomUUID()}@example.test`, {});
    expect(plain.body).not.toHaveProperty("try_kept");
    const odd = await register(`${crypto.randomUUID()}@example.test`, { try_token: "' or 1=1" });
    expect([odd.status, odd.body["try_kept"]]).toEqual([201, false]);
  });
});

test("after 24 hours a tryout is gone with its file, and registering with it begins anew", async () => {
  const { token, tryout } = await aTryout();
  const key = `${(await rowOf(tryout.session_id))?.file_key}/source`;
  expect(await app.storage.get(key)).not.toBeNull();
  app.clock.advance(durations.tryoutKeptMs);
  const gone = await call(app, "GET", `/try/${token}`);
  expect([gone.status, gone.body["message"]]).toEqual([404, tryoutMessages.gone]);
  expect((await app.http.inject({ url: tryout.sites[0]?.url ?? "" })).statusCode).toBe(404);
  const late = await register(`${crypto.randomUUID()}@example.test`, { try_token: token });
  expect([late.status, late.body["try_kept"]]).toEqual([201, false]);
  await app.queue.enqueue("maintenance", {});
  await eventually(async () => ((await rowOf(tryout.session_id)) === undefined ? true : undefined));
  await eventually(async () => ((await app.storage.get(key)) === null ? true : undefined));
});
