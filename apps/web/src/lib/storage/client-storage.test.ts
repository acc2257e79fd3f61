// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./client-storage.ts";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  removeStored("auth_session", "theme", "pending_registration", "pending_create_portfolio", "sidebar_state");
});

test("R1.3-18 theme is stored as plain text, so that the script before the first paint can read it", () => {
  writeStored("theme", "dark");
  writeStored("sidebar_state", { collapsed: true });
  expect(window.localStorage.getItem("theme")).toBe("dark");
  expect(readStored("sidebar_state")).toEqual({ collapsed: true });
});

test("R1.3-19 the pending registration comes back as it was", () => {
  const pending = { email: "a@b.example", selectedPlan: "pro", billingCycle: "annual" };
  writeStored("pending_registration", pending);
  expect(readStored("pending_registration")).toEqual(pending);
});

test("R1.3-20 the pending creation lives in session storage", () => {
  writeStored("pending_create_portfolio", { type: "onboarding", timestamp: 5 });
  expect(window.sessionStorage.getItem("pending_create_portfolio")).toBe('{"type":"onboarding","timestamp":5}');
  expect(window.localStorage).toHaveLength(0);
});

test.each(["{", "null", '"text"', "[]", '{"id":"7"}'])("a corrupt value %s counts as absent", (text) => {
  window.localStorage.setItem("auth_user", text);
  expect(readStored("auth_user")).toBeNull();
});

test("an unknown theme counts as absent", () => {
  window.localStorage.setItem("theme", "purple");
  expect(readStored("theme")).toBeNull();
});

test("where storage is forbidden values live in memory and nothing throws", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  writeStored("auth_session", 17);
  expect(readStored("auth_session")).toBe(17);
});
