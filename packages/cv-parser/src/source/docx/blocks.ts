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
