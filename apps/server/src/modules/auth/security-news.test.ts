import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  call,
  createTestApp,
  eventually,
  testPassword,
  withApp,
  withPasskey,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

/** Waits for a mail of this subject and gives its words. */
const toldOf = (email: string, subject: string) =>
  eventually(() => app.mails.find((mail) => mail.to === email && mail.subject === subject)?.text);

test("the owner is told of everything that a thief would do, and what to do then", async () => {
  const person = await aPerson(app, { plan: "premium" });
  await person.call("POST", "/user/api-tokens", { name: "A secret name", abilities: ["read"] });
  const { code, recoveryCodes } = await withApp(app, person);
  const { id } = await withPasskey(person, "A secret name");
  await person.call("POST", "/user/confirm", { recovery_code: recoveryCodes[0] });
  await person.call("POST", "/user/second-factor/recovery-codes");
  await person.call("DELETE", `/user/passkeys/${id}`);
  await person.call("POST", "/user/confirm", { code: code() });
  await person.call("DELETE", "/user/second-factor/app");
  const password = "a different horse";
  const body = { current_password: testPassword, password, password_confirmation: password };
  expect((await person.call("PUT", "/user/password", body)).status).toBe(200);
  for (const subject of [
    "An API token was made",
    "An authenticator app was added",
    "A passkey was added",
    "A recovery code was used",
    "New recovery codes were made",
    "A passkey was removed",
    "Your authenticator app was removed",
    "Your password was changed",
  ]) {
    const text = await toldOf(person.email, subject);
    expect(text).toContain("If it was not you");
    expect(text).not.toContain("A secret name");
  }
});

test("a reset of the password is told of too", async () => {
  const { email } = await aPerson(app);
  await call(app, "POST", "/forgot-password", { email });
  const token = (await app.mailedLink(email, /Choose/)).searchParams.get("token");
  const password = "a different horse";
  await call(app, "POST", "/reset-password", { token, email, password, password_confirmation: password });
  expect(await toldOf(email, "Your password was changed")).toContain("a link that we mailed");
});

describe("a device that was not seen before", () => {
  const subject = "A new device signed in";
  const agent = (name: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 ${name}/133.0`;

  async function signInFrom(email: string, headers: Record<string, string>) {
    const answer = await call(app, "POST", "/login", { email, password: testPassword }, headers);
    expect(answer.status).toBe(200);
    const cookies = [answer.headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0] ?? "");
    return cookies.find((cookie) => cookie.includes("vitrine_device"));
  }

  const mailsOf = (email: string) => app.mails.filter((mail) => mail.to === email && mail.subject === subject);

  test("is told of by what it calls itself, each once, and not the first of an account", async () => {
    const { email } = await aPerson(app);
    await signInFrom(email, { "user-agent": "backup/1.0" });
    await signInFrom(email, { "user-agent": agent("Firefox") });
    expect(await toldOf(email, subject)).toContain("Firefox on Linux");
    await signInFrom(email, { "user-agent": agent("Firefox") });
    await signInFrom(email, { "user-agent": "backup/1.0" });
    await call(app, "POST", "/login/link", { email });
    await app.mailedLink(email, /sign-in link/);
    expect(mailsOf(email)).toHaveLength(1);
  });

  test("is known again by its cookie, also with another name", async () => {
    const { email } = await aPerson(app);
    const page = { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" };
    const cookie = await signInFrom(email, { ...page, "user-agent": agent("Firefox") });
    expect(cookie).toMatch(/^vitrine_device=/);
    await signInFrom(email, { ...page, cookie: cookie ?? "", "user-agent": agent("Firefox").replace("133", "134") });
    await signInFrom(email, { ...page, "user-agent": agent("Firefox") });
    await toldOf(email, subject);
    await call(app, "POST", "/login/link", { email });
    await app.mailedLink(email, /sign-in link/);
    expect(mailsOf(email)).toHaveLength(1);
  });
});
