import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, eventually, testPassword, type TestApp } from "../../testing/index.ts";

/** Limits are as in production, so every guess comes from an address of its own unless a test says otherwise. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(() => app.end());

let addresses = 0;
const anAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;

async function from(remoteAddress: string, path: string, payload: object) {
  const answer = await app.http.inject({ method: "POST", url: `/api${path}`, payload, remoteAddress });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers };
}

const guess = (email: string, password = "wrong") => from(anAddress(), "/login", { email, password });

async function guessing(email: string, times: number) {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) statuses.push((await guess(email)).status);
  return statuses;
}

const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);

describe("wrong passwords from many addresses", () => {
  test("300 from 300 addresses are refused after ten, and the right one with them", async () => {
    const { email } = await aPerson(app);
    const answers = await Promise.all(Array.from({ length: 300 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(290);
    const right = await guess(email, testPassword);
    expect([right.status, right.body["code"]]).toEqual([429, "too_many_requests"]);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  }, 60_000);

  test("the pause grows with each further one, and the right password ends it", async () => {
    const { email } = await aPerson(app);
    await guessing(email, 10);
    app.clock.advance(31_000);
    expect(await guessing(email, 2)).toEqual([401, 429]);
    app.clock.advance(31_000);
    expect(await guessing(email, 1), "the second pause is a minute").toEqual([429]);
    app.clock.advance(31_000);
    expect((await guess(email, testPassword)).status).toBe(200);
    expect(await guessing(email, 10), "counted from the start again").toEqual(Array(10).fill(401));
  });

  test("an address without an account is refused alike", async () => {
    const { email } = await aPerson(app);
    const twelve = (address: string) => Promise.all(Array.from({ length: 12 }, () => guess(address)));
    const [known, unknown] = [await twelve(email), await twelve("nobody@example.test")];
    const told = (answers: typeof known) =>
      answers.map(({ status, body }) => `${status} ${String(body["message"])} ${String(body["help_text"])}`).sort();
    expect(told(unknown)).toEqual(told(known));
  });

  test("the owner is told once a day, and nobody else", async () => {
    const { email } = await aPerson(app);
    await guessing(email, 10);
    await guessing("nobody2@example.test", 10);
    await eventually(() => mailsTo(email)[0]);
    app.clock.advance(3600_000);
    await guessing(email, 1);
    app.clock.advance(23.5 * 3600_000);
    await guessing(email, 1);
    const mails = await eventually(() => (mailsTo(email).length > 1 ? mailsTo(email) : undefined));
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Somebody is guessing your password"));
    expect(mailsTo("nobody2@example.test")).toEqual([]);
  });
});

test("one password tried on many accounts from one address is refused", async () => {
  const statuses: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    for (let index = 0; index < 20; index += 1) {
      const email = `person-${minute}-${index}@example.test`;
      statuses.push((await from("10.3.3.3", "/login", { email, password: "Summer2026!" })).status);
    }
    // A minute later; that limit counts in the database's time.
    await app.database.db.execute("delete from rate_limit_hits where key like 'login:%'");
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(Array(20).fill(429));
});

describe("a sign-in link", () => {
  const askFor = (email: string) => from(anAddress(), "/login/link", { email });

  async function linkFor(email: string) {
    await askFor(email);
    return (await app.mailedLink(email, /sign-in link/)).searchParams.get("token");
  }

  test("gets the owner past the pause once, which stays for everybody else", async () => {
    const { email } = await aPerson(app);
    await guessing(email, 10);
    const token = await linkFor(email);
    const opened = await from("10.9.9.9", "/login/link/session", { token });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ token_type: "Bearer", user: { email } });
    const again = await from("10.9.9.9", "/login/link/session", { token });
    expect([again.status, again.body["code"]]).toEqual([403, "verification_link_invalid"]);
    expect((await guess(email, testPassword)).status).toBe(429);
  });

  test("is asked for alike with and without an account, and ends after ten minutes", async () => {
    const { email } = await aPerson(app);
    const unverified = await aPerson(app, { verified: false });
    const token = await linkFor(email);
    const known = await askFor(email);
    for (const other of ["nobody@example.test", unverified.email])
      expect((await askFor(other)).body).toEqual(known.body);
    expect(mailsTo(unverified.email)).toEqual([]);
    app.clock.advance(10 * 60_000 + 1000);
    expect((await from("10.9.9.9", "/login/link/session", { token })).status).toBe(403);
  });

  test("choosing a new password ends the pause", async () => {
    const { email } = await aPerson(app);
    await guessing(email, 10);
    await from("10.8.8.8", "/forgot-password", { email });
    const link = await app.mailedLink(email, /Choose/);
    const password = "a brand new password";
    const body = { token: link.searchParams.get("token"), email, password, password_confirmation: password };
    expect((await from("10.8.8.8", "/reset-password", body)).status).toBe(200);
    expect((await guess(email, password)).status).toBe(200);
  });
});
