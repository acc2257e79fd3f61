import type { EventHub } from "../../../ports/events/event-hub.ts";
import { topicOf } from "../events/emit-event.ts";
import type { SessionRow } from "../session/repository.ts";
import type { TaskName } from "./lease.ts";

/** Notifications may be lost with their connection; the session itself is looked at this often. */
const lookAgainMs = 2000;

type Awaited = { find: () => Promise<SessionRow | null>; sessionId: string; task: TaskName; timeoutMs: number };

/**
 * Waits until a kind of work is no longer under way on a session.
 * @param find reads the session, for whoever may wait for it
 * @returns the session then; null when it was removed; "late" when `timeoutMs` passed first
 */
export async function awaitTask(
  hub: EventHub,
  { find, sessionId, task, timeoutMs }: Awaited,
): Promise<SessionRow | null | "late"> {
  const end = Date.now() + timeoutMs;
  let wakeUp: () => void = () => undefined;
  let isAwake = false;
  const unsubscribe = hub.subscribe(topicOf(sessionId), () => {
    isAwake = true;
    wakeUp();
  });
  try {
    for (;;) {
      isAwake = false;
      const row = await find();
      if (!row || row.task !== task) return row;
      const left = end - Date.now();
      if (left <= 0) return "late";
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, lookAgainMs));
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        if (isAwake) wakeUp();
      });
    }
  } finally {
    unsubscribe();
  }
}
