import { contract, wholeContract, type EndpointDefinition } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, call, createTestApp, type Person, type TestApp } from "../testing/index.ts";

let app: TestApp;
let member: Person;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  member = await aPerson(app);
});
afterAll(() => app.end());

const endpoints = Object.values(contract).flatMap((group) => Object.values<EndpointDefinition>(group));
const filled = (path: string) => path.replace(/:\w+/g, "1");

test("every endpoint of the contract is bound exactly once", () => {
  for (const definition of endpoints) {
    expect(
      app.http.hasRoute({ method: definition.method, url: `/api${definition.path}` }),
      `${definition.method} ${definition.path}`,
    ).toBe(true);
  }
  const keys = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(
  endpoints
    .filter(({ auth }) => auth !== "guest")
    .map((definition) => [`${definition.method} ${definition.path}`, definition] as const),
)("%s refuses a guest with the envelope", async (_, definition) => {
  const answer = await call(app, definition.method, filled(definition.path));
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ success: false, status: 401, code: "unauthenticated" });
  expect(answer.body["message"]).not.toBe("");
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});

test.each(
  endpoints
    .filter(({ auth }) => auth === "sub")
    .map((definition) => [`${definition.method} ${definition.path}`, definition] as const),
)("%s refuses a lapsed subscription", async (_, definition) => {
  const lapsed = await aPerson(app, { plan: "pro", subscriptionStatus: "past_due" });
  const answer = await lapsed.call(definition.method, filled(definition.path));
  expect(answer.status).toBe(403);
  expect(answer.body["code"]).toBe("subscription_required");
});

test("an unverified account gets 403 with help", async () => {
  const person = await aPerson(app, { verified: false });
  const answer = await person.call("GET", "/websites");
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: "email_not_verified", requires_verification: true });
});

test("every answer carries a request id, and private ones are not stored", async () => {
  const person = await aPerson(app);
  const answer = await person.call("GET", "/user");
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a body that is not JSON, another content type, a known path with a wrong method", async () => {
  const broken = await app.http.inject({
    method: "POST",
    url: "/api/login",
    headers: { "content-type": "application/json" },
    payload: "{",
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json()).toMatchObject({ code: "malformed_json", status: 400 });
  const form = await app.http.inject({
    method: "POST",
    url: "/api/login",
    headers: { "content-type": "text/plain" },
    payload: "x",
  });
  expect(form.statusCode).toBe(415);
  const wrong = await call(app, "DELETE", "/login");
  expect(wrong.status).toBe(405);
  expect(wrong.headers["allow"]).toBe("POST");
  const adminCall = await call(app, "PUT", "/admin/overview");
  expect([adminCall.status, adminCall.headers["allow"]]).toEqual([405, "GET"]);
  const adminItem = await call(app, "PUT", "/admin/users/7");
  expect([adminItem.status, adminItem.headers["allow"]]).toEqual([405, "DELETE, GET, PATCH"]);
  expect((await call(app, "GET", "/no-such-call")).body).toMatchObject({ code: "not_found", status: 404 });
});

const everyCall = Object.values(wholeContract).flatMap((group) => Object.values<EndpointDefinition>(group));
const methodsOf = (path: string) =>
  everyCall.flatMap((call) => (call.path === path ? [call.method, ...(call.alsoMethods ?? [])] : []));
/** What a call with this name in its last part would be taken for. */
const isTaken = (path: string, method: string) =>
  everyCall.some(
    (call) =>
      [call.method, ...(call.alsoMethods ?? [])].some((one) => one === method) &&
      new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`).test(filled(path)),
  );

test.each([...new Set(everyCall.map(({ path }) => path))])(
  "%s says to a guest and to a member which methods it has",
  async (path) => {
    const wrong = ["PUT", "PATCH", "POST", "DELETE"].find((method) => !isTaken(path, method));
    if (wrong === undefined) return expect(methodsOf(path).length).toBeGreaterThan(3);
    for (const headers of [{}, { authorization: `Bearer ${member.token}` }]) {
      const url = `/api${filled(path)}`;
      const answer = await app.http.inject({ method: wrong as "PUT", url, headers, payload: {} });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, "method_not_allowed"]);
      expect(String(answer.headers["allow"]).split(", ")).toEqual(expect.arrayContaining(methodsOf(path)));
    }
  },
);

test("a JSON body above 1 MB is refused with 413", async () => {
  const answer = await call(app, "POST", "/login", { email: "a@b.example", password: "x".repeat(1024 * 1024) });
  expect(answer.status).toBe(413);
  expect(answer.body["code"]).toBe("payload_too_large");
});

test("a NUL byte and an unpaired surrogate are refused with 422", async () => {
  for (const name of ["a\u0000b", "a\ud800b"]) {
    const answer = await call(app, "POST", "/register", { name });
    expect(answer.status).toBe(422);
    expect(answer.body["errors"]).toHaveProperty("name");
  }
});

test("login is limited per address and tells when to come back", async () => {
  const strict = await createTestApp({ workers: false, rateLimitFactor: 1 });
  try {
    let answer = await call(strict, "POST", "/login", { email: "limit@example.test", password: "x" });
    expect(answer.headers["x-ratelimit-limit"]).toBe("20");
    for (let attempt = 0; attempt < 5; attempt += 1)
      answer = await call(strict, "POST", "/login", { email: "limit@example.test", password: "x" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toMatchObject({
      code: "too_many_requests",
      data: { retry_after: Number(answer.headers["retry-after"]) },
    });
  } finally {
    await strict.end();
  }
});
