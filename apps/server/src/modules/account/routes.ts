import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { ApiTokensService } from "./api-tokens.ts";
import type { AccountService } from "./service.ts";
import type { SettingsService } from "./settings-service.ts";

/** Binds settings of the installation, the current subscription and what people change about their account. */
export function registerAccount(
  bind: Bind,
  { account, settings, apiTokens }: { account: AccountService; settings: SettingsService; apiTokens: ApiTokensService },
): void {
  bind(contract.account.getConfig, async () => ({ data: await account.config() }));
  bind(contract.account.currentSubscription, async ({ caller }) => ({
    data: await account.currentSubscription(caller),
  }));
  bind(contract.accountSettings.updateProfile, async ({ caller, body }) => ({
    user: await settings.updateProfile(caller, body),
  }));
  bind(contract.accountSettings.changePassword, async ({ caller, body }) => {
    await settings.changePassword(caller, body);
    return { message: "Your password has been changed." };
  });
  bind(contract.accountSettings.deleteAccount, async ({ caller, body }) => {
    await settings.deleteAccount(caller, body);
    return { message: "Your account has been deleted." };
  });
  bind(contract.accountSettings.exportAccount, ({ caller }) => settings.exportAccount(caller));
  bind(contract.accountSettings.listSessions, ({ caller }) => settings.sessions(caller));
  bind(contract.accountSettings.endSession, async ({ caller, params }) => {
    await settings.endSession(caller, params.sessionId);
    return { message: "That device has been signed out." };
  });
  bind(contract.apiTokens.listApiTokens, async ({ caller }) => ({ data: await apiTokens.list(caller) }));
  bind(contract.apiTokens.createApiToken, ({ caller, body }) => apiTokens.create(caller, body));
  bind(contract.apiTokens.deleteApiToken, async ({ caller, params }) => {
    await apiTokens.remove(caller, params.tokenId);
    return { message: "The token has been deleted." };
  });
}
