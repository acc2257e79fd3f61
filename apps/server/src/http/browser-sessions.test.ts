import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, aPerson, call, createTestApp, testPassword, type Person, type TestApp } from "../testing/index.ts";

let app: TestApp;
let ada: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  ada = await aPerson(app);
});
afterAll(() => app.end());

const credentials = () => ({ email: ada.email, password: testPassword });

describe("the browser application", () => {
  test("signs in with a cookie that no script reads and no other host gets", async () => {
    const browser = aBrowser(app);
    const session = await browser.signIn(ada);
    expect(browser.set).toHaveLength(1);
    const [cookie = ""] = browser.set;
    expect(cookie).toMatch(new RegExp(`^vitrine_session_${session}=[A-Za-z0-9_-]{43};`));
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${30 * 24 * 3600}`])
      expect(cookie.split("; ")).toContain(part);
    expect(cookie).not.toMatch(/Domain=|Secure/);
    expect((await browser.ask("GET", "/user", { session })).body).toMatchObject({ id: ada.id });
    const device = { id: session, is_current: true };
    expect((await browser.ask("GET", "/user/sessions", { session })).body["data"]).toContainEqual(
      expect.objectContaining(device),
    );
  });

  test("with an https address the cookie is bound to the host and to TLS by its name", async () => {
    const secure = await createTestApp({ workers: false, appUrl: "https://vitrine.example" });
    try {
      const grace = await aPerson(secure);
      const browser = aBrowser(secure);
      const headers = { origin: "https://vitrine.example" };
      const body = { email: grace.email, password: testPassword };
      const { body: answer } = await browser.ask("POST", "/login", { body, headers });
      expect(browser.set[0]).toMatch(/^__Host-vitrine_session_\d+=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      const session = Number(answer["session_id"]);
      expect((await browser.ask("GET", "/user", { session })).status).toBe(200);
      // Whoever can speak for the host without TLS may set plain cookies and plain pages.
      const plain = { origin: "http://vitrine.example" };
      expect((await browser.ask("POST", "/user/onboarding-completed", { session, headers: plain })).status).toBe(403);
    } finally {
      await secure.end();
    }
  });

  test("a call happens in the session that its page names, or not at all", async () => {
    const browser = aBrowser(app);
    const first = await browser.signIn(ada);
    const second = await browser.signIn(await aPerson(app));
    expect([...browser.jar.keys()]).toEqual([`vitrine_session_${second}`]);
    expect((await browser.ask("GET", "/user", { session: first })).status).toBe(401);
    expect((await browser.ask("GET", "/user")).status).toBe(401);
    const { token } = await aPerson(app);
    browser.jar.set(`vitrine_session_${second}`, token);
    expect((await browser.ask("GET", "/user", { session: second })).status).toBe(401);
  });

  test("a sign-in ends the sessions that the browser came with, and no other of the same person", async () => {
    const grace = await aPerson(app);
    const [browser, another] = [aBrowser(app), aBrowser(app)];
    const elsewhere = await another.signIn(grace);
    const first = await browser.signIn(grace);
    const kept = new Map(browser.jar);
    const second = await browser.signIn(ada);
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await browser.ask("GET", "/user", { session: first })).status).toBe(401);
    const listed = (await another.ask("GET", "/user/sessions", { session: elsewhere })).body["data"] as {
      id: number;
    }[];
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([elsewhere]));
    expect(listed.map(({ id }) => id)).not.toContain(first);
    expect((await browser.ask("GET", "/user", { session: second })).body).toMatchObject({ id: ada.id });
  });

  test("a late answer to signing out leaves alone who signed in meanwhile", async () => {
    const browser = aBrowser(app);
    const first = await browser.signIn(ada);
    const before = new Map(browser.jar);
    const second = await browser.signIn(ada);
    for (const [name, value] of before) browser.jar.set(name, value);
    await browser.ask("POST", "/logout", { session: first });
    expect([...browser.jar.keys()]).toEqual([`vitrine_session_${second}`]);
    expect((await browser.ask("GET", "/user", { session: second })).status).toBe(200);
  });

  test("signing out takes the cookie back and ends the session; everywhere takes them all", async () => {
    const browser = aBrowser(app);
    const grace = await aPerson(app);
    const session = await browser.signIn(grace);
    const kept = new Map(browser.jar);
    await browser.ask("POST", "/logout", { session });
    expect(browser.jar.size).toBe(0);
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await browser.ask("GET", "/user", { session })).status).toBe(401);
    const again = await browser.signIn(grace);
    await browser.ask("POST", "/logout", { session: again, body: { all: true } });
    expect(browser.jar.size).toBe(0);
  });

  test("a token that an earlier version stored is exchanged for a cookie, in the same session", async () => {
    const browser = aBrowser(app);
    const grace = await aPerson(app);
    const headers = { authorization: `Bearer ${grace.token}` };
    const answer = await browser.ask("POST", "/user/session-cookie", { headers });
    const session = Number(answer.body["session_id"]);
    expect((await browser.ask("GET", "/user", { session })).body).toMatchObject({ id: grace.id });
    expect([...browser.jar.values()]).toEqual([grace.token]);
    expect((await browser.ask("POST", "/user/session-cookie")).status).toBe(401);
  });

  test("R1.7-10 R1.7-11 an admin comes back from an impersonation without a token in any script", async () => {
    const admin = await aPerson(app, { role: "admin" });
    const browser = aBrowser(app);
    const own = await browser.signIn(admin);
    const started = await browser.ask("POST", `/admin/impersonate/${ada.id}`, { session: own });
    const theirs = (started.body["data"] as { session_id: number }).session_id;
    expect(browser.jar.size).toBe(2);
    expect((await browser.ask("GET", "/user", { session: theirs })).body).toMatchObject({ id: ada.id });
    await browser.ask("POST", "/admin/impersonate/stop", { session: theirs });
    const back = { body: { admin_id: admin.id } };
    expect((await browser.ask("POST", "/admin/restore-session", { ...back, session: own })).body).toMatchObject({
      data: { session_id: own, user: { id: admin.id } },
    });
    expect([...browser.jar.keys()]).toEqual([`vitrine_session_${own}`]);
  });

  test("R1.7-11 the stopped impersonation proves the admin whose own session is over", async () => {
    const admin = await aPerson(app, { role: "admin" });
    const browser = aBrowser(app);
    const own = await browser.signIn(admin);
    const started = await browser.ask("POST", `/admin/impersonate/${ada.id}`, { session: own });
    const theirs = (started.body["data"] as { session_id: number }).session_id;
    await browser.ask("POST", "/logout", { session: own });
    await browser.ask("POST", "/admin/impersonate/stop", { session: theirs });
    const back = { body: { admin_id: admin.id } };
    expect((await browser.ask("POST", "/admin/restore-session", { ...back, session: own })).status).toBe(403);
    const restored = await browser.ask("POST", "/admin/restore-session", { ...back, session: theirs });
    const session = (restored.body["data"] as { session_id: number }).session_id;
    expect([...browser.jar.keys()]).toEqual([`vitrine_session_${session}`]);
    expect((await browser.ask("GET", "/user", { session })).body).toMatchObject({ id: admin.id });
  });
});

describe("programs", () => {
  test("get their token in the answer and no cookie", async () => {
    const answer = await call(app, "POST", "/login", credentials());
    expect(answer.body["token"]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("are judged by their header alone, without a proof, whatever cookies come along", async () => {
    const browser = aBrowser(app);
    const session = await browser.signIn(await aPerson(app));
    const headers = { authorization: `Bearer ${ada.token}` };
    expect((await browser.ask("GET", "/user", { session, headers })).body).toMatchObject({ id: ada.id });
    expect((await browser.attack("POST", "/user/onboarding-completed", { headers })).status).toBe(200);
    const broken = { authorization: "Bearer not-a-token-of-anybody" };
    expect((await browser.ask("GET", "/user", { session, headers: broken })).status).toBe(401);
    expect((await browser.ask("GET", "/user", { session, headers: { authorization: "Basic eDp5" } })).status).toBe(401);
  });
});

/** Everything that a page of another origin can make a browser send; what cannot be sent is refused as well. */
describe("a page elsewhere", () => {
  const front = { "x-requested-with": "XMLHttpRequest" };
  const form = { type: "application/x-www-form-urlencoded", text: "name=Mallory" };
  const sibling = "http://mallory.localhost:3000";

  test.each([
    ["a link", "GET", {}],
    ["a form", "POST", { raw: form }],
    ["a form of another origin", "POST", { raw: form, headers: { origin: "https://evil.example" } }],
    ["JSON as text", "POST", { raw: { type: "text/plain", text: '{"name":"Mallory"}' } }],
    ["JSON without a type", "POST", { raw: { text: '{"name":"Mallory"}' } }],
    ["JSON without the front end's header", "POST", { body: { name: "Mallory" } }],
    ["no origin at all", "POST", { body: {}, headers: { "sec-fetch-site": "none" } }],
    ["a sandbox", "POST", { body: {}, headers: { ...front, origin: "null", "sec-fetch-site": "cross-site" } }],
    ["a sandbox in an older browser", "POST", { body: {}, headers: { ...front, origin: "null" } }],
    ["a site below SITES_HOST", "POST", { body: {}, headers: { ...front, origin: sibling } }],
    ["a site below SITES_HOST, with a link", "GET", { headers: { ...front, "sec-fetch-site": "same-site" } }],
    ["another port", "POST", { body: {}, headers: { ...front, origin: "http://localhost:4000" } }],
    ["another protocol", "POST", { body: {}, headers: { ...front, origin: "https://localhost:3000" } }],
    ["a name that ends like ours", "POST", { body: {}, headers: { ...front, origin: "http://evillocalhost:3000" } }],
    ["a name that begins like ours", "POST", { body: {}, headers: { ...front, origin: "http://localhost:3000.evil" } }],
    ["a header with another word", "POST", { body: {}, headers: { "x-requested-with": "fetch" } }],
  ] as const)("does nothing in somebody's name with %s", async (_with, method, sent) => {
    const browser = aBrowser(app);
    const session = await browser.signIn(ada);
    const headers = { "x-session": String(session), ...("headers" in sent ? sent.headers : {}) };
    const refused = { status: 403, body: { code: "cross_site_request" } };
    const path = method === "GET" ? "/user" : "/websites";
    expect(await browser.attack(method, path, { ...sent, headers })).toMatchObject(refused);
    expect((await ada.call("GET", "/websites")).body["data"]).toEqual([]);
  });

  test("deletes nothing with a request that is sent without asking", async () => {
    const browser = aBrowser(app);
    const session = await browser.signIn(ada);
    const headers = { origin: sibling, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" };
    const refused = { status: 403, body: { code: "cross_site_request" } };
    expect(await browser.attack("DELETE", `/user/sessions/${session}`, { headers })).toMatchObject(refused);
    expect((await browser.ask("GET", "/user", { session })).status).toBe(200);
  });

  test("signs nobody out", async () => {
    const browser = aBrowser(app);
    const session = await browser.signIn(ada);
    const headers = { origin: "https://evil.example", "x-session": String(session) };
    await browser.attack("POST", "/logout", { headers });
    await browser.attack("POST", "/logout", { headers: { ...headers, ...front }, body: { all: true } });
    expect((await browser.ask("GET", "/user", { session })).status).toBe(200);
  });

  test("signs nobody in to the account of a stranger", async () => {
    const browser = aBrowser(app);
    for (const headers of [{}, { origin: sibling, ...front }, { origin: "null", ...front }])
      await browser.attack("POST", "/login", { body: credentials(), headers });
    expect((await browser.attack("POST", "/login", { raw: form })).status).toBe(415);
    expect(browser.set).toEqual([]);
  });

  test("is not allowed to send more than a form can", async () => {
    const asked = await app.http.inject({
      method: "OPTIONS",
      url: "/api/websites",
      headers: {
        origin: sibling,
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-session",
      },
    });
    expect(Object.keys(asked.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});
