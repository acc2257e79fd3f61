import { useSyncExternalStore } from "react";

/** The width from which editor and preview stand side by side. */
export const wideQuery = "(min-width: 1024px)";

/** Whether there is room for the builder's panes side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wideQuery);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wideQuery).matches,
  );
}
