import type { ImportSource } from "../core/document.ts";
import type { CvParse, ParseOptions } from "../core/parse.ts";
import type { ExtractedText } from "../extract-text.ts";
import { ReadingQueue } from "./reading-queue.ts";
import type { ReadingLimits } from "./reading-queue.ts";
import type { JobResult } from "./protocol.ts";

export { UnreadableDocument } from "../core/errors.ts";
export type { UnreadableCode } from "../core/errors.ts";
export type { CvParse, ParseOptions, ParseProgress } from "../core/parse.ts";
export type { ExtractedText } from "../extract-text.ts";
export { EngineUnavailable } from "../core/unavailable.ts";

export type CvEngineOptions = Partial<ReadingLimits>;

/** For whom a file is read. */
export type Requester = {
  /** The account as an opaque key: readers are shared fairly between keys. Work without one stands for itself. */
  who?: string | undefined;
  /** Since when they wait: of newcomers, whoever came last goes first. Without it, since now. */
  cameAt?: Date | undefined;
  /** Aborted when nobody waits for the answer any more; the work is then dropped. */
  signal?: AbortSignal | undefined;
};

/** The CV engine in processes of its own: a bad file costs one job, never the process, and never other people's turn. */
export type CvEngine = {
  /** The text layer of a file, and whether it is enough to read a CV from. */
  extract: (bytes: Uint8Array, from?: { source?: ImportSource | undefined } & Requester) => Promise<ExtractedText>;
  parse: (bytes: Uint8Array, options?: ParseOptions & Requester) => Promise<CvParse>;
  parseText: (text: string, options?: ParseOptions & Requester) => Promise<CvParse>;
  /** PNG of a page of a PDF; null for other formats and missing pages. */
  renderPage: (bytes: Uint8Array, page: number, size: { width: number } & Requester) => Promise<Buffer | null>;
  /** Loads what the first file would otherwise wait for. Without effect on anything but time. */
  warmUp: () => Promise<void>;
  /** Ends all jobs. */
  close: () => Promise<void>;
};

const defaults: ReadingLimits = {
  size: 2,
  timeoutMs: 60_000,
  // One allocation may go far over the heap: 384 keeps the whole below 1 GiB.
  memoryMb: 384,
  residentMb: 1024,
  textProcessorMs: 20_000,
  pictureProcessorMs: 110_000,
  accountProcessorMs: 40_000,
  waitMs: 45_000,
  idleMs: 60_000,
  wornMb: 400,
};

/**
 * Starts an engine. Its calls reject with UnreadableDocument: the codes of the readers, and `timed_out` or
 * `out_of_memory` when a job goes beyond its limits; with EngineUnavailable when the file may be read a moment later; any
 * other Error is a fault of the engine, not of the file.
 */
export function createCvEngine(options: CvEngineOptions = {}): CvEngine {
  const limits = { ...defaults, ...options };
  const { textProcessorMs } = limits;
  const queue = new ReadingQueue(limits);
  return {
    extract: (bytes, { source, ...requester } = {}) =>
      queue.read<JobResult["extract"]>(
        { kind: "extract", bytes, from: source ? { source } : {} },
        { ...requester, isUrgent: true, processorMs: textProcessorMs },
      ),
    parse: (bytes, { onProgress, who, cameAt, signal, ...rest } = {}) =>
      queue.read<JobResult["parse"]>(
        { kind: "parse", bytes, options: rest },
        { who, cameAt, signal, onProgress, isUrgent: false, processorMs: parseBudget(bytes, limits) },
      ),
    parseText: (text, { onProgress, who, cameAt, signal, ...rest } = {}) =>
      queue.read<JobResult["parseText"]>(
        { kind: "parseText", text, options: rest },
        { who, cameAt, signal, onProgress, isUrgent: false, processorMs: textProcessorMs },
      ),
    renderPage: async (bytes, page, { width, ...requester }) => {
      const picture = await queue.read<JobResult["renderPage"]>(
        { kind: "renderPage", bytes, page, width },
        { ...requester, isUrgent: true, processorMs: textProcessorMs },
      );
      return picture ? Buffer.from(picture) : null;
    },
    warmUp: () => queue.warmUp(),
    close: () => {
      queue.close();
      return Promise.resolve();
    },
  };
}

/** Only a PDF may have pages that are pictures; recognising them is honest work and bounds itself. */
function parseBudget(bytes: Uint8Array, limits: ReadingLimits): number {
  const isPdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(0, 1024).includes("%PDF-");
  return isPdf ? limits.pictureProcessorMs : limits.textProcessorMs;
}
