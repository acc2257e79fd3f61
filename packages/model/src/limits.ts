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
  /** Of a picture of work as it is uploaded: enough for one from a phone or a scan of a poster. */
  workPictureBytes: 10 * mebibyte,
  workPictureMaxSidePixels: 16_000,
  /** A picture of work is kept at most so wide, and at most so high. */
  workPictureStoredWidthPixels: 2000,
  workPictureStoredHeightPixels: 8000,
  itemsPerSection: 100,
  sectionsPerWebsite: 60,
  /** Former addresses that lead to one website; an older one is held as after a deletion. */
  formerSubdomains: 10,
  sectionTitleCharacters: 120,
  picturesPerEntry: 20,
  picturesPerWebsite: 400,
  customCssBytes: 20 * 1024,
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
  /** Templates that a site is shown in before there is an account. */
  tryoutTemplates: 3,
} as const;

/** Time spans of the product in milliseconds (contract.md 1.7, 3, 13; documents 1 to 3, section 9). */
export const durations = {
  idempotencyKeyMs: 24 * 3600_000,
  sessionIdleMs: 24 * 3600_000,
  sessionRememberMs: 30 * 24 * 3600_000,
  /** No session outlives this, however much it is used. */
  sessionLongestMs: 30 * 24 * 3600_000,
  verificationLinkMs: 24 * 3600_000,
  resetLinkMs: 60 * 60_000,
  signInLinkMs: 10 * 60_000,
  emailChangeLinkMs: 24 * 3600_000,
  /** Without a word from the old address a confirmed change waits so long. */
  emailChangeWaitMs: 3 * 24 * 3600_000,
  emailChangeBackMs: 7 * 24 * 3600_000,
  /** For the second step of a sign-in, and for a passkey's answer. */
  signInChallengeMs: 10 * 60_000,
  /** So long after proving who they are people are not asked again. */
  confirmationMs: 10 * 60_000,
  /** The way to object to a suspension. */
  appealLinkMs: 180 * 24 * 3600_000,
  /** Addresses of people who reported a page, after the report was closed. */
  reporterKeptMs: 7 * 24 * 3600_000,
  /** A take-down is remembered for so long when its website was deleted (decision 039). */
  takeDownKeptMs: 365 * 24 * 3600_000,
  socialAttemptMs: 15 * 60_000,
  socialCodeMs: 60_000,
  onboardingAbandonMs: 7 * 24 * 3600_000,
  onboardingEventsKeptMs: 24 * 3600_000,
  /** A site that was tried without an account is deleted after this. */
  tryoutKeptMs: 24 * 3600_000,
  /** A call that asks for a site being read is answered after this, read or not. */
  tryoutWaitMs: 8000,
  parseWaitMs: 120_000,
  /** Who would wait longer for the turn of their CV is told their place instead. */
  parseLineWaitMs: 20_000,
  subdomainHoldMs: 30 * 24 * 3600_000,
  /** The former address of a site that goes on under another one leads there for so long, and nobody else gets it. */
  formerSubdomainMs: 365 * 24 * 3600_000,
  domainWaitMs: 3 * 24 * 3600_000,
  newWebsiteWindowMs: 5 * 60_000,
  toastMs: 5000,
} as const;
