import type { ActiveWebsite, User } from "@vitrine/model";
import { useSyncExternalStore } from "react";
import { formerKeys, readStored, removeStored, writeStored } from "../storage/client-storage.ts";

/**
 * Who is signed in. The session is known by its number; what proves it is in a cookie that no script reads. `user` is
 * null for a guest, also while a stored session is not checked yet.
 */
export type Session = { sessionId: number | null; user: User | null; activeWebsite: ActiveWebsite | null };
export type SignIn = { session_id: number; user: User; active_website: ActiveWebsite | null; is_admin: boolean };

const guest: Session = { sessionId: null, user: null, activeWebsite: null };

let session: Session = { ...guest, sessionId: readStored("auth_session"), activeWebsite: readStored("active_website") };
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** The session now. */
export function getSession(): Session {
  return session;
}

/** Whether this browser knows of a session, checked or not; one kept by an earlier version counts. */
export function hasSession(): boolean {
  return session.sessionId !== null || readStored("auth_token") !== null;
}

/** Goes on in a session whose person is not known yet. */
export function storeSessionId(sessionId: number): void {
  writeStored("auth_session", sessionId);
  set({ ...session, sessionId });
}

/** Calls back after every change of the session. */
function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, re-rendering on change. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}

/** Stores a sign-in answer: the session, user, admin flag, active website. */
export function storeSignIn(answer: SignIn): void {
  writeStored("auth_session", answer.session_id);
  writeStored("is_admin", answer.is_admin);
  writeStored("auth_user", answer.user);
  writeStored("active_website", answer.active_website);
  removeStored("register_typed");
  set({ sessionId: answer.session_id, user: answer.user, activeWebsite: answer.active_website });
}

/** Takes over a fresher user, e.g. from `GET /user`; an answer that comes after they signed out is too late. */
export function storeUser(user: User): void {
  if (session.sessionId === null || (session.user !== null && session.user.id !== user.id)) return;
  writeStored("auth_user", user);
  writeStored("is_admin", user.is_admin);
  const activeWebsite = session.activeWebsite?.id === user.active_website_id ? session.activeWebsite : null;
  if (activeWebsite === null) removeStored("active_website");
  set({ ...session, user, activeWebsite });
}

/** Takes over the website that is active now, unless nobody is signed in any more. */
export function storeActiveWebsite(activeWebsite: ActiveWebsite | null): void {
  if (session.sessionId === null) return;
  writeStored("active_website", activeWebsite);
  const user = session.user ? { ...session.user, active_website_id: activeWebsite?.id ?? null } : null;
  if (user) writeStored("auth_user", user);
  set({ ...session, user, activeWebsite });
}

/** Forgets session, user, admin flag and active website (contract.md 16, guard step 1), and an admin's way back. */
export function clearSession(): void {
  removeStored(
    "auth_session",
    "auth_user",
    "is_admin",
    "active_website",
    "original_admin",
    "original_session",
    "review_typed",
    "builder_screen",
    "plan_wanted_at",
  );
  removeStored(...formerKeys);
  set(guest);
}

/**
 * Ends this tab's session when another tab signs out; `onEnd` decides where to go. A guest's tab takes over who signed
 * in elsewhere and stays where it is, so that its buttons lead on as that person. Where somebody else goes on in place
 * of this tab's person, as impersonation does, this tab goes on as them, and `onChange` decides where.
 */
export function followOtherTabs(onEnd: () => void, onChange: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === "auth_user" && session.user === null) takeOverStored();
    else if (event.key === "auth_user" && readStored("auth_session") !== session.sessionId) {
      const before = session.user?.id;
      takeOverStored();
      if (session.user?.id !== before) onChange();
    }
    if (event.key !== "auth_session" || event.newValue !== null || session.sessionId === null) return;
    set(guest);
    onEnd();
  });
}

function takeOverStored(): void {
  const sessionId = readStored("auth_session");
  const user = readStored("auth_user");
  if (sessionId !== null && user !== null) set({ sessionId, user, activeWebsite: readStored("active_website") });
}
