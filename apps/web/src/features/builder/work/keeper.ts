import { isNothing, type WorkPlace } from "./kept-work.ts";
import type { WorkStore } from "./work-store.ts";

export type Keeper = {
  /** Waits until everything up to now lies in the browser's storage. */
  settled: () => Promise<void>;
  stop: () => void;
};

/** Writes the work to the browser's storage on every change; changes during a write go with the next one. */
export function startKeeper(store: WorkStore, place: WorkPlace, owner: { device: string; userId: number }): Keeper {
  let writing: Promise<void> | null = null;
  let isStale = false;

  async function write(): Promise<void> {
    do {
      isStale = false;
      const work = store.keep(owner.device, owner.userId);
      // A full or forbidden storage leaves the server's copy, and leaving the page still asks.
      await (isNothing(work) ? place.remove(owner.device) : place.put(work)).catch(() => undefined);
    } while (isStale);
  }

  function keep(): void {
    isStale = true;
    writing ??= write().finally(() => {
      writing = null;
    });
  }

  const unsubscribe = store.subscribe(keep);
  return { settled: async () => void (await writing), stop: unsubscribe };
}
