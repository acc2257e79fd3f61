import { readStored, removeStored, writeStored, type PlanWantedAt } from "../storage/client-storage.ts";

/**
 * Remembers the page that needs another plan, so that whoever pays for it comes back to what they wanted to do.
 * @param words what the button of the way back says
 */
export function wantPlanAt(address: string, words: string): void {
  writeStored("plan_wanted_at", { address, words });
}

/** That page, until it is forgotten. */
export function planWantedAt(): PlanWantedAt | null {
  return readStored("plan_wanted_at");
}

/** Forgets it, because the way back was taken or another one. */
export function forgetPlanWanted(): void {
  removeStored("plan_wanted_at");
}
