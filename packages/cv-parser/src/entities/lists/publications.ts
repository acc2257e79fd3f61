import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { entryDates } from "../entries/entry-dates.ts";
import { endDateAt, scanDates } from "../dates/scan-dates.ts";
import { cleanPart } from "../entries/parts.ts";
import { rowsOf } from "../entries/rows.ts";
import type { Row } from "../entries/rows.ts";
import { listEntries, listRows } from "./list-entries.ts";
import { isAuthors, smallVenues, withRest } from "./publication-rest.ts";
import { learnedReferences } from "./learned-references.ts";
import { paragraphReferences, piecedReferences } from "./pieced-references.ts";
import { beforeCompany, dateBeside, readReference, referenceRows } from "./references.ts";
import { signedReferences } from "./signed-references.ts";
import type { ChainWeights } from "../../labels/line-chain.ts";
import { andWords } from "../../lexicon/joining-words.ts";

const quoted = /[“"„«‟”]([^“”"„«»]{8,}?),?[”"“»]/u;

/** The person's name, for who is named so is an author, and what was learned of references; without it rules read alone. */
export type PublicationHelp = { owner?: string; chain?: ChainWeights | null };

/** Reads publications: title, authors, where and when it appeared. */
export function readPublications(
  layout: DocumentLayout,
  lines: readonly Line[],
  { owner = "", chain = null }: PublicationHelp = {},
): FoundItem[] {
  const names = wordsOf(owner);
  const all = rowsOf(layout, lines);
  const pieced = piecedReferences(all);
  const signed = pieced === null ? signedReferences(layout, all, names) : null;
  if (signed !== null) return signed.map(({ rows, item }) => withRest(layout, { rows, owner: names }, item));
  const learned = pieced === null ? chain && learnedReferences(layout, all, { owner: names, chain }) : null;
  if (learned !== null) return learned.map(({ rows, item }) => withRest(layout, { rows, owner: names }, item));
  const references = pieced === null ? referenceRows(all) : null;
  const groups = pieced ?? references ?? paragraphReferences(all) ?? listEntries(layout, listRows(layout, lines));
  return withoutLabels(groups).flatMap((rows) => {
    const item = references === null ? publicationOf(layout, rows, names) : readReference(layout, rows);
    return item === null ? [] : [withRest(layout, { rows, owner: names }, item)];
  });
}

const longestLabel = 8;

/** "Peer-reviewed conferences" above dated papers names a part of the list: few words, no date, no more than a row. */
function withoutLabels(groups: readonly Row[][]): Row[][] {
  const isLabel = (rows: readonly Row[]): boolean =>
    rows.length === 1 &&
    rows.every(({ text, bullet }) => !bullet && !/[\d"“”«»:]/u.test(text) && wordsOf(text).length <= longestLabel);
  const told = groups.filter((rows) => !rows.every(({ text }) => addressAlone.test(text)));
  const dated = told.filter((rows) => rows.some(({ dates }) => dates.length > 0)).length;
  return dated < 3 || dated < told.length * 0.7 ? told : told.filter((rows) => !isLabel(rows));
}

/** "Journal URL: https://…" tells where the paper above is found. */
const addressAlone = /^\s*(?:[\p{L} ]{2,20}\s?[:：]\s*)?(?:https?:\/\/|www\.)\S+\s*$/u;

function publicationOf(layout: DocumentLayout, rows: readonly Row[], owner: readonly string[]): FoundItem | null {
  const dated = entryDates(rows, "end");
  const date = dated.end ?? dated.start;
  const title = quotedTitle(layout, rows) ?? sentenceTitle(layout, rows, owner);
  if (title === null || wordsOf(title.text).length < 1 || !/\p{L}/u.test(title.text)) return null;
  return {
    fields: {
      title: candidateOf(title, 0.85, "publication.title"),
      date: date === undefined || date.value === "" ? dateBeside(layout, rows, title.ranges) : { ...date, score: 0.85 },
    },
    current: false,
    tags: [],
  };
}

/** A quoted title may run over lines; its pieces are cut out of each of them. */
function quotedTitle(layout: DocumentLayout, rows: readonly Row[]): Piece | null {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = layout.text.slice(first.line.start, last.line.end);
  const match = quoted.exec(text);
  if (match === null) return null;
  const start = first.line.start + match.index + 1;
  const end = start + (match[1] ?? "").length;
  const pieces = rows
    .map((row) => pieceOf(layout.text, Math.max(start, row.line.start), Math.min(end, row.line.end)))
    .filter((piece) => piece.text !== "");
  return joinWrapped(pieces);
}

/** `isDated`: a date stood at the end of one of its rows and was left out of the text. */
type Paragraph = { pieces: { start: number; end: number }[]; text: string; isDated: boolean };

function paragraphs(layout: DocumentLayout, rows: readonly Row[]): Paragraph[] {
  const out: Paragraph[] = [];
  for (const [index, row] of rows.entries()) {
    const last = out.at(-1);
    const { start } = row.line;
    const end = endBeforeDate(row);
    const text = layout.text.slice(start, end);
    if (text.trim() === "") continue;
    if (row.continues && last !== undefined && !isOtherWeight(rows[index - 1], row)) {
      last.pieces.push({ start, end });
      last.text += ` ${text}`;
      last.isDated ||= end < row.line.end;
    } else out.push({ pieces: [{ start, end }], text, isDated: end < row.line.end });
  }
  return out;
}

/** A bold title ends where its authors begin in plain letters, however full its last row is. */
const isOtherWeight = (above: Row | undefined, { line }: Row): boolean => above?.line.bold === true && !line.bold;

/** Where the words of a row end: a month and year at its right end, or half of them, stand in a column of their own. */
function endBeforeDate({ line, dates, anchor, restOfDate }: Row): number {
  const last = dates.at(-1);
  if (restOfDate && last !== undefined && last.start <= line.start + 1 && last.end >= line.end - 1) return line.start;
  const isApart = anchor !== null && anchor === last && anchor.end >= line.end - 1 && anchor.start > line.start + 1;
  return isApart && anchor.from.month !== null ? anchor.start : line.end;
}

/** "Authors. Title. Venue, 2021." or title, venue and date on rows of their own. */
function sentenceTitle(layout: DocumentLayout, rows: readonly Row[], owner: readonly string[]): Piece | null {
  const told = paragraphs(layout, rows);
  const all = told.filter(
    (paragraph) => !isOnlyDate(paragraph.text) && !/^(?:doi:?\s*)?10\.\d{4}/i.test(paragraph.text),
  );
  const main = all.find((paragraph) => !isAuthors(paragraph.text, owner)) ?? all[0];
  if (main === undefined) return null;
  const cuts = sentenceCuts(main.text);
  let from = leadLength(main.text);
  let to = cuts.find((cut) => cut > from) ?? main.text.length;
  if (isAuthors(main.text.slice(from, to), owner) && to < main.text.length) {
    from = to + 1;
    to = cuts.find((cut) => cut > from) ?? main.text.length;
  }
  if (isSubtitle(main.text.slice(to + 1)) && (told.length > 1 || main.isDated)) to = main.text.length;
  to = from + beforeCompany(main.text.slice(from, to));
  const venue = venueAt(main.text.slice(from, to), main.isDated);
  if (venue >= 0 && to === main.text.length) to = from + venue;
  const address = addressAtEnd.exec(main.text.slice(from, to));
  if (address !== null && address.index > 0) to = from + address.index;
  const behind = venueBehindComma(main.text.slice(from, to), main.isDated);
  if (behind > 0) to = from + behind;
  const dated = endDateAt(main.text.slice(from, to));
  if (dated > 0) to = from + dated;
  return slice(layout, main, { from, to });
}

const leastSubtitle = 3;

/** "Waiting for the Ferry. Tides, Timetables and Trade": running words without a year or a venue, where those stand apart. */
function isSubtitle(text: string): boolean {
  const rest = text.trim();
  return (
    wordsOf(rest).length >= leastSubtitle &&
    /^\p{Lu}/u.test(rest) &&
    /\s\p{Ll}/u.test(rest) &&
    !/[\d“”"]|[.!?]\s/u.test(rest) &&
    !venueBehind.test(rest) &&
    !venueWord.test(rest)
  );
}

const addressAtEnd = /\s+(?:https?:\/\/|www\.)\S+\s*$/u;

/** So many words stand before a venue at least: "Journals, Proceedings and Books" may be a title. */
const leastTitle = 3;
const venueBehind =
  /^(?:\d{4}\s)?(?:[\p{Lu}\d][\p{L}\d.&’'-]*\s+(?:(?:of|on|and|for|the|in)\s+){0,2}){0,7}(?:Conference|Congress|Symposium|Workshop|Proceedings|Proc\.|Transactions|Journal|Letters|Review|Magazine|Preprint|Revista|Revue|Zeitschrift|IEEE|ACM|arXiv|bioRxiv)(?![\p{L}-])/u;
/** "InfoQ", "PNAS": a single word like that behind the last comma of a dated row is where it appeared. */
const brand = /^\p{Lu}\p{L}*\p{Lu}\p{L}*\s*$/u;

/** Where ", Journal of Hydrology" begins behind a title; 0 where no comma parts a title from its venue. */
function venueBehindComma(text: string, isDated: boolean): number {
  const commas = [...text.matchAll(/,\s+/gu)];
  const found = commas.find(({ index, 0: mark }, at) => {
    const rest = text.slice(index + mark.length, index + mark.length + 200);
    const isBrand = isDated && at === commas.length - 1 && brand.test(rest);
    return (isBrand || venueBehind.test(rest)) && isTitleBefore(text.slice(0, index));
  });
  return found?.index ?? 0;
}

const isTitleBefore = (text: string): boolean =>
  wordsOf(text).length >= leastTitle || /[\p{Script=Han}\p{Script=Kana}]{4}/u.test(text);

const venueWord =
  /^(?:the |Proc|Journal|Zeitschrift|Revue|Revista|Rivista|Tijdschrift|Annals|Conference|Transactions)/u;

/** Where "in Venue 2019" begins: at a word for a venue, else at the last "in", for titles hold that word, too. */
function venueAt(text: string, isDated: boolean): number {
  const found = [...text.matchAll(/ (?:in|In) (?=\p{Lu}|the \p{Lu})/gu)].filter(
    ({ index }) => isDated || /\d{4}/.test(text.slice(index)),
  );
  const named = found.find(({ index }) => venueWord.test(text.slice(index + 4)));
  return (named ?? found.at(-1))?.index ?? -1;
}

const authorsAhead = new RegExp(
  `^(?:\\p{Lu}\\.(?:[\\s-]?\\p{Lu}\\.)*\\s\\p{Lu}[\\p{L}'’-]+(?:,?\\s+(?:&|${andWords})\\s+|,\\s+))+`,
  "u",
);

/** "Poster: …" says what it is. */
const kindAhead =
  /^(?:(?:oral |poster |invited |conference )?presentation|poster|talk|invited talk|keynote|paper|preprint|article|book chapter|abstract|vortrag|artikel|aufsatz|ponencia|póster|affiche|communication)\s*:\s*(?=["“\p{Lu}])/iu;

/** Length of what stands before the title: a date, a number, what it is, or authors joined to the title by a comma. */
function leadLength(text: string): number {
  const date = scanDates(text)[0];
  let lead = date !== undefined && /^[\s([]*$/.test(text.slice(0, date.start)) ? date.end : 0;
  lead += /^[\s)\].:,–-]*/u.exec(text.slice(lead))?.[0].length ?? 0;
  lead += kindAhead.exec(text.slice(lead))?.[0].length ?? 0;
  return lead + (authorsAhead.exec(text.slice(lead))?.[0].length ?? 0);
}

function isOnlyDate(text: string): boolean {
  // Chinese and Japanese set no blanks between the words of a title.
  return wordsOf(text).length <= 3 && /\d{4}/.test(text) && !/[\p{Script=Han}\p{Script=Kana}]{5}/u.test(text);
}

const sentenceEnd = new RegExp(`[.!?](?=\\s+(?:\\(?\\p{Lu}|\\d+(?:st|nd|rd|th)\\s|${smallVenues})|\\s*$)`, "gu");

function sentenceCuts(text: string): number[] {
  return [...text.matchAll(sentenceEnd)]
    .map((match) => match.index)
    .filter((index) => !/(?:^|[\s.,(])\p{Lu}$|\b(?:vol|no|pp|ed|eds|al|Dr|St|vs|Vol|No)$/u.test(text.slice(0, index)));
}

function slice(layout: DocumentLayout, paragraph: Paragraph, { from, to }: { from: number; to: number }): Piece {
  const pieces: Piece[] = [];
  let offset = 0;
  for (const { start, end } of paragraph.pieces) {
    const low = Math.max(from - offset, 0);
    const high = Math.min(to - offset, end - start);
    if (high > low) pieces.push(pieceOf(layout.text, start + low, start + high));
    offset += end - start + 1;
  }
  const joined = joinWrapped(pieces);
  return joined.ranges.length === 1 ? withoutDate(cleanPart(joined, layout.text), layout) : joined;
}

/** A date or number in front of a title is not part of it. */
function withoutDate(piece: Piece, layout: DocumentLayout): Piece {
  const range = piece.ranges[0];
  if (range === undefined) return piece;
  const lead = /^(?:\[\d+\]|\(?\d{4}\)?[.:,]?)\s+/.exec(layout.text.slice(range.start, range.end));
  return lead === null ? piece : pieceOf(layout.text, range.start + lead[0].length, range.end);
}
