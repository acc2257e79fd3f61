import { readableCv } from "../assemble/assemble-cv.ts";
import type { AssembleContext, AssembledCv, Readable, UndoubtedCv } from "../assemble/assemble-cv.ts";
import { unfinishedShare } from "../assemble/document-signs.ts";
import type { SourceDocument } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { usualColumns, usualLines } from "../core/ways.ts";
import type { ColumnWay, LineWay } from "../core/ways.ts";
import { layoutDocument } from "../layout/layout-document.ts";

/** One reading of a document. */
export type Reading = { layout: DocumentLayout; assembled: AssembledCv };

/** A reading whose marks are those of the rules alone. */
export type UndoubtedReading = Reading & { assembled: UndoubtedCv };

/** Other ways to hear what was learned of lines: entries begin where it says so; the net counts twice as much; both. */
const lineWays: readonly LineWay[] = [
  { ...usualLines, startsBy: "ranks" },
  { ...usualLines, netWeight: 1 },
  { netWeight: 1, startsBy: "ranks" },
];

/** How much more readily a line is taken for a title. */
const titleLenience = 1;

/** Other ways to part pages: not at all; only at strips twice as wide. */
const columnWays: readonly ColumnWay[] = [
  { ...usualColumns, parts: false },
  { ...usualColumns, strip: 2 },
];

/** A document of which the net says the same as the reading for nearly every line, and whose entries are whole, is read well. */
const readWell = { agreed: 0.9, unfinished: 0.1 };

/**
 * The usual reading of a document and, where it may not be read well, those by other ways that find other lines or titles.
 * What was learned judges between them, so where it was not asked the usual reading is the only one.
 */
export function readingsOf(source: SourceDocument, context: AssembleContext): Readings {
  return readWhere(source, context, (assembled) => !isReadWell(assembled));
}

/** The usual reading and all others, of what is read well too: what weights learn from. */
export function allReadingsOf(source: SourceDocument, context: AssembleContext): Readings {
  return readWhere(source, context, ({ lineSigns }) => lineSigns !== null);
}

type Readings = readonly [UndoubtedReading, ...UndoubtedReading[]];

function readWhere(
  source: SourceDocument,
  context: AssembleContext,
  isReadAgain: (usual: AssembledCv) => boolean,
): Readings {
  const layout = layoutDocument(source);
  const readable = readableCv(layout, context);
  const first: UndoubtedReading = { layout, assembled: readable.read(usualLines) };
  if (!isReadAgain(first.assembled)) return [first];
  const others = [
    ...lineWays.map((way) => ({ layout, assembled: readable.read(way) })),
    ...byTitles(layout, readable, context),
    ...byColumns(source, layout, context),
  ];
  return [first, ...others.filter(isCv)];
}

/** What one way reads as a CV is one; a way in which nothing is found of it has no say. */
const isCv = ({ assembled }: UndoubtedReading): boolean => assembled.lineSigns !== null;

/** True where other readings are not worth their time, or nobody could judge them. */
export function isReadWell({ cv, lineSigns }: AssembledCv): boolean {
  if (lineSigns === null) return true;
  return lineSigns.agreed >= readWell.agreed && unfinishedShare(cv) <= readWell.unfinished;
}

function byTitles(layout: DocumentLayout, usual: Readable, context: AssembleContext): UndoubtedReading[] {
  const lenient = readableCv(layout, context, titleLenience);
  if (titlesOf(lenient) === titlesOf(usual)) return [];
  return [{ layout, assembled: lenient.read(usualLines) }];
}

/** What stands where: the title and the number of lines of each section. */
const titlesOf = ({ sections }: Readable): string =>
  sections.map(({ title, kind, lines }) => `${kind}\t${title}\t${lines.length}`).join("\n");

function byColumns(source: SourceDocument, usual: DocumentLayout, context: AssembleContext): UndoubtedReading[] {
  if (source.flow) return [];
  const seen = new Set([linesOf(usual)]);
  return columnWays.flatMap((columns) => {
    const layout = layoutDocument(source, columns);
    if (seen.has(linesOf(layout))) return [];
    seen.add(linesOf(layout));
    return [{ layout, assembled: readableCv(layout, context).read(usualLines) }];
  });
}

const linesOf = ({ lines }: DocumentLayout): string => lines.map(({ column, text }) => `${column}\t${text}`).join("\n");
