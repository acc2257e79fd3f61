import type { Block, Paragraph, Table } from "./blocks.ts";
import { controlContent } from "./controls.ts";
import { InlineReader } from "./inline.ts";
import { merge, paragraphStyle } from "./styles.ts";
import type { StyleSheet } from "./styles.ts";
import { childOf, childrenOf, find, valueOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

export type BodyContext = {
  styles: StyleSheet;
  targets: ReadonlyMap<string, string>;
  /** True for lists whose marks are bullets or numbers. */
  isList: (numId: string) => boolean;
  /** How far from the left edge of the page its text begins, in the units of drawings. */
  textEdge: number;
};

/** Reads the paragraphs and tables below an element (`w:body`, `w:tc`, `w:txbxContent`, `w:hdr`). */
export function readBlocks(element: XmlElement, context: BodyContext, hasGround = false): Block[] {
  return childrenOf(element).flatMap((child) => {
    switch (child.name) {
      case "p":
        return [readParagraph(child, context, hasGround)];
      case "tbl":
        return [readTable(child, context, hasGround)];
      case "sdt":
        return readControl(child, context, hasGround);
      case "AlternateContent":
        return readBlocks(childOf(child, "Choice") ?? childOf(child, "Fallback") ?? child, context, hasGround);
      case "del":
      case "moveFrom":
      case "sectPr":
        return [];
      default:
        return find(child, "p") ? readBlocks(child, context, hasGround) : [];
    }
  });
}

function readControl(element: XmlElement, context: BodyContext, hasGround: boolean): Block[] {
  const content = controlContent(element);
  return content === null ? [] : readBlocks(content, context, hasGround);
}

function readParagraph(element: XmlElement, context: BodyContext, hasGround: boolean): Paragraph {
  const pPr = childOf(element, "pPr");
  const style = merge(context.styles.styleOf(valueOf(pPr, "pStyle") ?? "Normal"), paragraphStyle(pPr));
  const isPainted = context.styles.paintsGround(valueOf(pPr, "pStyle"));
  const onGround = hasGround || isPainted || childOf(pPr, "shd") !== undefined;
  const inline = new InlineReader({
    styles: context.styles,
    paragraphStyle: style,
    targets: context.targets,
    hasGround: onGround,
    textEdge: context.textEdge,
    // A text box may be filled by a shape below it, so light text in it counts as seen.
    readBlocks: (content) => readBlocks(content, context, true),
  });
  inline.read(element);
  return {
    kind: "paragraph",
    lines: inline.lines,
    headingLevel: style.headingLevel,
    isListItem: style.numId !== null && style.headingLevel === null && context.isList(style.numId),
    indent: style.indent ?? 0,
    spaceBefore: style.spaceBefore ?? 0,
    boxes: inline.boxes,
  };
}

function readTable(element: XmlElement, context: BodyContext, hasGround: boolean): Table {
  const tblPr = childOf(element, "tblPr");
  const isPainted = context.styles.paintsGround(valueOf(tblPr, "tblStyle"));
  const onGround = hasGround || isPainted || childOf(tblPr, "shd") !== undefined;
  const rows = descend(element, "tr").map((row) =>
    descend(row, "tc").map((cell) => {
      const shaded = onGround || childOf(childOf(cell, "tcPr"), "shd") !== undefined;
      return readBlocks(cell, context, shaded);
    }),
  );
  return { kind: "table", rows };
}

/** Rows and cells may be wrapped in content controls or revision marks. */
function descend(element: XmlElement, name: "tr" | "tc"): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    const isWrapper = ["sdt", "sdtContent", "ins", "moveTo", "customXml", "smartTag"].includes(child.name);
    return isWrapper ? descend(child, name) : [];
  });
}
