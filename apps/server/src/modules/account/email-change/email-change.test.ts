import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  call,
  createTestApp,
  eventually,
  signedIn,
  testPassword,
  withApp,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

let made = 0;
const anAddress = () => `new-${++made}@example.test`;

const ask = (person: Person, email: string, password: string | undefined = testPassword) =>
  person.call("POST", "/user/email", { email, password });
const link = async (to: string, subject: RegExp) => (await app.mailedLink(to, subject)).searchParams.get("token");
const send = (path: string, token: string | null) => call(app, "POST", `/email/change/${path}`, { token });
const emailOf = async (person: Person) => (await person.call("GET", "/user")).body["email"];
const login = (email: string, password = testPassword) => call(app, "POST", "/login", { email, password });
const maintained = () => app.queue.enqueue("maintenance", {});

/** Asks, and agrees from both addresses. */
async function changed(person: Person, email: string) {
  expect((await ask(person, email)).status).toBe(200);
  await send("confirm", await link(email, /Confirm your new/));
  return send("confirm", await link(person.email, /is to be changed/));
}

describe("a new address", () => {
  test("counts when both ends have agreed; then every other session is over", async () => {
    const person = await aPerson(app);
    const elsewhere = await signedIn(app, person);
    const email = anAddress();
    const asked = await ask(person, email.toUpperCase());
    expect(asked.body["data"]).toEqual({
      email,
      is_new_confirmed: false,
      is_old_confirmed: false,
      takes_effect_at: null,
    });
    const first = await send("confirm", await link(email, /Confirm your new/));
    expect([first.status, first.body["data"]]).toEqual([200, { is_done: false }]);
    expect(await emailOf(person)).toBe(person.email);
    const second = await send("confirm", await link(person.email, /is to be changed/));
    expect(second.body["data"]).toEqual({ is_done: true });
    expect(await emailOf(person)).toBe(email);
    expect((await elsewhere.call("GET", "/user")).status).toBe(401);
    expect([(await login(email)).status, (await login(person.email)).status]).toEqual([200, 401]);
  });

  test("needs the password, another address, and no other change within the way back", async () => {
    const person = await aPerson(app);
    expect((await ask(person, anAddress(), "wrong")).body["errors"]).toHaveProperty("password");
    expect((await ask(person, person.email)).body["errors"]).toHaveProperty("email");
    expect((await ask(person, "no address")).body["errors"]).toHaveProperty("email");
    await changed(person, anAddress());
    const again = await ask(person, anAddress());
    expect([again.status, again.body["code"]]).toEqual([409, "invalid_state"]);
  });

  test("of somebody else's account is answered alike, told to its reader alone, and never counts", async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const free = anAddress();
    const [taken, open] = [await ask(person, other.email), await ask(await aPerson(app), free)];
    expect(taken.status).toBe(open.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(open.body));
    await eventually(() => app.mails.find(({ to, subject }) => to === other.email && /already/.test(subject)));
    await send("confirm", await link(person.email, /is to be changed/));
    expect(await emailOf(person)).toBe(person.email);
  });

  test("waits three days for an old address that nobody reads", async () => {
    const person = await aPerson(app);
    const email = anAddress();
    await ask(person, email);
    await send("confirm", await link(email, /Confirm your new/));
    const shown = (await person.call("GET", "/user/email")).body["data"];
    expect(shown).toMatchObject({ is_new_confirmed: true, takes_effect_at: expect.stringMatching(/Z$/) });
    app.clock.advance(71 * 3600_000);
    await maintained();
    expect((await login(person.email)).status).toBe(200);
    app.clock.advance(2 * 3600_000);
    await maintained();
    await eventually(async () => ((await login(email)).status === 200 ? true : undefined));
  });

  test("is too late after a day, and ends when it is cancelled or asked for anew", async () => {
    const person = await aPerson(app);
    const [first, second] = [anAddress(), anAddress()];
    await ask(person, first);
    const replaced = await link(first, /Confirm your new/);
    await ask(person, second);
    const late = await link(second, /Confirm your new/);
    expect((await send("confirm", replaced)).status).toBe(403);
    app.clock.advance(24 * 3600_000 + 1000);
    expect((await send("confirm", late)).status).toBe(403);
    const again = await signedIn(app, person);
    await ask(again, second);
    expect((await again.call("DELETE", "/user/email")).status).toBe(200);
    expect((await again.call("GET", "/user/email")).body["data"]).toBeNull();
    expect((await again.call("DELETE", "/user/email")).status).toBe(404);
  });
});

describe("from the old address", () => {
  test("a change is refused, which signs everybody out", async () => {
    const person = await aPerson(app);
    const email = anAddress();
    await ask(person, email);
    const confirm = await link(email, /Confirm your new/);
    const token = await link(person.email, /is to be changed/);
    expect((await call(app, "POST", "/email/change/link", { token })).body["data"]).toEqual({
      kind: "old",
      old_email: person.email,
      new_email: email,
    });
    expect((await send("refuse", confirm)).status, "the new address cannot refuse").toBe(403);
    expect((await send("refuse", token)).status).toBe(200);
    expect((await send("confirm", confirm)).status).toBe(403);
    expect((await person.call("GET", "/user")).status).toBe(401);
  });

  test("it is taken back within seven days: sessions, password and new second factors of the thief are over", async () => {
    const person = await aPerson(app);
    const email = anAddress();
    await changed(person, email);
    await withApp(app, person);
    const token = await link(person.email, /was changed/);
    const register = { name: "x", email: person.email, password: "a different horse", terms: true };
    const held = await call(app, "POST", "/register", { ...register, password_confirmation: register.password });
    expect(held.status, "nobody takes the address meanwhile").toBe(422);
    app.clock.advance(6.9 * 24 * 3600_000);
    expect((await send("restore", token)).status).toBe(200);
    expect((await send("restore", token)).status).toBe(403);
    expect((await person.call("GET", "/user")).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(person.email)).status, "the known password is of no use").toBe(401);
    const secret = await link(person.email, /Choose a new password/);
    const password = "a different horse";
    const body = { token: secret, email: person.email, password, password_confirmation: password };
    expect((await call(app, "POST", "/reset-password", body)).status).toBe(200);
    expect((await login(person.email, password)).status).toBe(200);
  });

  test("after seven days it stays", async () => {
    const person = await aPerson(app);
    await changed(person, anAddress());
    const token = await link(person.email, /was changed/);
    app.clock.advance(7 * 24 * 3600_000 + 1000);
    expect((await send("restore", token)).status).toBe(403);
  });
});

test("an admin is told that nobody changes somebody else's address", async () => {
  const admin = await aPerson(app, { role: "admin" });
  const person = await aPerson(app);
  const refused = await admin.call("PATCH", `/admin/users/${person.id}`, { email: "other@example.test" });
  expect([refused.status, refused.body["errors"]]).toEqual([422, { email: [expect.stringMatching(/owner/)] }]);
});
