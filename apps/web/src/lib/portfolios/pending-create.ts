import { readStored, removeStored, writeStored } from "../storage/client-storage.ts";
import type { CreateAction } from "./upgrade-store.ts";

/** After so long a remembered creation is forgotten (document 2, section 9). */
export const pendingCreateMs = 30 * 60_000;

/** Remembers which creation hit the limit, before the person leaves for the subscription page. */
export function rememberPendingCreate(type: CreateAction, now = Date.now()): void {
  writeStored("pending_create_portfolio", { type, timestamp: now });
}

/**
 * Takes the remembered creation out of storage.
 * @returns the creation to restart; null when there is none, it is 30 minutes old or older, corrupt, or of the sidebar
 */
export function takePendingCreate(now: number): "onboarding" | "manual" | null {
  const pending = readStored("pending_create_portfolio");
  removeStored("pending_create_portfolio");
  if (!pending) return null;
  const age = now - pending.timestamp;
  if (age < 0 || age >= pendingCreateMs) return null;
  return pending.type === "onboarding" || pending.type === "manual" ? pending.type : null;
}
