import type { ErrorBody, FieldErrors } from "@vitrine/contract";

/** A refused or failed call. `status` is 0 when no answer arrived (no network, aborted connection). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly data: Record<string, unknown>;
  readonly helpText: string | null;
  readonly requiresVerification: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(
    body: Partial<ErrorBody> & { status: number },
    options: { cause?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(body.message ?? "", { cause: options.cause });
    this.status = body.status;
    this.code = body.code ?? (body.status === 0 ? "network_error" : "server_error");
    this.errors = body.errors ?? {};
    this.data = body.data ?? {};
    this.helpText = body.help_text ?? null;
    this.requiresVerification = body.requires_verification ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** First message of a field, if the server named one. */
  fieldError(field: string): string | undefined {
    return this.errors[field]?.[0];
  }
}
