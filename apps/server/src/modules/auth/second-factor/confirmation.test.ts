import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  createTestApp,
  testPassword,
  withApp,
  withPasskey,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const aWhileLater = () => app.clock.advance(11 * 60_000);

/** What an open session of somebody else's is worth most for. */
const guarded = [
  ["GET", "/user/export", undefined],
  ["DELETE", "/user", {}],
  ["PUT", "/user/password", {}],
  ["POST", "/user/api-tokens", {}],
  ["DELETE", "/user/second-factor/app", undefined],
  ["POST", "/user/second-factor/recovery-codes", undefined],
  ["POST", "/user/passkeys/options", undefined],
  ["DELETE", "/user/passkeys/1", undefined],
] as const;

async function refusalsOf(person: Person) {
  const answers: unknown[] = [];
  for (const [method, path, body] of guarded) {
    const { body: answer } = await person.call(method, path, body);
    answers.push(answer["code"]);
  }
  return answers;
}

test("accounts with a second factor are asked again after ten minutes, and not before", async () => {
  const person = await aPerson(app, { plan: "premium" });
  const { code } = await withApp(app, person);
  expect((await person.call("GET", "/user/export")).status).toBe(200);
  aWhileLater();
  expect(await refusalsOf(person)).toEqual(guarded.map(() => "confirmation_required"));
  const refused = await person.call("GET", "/user/export");
  expect([refused.status, refused.body["data"]]).toEqual([403, { methods: ["code"] }]);
  const wrong = await person.call("POST", "/user/confirm", { code: "000000" });
  expect([wrong.status, wrong.body["errors"]]).toEqual([422, { code: [expect.any(String)] }]);
  const byPassword = await person.call("POST", "/user/confirm", { password: testPassword });
  expect(byPassword.status, "a password alone confirms nothing here").toBe(422);
  expect((await person.call("POST", "/user/confirm", { code: code() })).status).toBe(200);
  expect((await person.call("GET", "/user/export")).status).toBe(200);
});

test("a passkey confirms, and only with the question it was asked", async () => {
  const person = await aPerson(app);
  const { device } = await withPasskey(person);
  aWhileLater();
  const ask = async () =>
    (await person.call("POST", "/user/confirm/options")).body["data"] as {
      challenge: string;
      passkey_options: Record<string, unknown>;
    };
  const asked = await ask();
  const other = await ask();
  const passkey = device.get(asked.passkey_options);
  expect((await person.call("POST", "/user/confirm", { challenge: other.challenge, passkey })).status).toBe(422);
  expect((await person.call("POST", "/user/confirm", { challenge: asked.challenge, passkey })).status).toBe(200);
  expect((await person.call("GET", "/user/export")).status).toBe(200);
});

describe("accounts without a second factor", () => {
  test("are asked where the contract says so, and nowhere else", async () => {
    const person = await aPerson(app);
    aWhileLater();
    expect((await person.call("GET", "/user/export")).status).toBe(200);
    expect((await person.call("DELETE", "/user", { confirm: true })).body["errors"]).toHaveProperty("password");
  });

  test("give their password before they add one", async () => {
    const person = await aPerson(app);
    aWhileLater();
    for (const path of ["/user/second-factor/app", "/user/passkeys/options"]) {
      const refused = await person.call("POST", path);
      expect([refused.body["code"], refused.body["data"]]).toEqual([
        "confirmation_required",
        { methods: ["password"] },
      ]);
    }
    expect((await person.call("POST", "/user/confirm", { password: "wrong" })).body["errors"]).toHaveProperty(
      "password",
    );
    expect((await person.call("POST", "/user/confirm", { password: testPassword })).status).toBe(200);
    expect((await person.call("POST", "/user/second-factor/app")).status).toBe(200);
  });
});

test("an admin with a second factor is asked before looking through somebody's eyes", async () => {
  const admin = await aPerson(app, { role: "admin" });
  const target = await aPerson(app);
  const { code } = await withApp(app, admin);
  aWhileLater();
  const path = `/admin/impersonate/${target.id}`;
  expect((await admin.call("POST", path)).body["code"]).toBe("confirmation_required");
  await admin.call("POST", "/user/confirm", { code: code() });
  expect((await admin.call("POST", path)).status).toBe(200);
});

test("where admins need a second factor, the admin calls wait for it", async () => {
  const strict = await createTestApp({ adminsNeedSecondFactor: true, workers: false });
  const admin = await aPerson(strict, { role: "admin" });
  const refused = await admin.call("GET", "/admin/overview");
  expect([refused.status, refused.body["code"]]).toEqual([403, "second_factor_required"]);
  expect((await admin.call("GET", "/user/second-factor")).body["data"]).toMatchObject({ is_required: true });
  await withApp(strict, admin);
  expect((await admin.call("GET", "/admin/overview")).status).toBe(200);
  await strict.end();
});
