import type { User } from "@vitrine/model";
import { queryClient } from "../query-client.ts";
import { getSession, hasSession, storeUser } from "../session/session-store.ts";
import { decideAccess, type Decision, type FactName, type GuardFacts, type GuardedPage } from "./decide-access.ts";

export type GuardSources = {
  find: (fact: FactName, page: GuardedPage) => Promise<boolean | number>;
  completeOnboarding: () => Promise<User>;
};

/** Runs the pure guard, finding the facts it asks for, until it allows or redirects. */
export async function guardPage(
  page: GuardedPage,
  user: User | null,
  sources: GuardSources,
): Promise<Extract<Decision, { kind: "allow" | "redirect" }>> {
  let facts: GuardFacts = { user };
  for (;;) {
    const decision = decideAccess(facts, page);
    if (decision.kind === "allow" || decision.kind === "redirect") return decision;
    if (decision.kind === "need") facts = { ...facts, [decision.fact]: await sources.find(decision.fact, page) };
    else facts = { ...facts, user: await sources.completeOnboarding() };
  }
}

/** The facts from the API; loaded only for people with a session, so that guests never download the client. */
export const apiSources: GuardSources = {
  find: async (fact, page) => {
    const { findFact } = await import("./find-fact.ts");
    return findFact(fact, page, queryClient);
  },
  completeOnboarding: async () => {
    const { quietApi } = await import("../api.ts");
    const { user } = await quietApi.account.completeOnboarding();
    storeUser(user);
    return user;
  },
};

let checked: Promise<void> | null = null;

/** Checks the stored session once per page load (contract.md 16, step 1). */
export async function ensureSessionChecked(): Promise<User | null> {
  const { user } = getSession();
  if (hasSession() && !user) {
    checked ??= import("../session/check-session.ts")
      .then(({ checkSession }) => checkSession())
      .finally(() => {
        checked = null;
      });
    await checked;
  }
  return getSession().user;
}
