import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { bracketed } from "./html.ts";
import { sideSections, type Style } from "./style.ts";
import type { Body, CvView, Entry, Section, Words } from "./view.ts";

const lineEnd = 9500;
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const borders = { top: none, bottom: none, left: none, right: none };

/** The CV as a Word document: grids become tables, dates stand at tab stops or in cells. */
export async function renderDocx(view: CvView, style: Style): Promise<Uint8Array> {
  const contact = view.contact.map(({ label, text }) => (style.contact === "labelled" ? `${label}: ${text}` : text));
  const contactLines = style.contact === "line" ? [contact.join(" | ")] : contact;
  const top = [
    new Paragraph({ children: [new TextRun({ text: view.person.name, bold: true, size: 40 })] }),
    new Paragraph(view.person.profession),
  ];
  const details = contactLines.map((text) => new Paragraph(text));
  const children = style.grid.startsWith("side")
    ? [...top, sideTable(view, style, details)]
    : style.grid === "margin-titles" || style.grid === "table-titles"
      ? [...top, ...details, titleTable(view, style)]
      : [...top, ...details, ...view.sections.flatMap((each) => section(each, style))];
  const document = new Document({ sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

type Block = Paragraph | Table;

function sideTable(view: CvView, style: Style, details: Paragraph[]): Table {
  const isSide = ({ name }: Section): boolean => sideSections.includes(name);
  const side = cell(
    [
      heading(view.contactTitle, style),
      ...details,
      ...view.sections.filter(isSide).flatMap((each) => section(each, style)),
    ],
    30,
  );
  const main = cell(
    view.sections.filter((each) => !isSide(each)).flatMap((each) => section(each, style)),
    70,
  );
  const children = style.grid === "side-right" ? [main, side] : [side, main];
  return new Table({ rows: [new TableRow({ children })], width: { size: 100, type: WidthType.PERCENTAGE } });
}

function titleTable(view: CvView, style: Style): Table {
  const rows = view.sections.map(
    (each) => new TableRow({ children: [cell([heading(each.title, style)], 25), cell(body(each.body, style), 75)] }),
  );
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

function cell(children: Block[], size: number): TableCell {
  return new TableCell({ children, borders, width: { size, type: WidthType.PERCENTAGE } });
}

const section = (each: Section, style: Style): Block[] => [heading(each.title, style), ...body(each.body, style)];

function heading(title: string, style: Style): Paragraph {
  if (style.heading === "plain" || style.heading === "rule")
    return new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 });
  const isCaps = style.heading !== "filled";
  return new Paragraph({
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text: isCaps ? title.toUpperCase() : title, bold: true, size: 26 })],
  });
}

function body(content: Body, style: Style): Block[] {
  if (content.kind === "text") return [new Paragraph(content.text)];
  if (content.kind === "entries") return content.entries.flatMap((each) => entry(each, style));
  return content.groups.flatMap(({ label, items }) => {
    if (["bullets", "lines", "bars"].includes(content.form)) {
      const head = label ? [new Paragraph({ children: [new TextRun({ text: label, bold: true })] })] : [];
      return [...head, ...items.map(({ text }) => new Paragraph({ text, bullet: { level: 0 } }))];
    }
    const texts = items.map(content.form === "comma" ? ({ text }) => text : bracketed);
    const joined = texts.join(content.form === "dots-between" ? " · " : ", ");
    return [
      new Paragraph({
        children: [...(label ? [new TextRun({ text: `${label}: `, bold: true })] : []), new TextRun(joined)],
      }),
    ];
  });
}

function entry(each: Entry, style: Style): Block[] {
  const isDateApart = !each.isDateInline && each.date !== "";
  const text = [
    ...(each.paragraph ? [new Paragraph(each.paragraph)] : []),
    ...each.bullets.map((item) => new Paragraph({ text: item, bullet: { level: 0 } })),
  ];
  if (isDateApart && style.grid === "date-left") {
    const lines = each.head.map((line) => new Paragraph({ children: line.map(run) }));
    const children = [cell([new Paragraph(each.date)], 25), cell([...lines, ...text], 75)];
    return [new Table({ rows: [new TableRow({ children })], width: { size: 100, type: WidthType.PERCENTAGE } })];
  }
  const lines = each.head.map(
    (line, index) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: lineEnd }],
        children: [
          ...line.map(run),
          ...(index === 0 && isDateApart && style.isDateRight ? [new TextRun(`\t${each.date}`)] : []),
        ],
      }),
  );
  const dateLine = isDateApart && !style.isDateRight ? [new Paragraph(each.date)] : [];
  return [...lines, ...dateLine, ...text];
}

function run({ text, bold = false, italic = false }: Words, index: number): TextRun {
  return new TextRun({ text: index > 0 && !/^[,\s]/.test(text) ? `, ${text}` : text, bold, italics: italic });
}
