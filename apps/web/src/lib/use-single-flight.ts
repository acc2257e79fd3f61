import { useRef } from "react";

/** Wraps an action so that a second call does nothing while the first still runs, however fast it comes. */
export function useSingleFlight<A extends unknown[]>(
  action: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await action(...args);
    } finally {
      running.current = false;
    }
  };
}
