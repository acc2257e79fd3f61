import type { ErrorBody, FieldErrors } from "@vitrine/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isDatabaseAway } from "../db/away.ts";
import { StorageFullError } from "../ports/storage/storage.ts";
import { AppError } from "./app-error.ts";

/**
 * Field errors of a zod failure, keyed by dot path; a failure of the whole body is keyed `body`. What is of the wrong
 * kind is not also too long.
 */
function fieldErrors(error: z.ZodError): FieldErrors {
  const messages = new Map<string, Set<string>>();
  const ofWrongKind = new Set<string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".") || "body";
    if (ofWrongKind.has(path)) continue;
    if (issue.code === "invalid_type") ofWrongKind.add(path);
    messages.set(path, (messages.get(path) ?? new Set()).add(issue.message));
  }
  return Object.fromEntries([...messages].map(([path, found]) => [path, [...found]]));
}

export function validationFailed(error: z.ZodError): AppError {
  const errors = fieldErrors(error);
  const first = Object.values(errors)[0]?.[0];
  return new AppError("validation_failed", { errors, ...(first ? { message: first } : {}) });
}

const fastifyCodes: Readonly<Record<string, ConstructorParameters<typeof AppError>[0]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
  FST_REQ_FILE_TOO_LARGE: "file_too_large",
  FST_FILES_LIMIT: "payload_too_large",
  FST_PARTS_LIMIT: "payload_too_large",
  FST_FIELDS_LIMIT: "payload_too_large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media_type",
};

/** When a caller may hope for a database that was away. */
const comeAgainSeconds = 5;

/** Our own error for anything thrown while a request was served. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageFullError) return new AppError("storage_full", { cause: error });
  const fastifyError = error as Partial<FastifyError>;
  const code = fastifyError.code ? fastifyCodes[fastifyError.code] : undefined;
  if (code) return new AppError(code, { cause: error });
  const status = fastifyError.statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError("bad_request", { message: "The request could not be read.", cause: error });
  if (isDatabaseAway(error)) return new AppError("unavailable", { retryAfterSeconds: comeAgainSeconds, cause: error });
  return new AppError("server_error", { cause: error });
}

/** The envelope of contract.md 1.4; a 5xx repeats the request id and says nothing else. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { errors, data, helpText, requiresVerification, retryAfterSeconds } = error.details;
  const extra = {
    ...data,
    ...(error.status >= 500 ? { request_id: requestId } : {}),
    ...(error.status === 429 && retryAfterSeconds !== undefined ? { retry_after: retryAfterSeconds } : {}),
  };
  return {
    success: false,
    status: error.status,
    message: error.message,
    code: error.code,
    ...(errors ? { errors } : {}),
    ...(Object.keys(extra).length > 0 ? { data: extra } : {}),
    ...(helpText ? { help_text: helpText } : {}),
    ...(requiresVerification ? { requires_verification: true } : {}),
  };
}

/** Not signed in, not allowed, too often: why is logged, so that attempts to get around can be seen. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

/** The only place that writes an error response. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, requestId: request.id }, "request failed");
  if (refusals.has(error.status)) request.log.info({ refused: error.code, requestId: request.id }, "request refused");
  if (error.status === 401) reply.header("WWW-Authenticate", "Bearer");
  if (error.details.retryAfterSeconds !== undefined)
    reply.header("Retry-After", String(error.details.retryAfterSeconds));
  reply.headers(error.details.headers ?? {});
  return reply
    .code(error.status)
    .header("Cache-Control", "no-store")
    .type("application/json; charset=utf-8")
    .send(errorBody(error, request.id));
}
