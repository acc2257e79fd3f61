import { contract } from "@vitrine/contract";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createApi, endpointUrl, requestHeaders } from "./create-api.ts";

type Sent = { url: string; init: RequestInit | undefined };

/** A client whose calls are answered by `answer`, with what it sent and what it reported. */
function aClient(answer: (sent: Sent) => Response | Promise<Response>, sessionId: number | null = 17) {
  const sent: Sent[] = [];
  const reported: ApiError[] = [];
  const api = createApi({
    baseUrl: "/api",
    getSessionId: () => sessionId,
    onError: (error) => reported.push(error),
    fetch: async (input, init) => {
      const request = { url: input instanceof Request ? input.url : String(input), init };
      sent.push(request);
      return answer(request);
    },
  });
  return { api, sent, reported };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("The call did not fail.");
  return error;
}

describe("endpointUrl", () => {
  test("fills in parameters, encoded", () => {
    const { getPublicSite } = contract.publicSite;
    expect(endpointUrl("/api", getPublicSite, { params: { subdomain: "a/b?c" } })).toBe("/api/public/sites/a%2Fb%3Fc");
  });

  test("leaves out what is not given", () => {
    const query = { page: 2, search: "a&b", sort: undefined, template: null, status: "" };
    expect(endpointUrl("", contract.websites.getWebsite, { params: { id: 7 }, query })).toBe(
      "/websites/7?page=2&search=a%26b",
    );
    expect(endpointUrl("", contract.websites.getWebsite, { params: { id: 7 } })).toBe("/websites/7");
  });
});

describe("requestHeaders", () => {
  test("every call says what it is; a session, a key and a version only when there is one", () => {
    const always = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" };
    expect(requestHeaders(null)).toEqual(always);
    expect(requestHeaders(17, { idempotencyKey: "k-1", ifMatch: 0 })).toEqual({
      ...always,
      "X-Session": "17",
      "Idempotency-Key": "k-1",
      "If-Match": '"0"',
    });
  });
});

describe("calls", () => {
  test("send their body as JSON and give the answer's body", async () => {
    const { api, sent, reported } = aClient(() => Response.json({ success: true, website: { id: 7 } }));
    const answer = await api.websites.getWebsite({ params: { id: 7 } });
    expect(answer).toEqual({ success: true, website: { id: 7 } });
    expect(sent[0]).toMatchObject({ url: "/api/websites/7", init: { method: "GET", body: undefined } });

    await api.account.login({ body: { email: "a@b.cd", password: "x" } });
    expect(sent[1]?.init?.body).toBe('{"email":"a@b.cd","password":"x"}');
    expect(new Headers(sent[1]?.init?.headers).get("Content-Type")).toBe("application/json");
    expect(reported).toEqual([]);
  });

  test("a refusal becomes an error with everything that the server said, reported once", async () => {
    const body = {
      success: false,
      status: 429,
      message: "Too many attempts.",
      code: "too_many_requests",
      errors: { email: ["first", "second"] },
      data: { retry_after: 7 },
      help_text: "Wait.",
      requires_verification: true,
    };
    const { api, reported } = aClient(() => Response.json(body, { status: 429, headers: { "Retry-After": "7" } }));
    const error = await failureOf(api.account.login({ body: { email: "a@b.cd", password: "x" } }));
    expect(error).toMatchObject({
      name: "ApiError",
      status: 429,
      code: "too_many_requests",
      message: "Too many attempts.",
      data: { retry_after: 7 },
      helpText: "Wait.",
      requiresVerification: true,
      retryAfterSeconds: 7,
    });
    expect([error.fieldError("email"), error.fieldError("name")]).toEqual(["first", undefined]);
    expect(reported).toEqual([error]);
  });

  test("a refusal that somebody settles is sent again, once, and nobody else is told", async () => {
    const refused = { success: false, status: 403, message: "", code: "confirmation_required" };
    const reported: ApiError[] = [];
    const settled: string[] = [];
    let sent = 0;
    const aSettled = (isSettled: boolean, refusals: number) =>
      createApi({
        baseUrl: "/api",
        getSessionId: () => null,
        onError: (error) => reported.push(error),
        settle: async ({ code }) => Boolean(settled.push(code)) && isSettled,
        fetch: async () => (++sent <= refusals ? Response.json(refused, { status: 403 }) : Response.json({ ok: true })),
      });
    expect(await aSettled(true, 1).websites.getWebsite({ params: { id: 7 } })).toEqual({ ok: true });
    expect([sent, settled, reported]).toEqual([2, ["confirmation_required"], []]);
    sent = 0;
    await failureOf(aSettled(true, 2).websites.getWebsite({ params: { id: 7 } }));
    expect([sent, settled.length, reported.length]).toEqual([2, 2, 1]);
    sent = 0;
    await failureOf(aSettled(false, 1).websites.getWebsite({ params: { id: 7 } }));
    expect([sent, reported.length]).toEqual([1, 2]);
  });

  test("an answer that is no JSON is an error of its status, never a crash", async () => {
    const { api } = aClient(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const error = await failureOf(api.websites.getWebsite({ params: { id: 7 } }));
    expect(error).toMatchObject({ status: 502, code: "server_error", errors: {}, retryAfterSeconds: null });
  });

  test("a broken network is an error without a status", async () => {
    const cause = new TypeError("fetch failed");
    const { api, reported } = aClient(() => Promise.reject(cause));
    const error = await failureOf(api.websites.getWebsite({ params: { id: 7 } }));
    expect(error).toMatchObject({ status: 0, code: "network_error", cause });
    expect(reported).toEqual([error]);
  });

  test("a call that its caller gave up rejects and is not reported", async () => {
    const controller = new AbortController();
    const { api, reported } = aClient(({ init }) => {
      controller.abort();
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    const error = await failureOf(api.websites.getWebsite({ params: { id: 7 } }, { signal: controller.signal }));
    expect(error.status).toBe(0);
    expect(reported).toEqual([]);
  });
});

/** The parts of XMLHttpRequest that an upload uses; the test plays the network. */
class FakeRequest extends EventTarget {
  static readonly made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  readonly retryAfter: string | null = null;
  status = 0;
  responseText = "";
  opened = "";
  body: unknown = null;

  open(method: string, url: string): void {
    this.opened = `${method} ${url}`;
    FakeRequest.made.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): string | null {
    return this.retryAfter;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }
}

describe("uploads", () => {
  function anUpload(options: { signal?: AbortSignal } = {}) {
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    const { api, reported } = aClient(() => Response.error());
    const seen: number[] = [];
    const answer = api.onboarding.uploadCv(
      { body: { session_id: "s-1" }, files: { cv_file: new Blob(["cv"]) } },
      { ...options, onUploadProgress: (fraction) => seen.push(fraction) },
    );
    const request = FakeRequest.made.at(-1);
    if (!request) throw new Error("Nothing was sent.");
    return { answer, request, seen, reported };
  }

  test("tell how far they are and give the answer", async () => {
    const { answer, request, seen } = anUpload();
    request.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: 1, total: 4 }));
    request.upload.dispatchEvent(
      Object.assign(new Event("progress"), { lengthComputable: false, loaded: 2, total: 0 }),
    );
    request.answer(200, { success: true });
    expect(await answer).toEqual({ success: true });
    expect(seen).toEqual([0.25]);
    expect(request.opened).toBe("POST /api/onboarding/upload-cv");
    expect(request.headers.get("X-Session")).toBe("17");
    expect(request.headers.has("Content-Type")).toBe(false);
    expect(request.body).toBeInstanceOf(FormData);
    expect([...(request.body as FormData).keys()]).toEqual(["session_id", "cv_file"]);
  });

  test("fail like any other call", async () => {
    const refused = anUpload();
    refused.request.answer(413, { code: "file_too_large", message: "File size must be less than 10MB" });
    expect(await failureOf(refused.answer)).toMatchObject({ status: 413, code: "file_too_large" });
    const broken = anUpload();
    broken.request.dispatchEvent(new Event("error"));
    expect(await failureOf(broken.answer)).toMatchObject({ status: 0, code: "network_error" });
    expect(broken.reported).toHaveLength(1);
  });

  test("end when they are given up", async () => {
    const controller = new AbortController();
    const { answer, reported } = anUpload({ signal: controller.signal });
    controller.abort();
    expect((await failureOf(answer)).status).toBe(0);
    expect(reported).toEqual([]);
    const late = anUpload({ signal: controller.signal });
    expect((await failureOf(late.answer)).status).toBe(0);
    expect(late.request.body).toBeNull();
  });
});
