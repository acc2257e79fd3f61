import { z } from "zod";
import { expect, test } from "vitest";
import { wholeContract } from "./admin-contract.ts";
import type { EndpointDefinition } from "./core/endpoint.ts";

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
};

/** A value that a field most likely takes. */
function likely(name: string, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return likely(name, schema.anyOf[0]);
  if (schema.properties) return likelyObject(schema);
  if (schema.type === "array") return [likely(name, schema.items ?? {})];
  // What is switched on may ask for more, and only then.
  if (schema.type === "boolean") return false;
  if (schema.type === "number" || schema.type === "integer") return Math.max(1, schema.minimum ?? 1);
  if (schema.format === "date-time") return "2030-01-01T00:00:00Z";
  if (/date/.test(name)) return name.startsWith("end") ? "2021-01" : "2020-01";
  return /url|link|implementation/.test(name) ? "https://example.test/" : "odd@example.test";
}

const likelyObject = ({ properties = {} }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, likely(name, field)]));

/** The fields that a schema complains about. */
const complaints = (schema: z.ZodType, input: unknown) =>
  new Set((schema.safeParse(input).error?.issues ?? []).map(({ path }) => String(path[0])));

const calls = Object.values(wholeContract).flatMap((group) => Object.values<EndpointDefinition>(group));
const bodies = calls.flatMap(({ method, path, body, guestBody }) =>
  [body, guestBody].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
);

test.each(bodies)("everything that is missing is asked for at once: %s", (_, schema) => {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const whole = json.anyOf?.find(({ properties }) => properties) ?? json;
  const right = likelyObject(whole);
  const others = complaints(schema, right);
  const missing = Object.keys(right).filter(
    (name) => !others.has(name) && complaints(schema, { ...right, [name]: undefined }).has(name),
  );
  expect([...complaints(schema, {})]).toEqual(expect.arrayContaining(missing));
});
