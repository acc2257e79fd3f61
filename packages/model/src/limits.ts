/**
 * Every size and count that a rule of the product depends on, with its unit in the name.
 * Source: contract.md 1.8 and sections 9 to 13; documents 2 and 3, section 9.
 */
const mebibyte = 1024 * 1024;

export const limits = {
  jsonBodyBytes: 1 * mebibyte,
  multipartBodyBytes: 16 * mebibyte,
  cvFileBytes: 10 * mebibyte,
  pastedTextCharacters: 100_000,
  pictureBytes: 5 * mebibyte,
  pictureMaxSidePixels: 8000,
  pictureMaxPixels: 40_000_000,
  itemsPerSection: 100,
  skillCategories: 50,
  skillsPerCategory: 100,
  templateDataBytes: 256 * 1024,
  experienceDescriptionCharacters: 1000,
  educationDescriptionCharacters: 500,
  projectDescriptionCharacters: 800,
  blogPosts: 1000,
  blogContentBytes: 200 * 1024,
  blogSlugCharacters: 200,
  blogExcerptCharacters: 500,
  blogTags: 20,
  blogTagCharacters: 50,
  blogMetaDescriptionCharacters: 160,
  editorMinHeightPixels: 300,
  visionParsingThresholdCharacters: 200,
  docxUnpackedBytes: 100 * mebibyte,
  docxCompressionRatio: 100,
  cvPages: 60,
} as const;

/** Time spans of the product in milliseconds (contract.md 1.7, 3, 13; documents 1 to 3, section 9). */
export const durations = {
  idempotencyKeyMs: 24 * 3600_000,
  sessionIdleMs: 24 * 3600_000,
  sessionRememberMs: 30 * 24 * 3600_000,
  verificationLinkMs: 24 * 3600_000,
  resetLinkMs: 60 * 60_000,
  socialAttemptMs: 15 * 60_000,
  socialCodeMs: 60_000,
  onboardingAbandonMs: 7 * 24 * 3600_000,
  onboardingEventsKeptMs: 24 * 3600_000,
  parseWaitMs: 120_000,
  subdomainHoldMs: 30 * 24 * 3600_000,
  domainWaitMs: 3 * 24 * 3600_000,
  newWebsiteWindowMs: 5 * 60_000,
  toastMs: 5000,
} as const;
