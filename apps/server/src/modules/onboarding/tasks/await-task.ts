import type { Db } from "../../../db/connection.ts";
import type { EventHub } from "../../../ports/events/event-hub.ts";
import { topicOf } from "../events/emit-event.ts";
import { findSession, type SessionRow } from "../session/repository.ts";
import type { TaskName } from "./lease.ts";

/** Notifications may be lost with their connection; the session itself is looked at this often. */
const lookAgainMs = 2000;

/**
 * Waits until a kind of work is no longer under way on a session.
 * @returns the session then; null when it was removed; "late" when `timeoutMs` passed first
 */
export async function awaitTask(
  { db, hub }: { db: Db; hub: EventHub },
  { userId, sessionId, task, timeoutMs }: { userId: number; sessionId: string; task: TaskName; timeoutMs: number },
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
      const row = await findSession(db, userId, sessionId);
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
