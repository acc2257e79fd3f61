import { ApiError } from "@vitrine/api-client";
import { apiAs, silentApi } from "../api.ts";
import { getSession, type SignIn } from "../session/session-store.ts";
import { readStored } from "../storage/client-storage.ts";

export type Return = { kind: "restored"; answer: SignIn } | { kind: "not_stopped" } | { kind: "signed_out" };

/**
 * Ends the impersonation and asks for the admin's own session again (contract.md 5). An impersonation that has ended
 * already, by its time or in another tab, goes on to the second step. Nothing is said, stored or opened here.
 * @returns `restored` with the admin's session, `not_stopped` when the server still holds the impersonation, `signed_out` when there is no way back
 */
export async function switchBack(): Promise<Return> {
  const { sessionId } = getSession();
  const adminId = getSession().user?.impersonation?.admin_id ?? readStored("original_admin")?.id;
  try {
    await silentApi.impersonation.stopImpersonation();
  } catch (error) {
    const hasEnded = error instanceof ApiError && (error.status === 401 || error.code === "invalid_state");
    if (!hasEnded) return { kind: "not_stopped" };
  }
  return restore(adminId, [readStored("original_session"), sessionId]);
}

/** Asks for the admin's session with one proof after the other: their own session, then the impersonation just stopped. */
async function restore(adminId: number | undefined, proofs: readonly (number | null)[]): Promise<Return> {
  if (adminId === undefined) return { kind: "signed_out" };
  for (const proof of proofs) {
    const answer = proof === null ? null : await askFor(adminId, proof);
    if (answer !== null) return { kind: "restored", answer };
  }
  return { kind: "signed_out" };
}

async function askFor(adminId: number, proof: number): Promise<SignIn | null> {
  try {
    return (await apiAs(proof).impersonation.restoreSession({ body: { admin_id: adminId } })).data;
  } catch {
    return null;
  }
}
