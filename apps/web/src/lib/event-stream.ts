import { requestHeaders } from "@vitrine/api-client";

export type StreamMessage = { id: string | null; event: string; data: string };

export type EventStreamOptions = {
  url: string;
  getSessionId: () => number | null;
  onMessage: (message: StreamMessage) => void;
  /** Told when the stream opens, breaks (a new attempt follows) or is refused (no further attempt). */
  onState?: (state: "open" | "broken" | "refused", status?: number) => void;
  lastEventId?: string | null;
  fetch?: typeof fetch;
  /** First pause before a new attempt; doubles up to 16 times it. */
  retryMs?: number;
  /** A stream that is silent for so long is taken for dead. */
  silenceMs?: number;
};

/**
 * Server-sent events over an authorised fetch: reconnects by itself and resumes after the last
 * event id seen. Stops for good on a refusal (4xx) and on `close()`.
 */
export function openEventStream(options: EventStreamOptions): { close: () => void } {
  const stop = new AbortController();
  void run(options, stop.signal);
  return { close: () => stop.abort() };
}

async function run(options: EventStreamOptions, stopped: AbortSignal): Promise<void> {
  const baseMs = options.retryMs ?? 1000;
  let lastEventId = options.lastEventId ?? null;
  let attempt = 0;
  while (!stopped.aborted) {
    const outcome = await readOnce(options, stopped, lastEventId, (message) => {
      attempt = 0;
      lastEventId = message.id ?? lastEventId;
      if (!stopped.aborted) options.onMessage(message);
    });
    if (stopped.aborted) return;
    if (outcome.refused) return options.onState?.("refused", outcome.status);
    options.onState?.("broken", outcome.status);
    await pause(baseMs * 2 ** Math.min(attempt, 4), stopped);
    attempt += 1;
  }
}

type Outcome = { refused: boolean; status: number };

async function readOnce(
  options: EventStreamOptions,
  stopped: AbortSignal,
  lastEventId: string | null,
  onMessage: (message: StreamMessage) => void,
): Promise<Outcome> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stillAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), options.silenceMs ?? 45_000);
  };
  try {
    stillAlive();
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: {
        ...requestHeaders(options.getSessionId()),
        Accept: "text/event-stream",
        ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}),
      },
      cache: "no-store",
      signal: AbortSignal.any([stopped, silence.signal]),
    });
    if (!response.ok || !response.body) {
      return {
        refused: response.status >= 400 && response.status < 500 && response.status !== 429,
        status: response.status,
      };
    }
    options.onState?.("open", response.status);
    const parser = createEventParser(onMessage);
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      stillAlive();
      parser(chunk);
    }
    return { refused: false, status: response.status };
  } catch {
    return { refused: false, status: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** Feeds text pieces of an event stream; calls back per dispatched event (HTML standard, 9.2.6). */
export function createEventParser(onMessage: (message: StreamMessage) => void): (text: string) => void {
  let rest = "";
  let id: string | null = null;
  let event = "message";
  let data: string[] = [];
  const takeLine = (line: string) => {
    if (line === "") {
      if (data.length > 0) onMessage({ id, event, data: data.join("\n") });
      event = "message";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "id") id = value;
    else if (field === "event") event = value;
  };
  return (text) => {
    rest += text;
    // A lone carriage return at the end may be half of a pair: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  };
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
