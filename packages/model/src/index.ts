export * from "./limits.ts";
export * from "./text.ts";
export { sentencesIn } from "./sentences.ts";
export * from "./header-text.ts";
export { labelOfField } from "./problem-sentences.ts";
export * from "./whole-rule.ts";
export * from "./content/date-range.ts";
export { holdsTurnedLetters, runsAgainst, withForeignEnds } from "./content/foreign-ends.ts";
export * from "./content/item.ts";
export type { TextBlock } from "./content/lines-of-text.ts";
export { blocksOfText } from "./content/text-blocks.ts";
export * from "./content/typed-dates.ts";
export * from "./sections/experience/schema.ts";
export * from "./sections/education/schema.ts";
export * from "./sections/skills/schema.ts";
export * from "./sections/projects/schema.ts";
export * from "./sections/layouts.ts";
export * from "./sections/form-field.ts";
export {
  datesOf,
  defineKind,
  picturesOf,
  type Citation,
  type EntryFields,
  type EntryRecord,
  type KindIcon,
  type SectionKind,
} from "./sections/define-kind.ts";
export * from "./sections/read-stored.ts";
export * from "./sections/section.ts";
export * from "./sections/kinds.ts";
export { lineKinds, linesInCv, linesOf, type CvLineKind } from "./sections/line-kinds.ts";
export type { CvPart, LineField } from "./sections/cv-part.ts";
export { findFigures, type FigureSource, type FoundFigure } from "./sections/figures/find-figures.ts";
export { ownAuthors } from "./sections/publications/authors.ts";
export { doiAddress, doiOf } from "./sections/publications/doi.ts";
export { sortOutDuplicates, type Duplicate } from "./sections/publications/references/find-duplicates.ts";
export { readReferences } from "./sections/publications/references/read-references.ts";
export type { Reference, ReferenceProblem } from "./sections/publications/references/reference.ts";
export { caseStudyLimits, hasPage, projectSlugs, type CaseStudyBlock } from "./sections/projects/case-study.ts";
export * from "./media/media.ts";
export * from "./website/look.ts";
export * from "./blog/blog-post.ts";
export * from "./blog/slug.ts";
export * from "./cv/parsed-data.ts";
export { readParsedData } from "./cv/read-parsed-data.ts";
export * from "./cv/evidence.ts";
export * from "./cv/unplaced.ts";
export * from "./cv/recommendation.ts";
export { dateText, itemDates } from "./cv/site-from-cv/cv-dates.ts";
export { nameOnSite } from "./cv/site-from-cv/name-in-capitals.ts";
export type { OwnSection } from "./cv/site-from-cv/own-sections-from-cv.ts";
export { toldNewestFirst } from "./cv/newest-first.ts";
export { ungroupedSkills } from "./cv/site-from-cv/skills-from-cv.ts";
export { websiteFromCv, type WebsiteContent } from "./cv/site-from-cv/website-from-cv.ts";
export { websiteOfCv, type UnarrangedSite } from "./cv/site-from-cv/website-of-cv.ts";
export { doubtBelow, isSingleDate, shownTogether, thingsToCheck, trayPointer } from "./cv/doubtful-values.ts";
export { comparableCv, isSaidByCv, profileKind, type ComparedEntry } from "./cv/update/comparable.ts";
export { compareCv, type CvChange } from "./cv/update/compare-cv.ts";
export { acceptedByAll, applyCvChanges } from "./cv/update/apply-changes.ts";
export { otherPersonIn } from "./cv/update/other-person.ts";
export {
  acceptChangesSchema,
  cvUpdateSchema,
  describeCvChange,
  newCvSchema,
  type CvUpdate,
  type ShownCvChange,
} from "./cv/update/cv-update.ts";
export * from "./templates/manifest-schema.ts";
export * from "./templates/template-filter.ts";
export * from "./templates/vocabulary.ts";
export * from "./templates/display-name.ts";
export * from "./template-data/field.ts";
export * from "./template-data/families.ts";
export * from "./template-data/schema.ts";
export * from "./template-data/modern-built-ins.ts";
export * from "./website/visibility.ts";
export * from "./website/subdomain.ts";
export * from "./website/subdomain-from-name.ts";
export * from "./website/extra-sections.ts";
export * from "./website/focal-point.ts";
export * from "./website/usual-focal-point.ts";
export * from "./website/website.ts";
export * from "./account/plan-names.ts";
export * from "./account/user.ts";
export * from "./account/api-token.ts";
export * from "./account/password.ts";
export * from "./account/sign-in-pause.ts";
export * from "./account/second-factor.ts";
export * from "./account/email-change.ts";
export * from "./account/plan.ts";
export * from "./account/limit-error.ts";
export * from "./onboarding/session.ts";
export * from "./onboarding/reading-notes.ts";
export { isStreetAddress, townOf } from "./onboarding/address.ts";
export { privacyOf, privacySchema, withPrivacy, type Privacy, type PrivacyChoices } from "./onboarding/privacy.ts";
export * from "./onboarding/manual-form.ts";
export * from "./onboarding/transitions.ts";
export * from "./onboarding/events.ts";
export { refusalOf, type Refusal } from "./onboarding/refusal.ts";
export * from "./onboarding/tryout.ts";
export {
  chosenForTryout,
  offeredInTryouts,
  tryoutSiteOf,
  tryoutTemplates,
  type TryoutTemplate,
} from "./onboarding/tryout-templates.ts";
export { generateTemplateData, type TemplateData } from "./onboarding/match/generate-template-data.ts";
export { readCareer } from "./onboarding/match/read-career.ts";
export { recommendTemplate } from "./onboarding/match/recommend-template.ts";
export * from "./website/public-site.ts";
export { readBackSchema, type ReadBack } from "./website/read-back.ts";
export { paperOf, type PaperName } from "./website/paper.ts";
export { openingOf, type Opening } from "./website/opening.ts";
export * from "./website/vcard.ts";
export * from "./billing/plan-catalogue.ts";
export * from "./billing/terms.ts";
export * from "./billing/mailbox.ts";
export * from "./billing/money.ts";
export * from "./billing/billing-period.ts";
export * from "./billing/price-quote.ts";
export * from "./billing/plan-change.ts";
export * from "./billing/plan-losses.ts";
export * from "./billing/card.ts";
export * from "./billing/test-cards.ts";
export * from "./billing/subscription.ts";
export * from "./moderation/categories.ts";
export * from "./moderation/report.ts";
export * from "./moderation/appeal.ts";
export * from "./moderation/appeal-limits.ts";
export * from "./moderation/sign-in-event.ts";
export * from "./outreach/waiting-list.ts";
export * from "./outreach/product-event.ts";
export * from "./outreach/support.ts";
export {
  contactMessageInputSchema,
  contactMessageMaxCharacters,
  contactMessageSchema,
  type ContactMessage,
  type ContactMessageInput,
} from "./outreach/contact-message.ts";
export * from "./outreach/testimonial-request.ts";
export * from "./outreach/site-analytics.ts";
export * from "./website/version.ts";
export * from "./website/version-content.ts";
export { describeChanges } from "./website/describe-changes.ts";
export * from "./website/read-stored-fields.ts";
export * from "./website/draft-copy.ts";
export * from "./website/host-name.ts";
export * from "./website/custom-domain.ts";
export * from "./website/private-link.ts";
export * from "./website/site-news.ts";
export * from "./website/website-export.ts";
export * from "./website/export-names.ts";
export * from "./admin/audit-entry.ts";
export * from "./admin/jobs.ts";
export * from "./admin/system.ts";
export * from "./admin/admin-user.ts";
export * from "./admin/admin-website.ts";
export * from "./admin/waiting-entry.ts";
export * from "./admin/admin-subscription.ts";
export * from "./admin/offer.ts";
export * from "./admin/beta-settings.ts";
export * from "./admin/product-figures.ts";
export * from "./admin/impersonation.ts";
export * from "./landing/content.ts";
export { presetLandingContent } from "./landing/preset-content.ts";
export * from "./landing/claims.ts";
export {
  contentOfClaims,
  countedFigure,
  isCountable,
  roundedClaim,
  type LandingCounts,
} from "./landing/content-of-claims.ts";
export * from "./landing/fill-page.ts";
