import { lazy, Suspense, useEffect } from "react";
import { showSearch, usePageHeader } from "../lib/page-header.tsx";

const Palette = lazy(async () => ({ default: (await import("../features/palette/palette.tsx")).Palette }));

/** Ctrl+K or Cmd+K; a dialog that is open keeps its keys to itself. */
const isDoorKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.defaultPrevented &&
  !document.querySelector("[role$=dialog][data-state=open]");

/** Opens the search over everything by its keys, and by whatever button asks for it. */
export function PaletteDoor() {
  const { isSearching } = usePageHeader();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isDoorKey(event)) return;
      event.preventDefault();
      showSearch(true);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return isSearching ? (
    <Suspense fallback={null}>
      <Palette onClose={() => showSearch(false)} />
    </Suspense>
  ) : null;
}
