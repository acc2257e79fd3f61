/** What each group of calls is for, by its name in the contract. */
export const groupWords: Readonly<Record<string, string>> = {
  account: "Registering, signing in and out, verifying an address, forgotten passwords.",
  accountSettings: "Profile, password and the export and deletion of an account.",
  adminBeta: "Opening and closing the beta.",
  adminFigures: "Figures of the whole product.",
  adminJobs: "Jobs that failed for good.",
  adminLanding: "What the start page claims, and who says so.",
  adminModeration: "Reports, taking down and appeals.",
  adminOffers: "Prices and offers.",
  adminSubscriptions: "Subscriptions of all customers.",
  adminUsers: "Accounts of all people.",
  adminWaitingList: "The waiting list.",
  adminWebsites: "Websites of all people.",
  apiTokens: "Tokens for programs; premium plan.",
  beta: "Whether the product is open to everybody.",
  billing: "Plans, checkout, subscription and invoices.",
  blog: "Posts of a website.",
  content: "Experience, education, skills and projects of a website.",
  domains: "Domains of owners' own.",
  emailChange: "Another address for an account, and the devices that are signed in.",
  impersonation: "Looking at an account as its owner does; admins only.",
  landing: "What the start page claims of this installation.",
  look: "Palette, letters, density and accent of a website.",
  media: "Pictures of a website.",
  messages: "What visitors wrote through a site's contact form.",
  moderation: "Reporting a site, and objecting to its being taken down.",
  onboarding: "From a CV to a website, step by step.",
  outreach: "Waiting list, support and events of the product's own pages.",
  passkeys: "Signing in with a passkey.",
  publicSite: "Published sites as data; nobody needs to sign in.",
  secondFactor: "Authenticator apps, recovery codes and confirming who one is.",
  sections: "The list of sections of a website and the entries of any kind.",
  siteAnalytics: "Counted views of a website.",
  social: "Signing in through Google or LinkedIn.",
  templates: "Templates, their samples, and the forms of their categories.",
  tryout: "Seeing a site of one's CV before there is an account.",
  versions: "States of a website that can be brought back, and drafts.",
  websites: "Websites: making, changing, publishing, copying, exporting and deleting them.",
};

/** What a parameter says, by its name; the same wherever it stands. */
export const parameterWords: Readonly<Record<string, string>> = {
  after: "The place that the page follows: `meta.after` of the page in front of it. It must be of the same `sort`.",
  before: "The place that the page ends before: `meta.before` of the page behind it. It must be of the same `sort`.",
  category: "A category of templates.",
  device: "The name that a browser tab gives itself.",
  entryId: "The number of an entry of the section.",
  format: "The form of the file.",
  hash: "The secret part of a mailed link.",
  host: "The name of a host.",
  id: "The number of what is addressed; of a website where the path says so.",
  itemId: "The number of the entry.",
  last_event_id: "The last event that was received; the stream goes on after it.",
  mediaId: "The number of a picture.",
  offer_code: "The code of an offer.",
  page: "Which page of the list, from 1.",
  per_page: "Entries of one page.",
  period: "The span of days that is looked at.",
  provider: "Who signs the person in.",
  search: "Words to look for.",
  sectionId: "The number of a section of the website.",
  sessionId: "The number of an onboarding session.",
  session_id: "The name of a checkout session.",
  slug: "The name in an address.",
  sort: "The field to sort by; a leading `-` turns the order round.",
  subdomain: "The name of the site below the host of sites.",
  token: "The secret part of an address.",
  versionId: "The number of a kept version.",
  website_id: "The number of a website.",
};

/** What the shapes are that most calls send or answer, by their component's name. */
export const shapeWords: Readonly<Record<string, string>> = {
  BlogPost: "A post as its owner sees it.",
  Contact: "How a visitor reaches the person; every part may be empty.",
  Education: "A study of the website.",
  Entry: "An entry of a section: its fields depend on the section's kind.",
  Error: "The one form of every refusal. `code` is for programs and never changes; `message` is for people.",
  Experience: "A role of the website.",
  FocalPoint: "The point of a picture that stays in view when it is cropped, in parts of its width and height.",
  Look: "What the owner chose over the template's own look; null stands for the template's.",
  Media: "A picture of the website with its sizes.",
  OnboardingSession: "A CV on its way to a website.",
  PageMeta: "Where in a list an answer stands.",
  ParsedData: "What was read from a CV. A text is empty where the CV does not say it.",
  Project: "A project of the website.",
  PublicSite: "A published site as its visitors see it.",
  Section: "A section of the website as it is arranged.",
  Seo: "What search engines are told.",
  SkillCategory: "A group of skills of the website.",
  Website: "A whole website as its owner sees it. `version` is what `If-Match` names.",
  WebsiteSection: "A section of the website with its entries.",
  WebsiteSummary: "A website in a list.",
  WebsiteVersion: "A state of a website that can be brought back.",
};

/** How programs use the interface; the first thing that a reader of the document sees. */
export const introduction = `Everything that the application does, it does through these calls.

**Who calls.** A program sends \`Authorization: Bearer TOKEN\`; tokens are made in the settings, under API tokens, on the premium plan. A token reads, or reads and writes, and never reaches calls of accounts, payment or administration. Browsers of the application use a session in a cookie.

**Answers** are JSON. What worked says \`success: true\`. What did not has the form of \`Error\`: \`code\` names the reason for a program, \`message\` says it to a person, \`errors\` lists what is wrong by field. Answers may gain fields; leave alone what you do not know.

**Doing a thing once.** Calls that take \`Idempotency-Key\` do their work once for each key of a caller and give the first answer again for 24 hours, with \`Idempotency-Replayed: true\`. Another body under the same key answers 422 \`idempotency_key_reused\`.

**Changing what others change.** Calls that take \`If-Match\` (or \`version\` in the body) work on that version only. When something newer is stored, they answer 409 \`version_conflict\` with the present state.

**Limits.** Every limited answer carries \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (seconds). Above it the answer is 429 \`too_many_requests\` with \`Retry-After\`.`;
