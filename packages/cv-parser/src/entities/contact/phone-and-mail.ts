import { bestCandidate, candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinPieces, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { foldInPlace } from "../../core/words.ts";
import { webDomains } from "../../lexicon/contact.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { scanDates } from "../dates/scan-dates.ts";

// At most 64 characters before the @ (RFC 5321); without that limit a word of 100,000 letters takes 20 seconds.
const mail =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?:\.\p{L}{2,}|(?<=@\s?(?:gmail|yahoo|hotmail|outlook|icloud|live|ymail|rediffmail|protonmail))\s\.\s?\p{L}{2,})/gu;

/** The person's address: the first in the contact lines, else the first anywhere but among the references. */
export function findEmail(
  layout: DocumentLayout,
  contactLines: readonly Line[],
  otherLines: readonly Line[],
): Candidate | null {
  const candidates = [contactLines, otherLines].flatMap((lines, index) =>
    mailsIn(layout, withFarCells(lines), index === 0 ? 0.99 : 0.8),
  );
  return bestCandidate(candidates);
}

/** A line whose cells were put back to it from another column, with each of those cells, which its text does not hold. */
const withFarCells = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const far = line.segments.filter(({ start, end }) => end <= line.start || start >= line.end);
    return [line, ...far.map((segment) => lineOf(line, [segment]))];
  });

function mailsIn(layout: DocumentLayout, lines: readonly Line[], score: number): Candidate[] {
  return lines.flatMap((line, index) => {
    const broken =
      brokenTwice(layout, line, lines.slice(index + 1, index + 3)) ??
      brokenMail(layout, line, lines[index + 1]) ??
      brokenBeforeSign(layout, line, lines[index + 1]);
    if (broken !== null) {
      const whole = withFirstHalf(layout, broken, lines[index - 1], line);
      return [{ ...candidateOf(whole, score - 0.05, "email.broken-line"), value: whole.text }];
    }
    return [...layout.text.slice(line.start, line.end).matchAll(mail)].map((match) => {
      const found = pieceOf(layout.text, line.start + match.index, line.start + match.index + match[0].length);
      const piece = withFirstHalf(layout, found, lines[index - 1], line);
      return { ...candidateOf(piece, score, "email.pattern"), value: piece.text.replace(/\s/g, "") };
    });
  });
}

/** An address that a narrow column breaks: the line ends inside it and the next one holds nothing but its rest. */
function brokenMail(layout: DocumentLayout, line: Line, next: Line | undefined): Piece | null {
  if (
    next === undefined ||
    next.column !== line.column ||
    next.page !== line.page ||
    !isRestOfMail(next.text.trim(), line.text)
  )
    return null;
  const text = layout.text.slice(line.start, line.end);
  const head = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}.-]*$/u.exec(text);
  const restText = next.text.trim();
  if (head === null || (knownEnd.test(head[0]) && !isCutEnd(head[0], restText))) return null;
  const right = Math.max(
    ...layout.lines
      .filter((other) => other.page === line.page && other.column === line.column)
      .map((other) => other.x + other.width),
  );
  const isRest = /[-.@]$/.test(head[0]) || /^\.\p{L}/u.test(restText) || isCutEnd(head[0], restText);
  const full = isRest || line.x + line.width > right - line.fontSize;
  const rest = pieceOf(layout.text, next.start, next.end);
  const joined = head[0] + rest.text;
  const whole = [...joined.matchAll(mail)][0];
  if (!full || whole === undefined || whole[0].length !== joined.length) return null;
  const start = pieceOf(layout.text, line.start + head.index, line.end);
  return { text: joined, ranges: [...start.ranges, ...rest.ranges] };
}

/** "nora_blaine" above "@post.example": the first half fills its line or says nothing else, the rest begins with the sign. */
function brokenBeforeSign(layout: DocumentLayout, line: Line, next: Line | undefined): Piece | null {
  if (next === undefined || next.column !== line.column || next.page !== line.page) return null;
  if (next.text[0] !== "@" || !/^@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(next.text.trim())) return null;
  const head = /(?:^|[\s:：])([\p{L}\p{N}][\p{L}\p{N}._%+-]{1,63})$/u.exec(line.text)?.[1];
  if (head === undefined) return null;
  const start = pieceOf(layout.text, line.end - head.length, line.end);
  const rest = pieceOf(layout.text, next.start, next.end);
  return { text: start.text + rest.text, ranges: [...start.ranges, ...rest.ranges] };
}

/** "nora_blaine" above "@post." above "example": three rows of an address, of which the last two hold nothing else. */
function brokenTwice(layout: DocumentLayout, line: Line, [second, third]: readonly Line[]): Piece | null {
  if (second === undefined || third === undefined) return null;
  const areBelow = [second, third].every(({ column, page }) => column === line.column && page === line.page);
  const areRests = [second, third].every(({ text }) => /^@?[\p{Ll}\d.-]{1,40}$/u.test(text.trim()));
  const head = /(?:^|[\s:：])([\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@?[\p{Ll}\d.-]{0,64})$/u.exec(line.text)?.[1];
  if (!areBelow || !areRests || head === undefined) return null;
  const isOpen = (text: string): boolean => !/@[^@]*\.\p{L}{2,}$/u.test(text);
  // A local part above the sign is whole: what stands above it is no part of it.
  const isWhole = third.text.trim().startsWith("@") && !/[._+-]$/u.test(head);
  if (isWhole) return null;
  const joined = head + second.text.trim() + third.text.trim();
  const whole = [...joined.matchAll(mail)][0];
  if (!isOpen(head + second.text.trim()) || whole?.[0].length !== joined.length) return null;
  const pieces = [pieceOf(layout.text, line.end - head.length, line.end)].concat(
    [second, third].map(({ start, end }) => pieceOf(layout.text, start, end)),
  );
  return { text: joined, ranges: pieces.flatMap(({ ranges }) => ranges) };
}

/** "jean-" alone above "baptiste@…": a narrow column breaks an address at its hyphen, too. */
function withFirstHalf(layout: DocumentLayout, rest: Piece, above: Line | undefined, line: Line): Piece {
  const startsLine = rest.ranges[0]?.start === line.start;
  if (above === undefined || above.column !== line.column || above.page !== line.page || !startsLine) return rest;
  if (!/^[\p{Ll}\d._+-]{1,30}-$/u.test(above.text)) return rest;
  const first = pieceOf(layout.text, above.start, above.end);
  return { text: first.text + rest.text, ranges: [...first.ranges, ...rest.ranges] };
}

/** One word without capitals, or all in capitals below a line that is. */
function isRestOfMail(text: string, above: string): boolean {
  return /^[\p{Ll}\d.-]{1,24}$/u.test(text) || (/^[\p{Lu}\d.-]{1,24}$/u.test(text) && !/\p{Ll}/u.test(above));
}

/** ".co" above a lonely "m" is ".com". */
const isCutEnd = (head: string, rest: string): boolean =>
  /^\p{Ll}{1,3}$/u.test(rest) && commonEnd.test(head + rest) && !commonEnd.test(head);

const commonEnd = /\.(?:com|net|org|info|edu|gov|biz)$/iu;
const knownEnd = new RegExp(`\\.(?:${webDomains})$`, "i");

/**
 * The digits of one number stand in one cell, for a tab may part the house of an address from them; behind a plus they
 * stand together wherever they are.
 */
const number =
  /(?<![\p{N}@/_.-]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L})(?:\(?\+[\s(]{0,4}\d(?:[\s().\-–/]{0,3}\d){5,15}|(?:00|\()?[\s(]{0,4}\d(?:(?:[^\S\t]|[().\-–/]){0,3}\d){5,15})(?![\p{N}@]|[\p{L}_-]{2})/gu;
const phoneWord =
  /(?:phone|tel|tlm|tlf|tfno|fone|whatsapp|mobile|mobil|cell|call|handy|telefon|movil|celular|portable|gsm|fon|телефон|手机|电话|電話|携帯|手機|전화|연락처|휴대|هاتف|جوال|موبايل|تليفون|تلفون|محمول|نقال|واتس|טלפון|נייד|פלאפון|סלולר|تلفن|تماس|همراه|τηλ|κινητο|dien thoai|โทร)/;

/** The person's phone number, of any country; dates, identifiers and fax numbers are left out. */
export function findPhone(
  layout: DocumentLayout,
  contactLines: readonly Line[],
  otherLines: readonly Line[],
): Candidate | null {
  return bestCandidate(
    [...phonesIn(layout, contactLines, 0), ...phonesIn(layout, otherLines, -0.35)].filter(
      (candidate) => candidate.score > 0.4,
    ),
  );
}

function phonesIn(layout: DocumentLayout, lines: readonly Line[], bonus: number): Candidate[] {
  return lines.flatMap((line, index) => {
    const text = layout.text.slice(line.start, line.end);
    const above = lines[index - 1]?.text ?? "";
    const broken = brokenNumber(layout, line, lines[index + 1]);
    if (broken !== null) return [candidateOf(broken, Math.min(0.99, 0.85 + bonus), "phone.broken-line")];
    // Digits of other scripts are read as ours and written as they stand.
    return [...foldInPlace(text).matchAll(number)].flatMap((match) => {
      const start = line.start + match.index;
      const piece = pieceOf(layout.text, start, start + firstLength(match[0]));
      const context = foldInPlace(
        `${text.slice(0, match.index).trim() === "" && above.length < 20 ? above : ""} ${text.slice(Math.max(0, match.index - 24), match.index)}`,
      );
      const linked = line.segments.some(
        (segment) => segment.start <= start && segment.end > start && (segment.link ?? "").startsWith("tel:"),
      );
      if (isHouseAndCode(piece.text, text.slice(match.index + match[0].length))) return [];
      const score = phoneScore(foldInPlace(piece.text), { context, linked }) + bonus;
      const value = piece.text.replace(/^\((?=[^)]*$)/, "");
      return score > 0 ? [{ ...candidateOf(piece, Math.min(0.99, score), "phone.pattern"), value }] : [];
    });
  });
}

const fewestOfWhole = 9;

/** "+44 7700" above "900 481": a number that a narrow column broke, whose rest stands alone below it. */
function brokenNumber(layout: DocumentLayout, line: Line, next: Line | undefined): Piece | null {
  if (next === undefined || next.column !== line.column || next.page !== line.page) return null;
  if (next.gapBefore > next.height * closeBelow || !/^[\d\s().-]{2,14}$/u.test(next.text.trim())) return null;
  const head = /(?:^|[\s:：])((?:\+|00|\(?0)\d[\d\s()./-]{0,24})$/u.exec(line.text)?.[1];
  if (head === undefined || scanDates(next.text).length > 0) return null;
  const [first, rest] = [head, next.text].map((text) => text.replace(/\D/g, "").length);
  const isShort = (first ?? 0) < (head.startsWith("+") || head.startsWith("00") ? fewestOfWhole + 2 : fewestOfWhole);
  const whole = (first ?? 0) + (rest ?? 0);
  if (!isShort || whole < fewestOfWhole || whole > mostDigits) return null;
  return joinPieces(
    [pieceOf(layout.text, line.end - head.length, line.end), pieceOf(layout.text, next.start, next.end)],
    " ",
  );
}

const closeBelow = 0.6;
const mostDigits = 13;
const leastOfTwo = 9;

/** "05 61 22 33 44 / 06 77 88 99 00": how long the first of two numbers is, which look like one. */
function firstLength(text: string): number {
  const digitsOf = (part: string): number => part.replace(/\D/g, "").length;
  const cut = digitsOf(text) > mostDigits ? /\s+[-–/]\s+/u.exec(text) : null;
  return cut !== null && digitsOf(text.slice(0, cut.index)) >= leastOfTwo ? cut.index : text.length;
}

/** "4000-123", "01310-100", "59.125-460": codes of towns in Portugal and Brazil. */
const postalCode = /^(?:\d{4,5}|\d\d\.\d{3})-\d{3}$/u;

/** "Viale Roma, 12 – 20125 Milano": a house and the code of its town. */
const isHouseAndCode = (text: string, behind: string): boolean =>
  /^[1-9]\d{0,3}\s?[-–—]\s?\d{5}$/u.test(text) && /^,?\s+\p{Lu}\p{L}/u.test(behind);

function phoneScore(text: string, { context, linked }: { context: string; linked: boolean }): number {
  const digits = text.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15 || /(?:\d{4}[- ]){3}\d{4}/.test(text) || postalCode.test(text)) return 0;
  let score = 0.7;
  if (/^\(?(?:\+|00)/.test(text)) score += 0.25;
  if (linked) score += 0.3;
  if (phoneWord.test(context)) score += 0.25;
  if (/fax/.test(context)) score -= 0.5;
  // The sign of the Japanese post stands before a postal code.
  if (/〒\s*$/u.test(context)) return 0;
  if (/\b(?:orcid|isbn|issn|siret|dni|nif|vat|passport|id|doi)(?![\p{L}])/u.test(context)) score -= 0.6;
  if (numberOfPaper.test(context)) score -= 0.6;
  if (/^[\d\s]+$/.test(text) && digits < 9) score -= 0.2;
  if (!text.startsWith("+") && (isMadeOfDates(text) || persianDate.test(text))) score -= 0.5;
  return score;
}

/** "C.I. 4.567.890-1", "RUT: …", "CPF nº …": what somebody is known by, and not called at, right before the number. */
const numberOfPaper =
  /(?<!\p{L})(?:c\.?\s?[ic]|t\.?\s?i|d\.?\s?n\.?\s?i|rut|run|cui[lt]|cpf|cnpj|rg|curp|rfc|nss|nie|n\.i\.e|cip|cap|crm|crea|coren|oab|pis|ctps|cnh|cedula|documento|matricula|colegiatura|registro|contribuinte|identidade?|identidad)\.?\s*(?:n[.º°o]*|nro\.?|num\.?|#)?\s*:?\s*$/u;

/** A day of birth in the years of Iran. */
const persianDate = /^1[34]\d\d\/\d{1,2}\/\d{1,2}$/;

/** "2019 - 2023", against a number that happens to end like a year: "(207) 288-2026". */
function isMadeOfDates(text: string): boolean {
  const digitsOf = (part: string): number => part.replace(/\D/g, "").length;
  const dated = scanDates(text).reduce((sum, { start, end }) => sum + digitsOf(text.slice(start, end)), 0);
  return dated > digitsOf(text) / 2;
}
