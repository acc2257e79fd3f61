import { connect } from "node:net";

export type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string };
/** Answers within the time, how long they took, and connections that gave none. */
export type Outcome = { answers: number; refusals: number; perSecond: number; p50Ms: number; p99Ms: number };

const headEnd = "\r\n\r\n";

/**
 * Asks over `connections` that stay open, one request after the other on each, without a library in between: the
 * one who asks must need less than the one who answers.
 * @param next the request to send as the n-th one of all
 * @param pauseMs how long each connection waits between an answer and its next request
 */
export async function sendLoad(
  url: string,
  next: (n: number) => Request,
  { connections, seconds, pauseMs = 0 }: { connections: number; seconds: number; pauseMs?: number },
): Promise<Outcome> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let sent = 0;
  let refusals = 0;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(url, {
        next: () => textOf(next(sent++), new URL(url).host),
        isOver: () => performance.now() > end,
        pauseMs,
        onAnswer: (ms, status) => {
          times.push(ms);
          if (status >= 400) refusals += 1;
        },
      }),
    ),
  );
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { answers: times.length, refusals, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function textOf({ path, method = "GET", headers = {}, body = "" }: Request, host: string): string {
  const all = { host, ...headers, ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

type Asking = {
  next: () => string;
  isOver: () => boolean;
  pauseMs: number;
  onAnswer: (ms: number, status: number) => void;
};

/** One connection. Answers carry their length, as all of these servers' do. */
function askUntil(url: string, { next, isOver, pauseMs, onAnswer }: Asking): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let asked = 0;
    let missing = 0;
    let status = 0;
    const ask = () => {
      asked = performance.now();
      missing = -1;
      socket.write(next());
    };
    socket.setNoDelay(true).on("connect", ask).on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (bytes) => {
      if (missing === -1) {
        const head = bytes.indexOf(headEnd);
        const text = bytes.toString("latin1", 0, head);
        status = Number(text.slice(9, 12));
        const length = /content-length: (\d+)/i.exec(text)?.[1] ?? "0";
        missing = head + headEnd.length + Number(length);
      }
      missing -= bytes.length;
      if (missing > 0) return;
      onAnswer(performance.now() - asked, status);
      if (isOver()) socket.destroy();
      else if (pauseMs > 0) setTimeout(ask, pauseMs);
      else ask();
    });
  });
}
