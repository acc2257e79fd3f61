import { UnreadableDocument } from "../core/errors.ts";
import type { ImportSource } from "../core/document.ts";
import type { CvParse, ParseOptions, ParseProgress } from "../core/parse.ts";
import type { ExtractedText } from "../extract-text.ts";
import { JobProcess } from "./job-process.ts";
import type { JobRequest, JobResult } from "./protocol.ts";

export { UnreadableDocument } from "../core/errors.ts";
export type { UnreadableCode } from "../core/errors.ts";
export type { CvParse, ParseOptions, ParseProgress } from "../core/parse.ts";
export type { ExtractedText } from "../extract-text.ts";

export type CvEngineOptions = {
  /** Jobs that run at the same time. */
  size?: number;
  /** A job that runs longer is ended. */
  timeoutMs?: number;
  /** Heap of one job. One allocation may go far over it before the process ends: 384 keeps the whole below 1 GiB. */
  memoryMb?: number;
};

/** The CV engine in processes of its own: a bad file costs one job, never the process. */
export type CvEngine = {
  /** The text layer of a file, and whether it is enough to read a CV from. */
  extract: (bytes: Uint8Array, from?: { source?: ImportSource }) => Promise<ExtractedText>;
  parse: (bytes: Uint8Array, options?: ParseOptions) => Promise<CvParse>;
  parseText: (text: string, options?: ParseOptions) => Promise<CvParse>;
  /** PNG of a page of a PDF; null for other formats and missing pages. */
  renderPage: (bytes: Uint8Array, page: number, size: { width: number }) => Promise<Buffer | null>;
  /** Ends all jobs. */
  close: () => Promise<void>;
};

type Waiting = { start: (reader: JobProcess) => void; fail: (error: Error) => void };

const defaults = { size: 2, timeoutMs: 60_000, memoryMb: 384 };

/**
 * Starts an engine. Its calls reject with UnreadableDocument: the codes of the readers, and `timed_out` or
 * `out_of_memory` when a job goes beyond its limits. Any other Error is a fault of the engine, not of the file.
 */
export function createCvEngine(options: CvEngineOptions = {}): CvEngine {
  const { size, timeoutMs, memoryMb } = { ...defaults, ...options };
  const idle: JobProcess[] = Array.from({ length: size }, () => new JobProcess({ timeoutMs, memoryMb }));
  const all = [...idle];
  const waiting: Waiting[] = [];
  let isClosed = false;

  const release = (reader: JobProcess): void => {
    const next = waiting.shift();
    if (next) next.start(reader);
    else idle.push(reader);
  };
  const acquire = (): Promise<JobProcess> => {
    if (isClosed) return Promise.reject(new Error("The CV engine is closed."));
    const reader = idle.pop();
    if (reader) return Promise.resolve(reader);
    return new Promise((start, fail) => waiting.push({ start, fail }));
  };
  const run = async <K extends JobRequest["kind"]>(
    request: Extract<JobRequest, { kind: K }>,
    onProgress?: (progress: ParseProgress) => void,
  ): Promise<JobResult[K]> => {
    const reader = await acquire();
    try {
      // The reader answers each kind of request with the result of that kind.
      return (await reader.run(request, onProgress)) as JobResult[K];
    } finally {
      release(reader);
    }
  };

  return {
    extract: (bytes, from = {}) => run({ kind: "extract", bytes, from }),
    parse: (bytes, { onProgress, ...rest } = {}) => run({ kind: "parse", bytes, options: rest }, onProgress),
    parseText: (text, { onProgress, ...rest } = {}) => run({ kind: "parseText", text, options: rest }, onProgress),
    renderPage: async (bytes, page, { width }) => {
      const picture = await run({ kind: "renderPage", bytes, page, width });
      return picture ? Buffer.from(picture) : null;
    },
    close: () => {
      isClosed = true;
      for (const { fail } of waiting.splice(0)) fail(closedError());
      for (const reader of all) reader.close();
      return Promise.resolve();
    },
  };
}

function closedError(): UnreadableDocument {
  return new UnreadableDocument("timed_out", "The engine was stopped before the file was read.");
}
