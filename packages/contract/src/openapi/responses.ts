import type { EndpointDefinition } from "../core/endpoint.ts";
import { defaultErrorMessages, errorStatus, type ErrorCode } from "../core/errors.ts";
import type { Components, Json } from "./components.ts";

const signedInErrors = ["unauthenticated", "cross_site_request", "email_not_verified", "account_suspended"] as const;

const levelErrors: Readonly<Record<EndpointDefinition["auth"], readonly ErrorCode[]>> = {
  guest: [],
  user: signedInErrors,
  sub: [...signedInErrors, "subscription_required"],
  admin: ["unauthenticated", "cross_site_request", "forbidden"],
};

const header = (description: string, type: "integer" | "string" | "boolean", example: unknown): Json => ({
  description,
  schema: { type, examples: [example] },
});

/** Headers of answers, as `components` keeps them. */
export const answerHeaders: Readonly<Record<string, Json>> = {
  "X-RateLimit-Limit": header("Calls that are allowed in the window of the tightest limit.", "integer", 300),
  "X-RateLimit-Remaining": header("Calls that are left in that window.", "integer", 297),
  "X-RateLimit-Reset": header("Seconds until that window ends.", "integer", 42),
  "Retry-After": header("Seconds to wait before the next try.", "integer", 30),
  "Idempotency-Replayed": header(
    "Present and `true` when the answer of an earlier call is given again.",
    "string",
    "true",
  ),
};

const headers = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limitHeaders = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** Refusals that many calls share: each set of codes of one status is written once and referred to. */
export class SharedRefusals {
  readonly #responses = new Map<string, Json>();

  /** A reference to the refusals of one status. */
  of(codes: readonly ErrorCode[]): Json {
    const name = codes
      .map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .join("Or");
    const needsPause = codes.some((code) => code === "too_many_requests" || code === "unavailable");
    this.#responses.set(name, {
      description: codes.map(sentenceOf).join("\n"),
      headers: headers(...(needsPause ? ["Retry-After"] : []), ...limitHeaders),
      content: errorContent,
    });
    return { $ref: `#/components/responses/${name}` };
  }

  all(): Record<string, Json> {
    return Object.fromEntries([...this.#responses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function sentenceOf(code: ErrorCode): string {
  const message = defaultErrorMessages[code];
  return message ? `- \`${code}\`: ${message}` : `- \`${code}\``;
}

function success(definition: EndpointDefinition, components: Components): Json {
  const named = headers(
    ...(definition.isSignOfLife || definition.signed ? [] : limitHeaders),
    ...(definition.idempotent ? ["Idempotency-Replayed"] : []),
  );
  if (definition.answer === "redirect") {
    const location = { description: "Where the browser goes on.", schema: { type: "string" } };
    return { description: "The browser is sent on.", headers: { ...named, Location: location } };
  }
  const type = { json: "application/json", events: "text/event-stream", file: "application/octet-stream" } as const;
  const schema = definition.answer === "file" ? {} : components.schema(definition.response, "output");
  const content = { [type[definition.answer ?? "json"]]: { schema } };
  return { description: "It worked.", headers: named, content };
}

/** Every refusal that a call may give, by its status. */
function refusalsOf(definition: EndpointDefinition): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    ...levelErrors[definition.auth],
    ...(definition.confirm ? (["confirmation_required"] as const) : []),
    ...(definition.errors ?? []),
    ...(definition.body || definition.query ? (["validation_failed"] as const) : []),
    ...(definition.idempotent ? (["idempotency_in_progress", "idempotency_key_reused"] as const) : []),
    ...(definition.isSignOfLife || definition.signed ? [] : (["too_many_requests"] as const)),
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return byStatus;
}

/** The answers of a call: what works, and every refusal. */
export function responsesOf(definition: EndpointDefinition, components: Components, refusals: SharedRefusals): Json {
  const statuses =
    definition.answer === "redirect" ? [302] : [definition.status ?? 200, ...(definition.alsoStatus ?? [])];
  const good = success(definition, components);
  const bad = [...refusalsOf(definition)].filter(([status]) => !statuses.some((known) => known === status));
  return Object.fromEntries([
    ...statuses.map((status) => [status, good]),
    ...bad.map(([status, codes]) => [status, refusals.of(codes)]),
  ]);
}
