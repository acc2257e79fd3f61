import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import type { Section } from "../core/section.ts";
import { drivingLicences, vehicleClasses } from "../lexicon/driving-licences.ts";
import { keepLicences } from "../lexicon/title-roles.ts";

const classes = `(?:(?:${vehicleClasses})\\.?\\s*[:-]?\\s*)?(?:[A-DTFLMАВСД][12]?[EЕ]?|AM|BF17|[1-3])(?![\\p{L}\\p{N}])`;
const list = `[("„]?${classes}(?:\\s*(?:[,;/+&]|\\s(?:und|and|et|y|e|i|a|en|u)(?=\\s))?\\s*${classes}){0,9}[)"“]?`;
/** "Führerschein: Klasse B, BE", "Permis B": the word for a licence and the letters of what may be driven, and nothing else. */
const whole = new RegExp(`^(?:${drivingLicences})\\s*[:–-]?\\s*${list}\\.?$`, "iu");
/** "Führerschein: B, Staplerschein", "Водительские права: B, C, стаж 20 лет": behind a colon a little more may be told. */
const withMore = new RegExp(`^(?:${drivingLicences})\\s*:\\s*${list}\\s*[,;(–-][^:]{2,32}$`, "iu");
const title = new RegExp(`^(?:${drivingLicences})\\s*:?$`, "iu");
const classesAlone = new RegExp(`^${list}\\.?$`, "iu");
const cellEnd = /[|•·\t]/u;

/** True for a row that is a driving licence and nothing else. */
export const saysLicence = (text: string): boolean => whole.test(text.trim()) || withMore.test(text.trim());

const licenceRule = "certificate.licence";

/** Whether an item of any list is a licence that {@link partLicences} took out of a section. */
export const isDrivingLicence = ({ fields }: FoundItem): boolean =>
  Object.values(fields).some((field) => field?.rule === licenceRule);

type Parted = { sections: Section[]; licences: FoundItem[] };

/**
 * Takes driving licences out of the sections in whose last lines or margins they stand: their letters
 * are no skills and no languages, and a licence is held like any other certificate.
 */
export function partLicences(layout: DocumentLayout, sections: readonly Section[]): Parted {
  const licences: FoundItem[] = [];
  const parted = sections.map((section) => {
    if (keepLicences.has(section.kind)) return section;
    const [first] = section.lines;
    const heading = section.headings.at(-1);
    const titled = heading !== undefined && first !== undefined && isTitled(heading, first, section.lines.length);
    if (titled) licences.push(licenceOf(joinPieces([pieceOfLine(layout, heading), pieceOfLine(layout, first)], " ")));
    const lines = section.lines.filter((line, index) => {
      const piece = titled ? null : licenceIn(layout, line);
      if (piece !== null) licences.push(licenceOf(piece));
      return !(titled && index === 0) && !(piece !== null && piece.text.length >= line.text.trim().length - 1);
    });
    return lines.length === section.lines.length ? section : { ...section, lines };
  });
  return { sections: parted, licences };
}

/** "Rijbewijs" as a title above "B". */
const isTitled = (heading: Line, first: Line, count: number): boolean =>
  count === 1 && title.test(heading.text.trim()) && classesAlone.test(first.text.trim());

const pieceOfLine = (layout: DocumentLayout, line: Line): Piece => pieceOf(layout.text, line.start, line.end);

const mostLetters = 120;

/** The licence that a line, or a cell of it, names. */
function licenceIn(layout: DocumentLayout, line: Line): Piece | null {
  const text = layout.text.slice(line.start, line.end);
  if (text.length > mostLetters) return null;
  if (whole.test(text.trim()) || withMore.test(text.trim())) return pieceOf(layout.text, line.start, line.end);
  let start = 0;
  for (const cell of text.split(cellEnd)) {
    if (whole.test(cell.trim())) return pieceOf(layout.text, line.start + start, line.start + start + cell.length);
    start += cell.length + 1;
  }
  return null;
}

const licenceOf = (piece: Piece): FoundItem => ({
  fields: { name: candidateOf(piece, 0.85, licenceRule) },
  current: false,
  tags: [],
});
