import { vi } from "vitest";

export type StubbedCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** What a call with files sends in place of a body. */
  form: FormData | null;
  headers: Headers;
};
type Answer = { status?: number; json: unknown };
type Reply = Answer | ((call: StubbedCall) => Answer | Promise<Answer>);

/**
 * Stands in for the network: answers by "METHOD /path" (without `/api` and query) and records every
 * call; `*` stands for any last part. A call without an answer fails like a broken connection.
 */
export function stubApi(replies: Record<string, Reply>): StubbedCall[] {
  const calls: StubbedCall[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const call: StubbedCall = {
      method: init.method ?? "GET",
      path: url.replace(/^\/api/, "").replace(/\?.*$/, ""),
      query: new URLSearchParams(url.replace(/^[^?]*\??/, "")),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      form: init.body instanceof FormData ? init.body : null,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const reply =
      replies[`${call.method} ${call.path}`] ?? replies[`${call.method} ${call.path.replace(/[^/]+$/, "*")}`];
    if (!reply) throw new TypeError("Failed to fetch");
    const { status = 200, json } = typeof reply === "function" ? await reply(call) : reply;
    return new Response(JSON.stringify(json), { status });
  });
  return calls;
}

/** A refusal in the API's one envelope. */
export function refusal(status: number, code: string, rest: Record<string, unknown> = {}): Answer {
  return { status, json: { success: false, status, message: "", code, ...rest } };
}
