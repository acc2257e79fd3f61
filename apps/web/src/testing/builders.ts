import {
  emptyContact,
  planRules,
  type BillingFacts,
  type ChangePreview,
  type CheckoutQuote,
  type CheckoutSession,
  type Invoice,
  type Subscription,
  type User,
  type WebsiteSummary,
} from "@vitrine/model";
import type { CurrentSubscription } from "../lib/queries/subscription.ts";

/** A verified free user who has been here before. */
export function aUser(part: Partial<User> = {}): User {
  return {
    id: 7,
    name: "Amara Okonkwo",
    email: "amara@example.org",
    company: null,
    tax_id: null,
    role: "user",
    is_admin: part.role === "admin",
    is_active: true,
    current_plan: "free",
    active_website_id: null,
    onboarding_completed: true,
    onboarding_completed_at: "2026-01-01T00:00:00Z",
    email_verified_at: "2026-01-01T00:00:00Z",
    beta_access_granted_seen_at: null,
    created_at: "2026-01-01T00:00:00Z",
    impersonation: null,
    ...part,
  };
}

/** A draft portfolio as the list shows it. */
export function aSummary(part: Partial<WebsiteSummary> = {}): WebsiteSummary {
  return {
    id: 10001,
    version: 1,
    name: "Ward portfolio",
    full_name: null,
    intro: "",
    description: "",
    subdomain: null,
    domain: null,
    contact: emptyContact,
    flat_picture: null,
    picture_focal: null,
    is_published: false,
    status: "draft",
    taken_down_at: null,
    template: {
      id: 1,
      slug: "default",
      name: "Default",
      category: "Classic",
      description: "",
      metadata: { loader_path: "", features: [] },
    },
    template_id: 1,
    template_slug: "default",
    template_data: {},
    seo: { title: "", description: "", indexable: true },
    public_url: null,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-05T09:30:00Z",
    training: [],
    publications: [],
    certifications: [],
    languages: [],
    awards: [],
    volunteer: [],
    interests: [],
    links: [],
    counts: { experience: 0, education: 0, skills: 0, projects: 0, blogPosts: 0 },
    ...part,
  };
}

/** The answer of `GET /websites` for these portfolios. */
export function aWebsiteList(websites: WebsiteSummary[], createdThisMonth = 0) {
  const meta = {
    page: 1,
    per_page: 100,
    total: websites.length,
    last_page: 1,
    limit: 1,
    remaining: 0,
    created_this_month: createdThisMonth,
  };
  return { success: true, data: websites, websites, meta };
}

/** The answer of `GET /subscription/current` for a free account. */
export function aSubscription(limit = 1, count = 0): { success: true; data: CurrentSubscription } {
  return {
    success: true,
    data: {
      subscription: null,
      plan: { name: "free", display_name: "Free", limits: { portfolio_count: limit } },
      limits: { portfolio_count: limit },
      usage: { portfolio_count: count },
      trial: { available: true, days: 14 },
      has_access: true,
      billing: noBilling,
    },
  };
}

const noBilling: BillingFacts = { has_customer: false, payment_method: null, next_charge: null, payment_problem: null };

/** A subscription to pro, paid monthly. */
export function aPaid(part: Partial<Subscription> = {}): Subscription {
  return {
    id: 1,
    status: "active",
    plan: { name: "pro", display_name: "Pro" },
    limits: { portfolio_count: 3 },
    billing_cycle: "monthly",
    price: 5,
    trial_ends_at: null,
    current_period_start: "2026-01-05T12:00:00Z",
    current_period_end: "2026-02-05T12:00:00Z",
    cancel_at_period_end: false,
    pending_plan: null,
    canceled_at: null,
    created_at: "2026-01-05T12:00:00Z",
    ...part,
  };
}

/** The answer of `GET /subscription/current` for somebody with a subscription. */
export function aPaidSubscription(part: Partial<Subscription> = {}, billing: Partial<BillingFacts> = {}) {
  const subscription = aPaid(part);
  const hasAccess = subscription.status === "active" || subscription.status === "trialing";
  const { name, displayName, portfolioCount } = planRules[hasAccess ? subscription.plan.name : "free"];
  const limits = { portfolio_count: portfolioCount };
  return {
    success: true,
    data: {
      subscription,
      plan: { name, display_name: displayName, limits },
      limits,
      usage: { portfolio_count: 1 },
      trial: { available: false, days: 14 },
      has_access: hasAccess,
      billing: { ...noBilling, has_customer: true, payment_method: { brand: "Visa", last4: "4242" }, ...billing },
    },
  };
}

/** The answer of `GET /subscription/quote`: pro monthly at the launch price. */
export function aQuote(part: Partial<CheckoutQuote> = {}) {
  const data: CheckoutQuote = {
    plan: "pro",
    billing_cycle: "monthly",
    amount: 5,
    regular_amount: 9,
    per_month: 5,
    currency: "usd",
    renews_at: "2026-02-05T12:00:00Z",
    after_discount: null,
    launch_special: true,
    offer: null,
    ...part,
  };
  return { success: true, data };
}

/** The answer of `GET /subscription/checkout-session/{id}`: one that waits for its card. */
export function aCheckout(part: Partial<CheckoutSession> = {}) {
  const data: CheckoutSession = { ...aQuote().data, status: "open", expires_at: "2026-01-05T13:00:00Z", ...part };
  return { success: true, data };
}

/** The answer of a preview: from pro to premium in the middle of a month. */
export function aChangePreview(part: Partial<ChangePreview> = {}) {
  const data: ChangePreview = {
    preview_id: "preview-1",
    kind: "upgrade",
    plan: "premium",
    billing_cycle: "monthly",
    effective_at: "2026-01-20T12:00:00Z",
    lines: [
      { description: "Unused time on Pro", amount: -2.5 },
      { description: "Remaining time on Premium", amount: 6 },
    ],
    amount_due: 3.5,
    credit: 0,
    currency: "usd",
    next_charge: { amount: 12, at: "2026-02-05T12:00:00Z" },
    losses: [],
    ...part,
  };
  return { success: true, data };
}

/** A paid invoice. */
export function anInvoice(part: Partial<Invoice> = {}): Invoice {
  return {
    id: 1,
    number: "V-2026-0001",
    date: "2026-01-05T12:00:00Z",
    amount: 5,
    currency: "usd",
    status: "paid",
    plan: "pro",
    billing_cycle: "monthly",
    pdf_path: "/api/subscription/invoices/1/pdf",
    ...part,
  };
}

/** The answer of `GET /subscription/invoices`. */
export function anInvoiceList(invoices: Invoice[], meta: { page?: number; last_page?: number } = {}) {
  return {
    success: true,
    data: invoices,
    meta: { page: 1, per_page: 12, total: invoices.length, last_page: 1, ...meta },
  };
}
