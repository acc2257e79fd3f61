import { useSyncExternalStore } from "react";

let isChanging = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isChanging = next;
  for (const listener of listeners) listener();
}

/**
 * Goes on as somebody else: `take` changes the session, `leave` leads to a page of the new person. No page is shown in
 * between, because one of the person before would ask for its data anew, be refused, and lead elsewhere.
 */
export async function goOnAs(take: () => void, leave: () => Promise<void>): Promise<void> {
  set(true);
  try {
    take();
    await leave();
  } finally {
    set(false);
  }
}

/** Whether the person is being changed, re-rendering when that begins and ends. */
export function usePersonChange(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isChanging,
    () => isChanging,
  );
}
