import { useEffect, useState } from "react";

export const completionCountdownSeconds = 5;

/** Counts down once started and then calls `onEnd`; null while it does not run (document 3, section 4). */
export function useCountdownRedirect(onEnd: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (seconds === null) return;
    if (seconds === 0) return onEnd();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, onEnd]);
  return { seconds, start: () => setSeconds(completionCountdownSeconds), stop: () => setSeconds(null) };
}
