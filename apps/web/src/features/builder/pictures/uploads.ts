import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { fileProblem, uploadFault, type UploadFault } from "./file-rules.ts";

export type UploadState = { kind: "waiting" } | { kind: "sending"; share: number } | UploadFault;

/** A chosen file on its way. Its place says where it stands among those that were chosen. */
export type Upload = { key: string; file: File; place: number; state: UploadState };

type Send<Stored> = (
  file: File,
  options: { idempotencyKey: string; signal: AbortSignal; onUploadProgress: (share: number) => void },
) => Promise<Stored>;

export type Uploads = {
  get: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Stops a file, or forgets one that failed. */
  cancel: (key: string) => void;
  retry: (key: string) => void;
  /** Sends what waits for a connection. */
  goOn: () => void;
  /** Stops everything, without a word. */
  stop: () => void;
};

/** So many files are on their way at a time; the others wait. */
const atOnce = 2;

/**
 * Sends files a few at a time. What fails is kept until it is tried again or given up; one that is sent again keeps its
 * key, so that a picture whose answer was lost is not stored twice.
 * @param onStored hears of each stored file and its place among those that were chosen
 */
export function createUploads<Stored>(send: Send<Stored>, onStored: (stored: Stored, place: number) => void): Uploads {
  let uploads: readonly Upload[] = [];
  let places = 0;
  const running = new Map<string, AbortController>();
  const sentKeys = new Map<string, string>();
  const listeners = new Set<() => void>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const setState = (key: string, state: UploadState) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const drop = (key: string) => set(uploads.filter((upload) => upload.key !== key));

  function next(): void {
    for (const { key, file, place, state } of uploads) {
      if (running.size >= atOnce) return;
      if (state.kind === "waiting") void start(key, file, place);
    }
  }

  async function start(key: string, file: File, place: number): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    setState(key, { kind: "sending", share: 0 });
    const idempotencyKey = sentKeys.get(key) ?? newIdempotencyKey();
    sentKeys.set(key, idempotencyKey);
    const onUploadProgress = (share: number) => {
      if (!signal.aborted) setState(key, { kind: "sending", share });
    };
    try {
      const stored = await send(file, { idempotencyKey, signal, onUploadProgress });
      if (signal.aborted) return;
      drop(key);
      onStored(stored, place);
    } catch (error) {
      if (signal.aborted) return;
      const fault = uploadFault(error);
      if (fault.kind === "failed") sentKeys.delete(key);
      setState(key, fault);
    } finally {
      running.delete(key);
      next();
    }
  }

  function again(keys: readonly string[]): void {
    set(uploads.map((upload) => (keys.includes(upload.key) ? { ...upload, state: { kind: "waiting" } } : upload)));
    next();
  }

  return {
    get: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const added = files.map((file): Upload => {
        const problem = fileProblem(file);
        const refused: UploadState | null =
          problem === null ? null : { kind: "failed", message: problem, canRetry: false, needsRoom: false };
        return { key: newIdempotencyKey(), file, place: (places += 1), state: refused ?? { kind: "waiting" } };
      });
      set([...uploads, ...added]);
      next();
    },
    cancel(key) {
      running.get(key)?.abort();
      drop(key);
    },
    retry: (key) => again([key]),
    goOn: () => again(uploads.filter(({ state }) => state.kind === "offline").map(({ key }) => key)),
    stop() {
      uploads = [];
      for (const controller of running.values()) controller.abort();
    },
  };
}

/** Files that will be there if one waits. */
export const isOnItsWay = ({ state }: Upload): boolean => state.kind !== "failed";
