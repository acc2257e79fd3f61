import { withForeignEnds, type PaperName } from "@vitrine/model";
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type IStylesOptions,
  type ParagraphChild,
} from "docx";
import type { Block, Entry, ExportDocument, Run, Section } from "../document/export-document.ts";
import { isForeignRun } from "../document/foreign-run.ts";

/** In twentieths of a point, with 2 cm around. */
const papers: Readonly<Record<PaperName, { width: number; height: number }>> = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
};
const margin = 1134;
const bullets = "bullets";

/**
 * The CV as a Word document: headings, lists and links are those of Word, so that it can be edited and read by
 * programs. Fonts are named, not embedded: Word finds letters of its own for every script.
 */
export async function renderDocx(document: ExportDocument): Promise<Uint8Array> {
  const size = papers[document.paper];
  const draw = drawing(document.isRightToLeft, size.width - 2 * margin);
  const made = new Document({
    title: document.name,
    creator: document.name,
    lastModifiedBy: document.name,
    ...(document.headline ? { description: document.headline, subject: document.headline } : {}),
    styles: stylesFor(document.lang),
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 284, hanging: 284 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size,
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: [...draw.head(document), ...document.sections.flatMap((section) => draw.section(section))],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(made));
}

function stylesFor(lang: string): IStylesOptions {
  const language = { value: lang, bidirectional: lang };
  return {
    default: {
      document: {
        run: { font: "Calibri", size: 21, language },
        paragraph: { spacing: { after: 60, line: 264 } },
      },
      title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 40 } } },
      heading1: {
        run: { size: 24, bold: true, color: "1F4E46" },
        paragraph: {
          spacing: { before: 280, after: 100 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "9FB5B0", space: 2 } },
        },
      },
      heading2: { run: { size: 22, bold: true, color: "000000" }, paragraph: { spacing: { before: 140, after: 0 } } },
      hyperlink: { run: { color: "1F4E46", underline: {} } },
    },
  };
}

function drawing(isRightToLeft: boolean, textWidth: number) {
  const paragraph = (options: IParagraphOptions) => new Paragraph({ bidirectional: isRightToLeft, ...options });

  /** A text in its own direction, with the signs at its ends. */
  function directed(text: string) {
    if (!isForeignRun(text, isRightToLeft)) return { text, rightToLeft: isRightToLeft };
    return { text: withForeignEnds(text, isRightToLeft ? "rtl" : "ltr"), rightToLeft: !isRightToLeft };
  }

  function runsOf(runs: readonly Run[]): ParagraphChild[] {
    return runs.map(({ text, href, isStrong = false }) => {
      const plain = { ...directed(text), bold: isStrong };
      if (!href) return new TextRun(plain);
      return new ExternalHyperlink({ link: href, children: [new TextRun({ ...plain, style: "Hyperlink" })] });
    });
  }

  function blockOf(block: Block): Paragraph[] {
    if (block.kind === "text") return [paragraph({ children: runsOf(block.runs) })];
    return block.items.map((item) =>
      paragraph({ children: runsOf(item), numbering: { reference: bullets, level: 0 }, spacing: { after: 20 } }),
    );
  }

  function entryOf({ title, dates, detail, blocks }: Entry): Paragraph[] {
    const heading = paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: detail !== "" || blocks.length > 0,
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      children: [
        new TextRun(directed(title)),
        ...(dates ? [new TextRun({ ...directed(`\t${dates}`), bold: false, size: 20 })] : []),
      ],
    });
    // Set apart from what was done there, so that programs take it for the employer.
    const place = new TextRun({ ...directed(detail), italics: true });
    const where = detail ? [paragraph({ keepNext: blocks.length > 0, children: [place], spacing: { after: 40 } })] : [];
    // A text without a title of its own has no heading, not an empty one.
    return [...(title || dates ? [heading] : []), ...where, ...blocks.flatMap(blockOf)];
  }

  return {
    head({ name, headline, contact }: ExportDocument): Paragraph[] {
      const line = contact.flatMap((run, index) => (index === 0 ? [run] : [{ text: " | " }, run]));
      return [
        paragraph({ heading: HeadingLevel.TITLE, children: runsOf([{ text: name }]) }),
        ...(headline ? [paragraph({ children: runsOf([{ text: headline, isStrong: true }]) })] : []),
        ...(line.length > 0 ? [paragraph({ children: runsOf(line) })] : []),
      ];
    },

    section({ heading, entries, blocks }: Section): Paragraph[] {
      return [
        paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, children: runsOf([{ text: heading }]) }),
        ...entries.flatMap(entryOf),
        ...blocks.flatMap(blockOf),
      ];
    },
  };
}
