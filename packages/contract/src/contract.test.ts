import { describe, expect, test } from "vitest";
import { wholeContract } from "./admin-contract.ts";
import type { EndpointDefinition } from "./core/endpoint.ts";
import { listQuery, pageMeta } from "./core/envelope.ts";
import { defaultErrorMessages, errorStatus } from "./core/errors.ts";
import { rateLimits } from "./core/rate-limits.ts";
import { printOpenApi } from "./openapi/print.ts";

const endpoints = Object.entries(wholeContract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, definition]): [string, EndpointDefinition] => [`${group}.${name}`, definition]),
);
const namesOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
const byName = (a: string, b: string) => (a < b ? -1 : 1);

describe("endpoints", () => {
  test("no two answer to the same method and path", () => {
    const addresses = endpoints.flatMap(([, { method, alsoMethods = [], path }]) =>
      [method, ...alsoMethods].map((each) => `${each} ${path.replace(/:\w+/g, ":")}`),
    );
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test.each(endpoints)("%s declares the parameters of its path, and no others", (_, definition) => {
    expect(Object.keys(definition.params?.shape ?? {}).sort()).toEqual(namesOf(definition.path).toSorted(byName));
  });

  test.each(endpoints.filter(([, definition]) => definition.owner))(
    "%s belongs to an owner: it names what is owned, asks for a caller and may be not found",
    (_, definition) => {
      expect(namesOf(definition.path).length > 0 || definition.body !== undefined).toBe(true);
      expect(definition.auth).not.toBe("guest");
      expect(definition.errors).toContain("not_found");
    },
  );

  test.each(endpoints)("%s has a body or files only where its method carries one", (_, definition) => {
    if (definition.method === "GET") expect([definition.body, definition.files]).toEqual([undefined, undefined]);
    if (definition.idempotent) expect(definition.method).toBe("POST");
    if (definition.publicCacheSeconds !== undefined) expect(definition.method).toBe("GET");
  });
});

describe("lists", () => {
  const query = listQuery(["-updated_at", "name"], { perPage: 50 });

  test("have defaults, and read numbers from text", () => {
    expect(query.parse({})).toEqual({ page: 1, per_page: 50, sort: "-updated_at" });
    expect(listQuery(["name"]).parse({})).toMatchObject({ per_page: 20, sort: "name" });
    expect(query.parse({ page: "3", per_page: "100", sort: "updated_at", search: " a_% " })).toEqual({
      page: 3,
      per_page: 100,
      sort: "updated_at",
      search: "a_%",
    });
  });

  test.each([
    { page: 0 },
    { page: "x" },
    { page: 1.5 },
    { per_page: 0 },
    { per_page: 101 },
    { sort: "id" },
    { sort: "--name" },
  ])("refuse %j", (given) => {
    expect(query.safeParse(given).success).toBe(false);
  });

  test("refuse a search above 100 characters", () => {
    expect(query.safeParse({ search: "x".repeat(100) }).success).toBe(true);
    expect(query.safeParse({ search: "x".repeat(101) }).success).toBe(false);
  });

  test("tell the last page, which is the first of an empty list", () => {
    const lastPage = (total: number) => pageMeta({ page: 1, per_page: 20 }, total).last_page;
    expect([0, 1, 20, 21, 40, 41].map(lastPage)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(pageMeta({ page: 9, per_page: 20 }, 5)).toEqual({ page: 9, per_page: 20, total: 5, last_page: 1 });
  });
});

test("every error code has the status that contract.md 1.4 gives it", () => {
  const byStatus = Object.groupBy(Object.entries(errorStatus), ([, status]) => status);
  const codes = (status: keyof typeof byStatus) => (byStatus[status] ?? []).map(([code]) => code).sort();
  expect(codes(401)).toEqual(["invalid_credentials", "sign_in_incomplete", "unauthenticated"]);
  expect(codes(404)).toEqual(["demo_not_available", "not_found", "site_unavailable"]);
  expect(codes(405)).toEqual(["method_not_allowed"]);
  // Neither is in the contract's table: a body that does not arrive, and a store without room.
  expect([codes(408), codes(507)]).toEqual([["request_timeout"], ["storage_full"]]);
  // So is an owner's wish to publish what an admin took down: a state that forbids it.
  expect(codes(409)).toEqual([
    "already_processing",
    "already_subscribed",
    "idempotency_in_progress",
    "invalid_state",
    "last_admin",
    "reorder_conflict",
    "trial_already_used",
    "version_conflict",
    "website_taken_down",
  ]);
  expect(codes(413)).toEqual(["file_too_large", "payload_too_large"]);
  expect(codes(415)).toEqual(["unsupported_media_type"]);
  expect(codes(422)).toEqual(["idempotency_key_reused", "validation_failed"]);
  expect([codes(429), codes(500), codes(502), codes(503), codes(504)]).toEqual([
    ["too_many_requests"],
    ["server_error"],
    ["ai_failed", "payment_provider_failed"],
    ["unavailable"],
    ["ai_timeout"],
  ]);
  expect(codes(403)).toContain("email_not_verified");
  for (const message of Object.values(defaultErrorMessages)) expect(message.trim()).not.toBe("");
});

test("the limits are those of contract.md 1.8", () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const table = Object.fromEntries(
    Object.entries(rateLimits).map(([name, rules]) => [
      name,
      rules.map(({ max, windowMs, subject }) => [max, windowMs, subject]),
    ]),
  );
  expect(table).toEqual({
    login: [[20, minute, "address"]],
    login_failures: [[5, minute, "email_and_address"]],
    login_spraying: [[60, hour, "address"]],
    password_check: [[10, minute, "user"]],
    register: [[10, hour, "address"]],
    mail_request: [
      [3, 10 * minute, "email"],
      [20, hour, "address"],
    ],
    one_time_link: [[10, minute, "address"]],
    public_form: [
      [5, minute, "address"],
      [30, hour, "address"],
    ],
    support_tickets: [
      [10, hour, "email"],
      [200, hour, "everyone"],
    ],
    waiting_list: [[600, hour, "everyone"]],
    bad_signature: [[30, minute, "address"]],
    site_messages: [
      [20, hour, "site"],
      [100, 24 * hour, "site"],
    ],
    site_reports: [
      [20, hour, "site"],
      [60, 24 * hour, "site"],
    ],
    dead_links: [[30, 10 * minute, "address"]],
    link_passwords: [
      [20, hour, "address"],
      [200, hour, "site"],
    ],
    appeal: [[10, hour, "user"]],
    tracking: [[60, minute, "address"]],
    tryout: [
      [10, hour, "address"],
      [40, 24 * hour, "address"],
      [300, hour, "everyone"],
      [2000, 24 * hour, "everyone"],
    ],
    onboarding_upload: [[10, hour, "user"]],
    onboarding_ai: [[20, hour, "user"]],
    user: [[300, minute, "user"]],
    guest: [[120, minute, "address"]],
  });
});

describe("the OpenAPI document", () => {
  const document = printOpenApi();

  test("is the same every time", () => {
    expect(JSON.stringify(printOpenApi())).toBe(JSON.stringify(document));
  });

  test("is of version 3.1 and holds every call once, by a name of its own", () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Vitrine" } });
    const operations = Object.values(document["paths"] as Record<string, Record<string, { operationId: string }>>);
    const names = operations.flatMap((path) => Object.values(path).map((operation) => operation.operationId));
    expect(names.sort()).toEqual(endpoints.map(([name]) => name).sort());
  });

  test("every reference leads to a part of it", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]*)"/g)].map((match) => match[1] ?? "");
    const targetOf = (reference: string) =>
      reference
        .slice(2)
        .split("/")
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => targetOf(reference) === undefined)).toEqual([]);
  });

  test("writes each shape of the model once: what has a name is referred to, nowhere repeated", () => {
    const { components, paths } = document as { components: { schemas: Record<string, unknown> }; paths: unknown };
    const calls = JSON.stringify(paths);
    const repeated = Object.entries(components.schemas).filter(
      ([, schema]) => JSON.stringify(schema).length > 400 && calls.includes(JSON.stringify(schema)),
    );
    expect(repeated.map(([name]) => name)).toEqual([]);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(["Error", "Website", "WebsiteSection"]));
  });

  test("tells of every call who may, which refusals there are, and how often", () => {
    type Operation = { description: string; responses: Record<string, unknown>; security: unknown[] };
    const operations = Object.values(document["paths"] as Record<string, Record<string, Operation>>).flatMap((path) =>
      Object.values(path),
    );
    const isLimited = ([, definition]: (typeof endpoints)[number]) => !definition.isSignOfLife && !definition.signed;
    expect(operations.filter(({ responses }) => "429" in responses).length).toBe(endpoints.filter(isLimited).length);
    expect(operations.filter(({ security }) => security.length === 0).length).toBe(
      endpoints.filter(([, { auth }]) => auth === "guest").length,
    );
    expect(operations.filter(({ description }) => description === "")).toEqual([]);
  });

  test("path parameters are declared and required", () => {
    type Parameter = { name: string; in: string; required: boolean };
    const paths = Object.entries(document["paths"] as Record<string, Record<string, { parameters: Parameter[] }>>);
    for (const [path, operations] of paths) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
      for (const { parameters } of Object.values(operations)) {
        const declared = parameters.filter((parameter) => parameter.in === "path" && parameter.required);
        expect(declared.map((parameter) => parameter.name).sort(), path).toEqual(wanted.toSorted(byName));
      }
    }
  });
});
