import {
  contract,
  frontEndHeader,
  sessionHeader,
  type CallInput,
  type Contract,
  type EndpointDefinition,
  type ResponseOf,
} from "@vitrine/contract";
import { ApiError } from "./api-error.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`; keep it across retries of one user action. */
  idempotencyKey?: string;
  /** Version the write starts from, sent as `If-Match`. */
  ifMatch?: number;
  /** 0 to 1 while a file goes up. */
  onUploadProgress?: (fraction: number) => void;
};

export type ApiSettings = {
  /** Prefix of every call, e.g. `/api`. */
  baseUrl: string;
  /** The session that calls are made in, by its number; null for a guest. Its secret is in a cookie. */
  getSessionId: () => number | null;
  fetch?: typeof fetch;
  /** Asked once about each refused call, before anybody is told; true sends the call again. */
  settle?: (error: ApiError) => Promise<boolean>;
  /** Told of every refused or failed call, once, before the promise rejects; `sessionId` is the one that it was sent in. */
  onError?: (error: ApiError, definition: EndpointDefinition, sessionId: number | null) => void;
};

type Call<D> = (
  ...args: { [key in never]: unknown } extends CallInput<D>
    ? [input?: CallInput<D>, options?: CallOptions]
    : [input: CallInput<D>, options?: CallOptions]
) => Promise<ResponseOf<D>>;

type Groups = Record<string, Record<string, EndpointDefinition>>;
export type ApiOf<C> = { [G in keyof C]: { [E in keyof C[G]]: Call<C[G][E]> } };
export type Api = ApiOf<Contract>;

type Plain = string | number | boolean | null | undefined;

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, Plain>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
};

/**
 * The typed client of the product's calls: `api.websites.getWebsite({ params: { id } })`.
 * Rejects with {@link ApiError}; never shows anything itself.
 */
export function createApi(settings: ApiSettings): Api {
  return createCalls(contract, settings);
}

/** The same for the calls of any part of the contract. */
export function createCalls<const C extends Groups>(part: C, settings: ApiSettings): ApiOf<C> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [group, endpoints] of Object.entries(part)) {
    const calls: Record<string, unknown> = {};
    for (const [name, definition] of Object.entries(endpoints)) {
      calls[name] = (input: LooseInput = {}, options: CallOptions = {}) => call(settings, definition, input, options);
    }
    groups[group] = calls;
  }
  return groups as ApiOf<C>;
}

/** Address of an endpoint with its parameters and query filled in. */
export function endpointUrl(baseUrl: string, definition: EndpointDefinition, input: LooseInput): string {
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  const suffix = query.size > 0 ? `?${query.toString()}` : "";
  return `${baseUrl}${path}${suffix}`;
}

/** Headers that every call of the product's own front end carries (contract.md 1.1), in a session or as a guest. */
export function requestHeaders(sessionId: number | null, options: CallOptions = {}): Record<string, string> {
  return {
    Accept: "application/json",
    [frontEndHeader.name]: frontEndHeader.value,
    ...(sessionId === null ? {} : { [sessionHeader]: String(sessionId) }),
    ...(options.idempotencyKey ? { "Idempotency-Key": options.idempotencyKey } : {}),
    ...(options.ifMatch === undefined ? {} : { "If-Match": `"${options.ifMatch}"` }),
  };
}

async function call(
  settings: ApiSettings,
  definition: EndpointDefinition,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const sessionId = settings.getSessionId();
  const attempt = async () => {
    const { status, body, retryAfter } = await send(settings, definition, sessionId, input, options);
    if (status >= 200 && status < 300) return { body };
    return new ApiError({ ...(isRecord(body) ? body : {}), status }, { retryAfterSeconds: retryAfter });
  };
  try {
    let result = await attempt();
    if (result instanceof ApiError && (await settings.settle?.(result))) result = await attempt();
    if (result instanceof ApiError) throw result;
    return result.body;
  } catch (error) {
    const apiError = error instanceof ApiError ? error : new ApiError({ status: 0, message: "" }, { cause: error });
    if (!options.signal?.aborted) settings.onError?.(apiError, definition, sessionId);
    throw apiError;
  }
}

type Answer = { status: number; body: unknown; retryAfter: number | null };

async function send(
  settings: ApiSettings,
  definition: EndpointDefinition,
  sessionId: number | null,
  input: LooseInput,
  options: CallOptions,
): Promise<Answer> {
  const url = endpointUrl(settings.baseUrl, definition, input);
  const headers = requestHeaders(sessionId, options);
  const body = definition.files ? formData(input) : input.body === undefined ? undefined : JSON.stringify(input.body);
  if (typeof body === "string") headers["Content-Type"] = "application/json";
  if (definition.files && options.onUploadProgress && typeof XMLHttpRequest !== "undefined") {
    return sendWithProgress(definition.method, url, headers, body, options);
  }
  const doFetch = settings.fetch ?? fetch;
  const response = await doFetch(url, { method: definition.method, headers, body, signal: options.signal });
  return {
    status: response.status,
    body: await readBody(response),
    retryAfter: Number(response.headers.get("Retry-After")) || null,
  };
}

function formData(input: LooseInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(input.body) ? input.body : {})) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      form.set(name, `${value}`);
  }
  for (const [name, file] of Object.entries(input.files ?? {})) if (file) form.set(name, file);
  return form;
}

/** `fetch` reports no upload progress, XMLHttpRequest does. */
function sendWithProgress(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: FormData | string | undefined,
  options: CallOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) options.onUploadProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        body: parseJson(request.responseText),
        retryAfter: Number(request.getResponseHeader("Retry-After")) || null,
      }),
    );
    request.addEventListener("error", () => reject(new Error("The connection broke.")));
    request.addEventListener("abort", () => reject(new Error("The upload was cancelled.")));
    if (options.signal?.aborted) return reject(new Error("The upload was cancelled."));
    options.signal?.addEventListener("abort", () => request.abort());
    request.send(body ?? null);
  });
}

async function readBody(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
