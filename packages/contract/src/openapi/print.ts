import { z } from "zod";
import { wholeContract } from "../admin-contract.ts";
import type { EndpointDefinition } from "../core/endpoint.ts";
import { errorBodySchema, errorStatus } from "../core/errors.ts";

type Json = Record<string, unknown>;

const levelErrors = {
  guest: [],
  user: ["unauthenticated", "cross_site_request", "email_not_verified", "account_suspended"],
  sub: ["unauthenticated", "cross_site_request", "email_not_verified", "account_suspended", "subscription_required"],
  admin: ["unauthenticated", "cross_site_request", "forbidden"],
} as const;

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return rest;
}

function parameters(definition: EndpointDefinition): Json[] {
  const fromShape = (place: "path" | "query", object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || !(schema as z.ZodType).safeParse(undefined).success,
      schema: jsonSchema(schema as z.ZodType, "input"),
    }));
  const header = (name: string) => ({ name, in: "header", required: false, schema: { type: "string" } });
  return [
    ...fromShape("path", definition.params),
    ...fromShape("query", definition.query),
    ...(definition.idempotent ? [header("Idempotency-Key")] : []),
    ...(definition.versioned ? [header("If-Match")] : []),
  ];
}

function requestBody(definition: EndpointDefinition): Json | undefined {
  if (definition.files) {
    const fields = definition.body ? jsonSchema(definition.body, "input") : { type: "object", properties: {} };
    const files = Object.fromEntries(
      Object.entries(definition.files).map(([name, file]) => [
        name,
        { type: "string", contentMediaType: "application/octet-stream", description: file.description },
      ]),
    );
    const schema = { ...fields, properties: { ...(fields["properties"] as Json | undefined), ...files } };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (!definition.body) return undefined;
  return { content: { "application/json": { schema: jsonSchema(definition.body, "input") } } };
}

function successes(definition: EndpointDefinition): Json {
  if (definition.answer === "redirect") {
    return { 302: { description: "Found", headers: { Location: { schema: { type: "string" } } } } };
  }
  const type = { json: "application/json", events: "text/event-stream", file: "application/octet-stream" } as const;
  const schema = definition.answer === "file" ? {} : jsonSchema(definition.response, "output");
  const success = { description: "Success", content: { [type[definition.answer ?? "json"]]: { schema } } };
  const statuses = [definition.status ?? 200, ...(definition.alsoStatus ?? [])];
  return Object.fromEntries(statuses.map((status) => [status, success]));
}

function responses(definition: EndpointDefinition): Json {
  const all = successes(definition);
  const codes = [
    ...levelErrors[definition.auth],
    ...(definition.confirm ? (["confirmation_required"] as const) : []),
    ...(definition.errors ?? []),
    ...(definition.body ? (["validation_failed"] as const) : []),
  ];
  for (const code of codes) {
    const status = String(errorStatus[code]);
    const before = all[status] as { description: string } | undefined;
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    all[status] = { description: before ? `${before.description}, ${code}` : code, content };
  }
  return all;
}

function operation(group: string, name: string, definition: EndpointDefinition): Json {
  const body = requestBody(definition);
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: definition.summary,
    ...(definition.auth === "guest" ? {} : { security: [{ bearer: [] }] }),
    parameters: parameters(definition),
    ...(body ? { requestBody: body } : {}),
    responses: responses(definition),
  };
}

/** The OpenAPI 3.1 document of the whole contract. Deterministic: the same contract gives the same document. */
export function printOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [group, endpoints] of Object.entries(wholeContract)) {
    for (const [name, value] of Object.entries(endpoints)) {
      const definition = value as EndpointDefinition;
      const path = `/api${definition.path.replace(/:(\w+)/g, "{$1}")}`;
      const entry = (paths[path] ??= {});
      entry[definition.method.toLowerCase()] = operation(group, name, definition);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Vitrine", version: "1", description: "CV to portfolio website." },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
