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
  easternAddressLabels,
} from "../../lexicon/chinese-labels.ts";
import { contactLabels, nameLabels, personalFactLabels, wantedPostLabels } from "../../lexicon/contact.ts";
import { isSpread } from "../../lexicon/personal-labels.ts";
import { cleanPart } from "../entries/parts.ts";
import { splitList } from "../lists/split-list.ts";

const labels = new Set([
  ...phraseSet(contactLabels),
  ...phraseSet(nameLabels),
  ...phraseSet([chineseContactLabels, chineseAddressLabels, easternAddressLabels].join("|")),
]);
const contactTitles = phraseSet(
  "kontakt|kontaktdaten|contact|contacts|contact details|contactgegevens|kontakty|контакты|контакти|dane kontaktowe|kontaktni udaje|date de contact|contacto|contatti|contato|coordonnees|personalia",
);
const names = phraseSet(nameLabels);
const facts = phraseSet(
  [
    personalFactLabels,
    chineseFactLabels,
    chineseOtherLabels,
    chineseIntentLabels,
    wantedPostLabels,
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

/** Bars and dots part values of contact lines, and so does a blank before a small picture or a label of East Asia. */
const marks = String.raw`[|•·∙●▪◦⋅‧■♦◆]|\t|(?<!\s)\s+(?=\p{Extended_Pictographic}|\p{So}\uFE0F?\s|(?:(?:\p{Script=Han}\s?){2,5}|(?:\p{Script=Hangul}\s?){2,6})[:：])`;
const separators = new RegExp(String.raw`${marks}|\s[–—-]\s`, "u");
/** "+31 6 1234", "(030) 123 45 67", "me@post.example", each with a short label ("Tel.", "E-mail:") or without. */
const value = String.raw`(?:[\p{L}-]{1,12}[.:]{1,2}\s?)?(?:\+\d|\(?\d[\d\s()./-]{7,20}\d|[^\s,@]{1,64}@[^\s@])`;
/**
 * Between addresses and numbers a slash parts, too, and a comma before or behind one of them; elsewhere both may stand
 * inside a place ("Biel / Bienne").
 */
const separatorsOfContacts = new RegExp(
  String.raw`${marks}|\s[–—/-]\s|\sI\s|[,;]\s+(?=${value})|[,;](?<=(?:\d[\d\s()./-]{6,20}\d|[^\s,@]@[^\s,]{1,80})[,;])\s+`,
  "u",
);

/** Cuts contact lines at gaps, bars and dots, and takes labels such as "Phone:" off the values. */
export function contactParts(layout: DocumentLayout, lines: readonly Line[]): ContactPart[] {
  const parts: ContactPart[] = [];
  let pending = "";
  lines.forEach((line, index) => {
    const parted = partedBy(line);
    for (const cell of mergedSegments(line)) {
      for (const piece of piecesOf(layout, cell, parted)) {
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

/** "姓    名：林小雨": wide gaps within a label part nothing. */
const spreadLabel = /^\s*(?:\p{Script=Han}\s+){1,3}\p{Script=Han}\s*[:：]/u;

function piecesOf(layout: DocumentLayout, { start, end }: { start: number; end: number }, parted: RegExp): Piece[] {
  const lead = spreadLabel.exec(layout.text.slice(start, end))?.[0].length ?? 0;
  const [first, ...rest] = splitList(layout.text, start + lead, end, parted);
  const last = first?.ranges.at(-1)?.end;
  return lead === 0 || first === undefined || last === undefined
    ? splitList(layout.text, start, end, parted)
    : [pieceOf(layout.text, start, last), ...rest];
}

function partedBy({ text }: Line): RegExp {
  return /\S@\S|(?:\d[\s().-]{0,2}){8}/.test(text) ? separatorsOfContacts : separators;
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
    else {
      [last.end, last.text] = [segment.end, `${last.text} ${segment.text}`];
      last.isSign &&= loneSign.test(segment.text);
    }
  }
  return cells.length > 0 ? cells : [{ start: line.start, end: line.end, fontSize: line.fontSize }];
}

/** "Address. 12 Mill Lane": a full stop behind the label. */
const stoppedLabel = /^(Address|Mobile|Phone|E-?mail|Homepage|Blog)\.\s+(?=\S)/iu;
/** "现居住于浙江省宁波市": Chinese sentences set nothing between. */
const gluedLabel =
  /^(现居住于|现居于|现居住地|现居|居住于|居住在|现住|現居住於|現居於|現居|坐标)(?=\p{Script=Han}{2})/u;

/** Forms of East Asia part a label from its value by a blank alone, or put it into brackets. */
function labelBeforeBlank(text: string): RegExpExecArray | null {
  for (const pattern of [...blankBehind, ...thaiBehind]) {
    const found = pattern.exec(text);
    const key = labelKey(found?.[1] ?? "");
    if (found !== null && (labels.has(key) || facts.has(key))) return found;
  }
  const stopped = stoppedLabel.exec(text);
  return stopped !== null && labels.has(labelKey(stopped[1] ?? "")) ? stopped : gluedLabel.exec(text);
}

const blankBehind = [1, 2, 3, 4, 5].map(
  (signs) =>
    new RegExp(
      `^[【[]?((?:\\p{Script=Han}\\s?){${signs}}|(?:\\p{Script=Hangul}\\s?){${signs + 1}})(?:[】\\]]\\s*|(?<=\\s)|\\s+)(?=\\S)`,
      "u",
    ),
);

/** "ชื่อ สมชาย ใจดี", "ที่อยู่ปัจจุบัน …": Thai sets no colon either. */
const thaiBehind = [1, 2, 3].map((words) => new RegExp(`^((?:[\\p{Script=Thai}.-]+\\s+){${words}})(?=\\S)`, "u"));

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

/** "السكن/ البصرة": in Iraq a stroke stands behind a label. */
const strokeOfArabic = /^([\p{Script=Arabic}\s]{2,28}?)\s*\/\s+(?=\S)/u;

function takeLabel(layout: DocumentLayout, piece: Piece): { label: string; rest: Piece } {
  const range = piece.ranges[0];
  if (range === undefined) return { label: "", rest: piece };
  const text = layout.text.slice(range.start, range.end);
  const sign = /^([\p{So}\p{Extended_Pictographic}])\uFE0F?\s*(?=\S)/u.exec(text);
  // Any other picture says nothing, and is no part of what stands behind it.
  const said = signs[sign?.[1] ?? ""] ?? (/\s$/u.test(sign?.[0] ?? "") ? "" : undefined);
  if (sign !== null && said !== undefined)
    return { label: said, rest: cleanPart(pieceOf(layout.text, range.start + sign[0].length, range.end), layout.text) };
  const whole = labelKey(text);
  if (labels.has(whole) || facts.has(whole)) return { label: whole, rest: { text: "", ranges: [] } };
  const colon =
    /^(?:\d{1,2}[.)]\s+)?([^:：]{1,28})[:：]\s*(?!\/\/)/u.exec(text) ??
    strokeOfArabic.exec(text) ??
    labelBeforeBlank(text);
  if (colon === null || colon[1] === undefined) return { label: "", rest: cleanPart(piece, layout.text) };
  const key = labelKey(colon[1]);
  // "Kontakt: Hauptstr. 5, …" names the row and none of its values.
  if (contactTitles.has(key))
    return { label: "", rest: cleanPart(pieceOf(layout.text, range.start + colon[0].length, range.end), layout.text) };
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

/** True for a number to call, an address of mail or of the web. */
export const isContactValue = (text: string): boolean =>
  /@|https?:|www\.|\.\p{L}{2,3}\/|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(text) ||
  text.replace(/\D/g, "").length >= 7;

const fewCapitals = /^(?:\p{Lu}[\p{L}\p{M}'’-]+(?:[\s/]+|$)){1,3}$/u;

/** "Meppel, 06-12345678": what opens a row and a comma parts from a number or address, as a town is written. */
export function opensContactRow(layout: DocumentLayout, all: readonly ContactPart[], part: ContactPart): boolean {
  const at = all.indexOf(part);
  const [before, after] = [all[at - 1], all[at + 1]];
  const end = part.piece.ranges.at(-1)?.end ?? part.line.end;
  return (
    after?.index === part.index &&
    before?.index !== part.index &&
    layout.text.charAt(end) === "," &&
    isContactValue(after.piece.text) &&
    fewCapitals.test(part.piece.text)
  );
}
