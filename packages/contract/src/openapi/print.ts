import { adminContract, wholeContract } from "../admin-contract.ts";
import { contract } from "../contract.ts";
import type { EndpointDefinition } from "../core/endpoint.ts";
import { Components, type Json } from "./components.ts";
import { operationOf, requestHeaders } from "./operation.ts";
import { answerHeaders, SharedRefusals } from "./responses.ts";
import { groupWords, introduction } from "./words.ts";

/** The OpenAPI 3.1 document of the whole contract. Deterministic: the same contract gives the same document. */
export function printOpenApi(): Json {
  const calls = Object.values(wholeContract).flatMap((group): EndpointDefinition[] => Object.values(group));
  const parts = { components: new Components(calls.map(({ response }) => response)), refusals: new SharedRefusals() };
  const paths: Record<string, Json> = {};
  for (const [group, endpoints] of Object.entries(wholeContract)) {
    for (const [name, value] of Object.entries(endpoints)) {
      const definition = value as EndpointDefinition;
      const path = `/api${definition.path.replace(/:(\w+)/g, "{$1}")}`;
      const entry = (paths[path] ??= {});
      entry[definition.method.toLowerCase()] = operationOf(`${group}.${name}`, definition, parts);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vitrine",
      version: "1",
      summary: "From a CV to a portfolio website.",
      description: introduction,
      contact: { name: "The support of the installation that serves this document" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The installation that serves this document." }],
    tags: [...Object.keys(contract).sort(), ...Object.keys(adminContract).sort()].map((name) => ({
      name,
      description: groupWords[name] ?? name,
    })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: parts.components.all(),
      responses: parts.refusals.all(),
      parameters: requestHeaders,
      headers: answerHeaders,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A token for programs, or the token of a sign-in." },
      },
    },
  };
}
