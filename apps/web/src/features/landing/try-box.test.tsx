// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ReaderAnswer } from "../../lib/tryout-here/read-here.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { stubApi } from "../../testing/stub-api.ts";
// What hands a CV in comes when it is wanted: with this it is at hand when a test wants it.
import "./open-tryout.ts";
import { TryBox } from "./try-box.tsx";

/** A reader that waits on the line until a test has it speak. */
class WaitingReader extends EventTarget {
  static last: WaitingReader | null = null;

  constructor() {
    super();
    WaitingReader.last = this;
  }

  postMessage = () => undefined;
  terminate = () => undefined;
  say = (data: ReaderAnswer) => this.dispatchEvent(new MessageEvent("message", { data }));
}

class SlowFile {
  transferSize = 50_000;
  responseStart = 0;
  responseEnd = 1000;
}

beforeEach(() => {
  resetClient();
  stubApi({});
  vi.stubGlobal("Worker", WaitingReader);
  vi.stubGlobal("PerformanceResourceTiming", SlowFile);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([new SlowFile() as unknown as PerformanceEntry]);
});

async function give(name: string, content = "%PDF-1.4"): Promise<void> {
  await renderPage(<TryBox />, "/");
  await screen.findByText("Choose a file");
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("Nothing takes a file.");
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

test("on a slow line one is told what is waited for, and reading is called so once it begins", async () => {
  await give("cv.pdf");
  expect(await screen.findByText("Loading what reads it in your browser: 4.5 MB…")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Let our server read it" })).toBeTruthy();
  await vi.waitFor(() => expect(WaitingReader.last).not.toBeNull());
  WaitingReader.last?.say({ type: "loaded" });
  expect(await screen.findByText("Reading your CV in your browser…")).toBeTruthy();
});

test("of a Word file it is never said that the browser reads it", async () => {
  await give("cv.docx", "PK");
  expect(await screen.findByText("Handing in your CV…")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Let our server read it" })).toBeNull();
});
