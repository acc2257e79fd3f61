// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readHere, type ReaderAnswer } from "./read-here.ts";

/** A reader that says what a test has it say. */
class SilentReader extends EventTarget {
  static last: SilentReader | null = null;
  isEnded = false;

  constructor() {
    super();
    SilentReader.last = this;
  }

  postMessage = () => undefined;
  terminate = () => void (this.isEnded = true);
  say = (data: ReaderAnswer) => this.dispatchEvent(new MessageEvent("message", { data }));
}

beforeEach(() => {
  SilentReader.last = null;
  vi.stubGlobal("Worker", SilentReader);
});
afterEach(() => vi.useRealTimers());

const pdf = new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" });

async function begin() {
  const controller = new AbortController();
  const onLoaded = vi.fn<() => void>();
  const onEnd = vi.fn<(tryout: unknown) => void>();
  const reading = readHere(pdf, { signal: controller.signal, onLoaded }).then(onEnd);
  await vi.waitFor(() => expect(SilentReader.last).not.toBeNull());
  return { reader: SilentReader.last, controller, onLoaded, onEnd, reading };
}

test("however long a slow line takes, no clock gives the file to the server", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
  const { reader, controller, onEnd, reading } = await begin();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([onEnd.mock.calls, reader?.isEnded]).toEqual([[], false]);
  controller.abort();
  await reading;
  expect([onEnd.mock.calls, reader?.isEnded]).toEqual([[[null]], true]);
});

test("it is told when the reader has come, and nothing else that it says ends the reading", async () => {
  const { reader, onLoaded, onEnd, reading } = await begin();
  reader?.say({ type: "loaded" });
  expect([onLoaded.mock.calls.length, onEnd.mock.calls]).toEqual([1, []]);
  reader?.say({ type: "tryout", tryout: null });
  await reading;
  expect(onEnd.mock.calls).toEqual([[null]]);
});
