import type { DocumentLayout, Line, Segment } from "../core/layout.ts";
import type { SectionKind } from "../core/section.ts";
import { compactKey, phraseKey, phraseSet } from "../core/words.ts";
import { documentTitles } from "../lexicon/contact.ts";
import { drivingLicences } from "../lexicon/driving-licences.ts";
import { apartFromEntries, listKinds } from "../lexicon/title-roles.ts";
import { lineOf } from "./margin-heading.ts";
import type { MarginHeading } from "./margin-heading.ts";
import { titleKind } from "./title-kind.ts";

type Spoken = { line: Line; kind: SectionKind; key: string; colon: number };

/** A title, as in a form perhaps behind its number, a colon, and text in the same row. */
const opening = /^(?:\d{1,2}[.)]\s+)?(\p{L}[^:：\t|,;.()]{2,44}?)\s?[:：]\s*(?=[^\s/])/u;
/** How a person is reached, and what may be driven, is told in such rows without opening a section. */
const notOpened = new Set<SectionKind>(["header", "contact", "links"]);
/** Forms of East Asia are rows of labels throughout, and read as such. */
const ofEastAsia = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const licence = new RegExp(`^(?:${drivingLicences})`, "iu");
/** So many kinds of sections begin in rows of their own text before one of entries is believed. */
const leastKinds = 2;
const setOff = 0.55;

/**
 * "Skills: bookkeeping, Excel" above "Hobbies: rowing": titles with what they title behind them in one row, each once in
 * the document and of kinds that have no row of their own as a title. Labels within an entry or a list come back, stand
 * below the title of their kind, or go on without space from what is above them.
 */
export function inlineTitles(layout: DocumentLayout, lines: readonly Line[]): ReadonlyMap<Line, MarginHeading> {
  const alone = new Set(lines.flatMap((line, index) => (index === 0 && namesPaper(line) ? [] : titleAlone(line))));
  const spoken = lines.flatMap((line) => spokenIn(layout, line)).filter(({ kind }) => !alone.has(kind));
  const counts = new Map<string, number>();
  for (const { key } of spoken) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isTitle = new Set(spoken.map(({ line }) => line));
  const once = spoken.filter(({ line, key }) => counts.get(key) === 1 && !goesOnWithLabels(lines, line, isTitle));
  const first = once.findIndex(
    ({ line, kind }) => apartFromEntries.has(kind) || isSetOff(line, lines[lines.indexOf(line) - 1]),
  );
  const titles = first < 0 ? [] : once.slice(first);
  const isAlone = new Set(titles.flatMap(({ kind }) => (kind === "other" ? [] : kind))).size < leastKinds;
  if (isAlone && !titles.every(({ kind }) => listKinds.has(kind) || kind === "summary")) return new Map();
  return new Map(titles.flatMap((title) => cutAtColon(layout, title)));
}

const likeAbove = 1.3;
const labelled = /^[^:：\t]{2,44}[:：]\s*\S/u;

/**
 * "Writing: scores" right below "Studio: mixing", and both below a title: one label of a list, whatever it titles elsewhere.
 */
function goesOnWithLabels(lines: readonly Line[], line: Line, isTitle: ReadonlySet<Line>): boolean {
  const at = lines.indexOf(line);
  const above = lines[at - 1];
  if (above === undefined || isTitle.has(above) || !labelled.test(above.text) || isCounted(line)) return false;
  // The rows of a list may all stand apart.
  if (isSetOff(line, above) && (above.block !== line.block || line.gapBefore > above.gapBefore * likeAbove))
    return false;
  return lines.slice(0, at - 1).some((other) => titleAlone(other).length > 0);
}

const papers = phraseSet(documentTitles);

/** "Резюме" above all else says what the paper is, and titles a summary elsewhere. */
const namesPaper = ({ text }: Line): boolean => papers.has(phraseKey(text));

const isNumber = (bullet: string): boolean => /^\d/.test(bullet);

const titleAlone = ({ text }: Line): SectionKind[] => {
  const title = titleKind(text);
  return title?.exact === true ? [title.kind] : [];
};

function spokenIn(layout: DocumentLayout, line: Line): Spoken[] {
  if (line.bullet !== null && !isNumber(line.bullet)) return [];
  const found = opening.exec(layout.text.slice(line.start, line.end));
  const title = found === null ? null : titleKind(found[1] ?? "");
  if (found === null || title?.exact !== true || notOpened.has(title.kind)) return [];
  if (licence.test(found[1] ?? "") || ofEastAsia.test(found[1] ?? "")) return [];
  return [{ line, kind: title.kind, key: compactKey(found[1] ?? ""), colon: line.start + found[0].length }];
}

const isCounted = ({ text, bullet }: Line): boolean => /^\d{1,2}[.)]\s/.test(text) || isNumber(bullet ?? "");

const isSetOff = (line: Line, above: Line | undefined): boolean =>
  above === undefined ||
  isCounted(line) ||
  above.column !== line.column ||
  above.page !== line.page ||
  above.block !== line.block ||
  line.gapBefore > line.height * setOff;

/** The row in two: its title up to the colon, and the rest. */
function cutAtColon(layout: DocumentLayout, { line, colon }: Spoken): [Line, MarginHeading][] {
  const before = line.segments.flatMap((segment) => part(layout, segment, segment.start, Math.min(segment.end, colon)));
  const behind = line.segments.flatMap((segment) => part(layout, segment, Math.max(segment.start, colon), segment.end));
  if (before.length === 0 || behind.length === 0) return [];
  return [[line, { heading: lineOf(line, before), content: lineOf(line, behind), continues: false }]];
}

/** A stretch of a segment, with as much of its width. */
function part(layout: DocumentLayout, segment: Segment, start: number, end: number): Segment[] {
  const text = layout.text.slice(start, end).trimEnd();
  if (text === "") return [];
  const share = segment.width / Math.max(1, segment.end - segment.start);
  const x = segment.x + (start - segment.start) * share;
  return [{ ...segment, text, start, end: start + text.length, x, width: text.length * share }];
}
