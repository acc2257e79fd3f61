import type { OnboardingEvent } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { onboardingEvents } from "../../../db/schema/onboarding.ts";
import { publishTopic } from "../../../ports/events/event-hub.ts";
import { iso } from "../../auth/index.ts";

/** What streams and waiting calls of one session subscribe to. */
export const topicOf = (sessionId: string) => `onboarding:${sessionId}`;

/**
 * Stores events in their order and wakes their readers when the transaction commits. The caller must hold the
 * session's row, so that the ids of one session's events appear in their own order.
 */
export async function emitEvent(
  inside: Db,
  sessionId: string,
  ...events: readonly Omit<OnboardingEvent, "session_id" | "at">[]
): Promise<void> {
  const at = iso(new Date());
  const rows = events.map((event) => ({ session_id: sessionId, data: { ...event, session_id: sessionId, at } }));
  await inside.insert(onboardingEvents).values(rows);
  await wake(inside, sessionId);
}

/** Makes streams and waiting calls look at the session again, without an event. */
export async function wake(inside: Db, sessionId: string): Promise<void> {
  await publishTopic(inside, topicOf(sessionId));
}
