import { toast } from "@vitrine/ui";
import type { FailedCall } from "../lib/api-error-listener.ts";
import { limitErrorToModal, openUpgradeModal } from "../lib/portfolios/upgrade-store.ts";
import { queryClient } from "../lib/query-client.ts";
import { endSession } from "../lib/session/check-session.ts";
import { getSession } from "../lib/session/session-store.ts";
import { reactionTo, sessionExpiredMessage } from "./api-error-reaction.ts";

let isEndingSession = false;

/** Does what the global table says; repeated 401s are suppressed while a logout runs. */
export async function handleFailedCall(call: FailedCall, go: (address: string) => void): Promise<void> {
  const reaction = reactionTo(call);
  if (reaction.kind === "toasts") for (const message of reaction.messages) toast.error(message);
  if (reaction.kind === "upgrade") {
    const modal = limitErrorToModal(call.error.message, call.error.data, "onboarding");
    if (modal) openUpgradeModal(modal);
    else toast.error(call.error.message);
  }
  if (reaction.kind === "go") {
    for (const message of reaction.messages) toast[reaction.tone](message, { id: message });
    go(reaction.to);
  }
  if (reaction.kind !== "end_session" || isEndingSession || getSession().token === null) return;
  isEndingSession = true;
  toast.error(sessionExpiredMessage);
  await endSession();
  queryClient.clear();
  isEndingSession = false;
  go("/");
}
