import type { TryoutHere } from "./tryout-here.ts";

/** `loaded`: all that reads a CV has come over the line. */
export type ReaderAnswer = { type: "loaded" } | { type: "tryout"; tryout: TryoutHere | null };

type Reading = { signal: AbortSignal; onLoaded: () => void };

/**
 * Reads a PDF in this browser, in a thread of its own: nothing of it is sent. However long that takes, the visitor alone
 * ends it (decision 061): a clock would hand in by itself what a slow line or phone is late with.
 * @param reading.signal gives up: the visitor would rather have the server read it
 * @param reading.onLoaded told when the reader is here, and the reading begins
 * @returns null where the browser cannot: no PDF, no text in it, no worker
 */
export async function readHere(file: File, reading: Reading): Promise<TryoutHere | null> {
  if (typeof Worker === "undefined" || !(await isPdf(file))) return null;
  const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module", name: "cv-reader" });
  try {
    return await answerOf(worker, file, reading);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, file: File, { signal, onLoaded }: Reading): Promise<TryoutHere | null> {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
      // pdf.js greets from its own part of the worker.
      if (data.type === "tryout") resolve(data.tryout);
      else if (data.type === "loaded") onLoaded();
    });
    worker.addEventListener("error", () => resolve(null));
    if (signal.aborted) return resolve(null);
    signal.addEventListener("abort", () => resolve(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its page have one origin
    worker.postMessage(file);
  });
}

/** Word files are not worth the reader's way over the line. */
async function isPdf(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer());
  return head.includes("%PDF-");
}
