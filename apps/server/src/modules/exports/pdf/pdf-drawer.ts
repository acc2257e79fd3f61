import { Worker } from "node:worker_threads";
import { AppError } from "../../../http/app-error.ts";
import type { ExportDocument } from "../document/export-document.ts";
import type { PdfJob, PdfResult } from "./pdf-worker.ts";
import type { PdfAnswer } from "./render-pdf.ts";

/** A site with a hundred of everything takes some seconds of computing. */
const drawingMs = 120_000;
/** The fonts stay loaded for the next file for so long. */
const idleMs = 60_000;
const waitingAtMost = 20;
const memory = { maxOldGenerationSizeMb: 1024 };

type Waiting = { resolve: (answer: PdfAnswer) => void; reject: (error: unknown) => void; timer: NodeJS.Timeout };

/**
 * Draws PDF files in a thread of their own, so that long documents hold nobody up. One file after the other; the
 * thread ends when it is not needed, and is replaced when it takes too much time or memory.
 */
export function createPdfDrawer() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function stop(error?: unknown): void {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new AppError("unavailable", { retryAfterSeconds: 10, cause: error }));
    }
    waiting.clear();
    void stopped?.terminate();
  }

  function settle(result: PdfResult): void {
    const job = waiting.get(result.id);
    if (!job) return;
    waiting.delete(result.id);
    clearTimeout(job.timer);
    if ("failure" in result) job.reject(new AppError("server_error", { cause: new Error(result.failure) }));
    else job.resolve(result);
    if (waiting.size === 0) idle = setTimeout(stop, idleMs).unref();
  }

  function running(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const started = new Worker(new URL("./pdf-worker.ts", import.meta.url), { resourceLimits: memory });
    const ended = (error?: unknown) => {
      if (worker === started) stop(error);
    };
    started.on("message", settle);
    started.on("error", ended);
    started.on("exit", () => ended());
    started.unref();
    worker = started;
    return started;
  }

  return {
    /** @throws AppError unavailable when too many wait, or when drawing takes too long */
    draw(document: ExportDocument): Promise<PdfAnswer> {
      if (waiting.size >= waitingAtMost) throw new AppError("unavailable", { retryAfterSeconds: 10 });
      const id = ++lastId;
      return new Promise<PdfAnswer>((resolve, reject) => {
        const timer = setTimeout(() => stop(new Error("Drawing a PDF took too long.")), drawingMs).unref();
        waiting.set(id, { resolve, reject, timer });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        running().postMessage({ id, document } satisfies PdfJob);
      });
    },
    close: (): void => stop(),
  };
}

export type PdfDrawer = ReturnType<typeof createPdfDrawer>;
