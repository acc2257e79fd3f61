import type { User } from "@vitrine/model";

/** Who may open a page (contract.md 16). `sub` is login plus the subscription access rule. */
export type Access = "open" | "guest" | "login" | "sub" | "admin";

export type GuardedPage = { path: string; access: Access; search: Readonly<Record<string, string | undefined>> };

/** What is known so far; undefined facts are asked for only when a rule needs them. */
export type GuardFacts = {
  user: User | null;
  betaEnabled?: boolean;
  websiteCount?: number;
  hasSubscriptionAccess?: boolean;
};

export type FactName = "betaEnabled" | "websiteCount" | "hasSubscriptionAccess";

export type Decision =
  | { kind: "allow" }
  | { kind: "redirect"; to: string; search: Record<string, string> }
  | { kind: "need"; fact: FactName }
  | { kind: "complete_onboarding" };

const betaPage = "/beta-access-required";
/** Settings and support belong to the dashboard: nobody must make a website to reach them. */
const firstTimeExempt = [
  "/dashboard",
  "/onboarding",
  "/create-website",
  "/cv-builder",
  "/subscription",
  "/checkout",
  betaPage,
];

/**
 * The guard order of contract.md 16, steps 2 to 8, as a pure function. Step 1 (checking the stored
 * token) happens before: `user` is null for a guest. A `need` answer asks the caller to find that
 * fact and to decide again.
 */
export function decideAccess(facts: GuardFacts, page: GuardedPage): Decision {
  const { user } = facts;
  if (!user) return decideForGuest(page);
  if (page.path === "/") return redirect("/dashboard");
  if (page.access === "guest") return leaveGuestPage(page);
  if (page.access === "open") return { kind: "allow" };
  if (page.access === "admin" && user.role !== "admin") return redirect("/dashboard");
  return decideBeta(facts, user, page) ?? decideFirstTime(facts, user, page) ?? decideSubscription(facts, page);
}

function decideForGuest(page: GuardedPage): Decision {
  if (page.access === "open" || page.access === "guest") return { kind: "allow" };
  return redirect("/", { redirect: pageAddress(page) });
}

function leaveGuestPage({ path, search }: GuardedPage): Decision {
  const isRegister = path === "/register" || path === "/auth/register";
  if (!isRegister || (!search["plan"] && search["source"] !== "pricing")) {
    return redirect(safeRedirect(search["redirect"]) ?? "/dashboard");
  }
  const kept: Record<string, string> = {};
  for (const name of ["plan", "billing", "source"]) if (search[name]) kept[name] = search[name];
  return redirect("/checkout", kept);
}

function decideBeta(facts: GuardFacts, user: User, page: GuardedPage): Decision | null {
  if (user.role === "admin" || user.is_active || page.path === betaPage) return null;
  if (facts.betaEnabled === undefined) return { kind: "need", fact: "betaEnabled" };
  return facts.betaEnabled ? redirect(betaPage) : null;
}

function decideFirstTime(facts: GuardFacts, user: User, page: GuardedPage): Decision | null {
  if (user.role === "admin" || user.onboarding_completed_at !== null || page.access === "admin") return null;
  const isDashboard = page.path === "/dashboard";
  if (isDashboard && page.search["skipOnboarding"] !== undefined) return null;
  if (!isDashboard && firstTimeExempt.some((path) => page.path === path || page.path.startsWith(`${path}/`))) {
    return null;
  }
  if (facts.websiteCount === undefined) return { kind: "need", fact: "websiteCount" };
  if (facts.websiteCount === 0) return redirect("/onboarding");
  return isDashboard ? { kind: "complete_onboarding" } : null;
}

function decideSubscription(facts: GuardFacts, page: GuardedPage): Decision {
  if (page.access !== "sub") return { kind: "allow" };
  if (facts.hasSubscriptionAccess === undefined) return { kind: "need", fact: "hasSubscriptionAccess" };
  if (facts.hasSubscriptionAccess) return { kind: "allow" };
  return redirect("/checkout", { plan: "pro", billing: "monthly", flow: "trial" });
}

function redirect(to: string, search: Record<string, string> = {}): Decision {
  return { kind: "redirect", to, search };
}

function pageAddress({ path, search }: GuardedPage): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A `redirect` value is honoured only for paths inside the product: one leading slash, no backslash tricks. */
export function safeRedirect(value: string | undefined): string | null {
  return value !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(value) ? value : null;
}
