import { queryClient } from "../query-client.ts";
import { getSession, storeSignIn, type SignIn } from "../session/session-store.ts";
import { readStored, removeStored, writeStored } from "../storage/client-storage.ts";

/**
 * Goes on as somebody else. The admin's own session is kept aside for the way back (document 1, section 3); what it
 * allows is decided by the server alone. Answers that were the admin's are forgotten.
 */
export function beginImpersonation(answer: SignIn): void {
  const { sessionId, user } = getSession();
  if (sessionId === null || user === null) return;
  writeStored("original_admin", user);
  writeStored("original_session", sessionId);
  queryClient.clear();
  storeSignIn(answer);
}

/** Whether this browser looks through somebody's eyes, as far as it knows. */
export function isImpersonating(): boolean {
  return Boolean(getSession().user?.impersonation) || readStored("original_session") !== null;
}

/** Goes on as the admin again; nothing of the person before stays. */
export function resumeAsAdmin(answer: SignIn): void {
  queryClient.clear();
  removeStored("original_admin", "original_session");
  storeSignIn(answer);
}
