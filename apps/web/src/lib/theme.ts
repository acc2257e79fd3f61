import { useSyncExternalStore } from "react";
import { readStored, writeStored, type ThemeChoice } from "./storage/client-storage.ts";

const listeners = new Set<() => void>();

/** The stored choice; the system's mode when nothing was chosen. */
function getTheme(): ThemeChoice {
  return readStored("theme") ?? "system";
}

/** Stores the choice and shows it at once. */
export function setTheme(choice: ThemeChoice): void {
  writeStored("theme", choice);
  document.documentElement.dataset["theme"] = choice;
  for (const listener of listeners) listener();
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getTheme);
}
