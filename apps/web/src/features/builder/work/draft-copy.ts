import type { Api } from "@vitrine/api-client";
import { sameValue } from "../draft/fields.ts";
import { copyOf, type CopiedWork } from "./copied-work.ts";
import type { Work } from "./work-state.ts";
import type { WorkStore } from "./work-store.ts";

/** Where the unsaved changes are: with the server, on the way there, or in this browser only. */
export type CopyState = "kept" | "keeping" | "offline";

export type DraftCopy = {
  state: () => CopyState;
  subscribe: (listener: () => void) => () => void;
  /** Sends now what has not been sent. */
  flush: () => Promise<void>;
  /** Begins to follow the work; the answer stops it. */
  start: () => () => void;
};

type Calls = Pick<Api["versions"], "keepDraft">;

/** Typing rests so long before its copy goes to the server, in milliseconds. */
const restMs = 800;
const pauses = [1500, 3000, 6000, 15_000] as const;

/** Keeps a copy of what is not saved with the server, so that it outlives this browser. */
export function createDraftCopy(store: WorkStore, device: string, calls: Calls): DraftCopy {
  const listeners = new Set<() => void>();
  let copied: CopiedWork = {};
  let looked: { work: Work; isCopied: boolean } | null = null;
  let state: CopyState = isCopied() ? "kept" : "keeping";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let breaks = 0;
  let isStopped = false;

  function set(next: CopyState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function isCopied(): boolean {
    const work = store.work();
    if (looked?.work !== work) looked = { work, isCopied: sameValue(copied, copyOf(work)) };
    return looked.isCopied;
  }

  async function send(): Promise<void> {
    for (;;) {
      if (isStopped || isCopied()) break;
      const { id, version } = store.get().base;
      const changes = copyOf(store.work());
      try {
        await calls.keepDraft({ params: { id, device }, body: { base_version: version, changes } });
      } catch {
        set("offline");
        plan(pauses[Math.min((breaks += 1), pauses.length) - 1] ?? restMs);
        return;
      }
      copied = changes;
      looked = null;
      breaks = 0;
    }
    if (!isStopped) set("kept");
  }

  function plan(pause: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), pause);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= send().finally(() => {
      running = null;
    });
    await running;
  }

  function follow(): void {
    if (isCopied()) return;
    if (state === "kept") set("keeping");
    if (state === "keeping") plan(restMs);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    start() {
      isStopped = false;
      const unsubscribe = store.subscribe(follow);
      const flushNow = () => void flush();
      window.addEventListener("online", flushNow);
      if (!isCopied()) plan(restMs);
      return () => {
        isStopped = true;
        clearTimeout(timer);
        unsubscribe();
        window.removeEventListener("online", flushNow);
      };
    },
  };
}
