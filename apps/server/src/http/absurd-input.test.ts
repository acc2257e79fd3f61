import { wholeContract, type EndpointDefinition } from "@vitrine/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../testing/index.ts";

/*
 * Every call of the contract with input that nobody means: whatever comes in, the answer is ours, in words for people,
 * and never a fault of the server.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false, rateLimitFactor: 1_000_000 });
});
afterAll(() => app.end());

const endpoints = Object.values(wholeContract)
  .flatMap((group) => Object.values<EndpointDefinition>(group))
  .filter(({ answer }) => answer !== "events")
  .map((definition, place) => [`${definition.method} ${definition.path}`, definition, place] as const);

const megabyte = "x".repeat(1024 * 1024 - 40);
const json = "application/json";

/** Bodies that are absurd as a whole, with their content type. */
const bodies: readonly (readonly [type: string | null, body: string | Buffer])[] = [
  [json, ""],
  [json, "null"],
  [json, '"text"'],
  [json, "[null, {}]"],
  [json, "{}"],
  [json, '{"'],
  [json, "\u0000"],
  [json, `${"[".repeat(500)}${"]".repeat(500)}`],
  [json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  [json, `{"email": "${megabyte}"}`],
  [json, '{"email": "first@example.test", "email": ["second"]}'],
  [json, '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, "toString": 1}'],
  ["text/plain", "{}"],
  ["application/x-www-form-urlencoded", "email=a&email=b"],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "--x\r\nno header"],
];

/** Values for one field of a body that is right otherwise: those that a schema may take and a database may not. */
const values: readonly unknown[] = [
  null,
  2 ** 40,
  "\u0000",
  "x".repeat(200_000),
  JSON.parse('{"__proto__": {"x": 1}, "\\u0000": "\\ud800"}'),
];

/** Bodies that are refused before a call is looked at are shared among neighbours; with THOROUGH=1 each gets all. */
const shares = process.env["THOROUGH"] === "1" ? 1 : 4;

/** Those of one call, by its place in the contract. */
const bodiesOf = (place: number) => bodies.filter((_, index) => index % shares === place % shares);

const texts = ["", "-1", "9".repeat(30), "%00", "__proto__"];

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  type?: string;
  format?: string;
  minimum?: number;
};

/** A value that a schema most likely takes. */
function likely(schema: JsonSchema | undefined): unknown {
  if (!schema) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return likely(schema.anyOf[0]);
  if (schema.properties) return likelyObject(schema);
  if (schema.type === "array") return [likely(schema.items)];
  if (schema.type === "object") return {};
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer") return Math.max(1, schema.minimum ?? 1);
  return schema.format === "date-time" ? "2030-01-01T00:00:00Z" : "odd@example.test";
}

const likelyObject = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, likely(field)]));

function oddBodies({ body, guestBody }: EndpointDefinition): string[] {
  const schema = body && (z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema);
  const whole = schema?.anyOf?.find(({ properties }) => properties) ?? schema;
  if (!whole?.properties) return [];
  const right = likelyObject(whole);
  const names = guestBody ? [...Object.keys(right), "name", "email"] : Object.keys(right);
  return [right, ...names.flatMap((name) => values.map((value) => ({ ...right, [name]: value })))].map((entry) =>
    JSON.stringify(entry),
  );
}

const withBody = (type: string | null, payload: string | Buffer): InjectOptions => ({
  payload,
  headers: type === null ? {} : { "content-type": type },
});

/** Everything that is tried on one call. */
function attempts(definition: EndpointDefinition, place: number, websiteId: number): InjectOptions[] {
  const path = (value: string) => `/api${definition.path.replace(/:\w+/g, value)}`;
  const right = path(String(websiteId));
  const isRead = definition.method === "GET";
  const queries = Object.keys(definition.query?.shape ?? {}).flatMap((name) => [
    ...texts.map((text) => `${name}=${text}`),
    `${name}=a&${name}=b`,
    `${name}[x]=1`,
  ]);
  const ids = definition.path.includes(":") ? texts.map((text) => ({ url: path(text), ...withBody(json, "{}") })) : [];
  return [
    ...ids,
    ...queries.map((query) => ({ url: `${right}?${query}` })),
    ...(isRead ? [] : bodiesOf(place).map(([type, body]) => ({ url: right, ...withBody(type, body) }))),
    ...oddBodies(definition).map((body) => ({ url: right, ...withBody(json, body) })),
    ...['"', "9".repeat(400)].map((version) => ({
      url: right,
      headers: { "if-match": version, "idempotency-key": version },
    })),
  ];
}

async function callerFor({ auth }: EndpointDefinition): Promise<Person> {
  return aPerson(app, auth === "admin" ? { role: "admin" } : { plan: "premium" });
}

const libraryWords = /invalid input|expected|received|too (small|big)|unrecognized|nan\b|undefined|syntax error/i;

test.each(endpoints)("%s answers whatever it is sent", async (_, definition, place) => {
  const person = await callerFor(definition);
  const { id } = await aWebsite(person);
  const authorization = { authorization: `Bearer ${person.token}` };
  const all = attempts(definition, place, id);
  const faults: string[] = [];
  await inParallel(all, async (attempt) => {
    const answer = await app.http.inject({
      ...attempt,
      method: definition.method,
      headers: { ...attempt.headers, ...(definition.auth === "guest" ? {} : authorization) },
    });
    const isWordy = answer.statusCode >= 400 && libraryWords.test(answer.payload);
    if (answer.statusCode >= 500 || isWordy)
      faults.push(`${answer.statusCode} ${answer.payload.slice(0, 200)} ← ${JSON.stringify(attempt).slice(0, 300)}`);
  });
  expect(faults).toEqual([]);
});

async function inParallel<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const queue = [...entries];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
