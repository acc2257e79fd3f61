import { useEffect, useState } from "react";

/** Seconds left from `seconds` down to 0 while `active`; calls `onEnd` once at 0. */
export function useCountdown(seconds: number, active: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback must not restart the second
  }, [left, active]);
  return left;
}
