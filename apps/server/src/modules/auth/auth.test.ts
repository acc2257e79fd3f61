import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, call, createTestApp, eventually, testPassword, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

const form = (email: string, changes: Record<string, unknown> = {}) => ({
  name: "Grace Example",
  email,
  password: testPassword,
  password_confirmation: testPassword,
  terms: true,
  ...changes,
});

async function verifiedLink(email: string): Promise<string> {
  const link = await app.mailedLink(email, /Verify/);
  return `/email/verify/${link.searchParams.get("id")}/${link.searchParams.get("hash")}`;
}

test("R1.7-07 register creates an account without a token and mails a link", async () => {
  const answer = await call(app, "POST", "/register", form("one@example.test"));
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    success: true,
    requires_verification: true,
    message: "Account created! Please check your email to verify your account.",
    email: "one@example.test",
  });
  expect(answer.raw).not.toContain("password");
  expect(answer.body["token"]).toBeUndefined();
  const link = await app.mailedLink("one@example.test");
  expect(link.pathname).toBe("/email/verify");
});

test("R1.5-09 R1.5-10 register names every wrong field", async () => {
  const answer = await call(app, "POST", "/register", { email: "not an address", password: "short", terms: false });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ success: false, status: 422, code: "validation_failed" });
  expect(Object.keys(answer.body["errors"] as object).sort()).toEqual([
    "email",
    "name",
    "password",
    "password_confirmation",
    "terms",
  ]);
});

test.each([
  ["a common one", { password: "password123", password_confirmation: "password123" }, "password"],
  ["one of the 3,000 most common", { password: "steelers", password_confirmation: "steelers" }, "password"],
  ["one that is not repeated", { password_confirmation: "another password" }, "password_confirmation"],
  ["too short", { password: "seven77", password_confirmation: "seven77" }, "password"],
  ["too long", { password: "x".repeat(129), password_confirmation: "x".repeat(129) }, "password"],
  ["the address itself", { password: "same@example.test", password_confirmation: "same@example.test" }, "password"],
])("R1.5-14 register refuses a password that is %s", async (_, changes, field) => {
  const answer = await call(app, "POST", "/register", form("same@example.test", changes));
  expect(answer.status).toBe(422);
  expect(answer.body["errors"]).toHaveProperty(field);
});

test("register refuses a taken address whatever its case", async () => {
  await call(app, "POST", "/register", form("taken@example.test"));
  const answer = await call(app, "POST", "/register", form("TAKEN@Example.test"));
  expect(answer.status).toBe(422);
  expect(answer.body["errors"]).toEqual({ email: ["The email has already been taken."] });
});

test("register replays an idempotency key and refuses it for another body", async () => {
  const headers = { "Idempotency-Key": "register-1" };
  const first = await call(app, "POST", "/register", form("replay@example.test"), headers);
  const again = await call(app, "POST", "/register", form("replay@example.test"), headers);
  expect(again.status).toBe(201);
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect(again.body).toEqual(first.body);
  const other = await call(app, "POST", "/register", form("other@example.test"), headers);
  expect(other.status).toBe(422);
  expect(other.body["code"]).toBe("idempotency_key_reused");
});

test("R1.3-13 R1.7-06 R1.7-08 R1.7-16 verifying signs in once; the used link never signs in again", async () => {
  await call(app, "POST", "/register", form("verify@example.test"));
  const path = await verifiedLink("verify@example.test");
  const before = await call(app, "POST", "/login", { email: "verify@example.test", password: testPassword });
  expect(before.status).toBe(403);
  expect(before.body).toMatchObject({
    code: "email_not_verified",
    requires_verification: true,
    message: "Please verify your email address to continue.",
    help_text: "Didn't receive the email? Check your spam folder or request a new verification email.",
  });
  const first = await call(app, "POST", path);
  expect(first.status).toBe(200);
  expect(first.body["message"]).toBe("Email verified successfully!");
  expect(first.body).toMatchObject({
    success: true,
    data: { user: { email: "verify@example.test" }, token: expect.any(String) },
    active_website: null,
    is_admin: false,
  });
  const token = (first.body["data"] as { token: string }).token;
  const user = await call(app, "GET", "/user", undefined, { Authorization: `Bearer ${token}` });
  expect(user.body["id"]).toBeTypeOf("number");
  expect(user.body["success"]).toBeUndefined();
  const again = await call(app, "POST", path);
  expect(again.body).toMatchObject({
    message: "Email already verified.",
    data: { user: null, token: null, already_verified: true },
  });
});

test("a link tells the plan that was chosen at registering, wherever it is opened", async () => {
  await call(app, "POST", "/register", { ...form("paid@example.test"), selected_plan: "pro", billing_cycle: "annual" });
  const chosen = await call(app, "POST", await verifiedLink("paid@example.test"));
  expect(chosen.body["data"]).toMatchObject({ selected_plan: "pro", billing_cycle: "annual" });
  await call(app, "POST", "/register", form("undecided@example.test"));
  const open = await call(app, "POST", await verifiedLink("undecided@example.test"));
  expect(open.body["data"]).toMatchObject({ selected_plan: null, billing_cycle: null });
});

test("a wrong, foreign, expired or replaced link is refused", async () => {
  await call(app, "POST", "/register", form("links@example.test"));
  const old = await verifiedLink("links@example.test");
  const [, , , id, hash] = old.split("/");
  for (const path of [
    `/email/verify/${id}/wrong`,
    `/email/verify/${Number(id) + 1}/${hash}`,
    `/email/verify/x/${hash}`,
  ]) {
    const answer = await call(app, "POST", path);
    expect(answer.status).toBe(403);
    expect(answer.body["message"]).toBe("The verification link is invalid or has expired.");
  }
  const sent = app.mails.length;
  await call(app, "POST", "/email/resend", { email: "links@example.test" });
  await eventually(() => (app.mails.length > sent ? true : undefined));
  expect((await call(app, "POST", old)).status).toBe(403);
  const fresh = await verifiedLink("links@example.test");
  app.clock.advance(25 * 3600_000);
  expect((await call(app, "POST", fresh)).status).toBe(403);
  app.clock.advance(-25 * 3600_000);
  expect((await call(app, "POST", fresh)).status).toBe(200);
});

test("R1.7-09 resend and forgot-password answer alike for known and unknown addresses", async () => {
  const person = await aPerson(app);
  for (const path of ["/email/resend", "/forgot-password"]) {
    const known = await call(app, "POST", path, { email: person.email });
    const unknown = await call(app, "POST", path, { email: "nobody@example.test" });
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect((await call(app, "POST", path, { email: "nonsense" })).status).toBe(422);
  }
});

test("R1.3-10 R1.7-06 login takes address, password and remember, and gives a bearer token, the user and the active website", async () => {
  const person = await aPerson(app);
  const answer = await call(app, "POST", "/login", {
    email: person.email.toUpperCase(),
    password: testPassword,
    remember: true,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    token_type: "Bearer",
    active_website: null,
    is_admin: false,
    requires_verification: false,
  });
  const days = (Date.parse(String(answer.body["expires_at"])) - app.clock.now().getTime()) / (24 * 3600_000);
  expect(Math.round(days)).toBe(30);
  const missing = await call(app, "POST", "/login", {});
  expect(missing.status).toBe(422);
  expect(Object.keys(missing.body["errors"] as object).sort()).toEqual(["email", "password"]);
  expect(answer.raw).not.toMatch(/argon2|password_hash/);
});

test("a wrong password and an unknown address get the same refusal, with help from the third failure", async () => {
  const person = await aPerson(app);
  const refusals = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    refusals.push(await call(app, "POST", "/login", { email: person.email, password: "wrong" }));
  }
  const unknown = await call(app, "POST", "/login", { email: "nobody2@example.test", password: "wrong" });
  expect(unknown.body).toEqual(refusals[0]?.body);
  expect(unknown.body["message"]).toBe("Invalid email or password. Please check your credentials and try again.");
  expect(refusals[1]?.body["help_text"]).toBeUndefined();
  expect(refusals[2]?.body["help_text"]).toMatch(/^Forgot your password\?/);
  expect(unknown.headers["www-authenticate"]).toBe("Bearer");
});

test("R1.7-21 logout ends the session, answers 200 for any token, and can end all sessions", async () => {
  const person = await aPerson(app);
  const other = await call(app, "POST", "/login", { email: person.email, password: testPassword });
  expect((await call(app, "POST", "/logout", undefined, { Authorization: "Bearer nonsense" })).status).toBe(200);
  expect((await person.call("POST", "/logout", { all: true })).status).toBe(200);
  expect((await person.call("GET", "/user")).status).toBe(401);
  const second = await call(app, "GET", "/user", undefined, { Authorization: `Bearer ${String(other.body["token"])}` });
  expect(second.status).toBe(401);
});

test("a session ends after 24 idle hours and lives on while it is used", async () => {
  const person = await aPerson(app);
  app.clock.advance(23 * 3600_000);
  expect((await person.call("GET", "/user")).status).toBe(200);
  app.clock.advance(23 * 3600_000);
  expect((await person.call("GET", "/user")).status).toBe(200);
  app.clock.advance(25 * 3600_000);
  expect((await person.call("GET", "/user")).status).toBe(401);
});

test("no session outlives thirty days, however much it is used", async () => {
  const person = await aPerson(app);
  const useFor = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 20) {
      app.clock.advance(20 * 3600_000);
      expect((await person.call("GET", "/user")).status).toBe(200);
    }
  };
  await useFor(700);
  const [row] = (await person.call("GET", "/user/sessions")).body["data"] as { expires_at: string }[];
  expect((Date.parse(row?.expires_at ?? "") - app.clock.now().getTime()) / 3600_000).toBeCloseTo(20, 1);
  app.clock.advance(20 * 3600_000 + 1000);
  expect((await person.call("GET", "/user")).status).toBe(401);
});

test("a reset link works once, within 60 minutes, and ends all sessions", async () => {
  const person = await aPerson(app);
  await call(app, "POST", "/forgot-password", { email: person.email });
  const link = await app.mailedLink(person.email, /password/);
  const body = {
    token: link.searchParams.get("token"),
    email: person.email,
    password: "a brand new password",
    password_confirmation: "a brand new password",
  };
  expect((await call(app, "POST", "/reset-password", { ...body, email: "else@example.test" })).status).toBe(422);
  const own = { ...body, password: person.email, password_confirmation: person.email };
  expect((await call(app, "POST", "/reset-password", own)).body["errors"]).toHaveProperty("password");
  app.clock.advance(61 * 60_000);
  expect((await call(app, "POST", "/reset-password", body)).body["errors"]).toHaveProperty("token");
  app.clock.advance(-61 * 60_000);
  expect((await call(app, "POST", "/reset-password", body)).status).toBe(200);
  expect((await call(app, "POST", "/reset-password", body)).status).toBe(422);
  expect((await person.call("GET", "/user")).status).toBe(401);
  expect((await call(app, "POST", "/login", { email: person.email, password: "a brand new password" })).status).toBe(
    200,
  );
});

test("R1.7-22 onboarding is marked completed once", async () => {
  const person = await aPerson(app);
  const first = await person.call("POST", "/user/onboarding-completed");
  const at = (first.body["user"] as { onboarding_completed_at: string }).onboarding_completed_at;
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  app.clock.advance(60_000);
  const second = await person.call("POST", "/user/onboarding-completed");
  expect(second.body["user"]).toMatchObject({ onboarding_completed: true, onboarding_completed_at: at });
});

test("R1.3-15 R1.7-16 the user is bare, with everything that the guard asks of it and no password material", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const answer = await person.call("GET", "/user");
  expect(answer.body).toMatchObject({
    id: person.id,
    name: "Ada Example",
    email: person.email,
    role: "user",
    is_admin: false,
    is_active: true,
    current_plan: "pro",
    active_website_id: null,
    onboarding_completed: false,
    onboarding_completed_at: null,
    email_verified_at: expect.stringMatching(/Z$/),
    beta_access_granted_seen_at: null,
    impersonation: null,
  });
  expect(answer.body["success"]).toBeUndefined();
  expect(answer.raw).not.toMatch(/password|hash/);
});

test("R1.7-21 logout takes a plain Accept header and no body, and the token is no longer usable", async () => {
  const person = await aPerson(app);
  const headers = { Authorization: `Bearer ${person.token}`, accept: "application/json" };
  const answer = await app.http.inject({ method: "POST", url: "/api/logout", headers });
  expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([200, true]);
  expect((await person.call("GET", "/websites")).status).toBe(401);
});

test("R1.3-16 R1.7-20 R2.7-01 the current subscription carries plan and limits, with and without a subscription", async () => {
  const free = await (await aPerson(app)).call("GET", "/subscription/current");
  expect(free.body).toMatchObject({
    success: true,
    data: {
      subscription: null,
      plan: { name: "free", display_name: "Free", limits: { portfolio_count: 1 } },
      limits: { portfolio_count: 1 },
      has_access: true,
    },
  });
  const paying = await (await aPerson(app, { plan: "premium" })).call("GET", "/subscription/current");
  expect(paying.body).toMatchObject({
    data: {
      subscription: {
        status: "active",
        plan: { name: "premium", display_name: "Premium" },
        limits: { portfolio_count: 10 },
      },
      plan: { name: "premium", display_name: "Premium", limits: { portfolio_count: 10 } },
      limits: { portfolio_count: 10 },
    },
  });
});
