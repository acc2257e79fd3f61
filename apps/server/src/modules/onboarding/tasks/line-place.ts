import { durations, linePlaceText, type LinePlace } from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import type { SessionRow } from "../session/repository.ts";

/** Where the CV of a session waits for its turn; null when it is being read, or is not to be read. */
export async function linePlaceOf(
  queue: Queue,
  { id, task, task_lease_until: lease }: SessionRow,
): Promise<LinePlace | null> {
  if (task !== "parse" || lease !== null) return null;
  const place = await queue.placeOf("read-cv", id);
  return place && { position: place.ahead + 1, expected_seconds: place.expectedSeconds };
}

/** Longer than a caller should wait: they are told their place instead. */
export function isTooFar({ expected_seconds: seconds }: LinePlace): boolean {
  return seconds * 1000 > durations.parseLineWaitMs;
}

const [soonest, latest] = [5, 60];

/** The answer to who would wait too long. Their CV keeps its place: the same call asks again, or finds it read. */
export function stillInLine(place: LinePlace): AppError {
  return new AppError("unavailable", {
    message: `Many CVs are being read at the moment. ${linePlaceText(place)}. Your place is kept.`,
    retryAfterSeconds: Math.min(Math.max(place.expected_seconds, soonest), latest),
    data: place,
  });
}
