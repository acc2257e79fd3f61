import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../db/schema/account.ts";
import { waitingListEntries } from "../../../db/schema/outreach.ts";
import { aPerson, call, createTestApp, testPassword, type TestApp } from "../../../testing/index.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../../../testing/identity-provider.ts";

const origin = "http://localhost:3000";
const callbackOf = (provider: string) => `${origin}/api/auth/${provider}/callback`;

let app: TestApp;
let identity: TestIdentityProvider;
beforeAll(async () => {
  identity = await startIdentityProvider([callbackOf("google"), callbackOf("linkedin")]);
  const settings = { clientId: identity.clientId, clientSecret: identity.clientSecret, issuer: identity.issuer };
  app = await createTestApp({ social: { google: settings, linkedin: settings } });
});
afterAll(async () => {
  await app.end();
  await identity.close();
});

let next = 0;
beforeEach(() => {
  next += 1;
  identity.person = {
    sub: `person-${next}`,
    email: `person${next}@example.test`,
    email_verified: true,
    name: "Grace Example",
  };
});

/** A browser as far as sign-in needs one: cookies of both sites, and going where it is sent. */
class Browser {
  readonly #jar = new Map<string, string>();
  visited: string[] = [];

  async open(address: string): Promise<URL> {
    let url = new URL(address, origin);
    for (let hop = 0; hop < 12; hop += 1) {
      this.visited.push(url.href);
      if (url.origin === origin && !url.pathname.startsWith("/api/")) return url;
      const location = url.origin === origin ? await this.#askApp(url) : await this.#askProvider(url);
      url = new URL(location, url);
    }
    throw new Error(`No end of redirects: ${this.visited.join(" → ")}`);
  }

  async #askApp(url: URL): Promise<string> {
    const answer = await app.http.inject({ url: url.pathname + url.search, headers: { cookie: this.cookies() } });
    this.#keep([answer.headers["set-cookie"] ?? []].flat());
    expect(answer.statusCode, answer.payload).toBe(302);
    return String(answer.headers.location);
  }

  async #askProvider(url: URL): Promise<string> {
    const answer = await fetch(url, { redirect: "manual", headers: { cookie: this.cookies() } });
    this.#keep(answer.headers.getSetCookie());
    expect(answer.status, await answer.text()).toBeLessThan(400);
    return answer.headers.get("location") ?? "";
  }

  cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(headers: readonly string[]): void {
    for (const header of headers) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (name && value !== undefined) this.#jar.set(name, value);
    }
  }

  exchange(code: string | null, more: Record<string, unknown> = {}) {
    return call(app, "POST", "/auth/social-session", { code, ...more }, { cookie: this.cookies() });
  }
}

async function signInWith(provider: string, query = ""): Promise<{ browser: Browser; page: URL }> {
  const browser = new Browser();
  return { browser, page: await browser.open(`/api/auth/${provider}/redirect${query}`) };
}

test("GET /config names the configured providers", async () => {
  const { body } = await call(app, "GET", "/config");
  expect(body["data"]).toMatchObject({ social_logins: ["google", "linkedin"] });
});

describe.each(["google", "linkedin"])("%s", (provider) => {
  test("signs a newcomer up: verified at once, free, with the choice of plan kept", async () => {
    await call(app, "POST", "/waiting-list", { email: identity.person?.email });
    const { browser, page } = await signInWith(provider, "?redirect=%2Fbuilder%2F5&plan=pro&billing=annual");
    expect(page.pathname).toBe("/auth/login");
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      redirect: "/builder/5",
      plan: "pro",
      billing: "annual",
    });
    const answer = await browser.exchange(page.searchParams.get("social_code"));
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body["user"]).toMatchObject({ name: "Grace Example", email: identity.person?.email });
    const authorised = { Authorization: `Bearer ${String(answer.body["token"])}` };
    expect((await call(app, "GET", "/websites", undefined, authorised)).status).toBe(200);
    const { db } = app.database;
    const [row] = await db
      .select()
      .from(users)
      .where(eq(users.email, identity.person?.email ?? ""));
    expect(row).toMatchObject({ password_hash: null, selected_plan: "pro", billing_cycle: "annual" });
    expect(row?.email_verified_at).not.toBeNull();
    const [entry] = await db
      .select()
      .from(waitingListEntries)
      .where(eq(waitingListEntries.email, row?.email ?? ""));
    expect(entry?.status).toBe("converted");
    const login = await call(app, "POST", "/login", { email: row?.email, password: testPassword });
    expect(login.status).toBe(401);
  });

  test("signs in to the account with that verified address", async () => {
    const person = await aPerson(app);
    identity.person = { sub: `known-${next}`, email: person.email.toUpperCase(), email_verified: true, name: "X" };
    const { browser, page } = await signInWith(provider);
    const answer = await browser.exchange(page.searchParams.get("social_code"));
    expect(answer.body["user"]).toMatchObject({ id: person.id, name: "Ada Example" });
    expect((await call(app, "POST", "/login", { email: person.email, password: testPassword })).status).toBe(200);
  });

  test("never by an address that it did not verify", async () => {
    const person = await aPerson(app);
    for (const email_verified of [false, undefined]) {
      identity.person = {
        sub: `thief-${next}`,
        email: person.email,
        ...(email_verified === false ? { email_verified } : {}),
      };
      const { page } = await signInWith(provider);
      expect(Object.fromEntries(page.searchParams)).toEqual({ social_error: "unverified" });
    }
  });

  test("leads back when the person refuses there", async () => {
    identity.person = null;
    const { page } = await signInWith(provider, "?redirect=%2Fbuilder%2F5");
    expect(Object.fromEntries(page.searchParams)).toEqual({ redirect: "/builder/5", social_error: "denied" });
  });
});

test("Google is given a nonce and a code challenge, LinkedIn, which refuses them, is not", async () => {
  const asked = async (provider: string) =>
    new URL((await signInWith(provider)).browser.visited.find((url) => url.startsWith(identity.issuer)) ?? "");
  const google = (await asked("google")).searchParams;
  expect([google.get("code_challenge_method"), google.has("nonce"), google.has("state")]).toEqual(["S256", true, true]);
  const linkedin = (await asked("linkedin")).searchParams;
  expect([linkedin.has("code_challenge"), linkedin.has("nonce"), linkedin.has("state")]).toEqual([false, false, true]);
});

test("an account that was registered but never verified is its owner's now: the old password is void", async () => {
  const email = identity.person?.email ?? "";
  const form = { name: "Stranger", email, password: testPassword, password_confirmation: testPassword, terms: true };
  expect((await call(app, "POST", "/register", form)).status).toBe(201);
  const { browser, page } = await signInWith("google");
  expect((await browser.exchange(page.searchParams.get("social_code"))).status).toBe(200);
  expect((await call(app, "POST", "/login", { email, password: testPassword })).status).toBe(401);
});

test("a suspended account stays out", async () => {
  const person = await aPerson(app);
  await app.database.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.id));
  identity.person = { sub: `suspended-${next}`, email: person.email, email_verified: true };
  const { page } = await signInWith("google");
  expect(page.searchParams.get("social_error")).toBe("suspended");
});

test("a code works once, within a minute, and only in the browser that began", async () => {
  const first = await signInWith("google");
  const code = first.page.searchParams.get("social_code");
  expect((await new Browser().exchange(code)).status).toBe(401);
  const other = await signInWith("google");
  expect((await other.browser.exchange(code)).status).toBe(401);
  expect((await first.browser.exchange(other.page.searchParams.get("social_code"))).status).toBe(401);

  const second = await signInWith("google");
  const fresh = second.page.searchParams.get("social_code");
  expect((await second.browser.exchange(fresh)).status).toBe(200);
  expect((await second.browser.exchange(fresh)).status).toBe(401);

  const third = await signInWith("google");
  app.clock.advance(61_000);
  const late = await third.browser.exchange(third.page.searchParams.get("social_code"));
  expect([late.status, late.body["code"]]).toEqual([401, "invalid_credentials"]);
});

test("a callback without this browser's attempt, a used one, or one with a wrong state is refused", async () => {
  const { browser } = await signInWith("google");
  const back = browser.visited.find((url) => url.startsWith(callbackOf("google"))) ?? "";
  expect((await browser.open(back)).searchParams.get("social_error")).toBe("expired");
  expect((await new Browser().open(back)).searchParams.get("social_error")).toBe("expired");

  const begin = await app.http.inject("/api/auth/google/redirect");
  const cookie = String(begin.headers["set-cookie"]).split(";")[0] ?? "";
  const answer = await app.http.inject({
    url: "/api/auth/google/callback?code=x&state=wrong",
    headers: { cookie },
  });
  expect(String(answer.headers.location)).toBe("/auth/login?social_error=failed");
});

test("an unknown provider, and one that is not configured, is 404", async () => {
  expect((await call(app, "GET", "/auth/github/redirect")).status).toBe(404);
  const plain = await createTestApp({ workers: false });
  for (const step of ["redirect", "callback"]) {
    expect((await call(plain, "GET", `/auth/google/${step}`)).status).toBe(404);
  }
  expect((await call(plain, "GET", "/config")).body["data"]).toMatchObject({ social_logins: [] });
  await plain.end();
});

test("a provider that does not answer is said to be unavailable", async () => {
  const settings = { clientId: "x", clientSecret: "y", issuer: "http://127.0.0.1:9" };
  const lonely = await createTestApp({ workers: false, social: { google: settings } });
  const answer = await call(lonely, "GET", "/auth/google/redirect?redirect=%2Fbuilder%2F5");
  expect(answer.status).toBe(302);
  expect(answer.headers["location"]).toBe("/auth/login?redirect=%2Fbuilder%2F5&social_error=unavailable");
  await lonely.end();
});

test("who signs up keeps what was tried before, once, and an account that has begun gets nothing", async () => {
  const tried = async () =>
    (await call(app, "POST", "/try", { text: "Grace Example\nNurse\ngrace@example.test" })).body;
  const comeWith = async (token: unknown) => {
    const { browser, page } = await signInWith("google");
    const answer = await browser.exchange(page.searchParams.get("social_code"), { try_token: token });
    expect(answer.status, answer.raw).toBe(200);
    const authorised = { Authorization: `Bearer ${String(answer.body["token"])}` };
    const active = async () => (await call(app, "GET", "/onboarding/active-session", undefined, authorised)).body;
    return { active, authorised };
  };
  const first = await tried();
  const newcomer = await comeWith(first["token"]);
  expect(await newcomer.active()).toMatchObject({ session: { session_id: first["session_id"] } });
  expect((await call(app, "GET", `/try/${String(first["token"])}`)).status).toBe(404);
  const second = await tried();
  await call(app, "POST", "/user/onboarding-completed", {}, newcomer.authorised);
  await comeWith(second["token"]);
  expect((await call(app, "GET", `/try/${String(second["token"])}`)).status).toBe(200);
});
