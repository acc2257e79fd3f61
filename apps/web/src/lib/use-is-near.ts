import { useEffect, useState, type RefObject } from "react";

/**
 * True from the moment the element comes near the window, or near what shows of a list that scrolls by itself.
 * @param margin how near, as CSS says it
 */
export function useIsNear(box: RefObject<HTMLElement | null>, margin = "200px"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, nearness(margin));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, margin]);
  return isNear;
}

/** `scrollMargin` is what counts within a list that scrolls; browsers that do not know it begin where the list shows. */
const nearness = (margin: string): IntersectionObserverInit & { scrollMargin: string } => ({
  rootMargin: margin,
  scrollMargin: margin,
});
