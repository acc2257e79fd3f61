import type { Db } from "../../db/connection.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { findUser } from "../auth/index.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import { rememberTrial } from "./trial-memory.ts";

/**
 * Ends what a person pays for, at once, before their account goes: nothing may be charged to somebody
 * who can no longer cancel. That they had a trial is remembered. Checkouts still open elsewhere are closed too.
 * @throws AppError payment_provider_failed; then nothing of the account may be deleted
 */
export function createAccountEnd({ db, payments }: { db: Db; payments: Payments }) {
  return async function endAccount(userId: number): Promise<void> {
    const account = await repository.findAccount(db, userId);
    const found = account?.trial_used_at ? await findUser(db, userId) : null;
    if (found && account?.trial_used_at) await rememberTrial(db, found.user.email, account.trial_used_at);
    const customerId = account?.customer_id;
    if (!customerId || account.provider !== payments.name) return;
    const open = await repository.openCheckouts(db, userId);
    const checkoutIds = open.flatMap(({ provider_session_id }) => provider_session_id ?? []);
    await atProvider(async () => {
      for (const id of checkoutIds) await payments.expireCheckout(customerId, id);
      const { subscriptions } = await payments.readState(customerId, checkoutIds);
      for (const { id, status } of subscriptions) {
        if (status !== "canceled" && status !== "incomplete_expired")
          await payments.endNow(customerId, id, { credits: false });
      }
    });
  };
}
