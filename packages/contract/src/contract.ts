import * as accountSettings from "./endpoints/account-settings.ts";
import * as account from "./endpoints/account.ts";
import * as apiTokens from "./endpoints/api-tokens.ts";
import * as beta from "./endpoints/beta.ts";
import * as billing from "./endpoints/billing.ts";
import * as blog from "./endpoints/blog.ts";
import * as content from "./endpoints/content.ts";
import * as cvUpdates from "./endpoints/cv-updates.ts";
import * as domains from "./endpoints/domains.ts";
import * as emailChange from "./endpoints/email-change.ts";
import * as impersonation from "./endpoints/impersonation.ts";
import * as landing from "./endpoints/landing.ts";
import * as look from "./endpoints/look.ts";
import * as media from "./endpoints/media.ts";
import * as moderation from "./endpoints/moderation.ts";
import * as messages from "./endpoints/messages.ts";
import * as onboarding from "./endpoints/onboarding.ts";
import * as outreach from "./endpoints/outreach.ts";
import * as overview from "./endpoints/overview.ts";
import * as privateLinks from "./endpoints/private-links.ts";
import * as publicSite from "./endpoints/public-site.ts";
import * as passkeys from "./endpoints/passkeys.ts";
import * as secondFactor from "./endpoints/second-factor.ts";
import * as sections from "./endpoints/sections.ts";
import * as siteAnalytics from "./endpoints/site-analytics.ts";
import * as social from "./endpoints/social.ts";
import * as templates from "./endpoints/templates.ts";
import * as testimonials from "./endpoints/testimonials.ts";
import * as trays from "./endpoints/trays.ts";
import * as tryout from "./endpoints/tryout.ts";
import * as versions from "./endpoints/versions.ts";
import * as websites from "./endpoints/websites.ts";

/** Every call of the API, grouped by capability. */
export const contract = {
  account,
  accountSettings,
  apiTokens,
  beta,
  billing,
  blog,
  content,
  cvUpdates,
  domains,
  emailChange,
  impersonation,
  landing,
  look,
  media,
  messages,
  moderation,
  onboarding,
  outreach,
  overview,
  passkeys,
  privateLinks,
  publicSite,
  secondFactor,
  sections,
  siteAnalytics,
  social,
  templates,
  testimonials,
  trays,
  tryout,
  versions,
  websites,
} as const;

export type Contract = typeof contract;
