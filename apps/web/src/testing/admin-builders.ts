import type { AdminSubscription, AdminUser, AdminWebsite, AuditEntry, Offer, WaitingEntry } from "@vitrine/model";
import { plainOffer } from "@vitrine/model";
import { aPaid, aUser } from "./builders.ts";

/** A user as admins see them. */
export function anAdminUser(part: Partial<AdminUser> = {}): AdminUser {
  return { ...aUser(part), websites_count: 1, subscription: null, last_login_at: null, suspended_at: null, ...part };
}

/** A published website in the list of all. */
export function anAdminWebsite(part: Partial<AdminWebsite> = {}): AdminWebsite {
  return {
    id: 10001,
    name: "Ward portfolio",
    full_name: null,
    subdomain: "ward",
    domain: null,
    status: "published",
    taken_down_at: null,
    template_slug: "default",
    public_url: "/p/ward",
    owner: { id: 7, name: "Amara Okonkwo", email: "amara@example.org" },
    views: 12,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-05T09:30:00Z",
    ...part,
  };
}

/** Somebody who waits. */
export function aWaitingEntry(part: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    id: 3,
    email: "wen@example.org",
    name: "Wen",
    source: "linkedin",
    utm_source: null,
    utm_medium: null,
    utm_campaign: "spring",
    utm_term: null,
    utm_content: null,
    status: "pending",
    invited_at: null,
    created_at: "2026-01-01T00:00:00Z",
    ...part,
  };
}

/** A subscription to pro with its person. */
export function anAdminSubscription(part: Partial<AdminSubscription> = {}): AdminSubscription {
  const user = { id: 7, name: "Amara Okonkwo", email: "amara@example.org" };
  return { ...aPaid(part), user, provider_subscription_id: "sub_1", ...part };
}

/** A coupon of 20 percent. */
export function anOffer(part: Partial<Offer> = {}): Offer {
  return {
    ...plainOffer,
    id: 2,
    name: "Spring",
    code: "SPRING",
    discount_type: "percent",
    value: 20,
    duration_periods: null,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    ...part,
  };
}

/** An admin took a website down. */
export function anAuditEntry(part: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    action: "website.taken_down",
    admin: { id: 1, name: "Root" },
    target: { type: "website", id: "10001", name: "Ward portfolio" },
    details: { from: "published", reason: "Spam" },
    address: "203.0.113.9",
    at: "2026-01-05T09:30:00Z",
    ...part,
  };
}

/** The answer of a list call. */
export function aPage<T>(data: T[], meta: { page?: number; total?: number; last_page?: number } = {}) {
  return { json: { success: true, data, meta: { page: 1, per_page: 20, total: data.length, last_page: 1, ...meta } } };
}
