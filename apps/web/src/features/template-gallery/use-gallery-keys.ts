import { useEffect, useRef } from "react";
import type { Gallery } from "./use-gallery.ts";

/** Escape goes back; Enter applies, unless the control in focus has its own use for it. */
export function useGalleryKeys(gallery: Gallery): void {
  const newest = useRef(gallery);
  useEffect(() => {
    newest.current = gallery;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { selected, apply, back, isApplying } = newest.current;
      if (event.defaultPrevented || event.isComposing || event.repeat || isApplying) return;
      if (event.key === "Escape") return back();
      if (event.key !== "Enter" || !(event.target instanceof Element)) return;
      if (event.target.closest('[role="dialog"]')) return;
      const control = event.target.closest<HTMLElement>("button, a, input, select, textarea");
      const isSelectedCard = selected !== null && control?.dataset["template"] === selected.slug;
      if (control && !isSelectedCard) return;
      event.preventDefault();
      apply();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
