import { createApi } from "@vitrine/api-client";
import { formerKeys, readStored, removeStored, writeStored } from "../storage/client-storage.ts";
import { storeSessionId } from "./session-store.ts";

/**
 * Exchanges what an earlier version stored, so that nobody is signed out by the update: the server keeps the token in
 * a cookie from now on, and this browser forgets it.
 */
export async function adoptStoredTokens(): Promise<void> {
  const [own, original] = await Promise.all(formerKeys.map(adopt));
  if (own) storeSessionId(own);
  if (original) writeStored("original_session", original);
}

async function adopt(key: (typeof formerKeys)[number]): Promise<number | null> {
  const token = readStored(key);
  if (token === null) return null;
  try {
    return (await apiWith(token).account.keepSession()).session_id;
  } catch {
    // As when the check of a session fails: what is not confirmed is forgotten.
    return null;
  } finally {
    removeStored(key);
  }
}

/** The only calls of the application that a token proves. */
function apiWith(token: string) {
  return createApi({
    baseUrl: "/api",
    getSessionId: () => null,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
}
