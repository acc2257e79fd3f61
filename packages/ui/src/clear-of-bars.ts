import { useLayoutEffect, type RefObject } from "react";

const gap = 8;
/** Bars above bars: a dialog's foot over the page's own. */
const mostBars = 6;

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/**
 * How far a box has to move, away from the edge of the window that it stands at, so that it lies over no bar.
 * @param edge where the box comes from: at the bottom it is lifted, at the top it sinks
 */
export function wayPastBars(box: Box, bars: readonly Box[], edge: "top" | "bottom"): number {
  let way = 0;
  for (let turn = 0; turn < mostBars; turn += 1) {
    const { top, bottom } = edge === "bottom" ? moved(box, -way) : moved(box, way);
    const over = bars.filter(
      (bar) => bar.left < box.right && bar.right > box.left && bar.top < bottom && bar.bottom > top,
    );
    if (over.length === 0) return way;
    way =
      edge === "bottom"
        ? box.bottom - Math.min(...over.map((bar) => bar.top)) + gap
        : Math.max(...over.map((bar) => bar.bottom)) - box.top + gap;
  }
  return way;
}

const moved = ({ top, bottom }: Box, by: number) => ({ top: top + by, bottom: bottom + by });

/** Keeps a list that lies over the page beside all bars of it (`data-bar`), wherever they stand and whenever they come. */
export function useClearOfBars(list: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => (list.current && count > 0 ? keepClear(list.current) : undefined), [list, count]);
}

/** @returns what ends it */
function keepClear(target: HTMLElement): () => void {
  const place = () => {
    target.style.translate = "none";
    const box = target.getBoundingClientRect();
    if (box.height === 0) return;
    const edge = box.top < window.innerHeight - box.bottom ? "top" : "bottom";
    const bars = [...document.querySelectorAll("[data-bar]")].map((bar) => bar.getBoundingClientRect());
    const way = wayPastBars(box, bars, edge);
    target.style.translate = way === 0 ? "none" : `0 ${edge === "top" ? way : -way}px`;
  };
  let due = 0;
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(place);
  };
  place();
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", later);
  document.addEventListener("scroll", later, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(due);
    changes.disconnect();
    window.removeEventListener("resize", later);
    document.removeEventListener("scroll", later, { capture: true });
  };
}
