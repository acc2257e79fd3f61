import { standingOf, type ActiveWebsite, type PlanName, type User } from "@vitrine/model";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { websites } from "../../db/schema/websites.ts";
import type { Impersonation } from "../../http/session.ts";
import type { SubscriptionRow, UserRow, UserWithSubscription } from "./repository.ts";

/** The subscription's plan while it grants access, otherwise free (contract.md 6.1). */
export function effectivePlan(subscription: SubscriptionRow | null, now: Date = new Date()): PlanName {
  return standingOf(subscription, now).plan;
}

/** A row as the API's User; password material is left behind here. */
export function presentUser(
  { user, subscription }: UserWithSubscription,
  impersonation: Impersonation | null = null,
): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    company: user.company,
    tax_id: user.tax_id,
    role: user.role,
    is_admin: user.role === "admin",
    is_active: user.is_active,
    current_plan: effectivePlan(subscription),
    active_website_id: user.active_website_id,
    onboarding_completed: user.onboarding_completed_at !== null,
    onboarding_completed_at: isoOrNull(user.onboarding_completed_at),
    email_verified_at: isoOrNull(user.email_verified_at),
    beta_access_granted_seen_at: isoOrNull(user.beta_access_granted_seen_at),
    created_at: iso(user.created_at),
    impersonation: impersonation && presentImpersonation(impersonation),
  };
}

/** `impersonation` of a user as the API answers it. */
export function presentImpersonation({ adminId, adminName, expiresAt }: Impersonation) {
  return { admin_id: adminId, admin_name: adminName, expires_at: iso(expiresAt) };
}

/** ISO 8601 in UTC with seconds (contract.md 1.1). */
export function iso(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

export function isoOrNull(moment: Date | null): string | null {
  return moment ? iso(moment) : null;
}

/** The short form of the user's active website, or null. */
export async function readActiveWebsite(
  db: Db,
  user: Pick<UserRow, "id" | "active_website_id">,
): Promise<ActiveWebsite | null> {
  if (user.active_website_id === null) return null;
  const [row] = await db
    .select({
      id: websites.id,
      name: websites.name,
      subdomain: websites.subdomain,
      domain: websites.domain,
      status: websites.status,
      template_slug: websites.template_slug,
    })
    .from(websites)
    .where(and(eq(websites.id, user.active_website_id), eq(websites.user_id, user.id)));
  return row ?? null;
}
