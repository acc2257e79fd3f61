/** A fixed window per subject; `subject` says what is counted (contract.md 1.8). */
export type RateLimitRule = {
  max: number;
  windowMs: number;
  subject: "address" | "user" | "email_and_address" | "email" | "site" | "everyone";
  /** Every call that names the limit counts for itself. */
  each?: true;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Default limits by the name that endpoints refer to. Settings may scale them. */
export const rateLimits = {
  login: [{ max: 20, windowMs: minute, subject: "address" }],
  login_failures: [{ max: 5, windowMs: minute, subject: "email_and_address" }],
  /** One password tried on many accounts. */
  login_spraying: [{ max: 60, windowMs: hour, subject: "address" }],
  /** Guessing a password through a session that somebody left open. */
  password_check: [{ max: 10, windowMs: minute, subject: "user" }],
  register: [{ max: 10, windowMs: hour, subject: "address" }],
  mail_request: [
    { max: 3, windowMs: 10 * minute, subject: "email" },
    { max: 20, windowMs: hour, subject: "address" },
  ],
  one_time_link: [{ max: 10, windowMs: minute, subject: "address" }],
  public_form: [
    { max: 5, windowMs: minute, subject: "address" },
    { max: 30, windowMs: hour, subject: "address" },
  ],
  /** Questions to the support: of one writer, and of all together, each of which is a mail. */
  support_tickets: [
    { max: 10, windowMs: hour, subject: "email" },
    { max: 200, windowMs: hour, subject: "everyone" },
  ],
  /** New addresses on the waiting list, of all together. */
  waiting_list: [{ max: 600, windowMs: hour, subject: "everyone" }],
  /** What all visitors together write to the owner of one site. */
  site_messages: [
    { max: 20, windowMs: hour, subject: "site" },
    { max: 100, windowMs: 24 * hour, subject: "site" },
  ],
  /** Deliveries that only claim to come from the payment provider. */
  bad_signature: [{ max: 30, windowMs: minute, subject: "address" }],
  /** What all visitors together report of one site: the first ones are enough to look at it. */
  site_reports: [
    { max: 20, windowMs: hour, subject: "site" },
    { max: 60, windowMs: 24 * hour, subject: "site" },
  ],
  /** Addresses of private links that lead nowhere: guesses, which cannot succeed, and old links of few people. */
  dead_links: [{ max: 30, windowMs: 10 * minute, subject: "address" }],
  /** Passwords of one private link: of one visitor, and of all together. */
  link_passwords: [
    { max: 20, windowMs: hour, subject: "address" },
    { max: 200, windowMs: hour, subject: "site" },
  ],
  appeal: [{ max: 10, windowMs: hour, subject: "user" }],
  tracking: [{ max: 60, windowMs: minute, subject: "address" }],
  /** CVs read for visitors without an account; each is kept for a day, 10 MB at most. */
  tryout: [
    { max: 10, windowMs: hour, subject: "address" },
    { max: 40, windowMs: 24 * hour, subject: "address" },
    { max: 300, windowMs: hour, subject: "everyone" },
    { max: 2000, windowMs: 24 * hour, subject: "everyone" },
  ],
  onboarding_upload: [{ max: 10, windowMs: hour, subject: "user" }],
  onboarding_ai: [{ max: 20, windowMs: hour, subject: "user", each: true }],
  user: [{ max: 300, windowMs: minute, subject: "user" }],
  guest: [{ max: 120, windowMs: minute, subject: "address" }],
} as const satisfies Record<string, readonly RateLimitRule[]>;

export type RateLimitName = keyof typeof rateLimits;
