// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { writeStored } from "../storage/client-storage.ts";
import { aUser } from "../../testing/builders.ts";
import { clearSession, followOtherTabs, getSession, storeSignIn } from "./session-store.ts";

beforeEach(() => {
  window.localStorage.clear();
  clearSession();
});

const told = (key: string, newValue: string) => window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

test("another tab that goes on as somebody else takes this one along, a fresher user does not", () => {
  const admin = aUser({ id: 1, role: "admin" });
  storeSignIn({ session_id: 11, user: admin, active_website: null, is_admin: true });
  const onEnd = vi.fn();
  const onChange = vi.fn();
  followOtherTabs(onEnd, onChange);
  writeStored("auth_user", { ...admin, name: "Root" });
  told("auth_user", "");
  expect(onChange).not.toHaveBeenCalled();
  writeStored("auth_session", 12);
  told("auth_session", "12");
  writeStored("auth_user", aUser());
  told("auth_user", "");
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(getSession()).toMatchObject({ sessionId: 12, user: { id: 7 } });
  expect(onEnd).not.toHaveBeenCalled();
});
