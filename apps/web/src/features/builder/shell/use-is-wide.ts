import { useSyncExternalStore } from "react";

/** The width from which editor and preview stand side by side. */
const wide = "(min-width: 1024px)";

/** Whether there is room for the builder's panes side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
  );
}
