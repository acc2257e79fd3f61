import type { TryoutHere } from "./tryout-here.ts";

export type ReaderAnswer = { type: "tryout"; tryout: TryoutHere | null };

/** Longer than the longest CV takes on a slow phone: what has not ended by then is stuck. */
const patienceMs = 60_000;

/**
 * Reads a PDF in this browser, in a thread of its own: nothing of it is sent.
 * @param signal gives up: the visitor would rather have the server read it
 * @returns null where the browser cannot: no PDF, no text in it, no worker
 */
export async function readHere(file: File, signal: AbortSignal): Promise<TryoutHere | null> {
  if (typeof Worker === "undefined" || !(await isPdf(file))) return null;
  const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module", name: "cv-reader" });
  try {
    return await answerOf(worker, file, signal);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, file: File, signal: AbortSignal): Promise<TryoutHere | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    const settle = (tryout: TryoutHere | null) => {
      clearTimeout(timer);
      resolve(tryout);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
      // pdf.js greets from its own part of the worker.
      if (data.type === "tryout") settle(data.tryout);
    });
    worker.addEventListener("error", () => settle(null));
    if (signal.aborted) return settle(null);
    signal.addEventListener("abort", () => settle(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its page have one origin
    worker.postMessage(file);
  });
}

/** Word files are not worth the reader's way over the line. */
async function isPdf(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer());
  return head.includes("%PDF-");
}
