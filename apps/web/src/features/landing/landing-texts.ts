export type FeatureAction =
  | "try-conversion"
  | "browse-templates"
  | "see-demo"
  | "mobile-view"
  | "ats"
  | "domain"
  | "analytics"
  | "support";

export type Feature = { title: string; text: string; button: string; action: FeatureAction };

/** The features of the product, the first two of which are shown large; what is promised of support follows them. */
export const features: readonly Feature[] = [
  {
    title: "AI conversion that shows its sources",
    text: "Columns, tables, scans: Vitrine finds the roles, dates and skills in your CV and marks where each one stands. It adds nothing that you did not write.",
    button: "Try AI Conversion",
    action: "try-conversion",
  },
  {
    title: "50+ templates for many professions",
    text: "Nurses, engineers, researchers, designers, directors. Change the template at any time; your words stay.",
    button: "Browse Templates",
    action: "browse-templates",
  },
  {
    title: "A builder that keeps your work",
    text: "Edit section by section beside a live preview, then export as PDF, Word or live site.",
    button: "See Demo",
    action: "see-demo",
  },
  {
    title: "Made for the phone too",
    text: "Every template reads well at 375 pixels. Pages load in under 2 seconds.",
    button: "Test Mobile View",
    action: "mobile-view",
  },
  {
    title: "ATS-friendly output",
    text: "Clean headings and plain text that applicant tracking systems can read.",
    button: "Learn More",
    action: "ats",
  },
  {
    title: "A custom domain",
    text: "Your own name in the address bar, with SEO titles and previews for sharing.",
    button: "Setup Domain",
    action: "domain",
  },
  {
    title: "Analytics and a blog",
    text: "See what is read, without cookies. Write posts that belong to your work.",
    button: "View Analytics",
    action: "analytics",
  },
];

/** Plain CV against site, row by row. */
export const comparison = [
  ["A file in an inbox", "An address you can say aloud"],
  ["Two pages, whatever you have done", "As long as your work, folded where it should be"],
  ["Sent again after every change", "Changed once, current everywhere"],
  ["Looks like all the others", "Looks like your field"],
  ["Nobody knows whether it was read", "Views by day, without cookies"],
] as const;

/** The eight questions of the accordion. */
export const questions = [
  {
    question: "Is there really a free plan?",
    answer:
      "Yes, free forever, with 3 templates and more to choose from, one portfolio and no credit card. The paid plans can be tried for 14 days without a credit card, too.",
  },
  {
    question: "Which files can I upload?",
    answer: "PDF, DOC and DOCX up to 10 MB, scanned pages included. You can also paste the text of your CV.",
  },
  {
    question: "Does the AI invent anything?",
    answer:
      "No. Every value is tied to a place in your CV, and you see both side by side before anything is built. What is not in your CV stays empty.",
  },
  {
    question: "Can I change the template later?",
    answer: "At any time, as often as you like. Your words are kept apart from how they look.",
  },
  {
    question: "Will applicant tracking systems read it?",
    answer: "The page has real headings and lists, and you can export it as PDF or Word for forms that want a file.",
  },
  {
    question: "What does premium cost?",
    answer:
      "Premium features start from $9/month when billed annually under the launch offer. There is a 14-day money-back guarantee on every payment.",
  },
  {
    question: "Can I use my own domain?",
    answer: "With premium, yes. Every other plan gets an address on this site.",
  },
  {
    question: "What happens when I cancel?",
    answer:
      "Nothing is deleted. Your plan runs to the end of its period and then becomes free; you can export everything at any time.",
  },
] as const;
