import type { WaitingListInput } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";

/**
 * Puts an address on the list.
 * @returns false when nothing was stored: the address is known, or a program filled the field that people do not see
 * @throws AppError too_many_requests when very many addresses come in one hour
 */
export async function joinWaitingList(
  { db, limiter }: { db: Db; limiter: RateLimiter },
  { website, ...entry }: WaitingListInput,
  address: string,
): Promise<boolean> {
  if (website) return false;
  await limiter.hit("waiting_list", { address, userId: null, email: entry.email });
  const stored = await db
    .insert(waitingListEntries)
    .values({ ...entry, name: entry.name || null })
    .onConflictDoNothing({ target: waitingListEntries.email })
    .returning({ id: waitingListEntries.id });
  return stored.length > 0;
}
