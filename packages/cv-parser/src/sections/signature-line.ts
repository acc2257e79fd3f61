import type { Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { fold, phraseKey, phraseSet, wordSet } from "../core/words.ts";
import { monthNames } from "../lexicon/dates.ts";
import { dayLabels, placeLabels, signatureLabels } from "../lexicon/noise.ts";
import { cities } from "../lexicon/places.ts";

const day = String.raw`(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{1,2}(?:\.|er|º)?\s+(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?\d{4})`;
/** "Kassel, den 12.01.2026", "Fait à Lyon, le 3 mars 2025", "V Táboře dne 3. 5. 2025   Jan Sova": who signs may stand beside it. */
const placeAndDay = new RegExp(
  String.raw`^(?:Fait à |Hecho en |Feito em )?\p{Lu}[\p{L}'’. -]{1,40}(?:,\s*|\s+)(?:(?:den|dem|le|li|il|a|em|op|am|dne|dňa|dnia)\s+)?${day}(?:\s?r)?\.?(?:\s+\p{Lu}[\p{L}.'’-]*){0,4}$`,
  "u",
);
/** "Santos/SP, março de 2024": a town that is known and a month in small letters, as these languages write them. */
const placeAndMonth =
  /^(?<town>\p{Lu}[^,\d]{1,40}),\s*(?:em\s+)?(?<month>\p{Ll}{3,10})\.?(?:\s*\/\s*|\s+(?:del?\s+)?)(?:\d{4}|\d{2})\.?$/u;
/** "Tarn, April 2022, Mira Holt": a town that is known, a month and who signs. */
const townMonthAndName =
  /^(?<town>\p{Lu}[^,\d]{1,40}),\s*(?<month>\p{L}{3,10})\s+\d{4},\s*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}$/u;
const months = wordSet(monthNames.join(" "));
const towns = phraseSet(cities);
/** Below it only a signature may stand, that is a name. */
const maxLinesBelow = 1;

/** The town before a month and a year; empty in other lines. */
function townBeforeMonth({ text }: Line): string {
  const { town = "", month = "" } = (placeAndMonth.exec(text) ?? townMonthAndName.exec(text))?.groups ?? {};
  return months.has(fold(month)) ? town.replace(/\s*[/(–-]\s*[A-Z]{2}\)?$/u, "") : "";
}

/** Every word of a town but the small ones begins with a capital. */
const named = /^\p{Lu}[\p{Ll}'’]+(?:[ -](?:d[aeo]s?|del?|la|los?|\p{Lu}[\p{Ll}'’]+)){0,4}$/u;

/** A line with which the rules ended the document, town and day of its signature. */
export const isSigning = ({ kind, title, headings }: Section, { text }: Line): boolean =>
  kind === "other" && title === "" && headings.length === 0 && (placeAndDay.test(text) || placeAndMonth.test(text));

/** A town that no list knows is told by the formula ("março de 2024"), where no other line is written so. */
function isSignature(line: Line, lines: readonly Line[]): boolean {
  if (placeAndDay.test(line.text)) return true;
  const town = townBeforeMonth(line);
  if (town === "") return false;
  const isFormula = /\p{Ll}\s+de\s+(?:19|20)\d\d\.?$/u.test(line.text) && named.test(town);
  return (
    towns.has(phraseKey(town)) || (isFormula && lines.every((other) => other === line || townBeforeMonth(other) === ""))
  );
}

/** "2024年5月1日", "2024년 3월 5일", with blanks where nobody filled it in. */
const hanDay = String.raw`\s*(?:\d{4}|\s)?\s*[年년]\s*\d{0,2}\s*[月월]\s*\d{0,2}\s*[日일]\s*`;
/** "Date: 12/06/2024", "Signature: ……": the labels of the foot of a form, with no other words behind them. */
const signed = new RegExp(
  `^(?:(?:${dayLabels})\\s*[:：](?:[\\s\\d./_…-]*|${hanDay})|${hanDay}|(?:${signatureLabels})[\\s:：._…-]*(?:\\(?(?:인|서명)[^()]{0,8}\\)?)?(?:${hanDay})?)$`,
  "u",
);
const place = new RegExp(`^(?:${placeLabels})\\s*[:：].{0,40}$`, "u");
/** "(Mira Holt)" */
const bracketed = /^[([]\s*\p{Lu}[\p{L}'’. -]{2,40}[)\]]$/u;
const mostOfForm = 5;

/** The lines with which a form ends: place, date and a signature, each behind its label, and who signs. */
function signedForm(lines: readonly Line[]): Line[] {
  const foot = lines.slice(-mostOfForm);
  const first = foot.findLastIndex(
    ({ text }) => ![signed, place].some((label) => label.test(fold(text))) && !bracketed.test(text),
  );
  const form = foot.slice(first + 1);
  return form.some(({ text }) => signed.test(fold(text))) ? form : [];
}

/** Town and day at the foot of a CV, where it is signed, tell of the paper and belong to no section. */
export function withoutSignature(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const line = lines.slice(-1 - maxLinesBelow).find((other) => isSignature(other, lines));
  const form = line === undefined ? signedForm(lines) : [line];
  if (form.length === 0) return [...sections];
  const kept = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((other) => !form.includes(other)),
  }));
  return [...kept, { kind: "other", title: "", headings: [], lines: form, score: 0.6 }];
}
