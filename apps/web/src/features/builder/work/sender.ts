import type { SentOperation } from "./operations.ts";
import type { Waiting } from "./outbox.ts";
import type { Sent } from "./send-waiting.ts";
import type { WorkStore } from "./work-store.ts";

/** What the owner hears of an operation: stored, kept here until the way is free, or refused. */
export type Outcome = { kind: "stored" } | { kind: "kept" } | { kind: "refused"; error: unknown };

type Listener = (outcome: Outcome, waiting: Waiting) => void;

/** One attempt at the operation that is first in line. */
export type Send = (waiting: Waiting) => Promise<Sent>;

/** Nothing waits; something is on its way; the way is broken and what waits is kept. */
export type SendState = "idle" | "sending" | "offline";

export type Sender = {
  state: () => SendState;
  subscribe: (listener: () => void) => () => void;
  /** Carries out an operation: it shows at once, is kept, and is sent after those before it. */
  perform: (operation: SentOperation, options?: { isUndo?: boolean }) => Promise<Outcome>;
  /** Sends what waits, now; a running attempt goes on. */
  flush: () => Promise<void>;
  /** Begins with what waits from an earlier visit; the answer stops it. */
  start: () => () => void;
};

/** Pauses before further attempts in milliseconds; the last one repeats. */
const pauses = [1000, 2000, 5000, 10_000, 20_000] as const;
/** So many failures on the server's own side and an operation counts as refused. */
const failuresAllowed = 5;

/** Sends a work's outbox, one operation after the other, however often the way breaks. */
export function createSender(store: WorkStore, send: Send, onSettled: Listener): Sender {
  const heard = new Map<string, (outcome: Outcome) => void>();
  const failures = new Map<string, number>();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let breaks = 0;
  let isStopped = false;
  let state: SendState = "idle";
  const listeners = new Set<() => void>();

  function set(next: SendState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function tell(waiting: Waiting, outcome: Outcome): void {
    const hear = heard.get(waiting.key);
    heard.delete(waiting.key);
    if (hear) hear(outcome);
    else onSettled(outcome, waiting);
  }

  /** True while somebody waits for the answer in a form that still holds the text. */
  function decide(waiting: Waiting, sent: Sent): Outcome {
    if ("acknowledged" in sent) return { kind: "stored" };
    if (sent.kind === "refused") return { kind: "refused", error: sent.error };
    if (sent.kind === "later") return { kind: "kept" };
    const count = (failures.get(waiting.key) ?? 0) + 1;
    failures.set(waiting.key, count);
    return heard.has(waiting.key) || count >= failuresAllowed
      ? { kind: "refused", error: sent.error }
      : { kind: "kept" };
  }

  async function run(): Promise<void> {
    for (;;) {
      const [waiting] = store.work().outbox;
      if (!waiting || isStopped) break;
      const { key } = waiting;
      if (state === "idle") set("sending");
      const sent = await send(waiting).catch(later);
      if (isStopped) return;
      const outcome = decide(waiting, sent);
      if (outcome.kind === "kept") {
        for (const later of store.work().outbox) if (heard.has(later.key)) tell(later, outcome);
        return tryAgainLater();
      }
      breaks = 0;
      set("sending");
      failures.delete(key);
      store.settle(waiting, sent);
      tell(waiting, outcome);
    }
    if (!isStopped) set("idle");
  }

  function tryAgainLater(): void {
    const pause = pauses[Math.min(breaks, pauses.length - 1)];
    breaks += 1;
    set("offline");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    perform(operation, options) {
      const waiting = store.queue(operation, options);
      const answer = new Promise<Outcome>((resolve) => heard.set(waiting.key, resolve));
      void flush().then(() => (store.work().outbox.some(({ key }) => key === waiting.key) ? flush() : undefined));
      return answer;
    },
    flush,
    start() {
      isStopped = false;
      const flushNow = () => void flush();
      window.addEventListener("online", flushNow);
      if (store.work().outbox.length > 0) flushNow();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        window.removeEventListener("online", flushNow);
      };
    },
  };
}

/** What could not even begin, because its code did not come, is tried again. */
const later = (error: unknown): Sent => ({ kind: "later", error });
