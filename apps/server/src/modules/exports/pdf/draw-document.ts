import PDFDocument, { type StructElement } from "pdfkit";
import type { ExportDocument } from "../document/export-document.ts";
import type { FontStack } from "./font-stack.ts";
import { segmentsOf } from "./line-segments.ts";
import type { Paper } from "./papers.ts";
import { createPen, type At, type Pen } from "./pen.ts";
import { margins, type Row } from "./rows.ts";
import { createTree, type StructureTree } from "./structure-tree.ts";

const colours = { text: "#161B1A", soft: "#2E3735", accent: "#1F4E46", rule: "#9FB5B0", foot: "#5B6664" } as const;

/** How the parts of the document are called in its structure; lists are made of items (PDF/UA, ISO 14289-1). */
const roles = { name: "H1", headline: "P", contact: "P", heading: "H2", title: "H3", dates: "P", text: "P" } as const;

type Drawing = { document: ExportDocument; pages: readonly (readonly Row[])[]; paper: Paper; fonts: FontStack };

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The writer puts texts into its XML as they are. */
class CvPdf extends PDFDocument {
  override endMetadata(): void {
    const plain = this.info;
    this.info = Object.fromEntries(
      Object.entries(plain).map(([key, value]) => [key, typeof value === "string" ? escaped(value) : value]),
    );
    super.endMetadata();
    this.info = plain;
  }
}

/** What is drawn on, and what with. */
type Sheet = {
  pdf: PDFDocument;
  tree: StructureTree;
  pen: Pen;
  paper: Paper;
  fonts: FontStack;
  isRightToLeft: boolean;
};

/** Draws lines at their places and tags them: title, language, headings, paragraphs, lists and links for who listens. */
export function drawDocument({ document, pages, paper, fonts }: Drawing): Promise<Uint8Array> {
  const { name, headline, lang, changedAt, isRightToLeft } = document;
  const pdf = new CvPdf({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang,
    info: { Title: name, Author: name, Subject: headline, CreationDate: changedAt, ModDate: changedAt },
  });
  const bytes = collect(pdf);
  const tree = createTree(pdf, lang);
  const sheet: Sheet = { pdf, tree, pen: createPen(pdf, fonts), paper, fonts, isRightToLeft };
  for (const [index, rows] of pages.entries()) {
    pdf.addPage();
    let top = margins.top;
    for (const row of rows) {
      top += row.before;
      drawRow(sheet, row, top);
      top += row.line;
    }
    if (pages.length > 1) drawFoot(sheet, `${index + 1} / ${pages.length}`);
  }
  tree.end();
  pdf.end();
  return bytes;
}

function drawRow(sheet: Sheet, row: Row, top: number): void {
  const { tree, pen, paper, fonts, isRightToLeft } = sheet;
  const left = margins.side;
  const width = paper.width - 2 * margins.side;
  const baseline = top + (row.line - (row.look === "heading" ? 2.5 : 0) + row.size * 0.75) / 2;
  const at = { baseline, size: row.size, isBold: row.isBold };
  if (row.hasBullet) {
    const bullet = [{ text: "•" }];
    const place = isRightToLeft ? { right: left + width } : { left };
    tree.label(row).add(() => pen.drawLine(segmentsOf(bullet, false, fonts), { ...at, ...place }, colours.text));
  }
  const start = isRightToLeft ? { right: left + width - row.indent } : { left: left + row.indent };
  const look = { colour: colourOf(row), goesOn: row.goesOn };
  drawRuns(sheet, { runs: row.runs, element: tree.part(row, roles[row.look]) }, { ...at, ...start, ...look });
  if (row.aside) {
    const side = isRightToLeft ? { left } : { right: left + width };
    const dates = { baseline, size: row.asideSize, isBold: false, colour: colours.text, goesOn: false };
    drawRuns(sheet, { runs: row.aside.runs, element: tree.dates(row, roles.dates) }, { ...dates, ...side });
  }
  if (row.look === "heading") drawRule(sheet, top + row.line);
}

/** The line below the title of a section is no part of the text. */
function drawRule({ pdf, paper }: Sheet, y: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.lineWidth(0.75).strokeColor(colours.rule);
  pdf
    .moveTo(margins.side, y)
    .lineTo(paper.width - margins.side, y)
    .stroke();
  pdf.endMarkedContent();
}

/** Pieces beside each other; links are elements of their own, with an area to press. */
function drawRuns(
  { pdf, pen, fonts, isRightToLeft }: Sheet,
  { runs, element }: { runs: Row["runs"]; element: StructElement },
  { colour, goesOn, ...at }: At & { colour: string; goesOn: boolean },
): void {
  const segments = segmentsOf(runs, isRightToLeft, fonts);
  const widths = segments.map((segment) => pen.widthOf(segment, at));
  let x = at.left ?? (at.right ?? 0) - widths.reduce((sum, width) => sum + width, 0);
  for (const [index, segment] of segments.entries()) {
    const width = widths[index] ?? 0;
    const isLast = index === segments.length - 1;
    const place = { ...at, left: x };
    const draw = () => {
      pen.drawLine([segment], place, segment.href ? colours.accent : colour);
      // Lines of a paragraph are words of one text, not one word.
      if (isLast && goesOn) pen.drawLine([{ ...segment, text: " " }], { ...place, left: x + width }, colours.text);
    };
    if (!segment.href) element.add(draw);
    else {
      const link = pdf.struct("Link", { alt: segment.text });
      element.add(link);
      link.add(draw);
      const area = { structParent: link, Contents: new String(segment.text) };
      pdf.link(x, at.baseline - at.size, width, at.size * 1.3, segment.href, area);
      link.end();
    }
    x += width;
  }
}

/** Numbers of pages are no part of the text. */
function drawFoot({ pdf, pen, paper, fonts }: Sheet, text: string): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  const segments = segmentsOf([{ text }], false, fonts);
  const at = { baseline: paper.height - 30, size: 8, isBold: false };
  pen.drawLine(segments, { ...at, left: (paper.width - pen.lengthOf(segments, at)) / 2 }, colours.foot);
  pdf.endMarkedContent();
}

function colourOf({ look }: Row): string {
  return look === "heading" ? colours.accent : look === "contact" ? colours.soft : colours.text;
}

function collect(pdf: PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
