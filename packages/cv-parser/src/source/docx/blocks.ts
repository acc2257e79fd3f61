import type { Run } from "../../core/document.ts";

/** A line of a paragraph: hard line breaks part it, tabs are runs of their own. */
export type DocxLine = Run[];

export type Paragraph = {
  kind: "paragraph";
  lines: DocxLine[];
  headingLevel: number | null;
  isListItem: boolean;
  indent: number;
  spaceBefore: number;
  /** Text boxes that are anchored here, each with its own blocks. */
  boxes: Block[][];
};

export type Table = { kind: "table"; rows: Block[][][] };

export type Block = Paragraph | Table;

/** The readable text of blocks, for judging how much a cell holds. */
export function blockTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "table") return block.rows.flat().flatMap(blockTexts);
    const lines = block.lines.map((line) =>
      line
        .map((run) => run.text)
        .join("")
        .trim(),
    );
    return [...lines.filter((line) => line !== ""), ...block.boxes.flatMap(blockTexts)];
  });
}

const sign = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}・ー]$/u;
const leastSigns = 2;
const mostSigns = 8;

/** A cell with the signs of a word below each other ("学", "歴") as one line; null for other cells. */
export function writtenDownwards(cell: readonly Block[]): Block[] | null {
  const texts = blockTexts(cell);
  const paragraphs = cell.filter((block) => block.kind === "paragraph");
  const [first] = paragraphs;
  const isWord = texts.length >= leastSigns && texts.length <= mostSigns && texts.every((text) => sign.test(text));
  if (!isWord || first === undefined || paragraphs.length < cell.length) return null;
  const runs = paragraphs.flatMap(({ lines }) => lines.flat()).filter(({ text }) => text.trim() !== "");
  return [{ ...first, lines: [runs] }];
}
