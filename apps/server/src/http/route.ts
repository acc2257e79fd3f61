import { Readable } from "node:stream";
import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, ReplyOf, ResponseOf } from "@vitrine/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { inOneTransaction } from "../db/ambient-transaction.ts";
import type { Db } from "../db/connection.ts";
import { AppError } from "./app-error.ts";
import { admit, type Gate } from "./admission.ts";
import { toAppError, errorBody, validationFailed } from "./errors.ts";
import {
  claimKey,
  createHashKey,
  holdClaim,
  idempotencyKey,
  requestHash,
  settleKey,
  type StoredAnswer,
} from "./idempotency.ts";
import { watchImpersonation } from "./impersonated-writes.ts";
import "./fastify-types.ts";
import { readMultipart, type UploadedFiles } from "./multipart.ts";
import type { Caller } from "./session.ts";
import { requireStorable, requireStorablePath } from "./storable.ts";
import { writtenVersion } from "./version.ts";

type CallerOf<D> = D extends { auth: "guest" } ? Caller | null : Caller;

/** Everything a handler may use; it never touches the raw body. */
export type Context<D> = {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
  files: UploadedFiles;
  caller: CallerOf<D>;
  /** Version that the writer started from, or null. */
  version: number | null;
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Answers with this status in place of the endpoint's own. */
  status: (status: 200 | 201) => void;
  etag: (version: number) => void;
};

type LoadContext<D> = Pick<Context<D>, "params" | "caller" | "version">;

/** A file: whole, or as a stream when it may be too large to be held. */
export type FileAnswer = { contentType: string; bytes: Uint8Array | Readable; headers?: Record<string, string> };

/** Sends the browser on to another address. */
export type RedirectAnswer = { location: string; headers?: Record<string, string> };

type Answer<D> = D extends { answer: "redirect" }
  ? RedirectAnswer
  : D extends { answer: "file" }
    ? FileAnswer
    : D extends { answer: "events" }
      ? void
      : Omit<ReplyOf<D>, "success">;

/**
 * For answers with a secret: what of one may be stored under an idempotency key, and the whole of it once more for
 * whoever sends that key again.
 */
export type StoredForKey<D> = {
  without: (answer: Answer<D>) => Answer<D>;
  again: (stored: ResponseOf<D>, context: LoadContext<D>) => Promise<Answer<D>>;
};

export type RouteOptions<D> = {
  /**
   * Runs before the body is checked: existence, ownership and a stale version must answer before
   * invalid input does (contract.md 1.2). The handler checks the version again when it writes.
   */
  load?: (context: LoadContext<D>) => Promise<unknown>;
  stored?: StoredForKey<D>;
};

export type Bind = <const D extends EndpointDefinition>(
  definition: D,
  handler: (context: Context<D>) => Promise<Answer<D>>,
  options?: RouteOptions<D>,
) => void;

/** Makes the function that binds contract endpoints to handlers on `app`. */
export function createBinder(app: FastifyInstance, gate: Gate): Bind {
  const hashKey = createHashKey(gate.db);
  const impersonation = watchImpersonation(gate.impersonated);
  return (definition, handler, options = {}) => {
    app.route({
      method: [definition.method, ...(definition.alsoMethods ?? [])],
      url: `/api${definition.path}`,
      config: { definition },
      onRequest: async (request, reply) => {
        request.caller = await admit(gate, definition, request, reply);
        await impersonation.begin(definition, request);
      },
      onResponse: (request, reply) => impersonation.end(request, reply),
      handler: (request, reply) =>
        serve({
          db: gate.db,
          hashKey,
          definition,
          handler: handler as AnyHandler,
          load: options.load,
          stored: options.stored as AnyStored,
          request,
          reply,
        }),
    });
  };
}

type AnyContext = Context<EndpointDefinition & { auth: "guest" }>;
type AnyHandler = (context: AnyContext) => Promise<unknown>;
type AnyLoad = ((context: LoadContext<EndpointDefinition>) => Promise<unknown>) | undefined;
type AnyStored =
  | {
      without: (answer: unknown) => unknown;
      again: (stored: unknown, context: LoadContext<EndpointDefinition>) => Promise<unknown>;
    }
  | undefined;
type Serving = {
  db: Db;
  hashKey: () => Promise<string>;
  definition: EndpointDefinition;
  handler: AnyHandler;
  load: AnyLoad;
  stored: AnyStored;
  request: FastifyRequest;
  reply: FastifyReply;
};

async function serve(serving: Serving): Promise<unknown> {
  const { definition, request, reply } = serving;
  const isForm = definition.files && (request.isMultipart() || !definition.takesJson);
  const input = isForm ? await readMultipart(request, definition) : { fields: request.body, files: {} };
  requireStorablePath(request.params);
  const params = definition.params
    ? parsed(definition.params, request.params, () => new AppError("not_found"))
    : undefined;
  const version = definition.versioned ? writtenVersion(request.headers["if-match"], input.fields) : null;
  const caller = request.caller;
  const bodySchema = (caller === null ? definition.guestBody : undefined) ?? definition.body;
  const loading = { params, caller, version } as LoadContext<EndpointDefinition>;
  await serving.load?.(loading);
  const run = async (): Promise<StoredAnswer> => {
    let status: number = definition.status ?? 200;
    const context = {
      params,
      query: definition.query ? parsed(definition.query, request.query) : undefined,
      body: bodySchema ? parsed(bodySchema, input.fields ?? undefined) : undefined,
      files: input.files,
      caller,
      version,
      address: request.ip,
      request,
      reply,
      status: (value: number) => void (status = value),
      etag: (value: number) => void reply.header("ETag", `"${value}"`),
    };
    const result = await serving.handler(context as unknown as AnyContext);
    return { status, body: result };
  };
  const key = definition.idempotent ? idempotencyKey(request.headers["idempotency-key"]) : null;
  if (key !== null) {
    const scope = `${caller ? `user:${caller.userId}` : `address:${request.ip}`} ${request.method} ${request.url.split("?")[0]}`;
    const hash = requestHash({ params, body: input.fields, files: input.files }, await serving.hashKey());
    return onceForKey(serving, { scope, key, hash, loading }, run);
  }
  const answer = await run();
  return finish(serving, answer);
}

/** Runs the work for the first request with a key and replays its answer, refusals included, to the others. */
async function onceForKey(
  serving: Serving,
  claim: { scope: string; key: string; hash: string; loading: LoadContext<EndpointDefinition> },
  run: () => Promise<StoredAnswer>,
): Promise<unknown> {
  const { db, definition, stored, request, reply } = serving;
  const kept = await claimKey(db, claim.scope, claim.key, claim.hash);
  if (kept) {
    const isWhole = !stored || kept.status >= 400;
    const body = isWhole ? kept.body : serialise(definition, await stored.again(kept.body, claim.loading));
    return reply
      .code(kept.status)
      .header("Idempotency-Replayed", "true")
      .header("Cache-Control", "no-store")
      .send(body);
  }
  const release = holdClaim(db, claim.scope, claim.key);
  const runAndSettle = async (): Promise<StoredAnswer> => {
    const { status, body } = await run();
    const answer = { status, body: serialise(definition, body) };
    const settled = stored ? { status, body: serialise(definition, stored.without(body)) } : answer;
    await settleKey(db, claim.scope, claim.key, settled);
    return answer;
  };
  try {
    const { status, body } = await (definition.idempotent === "atomic"
      ? inOneTransaction(db, runAndSettle)
      : runAndSettle());
    return reply.code(status).send(body);
  } catch (thrown) {
    const error = toAppError(thrown);
    await settleKey(db, claim.scope, claim.key, { status: error.status, body: errorBody(error, request.id) });
    throw thrown;
  } finally {
    release();
  }
}

function finish(serving: Serving, answer: StoredAnswer): unknown {
  const { definition, reply } = serving;
  if (definition.answer === "events") return reply;
  if (definition.answer === "redirect") {
    const { location, headers = {} } = answer.body as RedirectAnswer;
    return reply.headers(headers).redirect(location, 302);
  }
  if (definition.answer === "file") {
    const file = answer.body as FileAnswer;
    return reply
      .headers(file.headers ?? {})
      .type(file.contentType)
      .send(file.bytes instanceof Readable ? file.bytes : Buffer.from(file.bytes));
  }
  return reply.code(answer.status).send(serialise(definition, answer.body));
}

/** Adds `success: true` and strips everything that the response schema does not name, so that no column can leak. */
function serialise(definition: EndpointDefinition, body: unknown): unknown {
  const result = definition.response.safeParse({ success: true, ...(body as object) });
  if (!result.success) throw new AppError("server_error", { cause: result.error });
  return result.data;
}

function parsed(
  schema: z.ZodType,
  input: unknown,
  onFailure: (error: z.ZodError) => AppError = validationFailed,
): unknown {
  const result = schema.safeParse(input);
  if (!result.success) throw onFailure(result.error);
  requireStorable(result.data);
  return result.data;
}
