import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { RateLimitName } from "./rate-limits.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call (contract.md 1.2). `owner` adds that the addressed website must be the caller's, else 404. */
export type AuthLevel = "guest" | "user" | "sub" | "admin";

/**
 * One call of the API as data: the server binds it, the browser's client is typed by it and the
 * OpenAPI document is printed from it.
 */
export type EndpointDefinition = {
  method: HttpMethod;
  /** Relative to `/api`, parameters as `:name`. */
  path: string;
  /** Further methods that mean the same call. */
  alsoMethods?: readonly HttpMethod[];
  summary: string;
  auth: AuthLevel;
  /** Tells of the process itself: neither counted nor asked for a session, so that it answers whatever is away. */
  isSignOfLife?: true;
  owner?: boolean;
  betaExempt?: boolean;
  /**
   * Accepts `Idempotency-Key` (contract.md 1.7). `atomic` calls only touch the database, briefly: their
   * effects and the stored answer commit together, so that not even a crash in between repeats them.
   */
  idempotent?: true | "atomic";
  /**
   * Asks again who the caller is unless they proved it within ten minutes: those who have a second factor, or with
   * `always` also those who have a password only.
   */
  confirm?: "second_factor" | "always";
  /** Accepts `If-Match` or `version` (contract.md 1.6). */
  versioned?: boolean;
  rateLimit?: RateLimitName;
  /** The sender proves itself by a signature: not limited as a guest, the handler limits those who cannot. */
  signed?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What guests must send in place of `body`, where an account gives the rest. */
  guestBody?: z.ZodType;
  /** Multipart calls: file fields; text fields come through `body`. */
  files?: Readonly<Record<string, { required: boolean; description: string }>>;
  /** A multipart call that takes its text fields as JSON as well. */
  takesJson?: true;
  /** `events` is a server-sent event stream, `file` a binary answer, `redirect` sends the browser on (302). */
  answer?: "json" | "events" | "file" | "redirect";
  status?: 200 | 201 | 202;
  /** Other success statuses that the call may give, with the same body. */
  alsoStatus?: readonly (200 | 201)[];
  response: z.ZodType;
  /** Guests may cache the answer for so many seconds. */
  publicCacheSeconds?: number;
  errors?: readonly ErrorCode[];
};

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type Part<D, K extends string, Mode extends "input" | "output"> =
  D extends Record<K, infer S extends z.ZodType> ? (Mode extends "input" ? z.input<S> : z.output<S>) : undefined;

export type ParamsOf<D> = Part<D, "params", "output">;
export type QueryOf<D> = Part<D, "query", "output">;
export type BodyOf<D> = Part<D, "body", "output">;
export type ResponseOf<D> = Part<D, "response", "output">;
/** What a server handler returns: validated and stripped by the response schema before it leaves. */
export type ReplyOf<D> = Part<D, "response", "input">;

type Given<K extends string, T> = [T] extends [undefined] ? unknown : { [P in K]: T };
type GivenOptional<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a client passes to call the endpoint. */
export type CallInput<D> = Given<"params", Part<D, "params", "input">> &
  GivenOptional<"query", Part<D, "query", "input">> &
  Given<"body", Part<D, "body", "input">> &
  (D extends { files: infer F } ? { files: { [K in keyof F]?: Blob | undefined } } : unknown);
