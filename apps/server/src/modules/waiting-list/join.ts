import type { WaitingListInput } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";

/**
 * Puts an address on the list.
 * @returns false when nothing was stored: the address is known, or a program filled the field that people do not see
 */
export async function joinWaitingList(db: Db, { website, ...entry }: WaitingListInput): Promise<boolean> {
  if (website) return false;
  const stored = await db
    .insert(waitingListEntries)
    .values({ ...entry, name: entry.name || null })
    .onConflictDoNothing({ target: waitingListEntries.email })
    .returning({ id: waitingListEntries.id });
  return stored.length > 0;
}
