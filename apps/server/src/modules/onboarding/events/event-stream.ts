import type { ServerResponse } from "node:http";
import { and, asc, eq, gt, max } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { onboardingEvents, onboardingSessions } from "../../../db/schema/onboarding.ts";
import type { EventHub } from "../../../ports/events/event-hub.ts";
import { topicOf } from "./emit-event.ts";

const keepAliveMs = 15_000;
/** What may wait in our memory for a reader who does not read. */
const waitingBytes = 256 * 1024;
/** How soon a reader comes again after the server ended the stream. */
const comeAgainMs = 2000;
const batch = 100;

export type StreamDependencies = { db: Db; hub: EventHub };
export type StreamRequest = { sessionId: string; afterId: number | null };

/** The id after which a stream begins: the reader's last one, or, for a new reader, the newest there is. */
export async function firstPosition(db: Db, { sessionId, afterId }: StreamRequest): Promise<number> {
  if (afterId !== null) return afterId;
  const [row] = await db
    .select({ last: max(onboardingEvents.id) })
    .from(onboardingEvents)
    .where(eq(onboardingEvents.session_id, sessionId));
  return row?.last ?? 0;
}

/**
 * Writes a session's events to `response` as server-sent events until the reader goes, the session
 * is removed, or the returned function is called (contract.md 13.2). A reader who does not read is dropped.
 * @returns ends the stream, with a hint when to come again
 */
export function openEventStream(
  { db, hub }: StreamDependencies,
  request: { sessionId: string; position: number },
  response: ServerResponse,
): () => void {
  let position = request.position;
  let isEnded = false;
  let running: Promise<void> | null = null;
  let again = false;

  const unsubscribe = hub.subscribe(topicOf(request.sessionId), () => void pump());
  const keepAlive = setInterval(stillHere, keepAliveMs);
  response.on("close", end);
  // An id without data: a reader that loses the stream before any event still resumes here.
  write(`: connected\nid: ${position}\n\n`);
  void pump();
  return () => {
    if (!isEnded) write(`retry: ${comeAgainMs}\n\n`);
    end();
  };

  function write(text: string): void {
    response.write(text);
    if (response.writableLength > waitingBytes) response.destroy();
  }

  /** What was written at the last sign of life and still waits says that nobody reads. */
  function stillHere(): void {
    if (response.writableNeedDrain) response.destroy();
    else write(": still here\n\n");
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    unsubscribe();
    clearInterval(keepAlive);
    response.end();
  }

  /** One reader at a time; a wake-up during a read leads to another read. */
  async function pump(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        if (!(await writeNew())) end();
      } while (again && !isEnded);
    })().catch(end);
    await running;
    running = null;
    if (again && !isEnded) await pump();
  }

  /** @returns false when the session is gone */
  async function writeNew(): Promise<boolean> {
    for (;;) {
      const rows = await db
        .select()
        .from(onboardingEvents)
        .where(and(eq(onboardingEvents.session_id, request.sessionId), gt(onboardingEvents.id, position)))
        .orderBy(asc(onboardingEvents.id))
        .limit(batch);
      for (const row of rows) {
        if (isEnded) return true;
        write(`id: ${row.id}\nevent: ${String(row.data.type)}\ndata: ${JSON.stringify(row.data)}\n\n`);
        position = row.id;
      }
      if (rows.length < batch) break;
    }
    const [session] = await db
      .select({ deleted_at: onboardingSessions.deleted_at })
      .from(onboardingSessions)
      .where(eq(onboardingSessions.id, request.sessionId));
    return session !== undefined && session.deleted_at === null;
  }
}
