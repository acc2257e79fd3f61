import { ApiError } from "@vitrine/api-client";
import type { User } from "@vitrine/model";
import { apiAs, silentApi } from "../api.ts";
import { resumeAsAdmin } from "../impersonation/impersonation.ts";
import { queryClient } from "../query-client.ts";
import { silentWebsiteQuery } from "../queries/websites.ts";
import { switchBack } from "../impersonation/switch-back.ts";
import { readStored } from "../storage/client-storage.ts";
import { adoptStoredTokens } from "./adopt-stored-tokens.ts";
import { clearSession, getSession, storeActiveWebsite, storeUser } from "./session-store.ts";

const retryMs = 1500;

/**
 * Checks the stored session with `GET /user`. When that fails the sign-in data is cleared and then
 * logout is called (document 1, section 4), whose own failure is ignored.
 */
export async function checkSession(): Promise<void> {
  await adoptStoredTokens();
  const { sessionId } = getSession();
  try {
    const user = await loadUser();
    storeUser(user);
    if (user.active_website_id !== null && getSession().activeWebsite === null) {
      search = findActiveWebsite(user.active_website_id);
    }
  } catch {
    // Another tab may have signed in while the old session was judged.
    if (getSession().sessionId === sessionId && !(await returnedToAdmin())) await endSession();
  }
}

/** An impersonation that ended while nobody looked leads back to the admin's own session. */
async function returnedToAdmin(): Promise<boolean> {
  if (readStored("original_session") === null) return false;
  const result = await switchBack();
  if (result.kind === "restored") resumeAsAdmin(result.answer);
  return result.kind === "restored";
}

/** Clears the sign-in data at once and ends the session; never fails (document 1, section 4). */
export async function endSession({ everywhere = false } = {}): Promise<void> {
  const revoked = silentApi.account.logout({ body: everywhere ? { all: true } : undefined });
  const own = readStored("original_session");
  clearSession();
  await Promise.allSettled([revoked, own === null ? null : apiAs(own).account.logout({ body: undefined })]);
}

/** A broken connection is tried once more, because its failure would sign the person out. */
async function loadUser(): Promise<User> {
  try {
    return await silentApi.account.getUser();
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return silentApi.account.getUser();
  }
}

let search: Promise<void> | null = null;

/** Settles when the active website is known, or cannot be found. Pages are shown before that. */
export async function activeWebsiteFound(): Promise<void> {
  await search;
}

async function findActiveWebsite(id: number): Promise<void> {
  const { sessionId } = getSession();
  try {
    const website = await queryClient.fetchQuery(silentWebsiteQuery(id));
    const { name, subdomain, domain, status, template_slug } = website;
    // Meanwhile somebody else may have signed in, or another website become the active one.
    const now = getSession();
    if (now.sessionId !== sessionId || now.user?.active_website_id !== id || now.activeWebsite) return;
    storeActiveWebsite({ id, name, subdomain, domain, status, template_slug });
  } catch {
    // The shell works without the name of the active website.
  }
}
