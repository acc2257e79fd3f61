import { expect, test, vi } from "vitest";
import { aUser } from "../../testing/builders.ts";
import { guardPage, type GuardSources } from "./guard-page.ts";

const page = { path: "/dashboard", access: "sub", search: {} } as const;

function sources(facts: Record<string, boolean | number>): GuardSources {
  return {
    find: vi.fn(async (fact) => facts[fact] ?? false),
    completeOnboarding: vi.fn(async () => aUser()),
  };
}

test("R1.4-11 marks onboarding as completed and then opens the dashboard", async () => {
  const api = sources({ websiteCount: 2, hasSubscriptionAccess: true });
  await expect(guardPage(page, aUser({ onboarding_completed_at: null }), api)).resolves.toEqual({ kind: "allow" });
  expect(api.completeOnboarding).toHaveBeenCalledTimes(1);
});

test("a guest costs no call", async () => {
  const api = sources({});
  await expect(guardPage(page, null, api)).resolves.toMatchObject({ kind: "redirect", to: "/" });
  expect(api.find).not.toHaveBeenCalled();
});
