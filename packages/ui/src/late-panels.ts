import { useEffect, useRef, useSyncExternalStore } from "react";
import { toast } from "./toast.tsx";

type Panels = typeof import("./panels.ts");

let panels: Panels | null = null;
const waiting = new Set<() => void>();

/**
 * Loads what dialogs are drawn with, a sixth of the kit that no first screen shows.
 * @throws what the import throws, when the script does not come
 */
export async function loadPanels(): Promise<void> {
  panels ??= await import("./panels.ts");
  for (const tell of waiting) tell();
}

/**
 * The panels once they are there; asked for as soon as one is to be open.
 * @param onMissed called when the script does not come, so that nobody waits for a dialog that nothing draws
 */
export function usePanels(isWanted: boolean, onMissed: () => void): Panels | null {
  const missed = useRef(onMissed);
  useEffect(() => {
    missed.current = onMissed;
  });
  useEffect(() => {
    if (!isWanted || panels) return;
    loadPanels().catch(() => {
      toast.error("This could not be opened. Check your connection and try again.", { id: "panels" });
      missed.current();
    });
  }, [isWanted]);
  return useSyncExternalStore(subscribe, current, current);
}

const current = () => panels;

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}
