/** The pages of the admin area in the order of its navigation (document 1, section 2.1). */
export const adminPages = [
  { label: "Overview", to: "/admin" },
  { label: "Users", to: "/admin/users" },
  { label: "Websites", to: "/admin/websites" },
  { label: "Waiting List", to: "/admin/waiting-list" },
  { label: "Analytics", to: "/admin/analytics" },
  { label: "Subscriptions", to: "/admin/subscriptions" },
  { label: "Subscription Analytics", to: "/admin/subscription-analytics" },
  { label: "Offers", to: "/admin/offers" },
] as const;

/** What must not stay public, and what people say to that: a section of its own. */
export const adminModeration = {
  title: "Moderation",
  pages: [
    { label: "Reports", to: "/admin/reports" },
    { label: "Appeals", to: "/admin/appeals" },
  ],
} as const;

/** What stands in a section of its own (document 1, section 2.2). */
export const adminFeatures = {
  title: "Admin Features",
  pages: [
    { label: "Beta Access", to: "/admin/beta-settings" },
    { label: "Landing", to: "/admin/landing" },
  ],
} as const;

/** What looks after the running of the product. */
export const adminOperations = {
  title: "Operations",
  pages: [
    { label: "Jobs", to: "/admin/jobs" },
    { label: "System", to: "/admin/system" },
  ],
} as const;
