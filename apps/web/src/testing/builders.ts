import { emptyContact, type User, type WebsiteSummary } from "@vitrine/model";

/** A verified free user who has been here before. */
export function aUser(part: Partial<User> = {}): User {
  return {
    id: 7,
    name: "Amara Okonkwo",
    email: "amara@example.org",
    company: null,
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
    is_published: false,
    status: "draft",
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
export function aSubscription(limit = 1, count = 0) {
  return {
    success: true,
    data: {
      subscription: null,
      plan: { name: "free", display_name: "Free", limits: { portfolio_count: limit } },
      limits: { portfolio_count: limit },
      usage: { portfolio_count: count },
      trial: { available: true, days: 14 },
      has_access: true,
    },
  };
}
