import { useRef } from "react";

/** Wraps an action so that a second call starts nothing while the first still runs, however fast it comes; it ends with it. */
export function useSingleFlight<A extends unknown[], R = void>(
  action: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const running = useRef<Promise<R> | null>(null);
  return (...args) =>
    (running.current ??= action(...args).finally(() => {
      running.current = null;
    }));
}
