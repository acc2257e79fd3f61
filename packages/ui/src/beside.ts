import { useEffect, useLayoutEffect, type RefObject } from "react";

type Box = { left: number; top: number; width: number; height: number };
type Side = "above" | "below";

export type Beside = {
  /** The side that is tried first. */
  side: Side;
  /** Which edges of the two stand in one line. */
  align: "start" | "center" | "end";
  /** Pixels between the two. */
  gap: number;
};

/** Pixels that a layer keeps from the edges of the window. */
const margin = 8;

/**
 * Where a layer stands beside its anchor: on the side asked for, else on the other one where there is more room, and
 * within the window. All in pixels of the window.
 */
export function placeBeside(
  anchor: Box,
  layer: Pick<Box, "width" | "height">,
  { room, side, align, gap }: Beside & { room: Pick<Box, "width" | "height"> },
): { left: number; top: number; maxHeight: number } {
  const above = anchor.top - gap - margin;
  const below = room.height - anchor.top - anchor.height - gap - margin;
  const [wanted, other] = side === "below" ? [below, above] : [above, below];
  const isBelow = (side === "below") === (layer.height <= wanted || wanted >= other);
  const maxHeight = Math.max(isBelow ? below : above, 0);
  const height = Math.min(layer.height, maxHeight);
  const shift = { start: 0, center: (anchor.width - layer.width) / 2, end: anchor.width - layer.width }[align];
  const left = Math.max(margin, Math.min(anchor.left + shift, room.width - layer.width - margin));
  const top = isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height;
  return { left, top, maxHeight };
}

/**
 * Keeps a layer beside its anchor for as long as it is drawn, as a popover: it lies over dialogs and is cut off by
 * nothing, and still belongs to the part of the page that it was opened from.
 */
export function useBeside(
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { side, align, gap }: Beside,
): void {
  useLayoutEffect(() => {
    // Browsers of before 2024 know no layers above the page; there a place in the window has to do.
    if (layer.current && "showPopover" in layer.current) raise(layer.current);
  }, [layer]);
  useLayoutEffect(() => {
    const place = () => {
      if (!anchor.current || !layer.current) return;
      const { style, offsetWidth: width, scrollHeight: height } = layer.current;
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { width: clientWidth, height: clientHeight };
      const spot = placeBeside(anchor.current.getBoundingClientRect(), { width, height }, { room, side, align, gap });
      Object.assign(style, {
        left: `${spot.left}px`,
        top: `${spot.top}px`,
        maxHeight: `${spot.maxHeight}px`,
      });
    };
    place();
    const scroll = { capture: true, passive: true };
    window.addEventListener("scroll", place, scroll);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, scroll);
      window.removeEventListener("resize", place);
    };
  }, [anchor, layer, side, align, gap]);
}

function raise(layer: HTMLElement) {
  layer.popover = "manual";
  layer.showPopover();
}

/** Calls `onOutside` when somebody presses or focuses something outside all of these. */
export function useOutside(inside: readonly RefObject<HTMLElement | null>[], onOutside: () => void): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const isInside = target instanceof Node && inside.some(({ current }) => current?.contains(target));
      if (!isInside) onOutside();
    };
    document.addEventListener("pointerdown", look, true);
    document.addEventListener("focusin", look, true);
    return () => {
      document.removeEventListener("pointerdown", look, true);
      document.removeEventListener("focusin", look, true);
    };
  });
}
