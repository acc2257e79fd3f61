// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { pendingCreateMs, rememberPendingCreate, takePendingCreate } from "./pending-create.ts";

const noon = Date.UTC(2026, 0, 5, 12);
beforeEach(() => window.sessionStorage.clear());

test("R2.4-04 a remembered creation is taken once", () => {
  rememberPendingCreate("onboarding", noon);
  expect(takePendingCreate(noon + 60_000)).toBe("onboarding");
  expect(takePendingCreate(noon + 60_000)).toBeNull();
});

test("R2.4-06 R2.9-01 after 30 minutes it is discarded", () => {
  rememberPendingCreate("onboarding", noon);
  expect(takePendingCreate(noon + pendingCreateMs - 1)).toBe("onboarding");
  rememberPendingCreate("onboarding", noon);
  expect(takePendingCreate(noon + pendingCreateMs)).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("R2.4-07 a corrupt one is discarded without an error", () => {
  window.sessionStorage.setItem("pending_create_portfolio", '{"type":');
  expect(takePendingCreate(noon)).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("R2.4-08 one of the sidebar is not resumed", () => {
  rememberPendingCreate("sidebar", noon);
  expect(takePendingCreate(noon)).toBeNull();
});
