import { defaultErrorMessages, errorStatus, type ErrorCode, type FieldErrors } from "@vitrine/contract";

export type AppErrorDetails = {
  message?: string;
  errors?: FieldErrors;
  data?: Record<string, unknown>;
  helpText?: string;
  requiresVerification?: boolean;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A request that cannot proceed. The message is safe to show; the cause goes to the log only. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? defaultErrorMessages[code] ?? "An error occurred. Please try again.", {
      cause: details.cause,
    });
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** 422 with one field's message. */
export function invalidField(field: string, message: string): AppError {
  return new AppError("validation_failed", { message, errors: { [field]: [message] } });
}
