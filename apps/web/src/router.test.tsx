import { createMemoryHistory } from "@tanstack/react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { storeSignIn } from "./lib/session/session-store.ts";
import { createAppRouter } from "./router.tsx";
import { aSubscription, aSummary, aUser, aWebsiteList } from "./testing/builders.ts";
import { resetClient, stubBrowser } from "./testing/render-page.tsx";
import { refusal, stubApi } from "./testing/stub-api.ts";

const active = {
  id: 10001,
  name: "Ward",
  subdomain: null,
  domain: null,
  status: "draft",
  template_slug: "default",
} as const;

beforeEach(() => {
  resetClient();
  stubBrowser();
  stubApi({
    "GET /websites": { json: aWebsiteList([aSummary()]) },
    "GET /subscription/current": { json: aSubscription() },
    // A broken connection would be tried again after a second and a half, for each visit that ends here.
    "GET /landing": refusal(404, "not_found"),
  });
});

function signIn(part: Parameters<typeof aUser>[0] = {}, activeWebsite: typeof active | null = active) {
  const user = aUser({ active_website_id: activeWebsite?.id ?? null, ...part });
  storeSignIn({ session_id: 1, user, active_website: activeWebsite, is_admin: user.is_admin });
}

async function visit(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return { address: router.state.location.href, layout: router.state.matches.at(-1)?.staticData.layout };
}

describe("as a guest", () => {
  test.each([
    ["R1.2.1-01", "/", "/", "landing"],
    ["R1.2.1-03 R1.2.2-03", "/login", "/login", "bare"],
    ["R1.2.1-04", "/register?plan=pro", "/register?plan=pro", "bare"],
    ["R1.2.1-05", "/auth/login", "/auth/login", "minimal"],
    ["R1.2.1-06", "/auth/register", "/auth/register", "minimal"],
    ["R1.2.1-07", "/email/verify?id=7&hash=12e5", "/email/verify?id=7&hash=12e5", "minimal"],
    ["R1.2.1-09", "/checkout?plan=pro", "/checkout?plan=pro", "minimal"],
    ["R1.2.1-41", "/forgot-password", "/forgot-password", "minimal"],
    ["R1.2.1-42", "/terms", "/terms", "minimal"],
    ["R1.2.1-43", "/privacy", "/privacy", "minimal"],
    ["R1.2.1-40", "/no/such/page", "/", "landing"],
    ["R1.2.1-13", "/dashboard?trial=started", "/?redirect=%2Fdashboard%3Ftrial%3Dstarted", "landing"],
    ["R1.2.1-17", "/builder/10001", "/?redirect=%2Fbuilder%2F10001", "landing"],
    ["R1.2.1-22", "/cv/10001/preview?from=builder", "/?redirect=%2Fcv%2F10001%2Fpreview%3Ffrom%3Dbuilder", "landing"],
  ])("%s %s ends at %s with the layout %s", async (_id, address, end, layout) => {
    expect(await visit(address)).toEqual({ address: end, layout });
  });
});

describe("the admin area", () => {
  test.each([
    ["R1.2.1-30", "/admin"],
    ["R1.2.1-31", "/admin/users"],
    ["R1.2.1-32", "/admin/websites"],
    ["R1.2.1-33", "/admin/waiting-list"],
    ["R1.2.1-34", "/admin/analytics"],
    ["R1.2.1-35", "/admin/subscriptions"],
    ["R1.2.1-36", "/admin/subscription-analytics"],
    ["R1.2.1-37", "/admin/offers"],
    ["moderation", "/admin/reports"],
    ["moderation", "/admin/appeals"],
    ["R1.2.1-38", "/admin/beta-settings"],
    ["the start page", "/admin/landing"],
  ])("%s %s is for admins only", async (_id, address) => {
    expect(await visit(address)).toEqual({ address: `/?redirect=${encodeURIComponent(address)}`, layout: "landing" });
    signIn();
    expect(await visit(address)).toEqual({ address: "/dashboard", layout: "main" });
    resetClient();
    signIn({ role: "admin" });
    expect(await visit(address)).toEqual({ address, layout: "main" });
  });
});

describe("signed in", () => {
  test.each([
    ["R1.2.1-02", "/", "/dashboard", "main"],
    ["R1.4-03", "/login", "/dashboard", "main"],
    ["R1.2.1-15", "/subscription?plan=pro&action=upgrade", "/subscription?plan=pro&action=upgrade", "main"],
    ["R1.2.1-16", "/onboarding", "/onboarding", "minimal"],
    ["R1.2.1-18", "/builder/10001?from=onboarding", "/builder/10001?from=onboarding", "main"],
    ["R1.2.1-19", "/builder", "/builder/10001", "main"],
    ["R1.2.1-21", "/cv/10001/edit", "/builder/10001", "main"],
    ["R1.2.1-23", "/cv-preview/10001", "/cv-preview/10001", "preview"],
    ["R1.2.1-24", "/cv-builder/builder/10001?template=select", "/builder/10001?template=select", "main"],
    ["R1.2.1-25", "/cv-builder/onboarding", "/onboarding", "minimal"],
    ["R1.2.1-39", "/no/such/page", "/dashboard", "main"],
    ["a website id that is no number", "/builder/abc", "/dashboard", "main"],
  ])("%s %s ends at %s with the layout %s", async (_id, address, end, layout) => {
    signIn();
    expect(await visit(address)).toEqual({ address: end, layout });
  });

  test("R1.2.1-20 without an active website /builder goes to the dashboard", async () => {
    signIn({}, null);
    expect((await visit("/builder")).address).toBe("/dashboard");
  });

  test("R1.4-07 a newcomer without websites goes to onboarding", async () => {
    stubApi({ "GET /websites": { json: aWebsiteList([]) }, "GET /subscription/current": { json: aSubscription() } });
    signIn({ onboarding_completed_at: null }, null);
    expect((await visit("/dashboard")).address).toBe("/onboarding");
  });
});
