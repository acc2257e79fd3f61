import { useCallback, useLayoutEffect, useRef } from "react";
import { getSession } from "../../../lib/session/session-store.ts";

type Waiting = { task: () => void; timer: ReturnType<typeof setTimeout> };

/**
 * Keeps what is typed once typing rests so long; the latest task counts. A form that is closed drops it. A page that
 * goes because its session ended keeps the last words first, and early enough for the browser's storage to hear of it.
 */
export function useKeepAfterRest(restMs: number): (task: () => void) => void {
  const waiting = useRef<Waiting | null>(null);
  useLayoutEffect(
    () => () => {
      const { current: last } = waiting;
      waiting.current = null;
      clearTimeout(last?.timer);
      if (getSession().sessionId === null) last?.task();
    },
    [],
  );
  return useCallback(
    (task) => {
      clearTimeout(waiting.current?.timer);
      const timer = setTimeout(() => {
        waiting.current = null;
        task();
      }, restMs);
      waiting.current = { task, timer };
    },
    [restMs],
  );
}
