import { z } from "zod";
import { expect, test } from "vitest";
import { wholeContract } from "./admin-contract.ts";
import type { EndpointDefinition } from "./core/endpoint.ts";

/** Words that the library would say, and values of a program that mean nothing to people. */
const libraryWords =
  /invalid (input|option|string|key|element|discriminator|enum|date|iso|email|url)|expected|received|too (small|big)|unrecognized|nan\b|undefined|\bnull\b|infinity|\[object|regex|pattern|safe integer|another kind/i;

const nothing = Symbol("nothing");

/** A value of every kind, and those at the edges of what a kind can hold. */
const odd: readonly unknown[] = [
  nothing,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.NaN,
  "",
  " ",
  "\u200b",
  "x",
  "a\u0000b",
  "\ud800",
  "2024-13-99",
  "x".repeat(210_000),
  [],
  [null],
  [5],
  ["x", "x"],
  Array.from({ length: 1200 }, () => 1),
  {},
  { a: 1 },
];

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };
type Place = (value: unknown) => unknown;

/** All odd values, put at every place of a schema, with everything else left out. */
function* oddInputs(schema: JsonSchema, place: Place, depth = 0): Generator {
  for (const value of odd) yield place(value);
  if (depth > 4) return;
  for (const part of schema.anyOf ?? []) yield* oddInputs(part, place, depth + 1);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield* oddInputs(field, (value) => place(value === nothing ? {} : { [name]: value }), depth + 1);
  }
  const { items } = schema;
  if (items && Object.keys(items).length > 0) yield* oddInputs(items, (value) => place([value]), depth + 1);
}

const calls = Object.values(wholeContract).flatMap((group) => Object.values<EndpointDefinition>(group));
const inputs = calls.flatMap(({ method, path, body, guestBody, query }) =>
  Object.entries({ body, guestBody, query }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path}: ${part}`, schema as z.ZodType] as const] : [],
  ),
);

test.each(inputs)("what is wrong is told in words for people: %s", (_, schema) => {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const messages = new Set<string>();
  for (const input of oddInputs(json, (value) => value)) {
    const result = schema.safeParse(input === nothing ? undefined : input);
    for (const issue of result.error?.issues ?? []) messages.add(issue.message);
  }
  for (const message of messages) {
    expect(message).not.toMatch(libraryWords);
    expect(message).toMatch(/^[A-Z].{8,160}$/);
  }
});
