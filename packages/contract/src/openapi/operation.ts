import type { z } from "zod";
import { isOpenToApiTokens, neededAbility } from "../core/api-token-access.ts";
import type { EndpointDefinition } from "../core/endpoint.ts";
import { rateLimits, type RateLimitRule } from "../core/rate-limits.ts";
import type { Components, Json } from "./components.ts";
import { responsesOf, type SharedRefusals } from "./responses.ts";
import { parameterWords } from "./words.ts";

/** Headers of requests, as `components` keeps them. */
export const requestHeaders: Readonly<Record<string, Json>> = {
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Does the work once for this key, and gives the first answer again for 24 hours.",
    schema: { type: "string", minLength: 1, maxLength: 255, examples: ["6f9619ff-8b86-4d01-b42d-00c04fc964ff"] },
  },
  "If-Match": {
    name: "If-Match",
    in: "header",
    required: false,
    description: "The version that the change starts from; 409 `version_conflict` when another one is stored.",
    schema: { type: "string", examples: ['"3"'] },
  },
};

function parametersOf(definition: EndpointDefinition, components: Components): Json[] {
  const fromShape = (place: "path" | "query", object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, value]) => {
      const schema = value as z.ZodType;
      const description = parameterWords[name];
      return {
        name,
        in: place,
        required: place === "path" || !schema.safeParse(undefined).success,
        ...(description ? { description } : {}),
        schema: components.schema(schema, "input"),
      };
    });
  const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...fromShape("path", definition.params),
    ...fromShape("query", definition.query),
    ...(definition.idempotent ? [header("Idempotency-Key")] : []),
    ...(definition.versioned ? [header("If-Match")] : []),
  ];
}

function requestBodyOf({ body, files, takesJson }: EndpointDefinition, components: Components): Json | undefined {
  if (!files) return body && { content: { "application/json": { schema: components.schema(body, "input") } } };
  const fields = body ? components.schema(body, "input") : { type: "object", properties: {} };
  const parts = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { type: "string", contentMediaType: "application/octet-stream", description: file.description },
    ]),
  );
  const needed = Object.entries(files).flatMap(([name, { required }]) => (required ? [name] : []));
  const own = { type: "object", properties: parts, ...(needed.length > 0 ? { required: needed } : {}) };
  const json = takesJson ? { "application/json": { schema: fields } } : {};
  return { required: true, content: { "multipart/form-data": { schema: { allOf: [fields, own] } }, ...json } };
}

const callers: Readonly<Record<EndpointDefinition["auth"], string>> = {
  guest: "Anybody may call it.",
  user: "For whoever is signed in.",
  sub: "For whoever is signed in and has a plan or trial that runs.",
  admin: "For admins.",
};

/** What holds for a call beside its shapes: who may, with which token, how often, and what repeats do. */
function descriptionOf(definition: EndpointDefinition): string {
  const { auth, method, owner, rateLimit, alsoMethods } = definition;
  return [
    callers[auth],
    ...(owner ? ["What is somebody else's answers 404, as if it were not there."] : []),
    ...(auth === "guest" ? [] : [tokenSentence(definition)]),
    ...(alsoMethods ? [`${alsoMethods.join(" and ")} means the same as ${method}.`] : []),
    ...(rateLimit ? [`Limit: ${(rateLimits[rateLimit] as readonly RateLimitRule[]).map(limitWords).join("; ")}.`] : []),
  ].join(" ");
}

function tokenSentence(definition: EndpointDefinition): string {
  if (definition.auth === "admin" || !isOpenToApiTokens(definition)) return "Closed to API tokens.";
  return `An API token must be able to ${neededAbility(definition.method)}.`;
}

const subjects: Readonly<Record<RateLimitRule["subject"], string>> = {
  address: "address of the network",
  user: "person",
  email: "e-mail address",
  email_and_address: "e-mail address and address of the network",
  site: "site",
  everyone: "installation",
};

function limitWords({ max, windowMs, subject }: RateLimitRule): string {
  const minutes = windowMs / 60_000;
  return `${max} in ${minutes === 1 ? "a minute" : `${minutes} minutes`} for each ${subjects[subject]}`;
}

type Parts = { components: Components; refusals: SharedRefusals };

/** One call as the document tells it. */
export function operationOf(name: string, definition: EndpointDefinition, { components, refusals }: Parts): Json {
  const [group = ""] = name.split(".");
  const requestBody = requestBodyOf(definition, components);
  return {
    operationId: name,
    tags: [group],
    summary: definition.summary,
    description: descriptionOf(definition),
    security: definition.auth === "guest" ? [] : [{ bearer: [] }],
    parameters: parametersOf(definition, components),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(definition, components, refusals),
  };
}
