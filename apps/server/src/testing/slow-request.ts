import { request, type IncomingHttpHeaders } from "node:http";

export type SlowAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

export type SlowRequest = {
  /** Sends the next part of the body. */
  send: (part: string | Uint8Array) => void;
  /** Ends the body. */
  finish: () => void;
  /** Resolves once the server has begun with a request whose body is sent in parts; rejects as `answer` does. */
  hasCome: Promise<unknown>;
  /** The whole answer; rejects when the connection is cut before its end. */
  answer: Promise<SlowAnswer>;
  /** Cuts the connection. */
  cut: () => void;
  /** What has arrived of the answer's body. */
  soFar: () => string;
};

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/** A request over a real connection whose body is sent bit by bit; a request without `body` waits for its parts. */
export function slowRequest(url: string, { method = "GET", headers = {}, body }: Asked = {}): SlowRequest {
  const isInParts = body === undefined && method !== "GET";
  // A server says so the moment it has read the headers.
  const asked = isInParts ? { ...headers, Expect: "100-continue" } : headers;
  const sent = request(url, { method, headers: asked, agent: false });
  let text = "";
  const answer = new Promise<SlowAnswer>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.setEncoding("latin1").on("data", (part: string) => (text += part));
      response.once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
  });
  answer.catch(() => undefined);
  const hasCome = Promise.race([new Promise((resolve) => sent.once("continue", resolve)), answer]);
  hasCome.catch(() => undefined);
  if (isInParts) sent.flushHeaders();
  else sent.end(body);
  return {
    send: (part) => void sent.write(part),
    finish: () => void sent.end(),
    cut: () => void sent.destroy(),
    hasCome,
    answer,
    soFar: () => text,
  };
}
