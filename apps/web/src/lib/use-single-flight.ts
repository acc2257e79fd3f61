import { useRef } from "react";

/** Wraps an action so that a second call starts nothing while the first still runs, however fast it comes; it ends with it. */
export function useSingleFlight<A extends unknown[]>(
  action: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const running = useRef<Promise<void> | null>(null);
  return (...args) =>
    (running.current ??= action(...args).finally(() => {
      running.current = null;
    }));
}
