import { toast } from "@vitrine/ui";
import type { FailedCall } from "../lib/api-error-listener.ts";
import { reportImpersonationEnded } from "../lib/impersonation/ended.ts";
import { isImpersonating } from "../lib/impersonation/impersonation.ts";
import { openUpgradeModal } from "../lib/portfolios/upgrade-store.ts";
import { endSession } from "../lib/session/check-session.ts";
import { getSession } from "../lib/session/session-store.ts";
import { reactionTo, sessionExpiredMessage } from "./api-error-reaction.ts";

/** Where the table leads: `go` asks a page with unsaved work first; `leave` is for pages that lost their session. */
type Ways = { go: (address: string) => void; leave: () => Promise<void> };

/** Does what the global table says; a session is ended once, and only by an answer to its own calls. */
export async function handleFailedCall(call: FailedCall, { go, leave }: Ways): Promise<void> {
  const reaction = reactionTo(call);
  if (reaction.kind === "toasts") for (const message of reaction.messages) toast.error(message);
  if (reaction.kind === "upgrade") {
    // What reads the refusal comes with it: no page needs that before.
    const { limitErrorToModal } = await import("../lib/portfolios/limit-errors.ts");
    const modal = limitErrorToModal(call.error.message, call.error.data, "onboarding");
    if (modal) openUpgradeModal(modal);
    else toast.error(call.error.message);
  }
  if (reaction.kind === "go") {
    for (const message of reaction.messages) toast[reaction.tone](message, { id: message });
    go(reaction.to);
  }
  if (reaction.kind !== "end_session" || call.sessionId === null || call.sessionId !== getSession().sessionId) return;
  // What else was said of the same answer is about a page that goes.
  toast.clear();
  if (isImpersonating() && reportImpersonationEnded()) return;
  toast.error(sessionExpiredMessage);
  // The way does not wait for the logout call: until that answers, somebody may have signed in again.
  await Promise.all([endSession(), leave()]);
}
