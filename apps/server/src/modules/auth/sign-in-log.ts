import { networkOf, type SignInEvent, type SignInMethod, type SignInOutcome } from "@vitrine/model";
import { desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import { signInEvents } from "../../db/schema/moderation.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "./present-user.ts";

type SignInTry = {
  user: { id: number; name: string; role: "admin" | "user" };
  outcome: SignInOutcome;
  method: SignInMethod;
  address: string;
  at: Date;
};

const keptMs = 90 * 24 * 3600_000;
const latest = 20;

/**
 * Writes down that somebody signed in, or that somebody tried with a wrong password or second factor. Of people the network is kept for
 * some weeks; what admins do is in the audit log, with the address.
 */
export async function recordSignIn(db: Db, { user, outcome, method, address, at }: SignInTry): Promise<void> {
  await db.insert(signInEvents).values({ user_id: user.id, outcome, method, network: networkOf(address), at });
  if (user.role !== "admin") return;
  await db.insert(auditEntries).values({
    action: outcome === "succeeded" ? "login.succeeded" : "login.failed",
    admin_id: user.id,
    admin_name: user.name,
    target_type: "user",
    target_id: String(user.id),
    target_name: user.name,
    details: { method },
    address,
    at,
  });
}

/** Writes down that somebody is in now. */
export async function noteSignIn(
  db: Db,
  clock: Clock,
  signedIn: Pick<SignInTry, "user" | "method" | "address">,
): Promise<void> {
  await recordSignIn(db, { ...signedIn, outcome: "succeeded", at: clock.now() });
}

/** The latest sign-ins of an account, and the tries that failed. */
export async function latestSignIns(db: Db, userId: number): Promise<SignInEvent[]> {
  const rows = await db
    .select()
    .from(signInEvents)
    .where(eq(signInEvents.user_id, userId))
    .orderBy(desc(signInEvents.at), desc(signInEvents.id))
    .limit(latest);
  return rows.map(({ id, outcome, method, network, at }) => ({ id, outcome, method, network, at: iso(at) }));
}

export async function forgetOldSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(signInEvents).where(lt(signInEvents.at, new Date(now.getTime() - keptMs)));
}
