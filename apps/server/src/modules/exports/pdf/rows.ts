import type { Block, Entry, ExportDocument, Run, Section } from "../document/export-document.ts";
import { isForeignRun } from "../document/foreign-run.ts";
import { breakLines } from "./break-lines.ts";
import type { FontStack } from "./font-stack.ts";
import type { Paper } from "./papers.ts";

/** Around the text, in points. */
export const margins = { side: 51, top: 46, bottom: 54 };
const indent = 13;
/** The widest that dates may be beside a title. */
const datesShare = 0.42;
/** Between title and dates. */
const gap = 12;

/** How a line looks. */
export type Look = "name" | "headline" | "contact" | "heading" | "title" | "text";

/** Size and height of line of each look, in points. */
const looks: Readonly<Record<Look, { size: number; line: number; isBold: boolean }>> = {
  name: { size: 22, line: 27, isBold: true },
  headline: { size: 11.5, line: 16, isBold: false },
  contact: { size: 10, line: 14, isBold: false },
  heading: { size: 12, line: 19, isBold: true },
  title: { size: 10.5, line: 14.5, isBold: true },
  text: { size: 10, line: 13.75, isBold: false },
};

/** One line of the page. */
export type Row = {
  look: Look;
  size: number;
  /** Height of the line in points. */
  line: number;
  isBold: boolean;
  /** Size of what stands at the other side. */
  asideSize: number;
  /** The paragraph that it is a line of, and the list that this is an item of. */
  part: number;
  list: number | null;
  /** True when the paragraph goes on with another word. */
  goesOn: boolean;
  runs: readonly Run[];
  width: number;
  /** Set in from the side, with a bullet at the first line. */
  indent: number;
  hasBullet: boolean;
  /** At the other side of the line. */
  aside: { runs: readonly Run[]; width: number } | null;
  /** Room above, which the first line of a page does without. */
  before: number;
  /** Stays on the page of the line after it. */
  keepNext: boolean;
};

/** How wide the page is, and how much smaller than usual everything is drawn. */
export type Measures = { paper: Paper; scale?: number };

/** The document as lines from top to bottom. */
export function rowsOf(
  document: ExportDocument,
  { widthOf }: Pick<FontStack, "widthOf">,
  { paper, scale = 1 }: Measures,
): Row[] {
  const { name, headline, contact, sections, isRightToLeft } = document;
  const textWidth = paper.width - 2 * margins.side;
  let parts = 0;
  let lists = 0;
  const parted = contact.flatMap((run, index) => (index === 0 ? [run] : [{ text: " | " }, run]));
  const rows = [
    ...paragraph("name", [{ text: name }]),
    ...paragraph("headline", [{ text: headline }], { before: 2 }),
    ...paragraph("contact", parted, { before: 5 }),
    ...sections.flatMap(section),
  ];
  return rows.map((row) => ({ ...row, before: row.before * scale }));

  function letters(look: Look) {
    const { size, line, isBold } = looks[look];
    return { look, size: size * scale, line: line * scale, isBold, asideSize: looks.text.size * scale };
  }

  function lines(look: Look, runs: readonly Run[], room: number): Run[][] {
    const { size, isBold } = letters(look);
    // Kerning and shaped letters make a line a little wider or narrower than the sum of its letters.
    return breakLines(runs.map(directed), room * 0.985, (text, isStrong) => widthOf(text, size, isBold || isStrong));
  }

  /** Where a text is broken, its lines still run as the whole of it does. */
  function directed(run: Run): Run {
    return isForeignRun(run.text, isRightToLeft) ? { ...run, isForeign: true } : run;
  }

  function paragraph(look: Look, runs: readonly Run[], at: Partial<Row> = {}): Row[] {
    const place = { width: textWidth, indent: 0, hasBullet: false, aside: null, before: 0, keepNext: false };
    const given = { ...letters(look), part: (parts += 1), list: null, ...place, ...at };
    const broken = lines(look, runs, given.width);
    const ends = endsOf(runs, broken);
    return broken.map((line, index) => ({
      ...given,
      runs: line,
      goesOn: ends[index] === " ",
      hasBullet: given.hasBullet && index === 0,
      before: index === 0 ? given.before : 0,
      // Neither the first nor the last line of a paragraph stands alone.
      keepNext: index === broken.length - 1 ? given.keepNext : index === 0 || index === broken.length - 2,
    }));
  }

  function section({ heading, entries, blocks }: Section): Row[] {
    return [
      ...paragraph("heading", [{ text: heading }], { before: 13, keepNext: true }),
      ...spaced(entries.map(entry), 3, 7),
      ...spaced(blocks.map(block), 4, 2.5),
    ];
  }

  /** Title and place stay together, and with the first line of what follows. */
  function entry({ title, dates, detail, blocks }: Entry): Row[] {
    const below = [
      ...paragraph("text", [{ text: detail }], { keepNext: blocks.length > 0 }),
      ...spaced(blocks.map(block), 1.5, 2),
    ];
    const width = dates ? Math.min(widthOf(dates, letters("text").size, false) * 1.04 + 2, textWidth * datesShare) : 0;
    const room = textWidth - (width > 0 ? width + gap : 0);
    const [left, right] = [lines("title", [{ text: title }], room), lines("text", [{ text: dates }], width)];
    const count = Math.max(left.length, right.length);
    const ends = endsOf([{ text: title }], left);
    const part = (parts += 1);
    const head = Array.from({ length: count }, (_, index): Row => ({
      ...letters("title"),
      part,
      list: null,
      goesOn: ends[index] === " ",
      runs: left[index] ?? [],
      width: room,
      indent: 0,
      hasBullet: false,
      aside: right[index] ? { runs: right[index], width } : null,
      before: 0,
      keepNext: index < count - 1 || below.length > 0,
    }));
    return [...head, ...below];
  }

  function block(given: Block): Row[] {
    if (given.kind === "text") return paragraph("text", given.runs);
    const at = { width: textWidth - indent, indent, hasBullet: true, list: (lists += 1) };
    return spaced(
      given.items.map((item) => paragraph("text", item, at)),
      0,
      1.5,
    );
  }
}

/** Groups of lines with room above each: `first` above the first, `next` above the others. */
function spaced(groups: readonly Row[][], first: number, next: number): Row[] {
  return groups
    .filter((rows) => rows.length > 0)
    .flatMap((rows, index) =>
      rows.map((row, line) => (line === 0 ? { ...row, before: row.before + (index === 0 ? first : next) } : row)),
    );
}

/** What stood in the text behind each line, where it was broken. */
function endsOf(runs: readonly Run[], lines: readonly (readonly Run[])[]): string[] {
  const text = runs.map((run) => run.text).join("");
  let at = 0;
  return lines.map((line) => {
    const words = line.map((run) => run.text).join("");
    at = text.indexOf(words, at) + words.length;
    return text.charAt(at);
  });
}

/** Room for lines on one page, in points. */
export const roomOn = ({ height }: Paper): number => height - margins.top - margins.bottom;

/** Lines on pages: as many as fit, and none parted from the line that it stays with. */
export function paginate(rows: readonly Row[], paper: Paper): Row[][] {
  const room = roomOn(paper);
  const pages: Row[][] = [[]];
  let used = 0;
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && rows[end - 1]?.keepNext) end += 1;
    const chain = rows.slice(start, end);
    const height = chain.reduce((sum, row) => sum + row.before + row.line, 0);
    if (used > 0 && used + height > room) {
      pages.push([]);
      used = 0;
    }
    for (const row of chain) {
      // A chain that is longer than a page has to be parted somewhere.
      if (used > 0 && used + row.before + row.line > room) {
        pages.push([]);
        used = 0;
      }
      const before = used === 0 ? 0 : row.before;
      pages.at(-1)?.push({ ...row, before });
      used += before + row.line;
    }
    start = end;
  }
  return pages;
}
