import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedCoding, isKnownTag, type Coding } from "./content-negotiation.ts";
import { sessionCookieName } from "./session-cookies.ts";
import type { Traffic } from "./traffic.ts";

/** The bodies of one answer that can be sent as they are, and their tag. */
export type ReadyForms = Partial<Record<Coding | "plain", Buffer>> & { etag: string };

/** An answer that is the same for everybody who asks for it without a session. */
export type ReadyAnswer = {
  /** What may be sent at this very moment; null when it has to be found anew. */
  forms: () => ReadyForms | null;
};

type Kept = ReadyAnswer & {
  /** Names and values in turn, as the framework sent them; without what belongs to one request or one form. */
  headers: readonly string[];
  /** All headers of an answer with a body, with room for the number of the request at the end. */
  readonly heads: WeakMap<Buffer, string[]>;
  headersUnchanged: readonly string[];
};

/** Addresses that are remembered; their bodies are counted where they are kept. */
const mostAnswers = 50_000;
/** What is of one request, or of one form of the body. */
const ofOneAnswer = new Set(
  "connection,content-encoding,content-length,date,etag,keep-alive,transfer-encoding,x-request-id".split(","),
);

/**
 * Answers that are sent before the framework hears of their requests: what it answered once for an address is
 * answered again with the same headers, for as long as whoever made it says that it is current. Requests that ask for
 * anything more (a part, somebody's session) go the long way.
 */
export class ReadyAnswers {
  /** Requests that were answered here since the start. */
  answered = 0;
  readonly #answers = new Map<string, Kept>();
  readonly #traffic: Traffic;

  constructor(traffic: Traffic) {
    this.#traffic = traffic;
  }

  /** Keeps what the framework is about to send with status 200 or 304 for everybody at the address of a request. */
  offer(request: FastifyRequest, reply: FastifyReply, { forms }: ReadyAnswer): void {
    const { host } = request.headers;
    if (host === undefined) return;
    const address = addressOf(host, request.raw.url);
    if (this.#answers.get(address)?.forms()) return;
    const headers = headersOf(reply);
    if (headers.has("set-cookie")) return;
    this.#answers.delete(address);
    this.#answers.set(address, {
      forms,
      headers: [...headers].flat(),
      heads: new WeakMap(),
      headersUnchanged: [...headers].filter(([name]) => name !== "content-type").flat(),
    });
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > mostAnswers && !oldest.done) this.#answers.delete(oldest.value);
  }

  /** Sends the answer if it is ready. @returns whether it was; if not, nothing has been done */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.host === undefined || this.#traffic.isLeaving) return false;
    const address = addressOf(headers.host, request.url);
    const kept = this.#answers.get(address);
    if (kept === undefined || !isPlain(headers)) return false;
    const forms = kept.forms();
    if (forms === null) {
      this.#answers.delete(address);
      return false;
    }
    if (isKnownTag(headers["if-none-match"], forms.etag)) {
      this.answered += 1;
      response.writeHead(304, [...kept.headersUnchanged, "etag", forms.etag, "x-request-id", randomUUID()]).end();
      return true;
    }
    return this.#send(forms, kept, { request, response });
  }

  #send(
    forms: ReadyForms,
    kept: Kept,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): boolean {
    const coding = forms.plain ? null : acceptedCoding(request.headers["accept-encoding"]);
    const body = forms[coding ?? "plain"];
    if (body === undefined) return false;
    this.answered += 1;
    response.writeHead(200, headOf(kept, { body, coding, etag: forms.etag }));
    response.end(request.method === "HEAD" ? undefined : body);
    if (response.socket && response.socket.writableLength > 0) this.#traffic.watchLeaving(response);
    return true;
  }
}

/** The headers of one answer; the list is the same each time, and only the number of the request in it is new. */
function headOf(
  { headers, heads }: Kept,
  { body, coding, etag }: { body: Buffer; coding: Coding | null; etag: string },
): string[] {
  let head = heads.get(body);
  if (!head) {
    head = [...headers, "etag", etag, "content-length", String(body.length)];
    if (coding !== null) head.push("content-encoding", coding);
    head.push("x-request-id", "");
    heads.set(body, head);
  }
  head[head.length - 1] = randomUUID();
  return head;
}

/** Documents do not depend on what stands behind the question mark. */
function addressOf(host: string, url = "/"): string {
  const end = url.indexOf("?");
  return host + (end === -1 ? url : url.slice(0, end));
}

/** Whether a request asks for nothing but the answer that everybody gets. */
function isPlain(headers: IncomingMessage["headers"]): boolean {
  return (
    headers.range === undefined &&
    headers["if-modified-since"] === undefined &&
    !headers.cookie?.includes(sessionCookieName)
  );
}

function headersOf(reply: FastifyReply): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() }))
    if (value !== undefined && !ofOneAnswer.has(name)) all.set(name, String(value));
  return all;
}
