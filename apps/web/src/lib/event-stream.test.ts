import { expect, test, vi } from "vitest";
import { createEventParser, openEventStream, type StreamMessage } from "./event-stream.ts";

const streamOf = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

function parse(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const feed = createEventParser((message) => messages.push(message));
  for (const piece of pieces) feed(piece);
  return messages;
}

test("events are found however the text is cut", () => {
  const text = "id: 1\r\nevent: progress\r\ndata: a\r\ndata: b\r\n\r\n: heartbeat\n\ndata:c\n\n";
  const whole = parse(text);
  expect(whole).toEqual([
    { id: "1", event: "progress", data: "a\nb" },
    { id: "1", event: "message", data: "c" },
  ]);
  for (let cut = 1; cut < text.length; cut += 1) expect(parse(text.slice(0, cut), text.slice(cut))).toEqual(whole);
});

test("a broken stream is resumed after the last event id, in the session", async () => {
  const fetchStub = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(streamOf("id: 4\ndata: one\n\n"))
    .mockResolvedValueOnce(streamOf("id: 5\ndata: two\n\n"))
    .mockResolvedValue(new Response(null, { status: 404 }));
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    openEventStream({
      url: "/api/onboarding/events",
      getSessionId: () => 17,
      onMessage: ({ data }) => seen.push(data),
      onState: (state) => state === "refused" && resolve(),
      fetch: fetchStub,
      retryMs: 1,
    });
  });
  const headers = fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(seen).toEqual(["one", "two"]);
  expect(headers.map((one) => one.get("Last-Event-ID"))).toEqual([null, "4", "5"]);
  expect(headers[0]?.get("X-Session")).toBe("17");
});

test("closing aborts the request and nothing more is told", async () => {
  let signal: AbortSignal | null | undefined;
  const fetchStub = vi.fn<typeof fetch>((_url, init) => {
    signal = init?.signal;
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  });
  const onState = vi.fn();
  const stream = openEventStream({
    url: "/x",
    getSessionId: () => null,
    onMessage: () => undefined,
    onState,
    fetch: fetchStub,
  });
  stream.close();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(onState).not.toHaveBeenCalled();
});

test("a silent stream is taken for dead and opened again", async () => {
  const fetchStub = vi
    .fn<typeof fetch>()
    .mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("silent")))),
    )
    .mockResolvedValue(new Response(null, { status: 401 }));
  const states: string[] = [];
  await new Promise<void>((resolve) => {
    openEventStream({
      url: "/x",
      getSessionId: () => null,
      onMessage: () => undefined,
      onState: (state) => {
        states.push(state);
        if (state === "refused") resolve();
      },
      fetch: fetchStub,
      retryMs: 1,
      silenceMs: 20,
    });
  });
  expect(states).toEqual(["broken", "refused"]);
});
