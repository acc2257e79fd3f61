import type { DocumentLayout, Line } from "../core/layout.ts";
import { fold, phraseKey, phraseSet } from "../core/words.ts";
import type { Section } from "../core/section.ts";
import { diplomaPhrases, invoiceTitles, sumWords } from "../lexicon/other-documents.ts";
import { holdsLetter } from "../sections/letter-pages.ts";
import { saidKind } from "./other-sayings.ts";
import { anyOf, likelyKind, paperKind, tellsAccount } from "./paper-kind.ts";
import type { LikelyKind } from "./paper-kind.ts";
import { titledKind } from "./titled-kind.ts";
import { callsItselfCv } from "./plausibility.ts";
import type { SayingKind } from "../lexicon/other-sayings.ts";

/** What was told by single words gives way to what a paper calls itself. */
const givesWay: ReadonlySet<OtherDocument> = new Set([
  ...(["job_ad", "life", "company", "registration", "people", "slides", "programme", "invoice", "diploma"] as const),
  ...(["course", "contract", "paper", "minutes", "menu", "manual"] as const),
]);

export type OtherDocument = LikelyKind | SayingKind | "empty" | "unfinished" | "unclear" | "unknown";

/** What is said of a file that is no CV; the last is for those that nothing is known of. */
export const otherDocumentMessages: Readonly<Record<OtherDocument, string>> = {
  letter: "This looks like a letter, not a CV. Please upload the CV that goes with it.",
  invoice: "This looks like an invoice, not a CV. Please choose another file.",
  diploma:
    "This looks like a diploma, certificate or transcript, not a CV. Please upload your CV; you can name it there.",
  empty_form: "This looks like a form that nobody has filled in yet. Please fill it in and upload it again.",
  course: "This looks like the outline of a course, not a CV. Please choose another file.",
  job_ad: "This looks like a job advertisement, not a CV. Please upload your own CV.",
  contract: "This looks like a contract or licence, not a CV. Please choose another file.",
  paper: "This looks like a paper or report, not a CV. Please upload your CV; you can name the paper there.",
  minutes: "This looks like the minutes of a meeting, not a CV. Please choose another file.",
  programme: "This looks like the programme of an event, not a CV. Please choose another file.",
  menu: "This looks like a menu or a recipe, not a CV. Please choose another file.",
  manual: "This looks like a manual or the description of a product, not a CV. Please choose another file.",
  life: "This looks like an article or a notice about someone, not a CV. Please upload your own CV.",
  company: "This looks like the profile of a company, not a CV. Please upload your own CV.",
  registration: "This looks like a form for a club, a course or an event, not a CV. Please upload your CV.",
  slides: "This looks like the slides of a talk, not a CV. Please upload your CV.",
  people: "This tells of several people, not of one. Please upload your own CV.",
  empty: "No text was found in this file. Please upload another file or paste the text of your CV.",
  rules: "This looks like statutes, rules or terms, not a CV. Please choose another file.",
  newsletter: "This looks like a newsletter or a leaflet, not a CV. Please choose another file.",
  prices: "This looks like a price list, not a CV. Please choose another file.",
  statement: "This looks like a bank statement or a payslip, not a CV. Please choose another file.",
  ticket: "This looks like a ticket or a booking, not a CV. Please choose another file.",
  questions: "This looks like a questionnaire or an exam, not a CV. Please choose another file.",
  form: "This looks like a form or an application, not a CV. Please upload your CV.",
  unfinished:
    "The pages of this file are pictures, and reading them took too long. Please try again, upload a file with text in it, or paste the text of your CV.",
  unclear:
    "The pages of this file are pictures in which no CV could be recognised. If it is one, please scan it straight and in even light, or upload a file with text in it.",
  unknown: "This does not look like a CV.",
};

const invoiceTitle = phraseSet(invoiceTitles);
const sums = anyOf(sumWords);
const diploma = anyOf(diplomaPhrases);
const amount = /(?:[€$£¥₹₽₺]|eur|usd|gbp|chf|pln)\s?\d|\d[.,]\d\d(?!\d)/iu;
/** A row of a table of contents. */
const leadsToPage = /(?:[.…]\s?){4,}\s*\d{1,3}$/u;
const place = /\[[^\][]{2,60}\]|<[^<>@]{2,40}>/gu;
const careerKinds = ["experience", "education", "skills", "languages", "projects"] as const;
const limits = {
  careerSections: 2,
  titleLines: 14,
  sumLines: 2,
  diplomaWords: 160,
  labelShare: 0.6,
  labels: 5,
  places: 6,
  placeShare: 0.5,
  placeLine: 120,
  rowEnd: 24,
};

/** What a document is that is not a CV, told by what only such documents say; null where nothing tells. */
export function otherDocument(layout: DocumentLayout, sections: readonly Section[]): OtherDocument | null {
  const told = toldDocument(layout, sections);
  return told !== null && givesWay.has(told) ? (titledKind(layout.lines) ?? told) : told;
}

function toldDocument(layout: DocumentLayout, sections: readonly Section[]): OtherDocument | null {
  const { lines } = layout;
  if (lines.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))) return "empty";
  if (isEmptyForm(lines) || isUnfilled(lines)) return "empty_form";
  const named = new Set(sections.filter(({ headings }) => headings.length > 0).map(({ kind }) => kind));
  const careers = careerKinds.filter((kind) => named.has(kind)).length;
  const said = callsItselfCv(lines) ? null : saidKind(lines, careers);
  if (careers >= limits.careerSections || said !== null) return said;
  if (isInvoice(lines)) return "invoice";
  if (holdsLetter(lines)) return "letter";
  const words = layout.text.split(/\s+/).length;
  if (words <= limits.diplomaWords && diploma.test(fold(layout.text))) return "diploma";
  return paperKind(lines);
}

/** What a document may be that was not like a CV: said, but no reason to refuse one; null where nothing tells. */
export const likelyOther = (layout: DocumentLayout): OtherDocument | null => likelyKind(layout);

/** A bill names itself at its top, and sums beside the words for them; a claim says where to pay. */
function isInvoice(lines: readonly Line[]): boolean {
  const added = lines.filter(({ text }) => sums.test(fold(text)) && /\d/.test(text)).length;
  if (added < limits.sumLines) return false;
  const top = lines.slice(0, limits.titleLines);
  const isNamed = top.some(({ text }) =>
    text.split(/[\t:#]|\s(?=\d)|\s(?:no|nr|n°|№)\b\.?/iu).some((part) => invoiceTitle.has(phraseKey(part))),
  );
  return isNamed ? lines.some(({ text }) => amount.test(text)) : tellsAccount(lines);
}

/** Labels with nothing behind them: "Name: ______"; what leads to a page leads on. */
function isEmptyForm(lines: readonly Line[]): boolean {
  const labels = lines.filter(
    ({ text }) =>
      !leadsToPage.test(text.slice(-limits.rowEnd)) &&
      (/^[^:：]{2,50}[:：][\s_.…-]*$/u.test(text) || /_{4,}|\.{6,}|…{3,}/u.test(text)),
  );
  return labels.length >= limits.labels && labels.length >= lines.length * limits.labelShare;
}

/** A pattern for CVs whose places nobody filled: "[Job title], [Company]". */
function isUnfilled(lines: readonly Line[]): boolean {
  const places = lines.filter(
    ({ text }) => text.length <= limits.placeLine && text.match(place)?.some((each) => /\p{L}/u.test(each)) === true,
  );
  return places.length >= limits.places && places.length >= lines.length * limits.placeShare;
}
