import { billingCycles, planNames } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import * as repository from "../repository.ts";
import type { SocialIdentity } from "./providers.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  /** Whether a new account with this address may use the product at once (contract.md 4). */
  startsActive: (db: Db, email: string) => Promise<boolean>;
};

/**
 * The account of a verified address, made where there is none.
 * @param search what the sign-in page was opened with: the plan and billing that were chosen before
 */
export async function findOrCreateUser(
  dependencies: Dependencies,
  identity: SocialIdentity,
  search: Record<string, string>,
): Promise<repository.UserRow> {
  const { db, clock, startsActive } = dependencies;
  return db.transaction(async (inside) => {
    const known = await repository.findUserByEmail(inside, identity.email);
    if (known) return known.email_verified_at ? known : takeOver(inside, known, clock.now());
    const created = await repository.insertUser(inside, {
      name: identity.name.slice(0, 255),
      email: identity.email,
      email_verified_at: clock.now(),
      is_active: await startsActive(inside, identity.email),
      selected_plan: planNames.find((plan) => plan === search["plan"]) ?? null,
      billing_cycle: billingCycles.find((cycle) => cycle === search["billing"]) ?? null,
    });
    await repository.convertWaitingListEntry(inside, identity.email);
    const user = created ?? (await repository.findUserByEmail(inside, identity.email));
    if (!user) throw new AppError("server_error");
    return user;
  });
}

/**
 * Somebody registered this address and never proved that it is theirs. Its owner has now come, so
 * that the password, which may be a stranger's, stops working.
 */
async function takeOver(inside: Db, user: repository.UserRow, now: Date): Promise<repository.UserRow> {
  const changes = { email_verified_at: now, password_hash: null };
  await repository.updateUser(inside, user.id, changes);
  await repository.endAccessOf(inside, user.id);
  return { ...user, ...changes };
}
