import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet } from "../../core/words.ts";
import {
  chineseAddressLabels,
  chineseContactLabels,
  chineseFactLabels,
  chineseIntentLabels,
  chineseOtherLabels,
  chineseStudyLabels,
} from "../../lexicon/chinese-labels.ts";
import { contactLabels, nameLabels, personalFactLabels } from "../../lexicon/contact.ts";
import { isSpread } from "../../lexicon/personal-labels.ts";
import { cleanPart } from "../entries/parts.ts";
import { splitList } from "../lists/split-list.ts";

const labels = new Set([
  ...phraseSet(contactLabels),
  ...phraseSet(nameLabels),
  ...phraseSet([chineseContactLabels, chineseAddressLabels].join("|")),
]);
const names = phraseSet(nameLabels);
const facts = phraseSet(
  [
    personalFactLabels,
    chineseFactLabels,
    chineseOtherLabels,
    chineseIntentLabels,
    ...Object.values(chineseStudyLabels),
  ].join("|"),
);

/** A stretch of the contact lines between separators, with the label in front of it. */
export type ContactPart = {
  piece: Piece;
  /** Folded label ("phone", "adresse"), or empty. */
  label: string;
  line: Line;
  /** Position among the lines given. */
  index: number;
  fontSize: number;
};

const separators =
  /[|•·∙●▪◦⋅‧■♦◆]|\t|\s[–—-]\s|\s+(?=(?:(?:\p{Script=Han}\s?){2,5}|(?:\p{Script=Hangul}\s?){2,6})[:：])/u;
/**
 * Between addresses and numbers a slash parts, too, and a comma before or behind one of them; elsewhere both may stand
 * inside a place ("Biel / Bienne").
 */
const separatorsOfContacts =
  /[|•·∙●▪◦⋅‧■♦◆]|\t|\s[–—/-]\s|\sI\s|,\s+(?=\+\d|\(?\d[\d\s().-]{7,20}\d|\S{1,64}@\S)|(?<=\S@[^\s,]{1,80}),\s+|\s+(?=(?:(?:\p{Script=Han}\s?){2,5}|(?:\p{Script=Hangul}\s?){2,6})[:：])/u;

/** Cuts contact lines at gaps, bars and dots, and takes labels such as "Phone:" off the values. */
export function contactParts(layout: DocumentLayout, lines: readonly Line[]): ContactPart[] {
  const parts: ContactPart[] = [];
  let pending = "";
  lines.forEach((line, index) => {
    const parted = partedBy(line);
    for (const cell of mergedSegments(line)) {
      for (const piece of splitList(layout.text, cell.start, cell.end, parted)) {
        const { label, rest } = takeLabel(layout, piece);
        if (rest.text === "") {
          // The colon of a form may have a cell of its own.
          if (label !== "") pending = label;
          continue;
        }
        parts.push({ piece: rest, label: label === "" ? pending : label, line, index, fontSize: cell.fontSize });
        pending = "";
      }
    }
  });
  return parts;
}

function partedBy({ text }: Line): RegExp {
  return /\S@\S|(?:\d[\s().-]?){8}/.test(text) ? separatorsOfContacts : separators;
}

/** A label is a cell of its own however narrow its column is ("Anschrift" beside "Hegelstraße 5"). */
const isWholeLabel = (text: string): boolean => labels.has(labelKey(text)) || facts.has(labelKey(text));

/** Forms spread a label over its cell ("氏 名", "現 住 所", "주 소"). */
const loneSign = /^\s*[\p{Script=Han}\p{Script=Hangul}]\s*$/u;

const endOfLabel = /^\s*[\p{Script=Han}\p{Script=Hangul}]\s*[:：]/u;

function mergedSegments(line: Line): { start: number; end: number; fontSize: number }[] {
  const cells: { start: number; end: number; fontSize: number; isSign: boolean; text: string }[] = [];
  for (const segment of line.segments) {
    const last = cells.at(-1);
    const apart =
      segment.gapBefore > segment.fontSize * 0.9 ||
      Math.abs((last?.fontSize ?? segment.fontSize) - segment.fontSize) > 2;
    const isLabel = last !== undefined && isWholeLabel(last.text);
    const isSpread = last?.isSign === true && (loneSign.test(segment.text) || endOfLabel.test(segment.text));
    if (last === undefined || isLabel || (apart && !isSpread))
      cells.push({
        start: segment.start,
        end: segment.end,
        fontSize: segment.fontSize,
        isSign: loneSign.test(segment.text),
        text: segment.text,
      });
    else [last.end, last.text] = [segment.end, `${last.text} ${segment.text}`];
  }
  return cells.length > 0 ? cells : [{ start: line.start, end: line.end, fontSize: line.fontSize }];
}

/** Forms of East Asia part a label from its value by a blank alone, or put it into brackets. */
function labelBeforeBlank(text: string): RegExpExecArray | null {
  for (const pattern of blankBehind) {
    const found = pattern.exec(text);
    const key = labelKey(found?.[1] ?? "");
    if (found !== null && (labels.has(key) || facts.has(key))) return found;
  }
  return null;
}

const blankBehind = [1, 2, 3, 4, 5].map(
  (signs) =>
    new RegExp(
      `^[【[]?((?:\\p{Script=Han}\\s?){${signs}}|(?:\\p{Script=Hangul}\\s?){${signs + 1}})(?:[】\\]]\\s*|(?<=\\s)|\\s+)(?=\\S)`,
      "u",
    ),
);

function labelKey(text: string): string {
  return isSpread(text) ? phraseKey(text.replace(/\s/gu, "")) : phraseKey(text);
}

/** Small pictures that stand for labels; that of a house is followed by an address, which needs none. */
const signs: Readonly<Record<string, string>> = {
  "📧": "email",
  "✉": "email",
  "📨": "email",
  "📩": "email",
  "📞": "phone",
  "📱": "phone",
  "☎": "phone",
  "🏠": "",
  "🏡": "",
  "📍": "",
  "🎂": "birthday",
  "🎈": "birthday",
  "🌐": "website",
  "🔗": "website",
};

function takeLabel(layout: DocumentLayout, piece: Piece): { label: string; rest: Piece } {
  const range = piece.ranges[0];
  if (range === undefined) return { label: "", rest: piece };
  const text = layout.text.slice(range.start, range.end);
  const sign = /^(\p{Extended_Pictographic})\uFE0F?\s*(?=\S)/u.exec(text);
  const said = signs[sign?.[1] ?? ""];
  if (sign !== null && said !== undefined)
    return { label: said, rest: cleanPart(pieceOf(layout.text, range.start + sign[0].length, range.end), layout.text) };
  const whole = labelKey(text);
  if (labels.has(whole) || facts.has(whole)) return { label: whole, rest: { text: "", ranges: [] } };
  const colon = /^([^:：]{1,28})[:：]\s*(?!\/\/)/u.exec(text) ?? labelBeforeBlank(text);
  if (colon === null || colon[1] === undefined) return { label: "", rest: cleanPart(piece, layout.text) };
  const key = labelKey(colon[1]);
  if (!labels.has(key) && !facts.has(key)) return { label: "", rest: cleanPart(piece, layout.text) };
  return { label: key, rest: cleanPart(pieceOf(layout.text, range.start + colon[0].length, range.end), layout.text) };
}

/** "Domicilio: Av. Juárez 12, Col. Centro, …": contact data or a fact behind its label, however many words it has. */
export function beginsWithLabel(text: string): boolean {
  const key = labelKey(/^([^:：\t]{1,28})(?:[:：]\s|\t)/u.exec(text)?.[1] ?? "");
  return labels.has(key) || facts.has(key);
}

/** True for a label that stands before the name of the person. */
export function isNameLabel(label: string): boolean {
  return names.has(label);
}

/** True for a label of a fact about the person that is no way to reach them (birthday, nationality). */
export function isFactLabel(label: string): boolean {
  return facts.has(label);
}
