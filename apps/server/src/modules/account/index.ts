import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { AccountService } from "./service.ts";

export { createAccountService, type AccountService } from "./service.ts";

/** Binds settings, beta status and the current subscription. */
export function registerAccount(bind: Bind, account: AccountService): void {
  bind(contract.account.getConfig, async () => ({ data: await account.config() }));
  bind(contract.account.betaAccessStatus, async ({ caller }) => ({ data: await account.betaStatus(caller) }));
  bind(contract.account.currentSubscription, async ({ caller }) => ({
    data: await account.currentSubscription(caller),
  }));
}
