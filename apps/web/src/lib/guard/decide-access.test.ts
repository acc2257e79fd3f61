import { describe, expect, test } from "vitest";
import { aUser } from "../../testing/builders.ts";
import { decideAccess, safeRedirect, type GuardedPage, type GuardFacts } from "./decide-access.ts";

const page = (path: string, access: GuardedPage["access"], search: GuardedPage["search"] = {}): GuardedPage => ({
  path,
  access,
  search,
});
const dashboard = page("/dashboard", "sub");
const known = { betaEnabled: false, websiteCount: 1, hasSubscriptionAccess: true };
const member = aUser();
const newcomer = aUser({ onboarding_completed_at: null });
const admin = aUser({ role: "admin" });
const waiting = aUser({ is_active: false });
const trialCheckout = { kind: "redirect", to: "/checkout", search: { plan: "pro", billing: "monthly", flow: "trial" } };
const to = (path: string, search: Record<string, string> = {}) => ({ kind: "redirect", to: path, search });
const allow = { kind: "allow" };

type Row = [title: string, facts: GuardFacts, page: GuardedPage, decision: unknown];

const rows: Row[] = [
  [
    "R1.4-01 a guest on a login page goes to / with the address",
    { user: null },
    page("/builder/5", "sub", { from: "x" }),
    to("/", { redirect: "/builder/5?from=x" }),
  ],
  ["R1.6-01 a guest opens open pages", { user: null }, page("/email/verify", "open"), allow],
  ["R1.6-01 a guest opens guest pages", { user: null }, page("/login", "guest"), allow],
  ["a signed-in person leaves the landing page", { user: member }, page("/", "open"), to("/dashboard")],
  ["R1.4-03 a signed-in person leaves guest pages", { user: member }, page("/login", "guest"), to("/dashboard")],
  [
    "a signed-in person on login goes where they wanted",
    { user: member },
    page("/login", "guest", { redirect: "/builder/5" }),
    to("/builder/5"),
  ],
  [
    "a redirect to another host is not honoured",
    { user: member },
    page("/login", "guest", { redirect: "//evil.example" }),
    to("/dashboard"),
  ],
  [
    "R1.4-04 register with a plan goes on to the checkout",
    { user: member },
    page("/register", "guest", { plan: "pro", billing: "annual", source: "x" }),
    to("/checkout", { plan: "pro", billing: "annual", source: "x" }),
  ],
  [
    "R1.4-05 register from pricing goes on to the checkout",
    { user: member },
    page("/auth/register", "guest", { source: "pricing" }),
    to("/checkout", { source: "pricing" }),
  ],
  [
    "register without either goes to the dashboard",
    { user: member },
    page("/register", "guest", { source: "landing_hero" }),
    to("/dashboard"),
  ],
  [
    "R1.4-02 a non-admin on an admin page goes to the dashboard",
    { user: member },
    page("/admin/users", "admin"),
    to("/dashboard"),
  ],
  ["R1.6-04 an admin opens admin pages", { user: admin, ...known }, page("/admin", "admin"), allow],
  [
    "R1.4-13 beta on and not active goes to the beta page",
    { user: waiting, ...known, betaEnabled: true },
    dashboard,
    to("/beta-access-required"),
  ],
  [
    "the beta page itself does not loop",
    { user: waiting, ...known, betaEnabled: true },
    page("/beta-access-required", "login"),
    allow,
  ],
  [
    "R1.4-16 beta on lets an admin in",
    { user: aUser({ role: "admin", is_active: false }), ...known, betaEnabled: true },
    dashboard,
    allow,
  ],
  ["beta off lets an inactive user in", { user: waiting, ...known }, dashboard, allow],
  [
    "R1.4-09 an admin passes the onboarding check",
    { user: aUser({ role: "admin", onboarding_completed_at: null }), hasSubscriptionAccess: true },
    dashboard,
    allow,
  ],
  [
    "R1.4-10 a newcomer without websites goes from the dashboard to onboarding",
    { user: newcomer, ...known, websiteCount: 0 },
    dashboard,
    to("/onboarding"),
  ],
  [
    "R1.4-11 a newcomer with websites completes onboarding",
    { user: newcomer, ...known },
    dashboard,
    { kind: "complete_onboarding" },
  ],
  [
    "R1.4-12 skipOnboarding opens the dashboard",
    { user: newcomer, hasSubscriptionAccess: true },
    page("/dashboard", "sub", { skipOnboarding: "1" }),
    allow,
  ],
  [
    "R1.4-07 a newcomer without websites goes from other pages to onboarding",
    { user: newcomer, ...known, websiteCount: 0 },
    page("/builder/5", "sub"),
    to("/onboarding"),
  ],
  ["a newcomer with websites opens the builder", { user: newcomer, ...known }, page("/builder/5", "sub"), allow],
  [
    "R1.4-08 onboarding does not loop",
    { user: newcomer, hasSubscriptionAccess: true },
    page("/onboarding", "sub"),
    allow,
  ],
  ["subscription is exempt from the first-time redirect", { user: newcomer }, page("/subscription", "login"), allow],
  ["settings belong to the dashboard", { user: newcomer }, page("/dashboard/settings", "login"), allow],
  [
    "create-website is exempt from the first-time redirect",
    { user: newcomer },
    page("/create-website", "login"),
    allow,
  ],
  [
    "R1.4-14 without access the trial checkout is offered",
    { user: member, hasSubscriptionAccess: false },
    dashboard,
    trialCheckout,
  ],
  [
    "R1.4-15 an admin without access is not spared",
    { user: admin, hasSubscriptionAccess: false },
    dashboard,
    trialCheckout,
  ],
  [
    "R1.6-02 onboarding needs access too",
    { user: member, hasSubscriptionAccess: false },
    page("/onboarding", "sub"),
    trialCheckout,
  ],
  [
    "login pages do not need access",
    { user: member, hasSubscriptionAccess: false },
    page("/subscription", "login"),
    allow,
  ],
];

describe("decideAccess", () => {
  test.each(rows)("%s", (_title, facts, guarded, decision) => {
    expect(decideAccess(facts, guarded)).toEqual(decision);
  });

  test("asks for a fact only when a rule needs it, in the order of the rules", () => {
    const user = aUser({ is_active: false, onboarding_completed_at: null });
    expect(decideAccess({ user }, dashboard)).toEqual({ kind: "need", fact: "betaEnabled" });
    expect(decideAccess({ user, betaEnabled: false }, dashboard)).toEqual({ kind: "need", fact: "websiteCount" });
    expect(decideAccess({ user: member }, dashboard)).toEqual({ kind: "need", fact: "hasSubscriptionAccess" });
  });
});

test.each([
  ["/dashboard", "/dashboard"],
  ["/builder/5?from=x", "/builder/5?from=x"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  [undefined, null],
])("safeRedirect(%s) is %s", (value, expected) => {
  expect(safeRedirect(value)).toBe(expected);
});
