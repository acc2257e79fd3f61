import type { DocumentLayout, Line } from "../core/layout.ts";
import { escapePattern, fold, phraseKey, phraseSet } from "../core/words.ts";
import type { Section } from "../core/section.ts";
import { diplomaPhrases, invoiceTitles, sumWords } from "../lexicon/other-documents.ts";
import { holdsLetter } from "../sections/letter-pages.ts";

export type OtherDocument = "letter" | "invoice" | "diploma" | "empty_form";

/** What is said of a file that is no CV; the last is for those that nothing is known of. */
export const otherDocumentMessages: Readonly<Record<OtherDocument | "unknown", string>> = {
  letter: "This looks like a letter, not a CV. Please upload the CV that goes with it.",
  invoice: "This looks like an invoice, not a CV. Please choose another file.",
  diploma:
    "This looks like a diploma or certificate, not a CV. Please upload your CV; you can name the certificate there.",
  empty_form: "This looks like a form that nobody has filled in yet. Please fill it in and upload it again.",
  unknown: "This file does not look like a CV.",
};

const anyOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases
      .split("|")
      .map((phrase) => escapePattern(fold(phrase)))
      .join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  );
const invoiceTitle = phraseSet(invoiceTitles);
const sums = anyOf(sumWords);
const diploma = anyOf(diplomaPhrases);
const amount = /(?:[€$£¥₹₽₺]|eur|usd|gbp|chf|pln)\s?\d|\d[.,]\d\d(?!\d)/iu;
const careerKinds = ["experience", "education", "skills", "languages", "projects"] as const;
const limits = { careerSections: 2, titleLines: 14, sumLines: 2, diplomaWords: 160, labelShare: 0.6, labels: 5 };

/** What a document is that is not a CV, told by what only such documents say; null where nothing tells. */
export function otherDocument(layout: DocumentLayout, sections: readonly Section[]): OtherDocument | null {
  const { lines } = layout;
  if (isEmptyForm(lines)) return "empty_form";
  const named = new Set(sections.filter(({ headings }) => headings.length > 0).map(({ kind }) => kind));
  if (careerKinds.filter((kind) => named.has(kind)).length >= limits.careerSections) return null;
  if (isInvoice(lines)) return "invoice";
  if (holdsLetter(lines)) return "letter";
  const words = layout.text.split(/\s+/).length;
  return words <= limits.diplomaWords && diploma.test(fold(layout.text)) ? "diploma" : null;
}

/** A bill names itself at its top, and sums beside the words for them. */
function isInvoice(lines: readonly Line[]): boolean {
  const top = lines.slice(0, limits.titleLines);
  const isNamed = top.some(({ text }) =>
    text.split(/[\t:#]|\s(?=\d)|\s(?:no|nr|n°|№)\b\.?/iu).some((part) => invoiceTitle.has(phraseKey(part))),
  );
  return (
    isNamed &&
    lines.filter(({ text }) => sums.test(fold(text)) && /\d/.test(text)).length >= limits.sumLines &&
    lines.some(({ text }) => amount.test(text))
  );
}

/** Labels with nothing behind them: "Name: ______". */
function isEmptyForm(lines: readonly Line[]): boolean {
  const labels = lines.filter(
    ({ text }) => /^[^:：]{2,50}[:：][\s_.…-]*$/u.test(text) || /_{4,}|\.{6,}|…{3,}/u.test(text),
  );
  return labels.length >= limits.labels && labels.length >= lines.length * limits.labelShare;
}
