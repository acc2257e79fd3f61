import type { Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";

const day = String.raw`(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{1,2}(?:\.|er|º)?\s+(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?\d{4})`;
/** "Kassel, den 12.01.2026", "Fait à Lyon, le 3 mars 2025". */
const placeAndDay = new RegExp(
  String.raw`^(?:Fait à |Hecho en |Feito em )?\p{Lu}[\p{L}'’. -]{1,40}(?:,\s*|\s+)(?:(?:den|dem|le|li|il|a|em|op|am)\s+)?${day}\.?$`,
  "u",
);
/** Below it only a signature may stand, that is a name. */
const maxLinesBelow = 1;

/** Town and day at the foot of a CV, where it is signed, tell of the paper and belong to no section. */
export function withoutSignature(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const signed = lines.slice(-1 - maxLinesBelow).find((line) => placeAndDay.test(line.text));
  if (signed === undefined) return [...sections];
  const kept = sections.map((section) => ({ ...section, lines: section.lines.filter((line) => line !== signed) }));
  return [...kept, { kind: "other", title: "", headings: [], lines: [signed], score: 0.6 }];
}
