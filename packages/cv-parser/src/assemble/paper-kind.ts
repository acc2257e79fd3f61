import type { DocumentLayout, Line } from "../core/layout.ts";
import { mailsIn } from "../core/mails.ts";
import { escapePattern, fold, phraseKey, phraseSet } from "../core/words.ts";
import { accountLabels, formTitles, paperParts, paperSentences } from "../lexicon/other-papers.ts";
import type { PaperKind } from "../lexicon/other-papers.ts";
import type { TitledKind } from "../lexicon/kind-titles.ts";
import { builtKind, labelsOf, longestLabel, titledKind } from "./titled-kind.ts";

/** How many titles and labels of a kind there must be, and where titles stand. */
const limits = { parts: 2, surely: 4, top: 10, people: 3 };
const written = /@|(?<!\d)(?:19|20)\d\d(?!\d)/u;

export type LikelyKind = PaperKind | TitledKind | "empty_form" | "slides";

const kindsOf = new Map<string, PaperKind[]>();
for (const kind of Object.keys(paperParts) as PaperKind[])
  for (const part of phraseSet(paperParts[kind])) kindsOf.set(part, [...(kindsOf.get(part) ?? []), kind]);
const accounts = phraseSet(accountLabels);
const forms = [...phraseSet(formTitles)].join("|");
const form = new RegExp(`^(?:${forms})(?: |$)|(?:^| )(?:${forms})$`, "u");
const spoken = ["job_ad", "contract", "letter", "invoice", "diploma", "manual"] as const;
const sentences = spoken.map((kind) => [kind, anyOf(paperSentences[kind])] as const);

/** A pattern for any of the folded phrases, as whole words; of scripts without spaces, anywhere. */
export function anyOf(phrases: string): RegExp {
  const patterns = phrases.split("|").map((phrase) => {
    const pattern = escapePattern(fold(phrase));
    return /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}]/u.test(phrase)
      ? pattern
      : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp(patterns.join("|"), "u");
}

/** The kind of paper that parts its text under the most titles and labels of its own, and how many these are. */
function leadingKind(lines: readonly Line[]): { kind: PaperKind; parts: number } | null {
  const parts = new Map<PaperKind, number>();
  for (const label of new Set(labelsOf(lines)))
    for (const kind of kindsOf.get(label) ?? []) parts.set(kind, (parts.get(kind) ?? 0) + 1);
  const [most] = [...parts].toSorted(([, first], [, second]) => second - first);
  return most === undefined ? null : { kind: most[0], parts: most[1] };
}

/** What a paper surely is by the titles and labels under which it parts its text; null where it is none of these. */
export function paperKind(lines: readonly Line[]): PaperKind | null {
  const leading = leadingKind(lines);
  return leading !== null && leading.parts >= limits.surely ? leading.kind : null;
}

/**
 * What a paper that is no CV may be, by less than would be needed to refuse it: what it calls itself, its parts, what it
 * is made of and what it says; null where nothing tells.
 */
export function likelyKind(layout: DocumentLayout): LikelyKind | null {
  const { lines } = layout;
  if (isTitledForm(lines)) return lines.some(({ text }) => written.test(text)) ? "form" : "empty_form";
  const leading = leadingKind(lines);
  return (
    titledKind(lines) ??
    (leading !== null && leading.parts > limits.parts ? leading.kind : null) ??
    builtKind(layout) ??
    spokenKind(lines) ??
    (leading !== null && leading.parts >= limits.parts ? leading.kind : null) ??
    (new Set(mailsIn(lines)).size >= limits.people ? "people" : null)
  );
}

/** What running text says that only such papers say. */
function spokenKind(lines: readonly Line[]): LikelyKind | null {
  const text = phraseKey(lines.map((line) => line.text).join("\n"));
  return sentences.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** True for lines that say to which account something is to be paid. */
export function tellsAccount(lines: readonly Line[]): boolean {
  return labelsOf(lines).some((label) => accounts.has(label));
}

/** A form by its title; where somebody wrote an address or a year into it, it is not empty. */
const isTitledForm = (lines: readonly Line[]): boolean =>
  lines.slice(0, limits.top).some(({ text }) => text.length <= longestLabel && form.test(phraseKey(text)));
