import { emptyParsedData, trayPlaceOf, type EvidenceMap, type ParsedData } from "@vitrine/model";
import { confidenceOf } from "../assemble/calibration.ts";
import { EvidenceWriter } from "../assemble/evidence-writer.ts";
import { writeItems } from "../assemble/write-items.ts";
import { sectionKinds, type Section, type SectionKind } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";
import { readCv } from "../entities/read-cv.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { readText } from "../source/text.ts";
import { accountForWords } from "./unplaced-lines.ts";

/** A line as somebody sends it to a list. */
export type SentLine = { text: string; bullet: boolean };

/** What the reader of a list makes of lines. */
export type ReadLines = {
  entries: readonly unknown[];
  /** Where each value stands: the numbers of its lines, by pointer below the list (`0/position`). */
  origins: ReadonlyMap<string, readonly number[]>;
  /** Words that the reader took for nothing, with the number of their line. */
  unread: readonly { line: number; text: string }[];
};

const kindsOfLists: Readonly<Record<string, SectionKind>> = { experiences: "experience", educations: "education" };
const longestHead = 14;

/**
 * Reads lines with the rules of the list that they are sent to, as if they stood below its title. Lines that open with
 * an item of a list or with a sentence begin no entry and stay unread. Pure; never throws.
 * @param list a list of ParsedData
 */
export function readLinesAs(lines: readonly SentLine[], list: string): ReadLines {
  const none: ReadLines = { entries: [], origins: new Map(), unread: lines.map(({ text }, line) => ({ line, text })) };
  const kind = kindsOfLists[list] ?? sectionKinds.find((name) => name === list);
  if (kind === undefined || trayPlaceOf(list) === undefined || !opensEntry(lines[0], kind)) return none;
  const body = lines.map(({ text, bullet }) => (bullet ? `- ${text}` : text));
  const layout = layoutDocument(readText([kind, "", ...body].join("\n")));
  const [title, ...rest] = layout.lines;
  if (title === undefined) return none;
  const section: Section = { kind, title: kind, headings: [title], lines: rest, score: 1 };
  const found = readCv(layout, [section], null);
  const writer = new EvidenceWriter(layout, confidenceOf);
  const cv: ParsedData = { ...emptyParsedData(), ...writeItems(writer, found) };
  const evidence = Object.fromEntries(Object.entries(writer.map).filter(([key]) => key.startsWith(`/${list}/`)));
  const starts = startsOf(layout.text, body);
  const numberOf = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  const { unplaced } = accountForWords(layout, [section], evidence);
  return {
    entries: entriesOf(cv, list),
    origins: originsOf(evidence, list, numberOf),
    unread: unplaced.flatMap(({ start, text }) => (numberOf(start) < 0 ? [] : [{ line: numberOf(start), text }])),
  };
}

/** Posts, schools and projects begin with a few words; a sentence or an item of a list tells of one that was named. */
function opensEntry(line: SentLine | undefined, kind: SectionKind): boolean {
  if (line === undefined) return false;
  if (!["experience", "education", "projects", "volunteer"].includes(kind)) return true;
  return !line.bullet && wordsOf(line.text).length <= longestHead && !/\p{Ll}{2}[.!?]$/u.test(line.text.trim());
}

function entriesOf(cv: ParsedData, list: string): readonly unknown[] {
  const found: unknown = Object.hasOwn(cv, list) ? cv[list as keyof ParsedData] : null;
  return Array.isArray(found) ? found : [];
}

/** Where each line begins in the text that was read; a line whose words were changed begins with its neighbour. */
function startsOf(text: string, body: readonly string[]): number[] {
  let position = text.indexOf("\n") + 1;
  return body.map((line) => {
    const opening = line.replace(/^- /, "").trim().slice(0, 12);
    const found = text.indexOf(opening, position);
    if (found < 0) return position;
    position = found + opening.length;
    return found;
  });
}

function originsOf(
  evidence: EvidenceMap,
  list: string,
  numberOf: (offset: number) => number,
): Map<string, readonly number[]> {
  return new Map(
    Object.entries(evidence).map(([pointer, { spans }]) => [
      pointer.slice(list.length + 2),
      [...new Set(spans.map(({ start }) => numberOf(start)).filter((number) => number >= 0))],
    ]),
  );
}
