import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../db/schema/account.ts";
import { authenticatorApps, recoveryCodes } from "../../../db/schema/second-factor.ts";
import {
  aPasskeyDevice,
  aPerson,
  call,
  createTestApp,
  testPassword,
  withApp,
  withPasskey,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

type Pending = { challenge: string; methods: string[]; passkey_options: Record<string, unknown> | null };

const passwordOf = (person: Person) => call(app, "POST", "/login", { email: person.email, password: testPassword });
const second = (body: Record<string, unknown>) => call(app, "POST", "/login/second-factor", body);
const pendingOf = (answer: TestAnswer) => answer.body["data"] as Pending;
const codeOf = (answer: TestAnswer) => [answer.status, answer.body["code"]];

describe("an authenticator app", () => {
  test("is asked for after the password, and only then there is a session", async () => {
    const person = await aPerson(app);
    const { code } = await withApp(app, person);
    const first = await passwordOf(person);
    expect(codeOf(first)).toEqual([401, "sign_in_incomplete"]);
    expect(first.body["data"]).toMatchObject({
      requires_second_factor: true,
      methods: ["code"],
      passkey_options: null,
    });
    expect(first.raw).not.toMatch(/"token"|"user"/);
    const { challenge } = pendingOf(first);
    const wrong = await second({ challenge, code: "000000" });
    expect(codeOf(wrong)).toEqual([401, "invalid_credentials"]);
    const signedIn = await second({ challenge, code: code() });
    expect(signedIn.status, signedIn.raw).toBe(200);
    expect(signedIn.body).toMatchObject({ token_type: "Bearer", user: { email: person.email } });
    expect((await second({ challenge, code: code() })).status, "the question is answered").toBe(401);
  });

  test("a mailed link and a verified address do not get past it", async () => {
    const person = await aPerson(app);
    await withApp(app, person);
    await call(app, "POST", "/login/link", { email: person.email });
    const token = (await app.mailedLink(person.email, /sign-in link/)).searchParams.get("token");
    expect(codeOf(await call(app, "POST", "/login/link/session", { token }))).toEqual([401, "sign_in_incomplete"]);

    const unverified = eq(users.id, person.id);
    await app.database.db.update(users).set({ email_verified_at: null }).where(unverified);
    await call(app, "POST", "/email/resend", { email: person.email });
    const link = await app.mailedLink(person.email, /Verify/);
    const path = `/email/verify/${link.searchParams.get("id")}/${link.searchParams.get("hash")}`;
    const verified = await call(app, "POST", path);
    expect([verified.status, (verified.body["data"] as { token: unknown }).token]).toEqual([200, null]);
  });

  test("each code works once, none works before a later one, and the neighbours of now do", async () => {
    const person = await aPerson(app);
    const { code, now } = await withApp(app, person);
    const used = code();
    expect((await second({ challenge: pendingOf(await passwordOf(person)).challenge, code: used })).status).toBe(200);
    expect((await second({ challenge: pendingOf(await passwordOf(person)).challenge, code: used })).status).toBe(401);
    app.clock.advance(30_000);
    const late = now();
    app.clock.advance(29_000);
    expect((await second({ challenge: pendingOf(await passwordOf(person)).challenge, code: late })).status).toBe(200);
    app.clock.advance(30_000);
    const old = now();
    app.clock.advance(90_000);
    expect((await second({ challenge: pendingOf(await passwordOf(person)).challenge, code: old })).status).toBe(401);
  });

  test("counts only after a first code, and its secret is stored sealed", async () => {
    const person = await aPerson(app);
    const made = await person.call("POST", "/user/second-factor/app");
    const { secret, address, qr_svg: drawing } = made.body["data"] as Record<string, string>;
    expect(address).toContain(`secret=${secret}`);
    expect(drawing).toMatch(/^<svg/);
    expect((await passwordOf(person)).status, "it does not count yet").toBe(200);
    const wrong = await person.call("POST", "/user/second-factor/app/confirm", { code: "123456" });
    expect(wrong.body["errors"]).toHaveProperty("code");
    const [row] = await app.database.db
      .select()
      .from(authenticatorApps)
      .where(eq(authenticatorApps.user_id, person.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    const exported = await person.call("GET", "/user/export");
    expect(exported.raw).not.toContain(row?.sealed_secret);
  });

  test("guesses are counted over all sign-ins, and a recovery code is still a way in", async () => {
    const strict = await createTestApp({ rateLimitFactor: 1, workers: false });
    const person = await aPerson(strict);
    const { code, recoveryCodes: codes } = await withApp(strict, person);
    let addresses = 0;
    const post = async (path: string, payload: object) => {
      const remoteAddress = `10.4.4.${++addresses}`;
      const answer = await strict.http.inject({ method: "POST", url: `/api${path}`, payload, remoteAddress });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    const begin = async () => {
      const first = await post("/login", { email: person.email, password: testPassword });
      return (first.body["data"] as Pending).challenge;
    };
    const statuses: number[] = [];
    for (let signIn = 0; signIn < 3; signIn += 1) {
      const challenge = await begin();
      for (let guess = 0; guess < 4; guess += 1)
        statuses.push((await post("/login/second-factor", { challenge, code: "000000" })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const challenge = await begin();
    const right = code();
    expect((await post("/login/second-factor", { challenge, code: right })).status, "31 s have passed").toBe(200);
    for (let guess = 0; guess < 3; guess += 1)
      for (const each = await begin(), tries = [1, 2, 3, 4]; tries.pop();)
        await post("/login/second-factor", { challenge: each, code: "000000" });
    const recovered = await post("/login/second-factor", { challenge: await begin(), recovery_code: codes[0] });
    expect(recovered.status).toBe(200);
    await strict.end();
  });
});

describe("recovery codes", () => {
  test("come once, ten of them, stored hashed, each for one sign-in", async () => {
    const person = await aPerson(app);
    const { recoveryCodes: codes } = await withApp(app, person);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const stored = await app.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, person.id));
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
    const begin = async () => pendingOf(await passwordOf(person)).challenge;
    const shouted = codes[3]?.toUpperCase();
    expect((await second({ challenge: await begin(), recovery_code: shouted })).status).toBe(200);
    expect((await second({ challenge: await begin(), recovery_code: codes[3] })).status).toBe(401);
    const status = (await person.call("GET", "/user/second-factor")).body["data"];
    expect(status).toMatchObject({ recovery_codes_left: 9, app: { added_at: expect.any(String) } });
    expect(JSON.stringify(status)).not.toContain(codes[5]);
  });

  test("new ones end the old ones, and without a second factor there are none", async () => {
    const person = await aPerson(app);
    const { recoveryCodes: codes } = await withApp(app, person);
    const renewed = await person.call("POST", "/user/second-factor/recovery-codes");
    expect(renewed.body["recovery_codes"]).toHaveLength(10);
    const { challenge } = pendingOf(await passwordOf(person));
    expect((await second({ challenge, recovery_code: codes[0] })).status).toBe(401);
    expect((await person.call("DELETE", "/user/second-factor/app")).status).toBe(200);
    expect((await person.call("GET", "/user/second-factor")).body["data"]).toMatchObject({
      app: null,
      recovery_codes_left: 0,
    });
    expect((await passwordOf(person)).status).toBe(200);
  });
});

describe("passkeys", () => {
  const ask = async () =>
    (await call(app, "POST", "/login/passkey/options")).body["data"] as {
      challenge: string;
      options: Record<string, unknown>;
    };

  test("sign in alone, once for each question", async () => {
    const person = await aPerson(app);
    const { device, recoveryCodes: codes } = await withPasskey(person);
    expect(codes).toHaveLength(10);
    const { challenge, options } = await ask();
    expect(options["allowCredentials"] ?? []).toEqual([]);
    const passkey = device.get(options);
    const signedIn = await call(app, "POST", "/login/passkey", { challenge, passkey });
    expect(signedIn.status, signedIn.raw).toBe(200);
    expect(signedIn.body).toMatchObject({ user: { email: person.email } });
    expect((await call(app, "POST", "/login/passkey", { challenge, passkey })).status).toBe(401);
  });

  test("are a second factor after the password", async () => {
    const person = await aPerson(app);
    const { device } = await withPasskey(person);
    const { challenge, methods, passkey_options: options } = pendingOf(await passwordOf(person));
    expect(methods).toEqual(["passkey"]);
    const other = await withPasskey(await aPerson(app));
    expect((await second({ challenge, passkey: other.device.get(options ?? {}) })).status).toBe(401);
    expect((await second({ challenge, passkey: device.get(options ?? {}) })).status).toBe(200);
  });

  test("of an unknown device, another address, another question or without its person are refused", async () => {
    const person = await aPerson(app);
    const { device } = await withPasskey(person);
    const attempt = async (passkey: object, challenge: string) =>
      (await call(app, "POST", "/login/passkey", { challenge, passkey })).status;
    const first = await ask();
    expect(await attempt(aPasskeyDevice().get(first.options), first.challenge)).toBe(401);
    expect(await attempt(device.get((await ask()).options), first.challenge)).toBe(401);
    for (const behaviour of [{ userVerified: false }, { origin: "http://localhost.example" }]) {
      const asked = await person.call("POST", "/user/passkeys/options");
      const { challenge, options } = asked.body["data"] as Awaited<ReturnType<typeof ask>>;
      const made = aPasskeyDevice(behaviour).create(options);
      const refused = await person.call("POST", "/user/passkeys", { challenge, name: "x", passkey: made });
      expect([refused.status, refused.body["errors"]]).toEqual([422, { passkey: [expect.any(String)] }]);
    }
  });

  test("a copy is noticed by its count", async () => {
    const person = await aPerson(app);
    const { device } = await withPasskey(person);
    const signInWith = async () => {
      const { challenge, options } = await ask();
      return (await call(app, "POST", "/login/passkey", { challenge, passkey: device.get(options) })).status;
    };
    expect([await signInWith(), await signInWith()]).toEqual([200, 200]);
    device.turnBack();
    expect(await signInWith()).toBe(401);
  });

  test("are listed, named and removed by their owner alone", async () => {
    const person = await aPerson(app);
    const { id } = await withPasskey(person, "Old name");
    const stranger = await aPerson(app);
    expect((await stranger.call("PATCH", `/user/passkeys/${id}`, { name: "x" })).status).toBe(404);
    expect((await stranger.call("DELETE", `/user/passkeys/${id}`)).status).toBe(404);
    expect((await person.call("PATCH", `/user/passkeys/${id}`, { name: "Blue key" })).status).toBe(200);
    const listed = await person.call("GET", "/user/second-factor");
    expect(listed.body["data"]).toMatchObject({ passkeys: [{ id, name: "Blue key" }] });
    expect((await person.call("DELETE", `/user/passkeys/${id}`)).status).toBe(200);
    expect((await passwordOf(person)).status).toBe(200);
  });
});
