import type { Run } from "../../core/document.ts";
import { shownByButton } from "../button-fields.ts";
import { cleanGlyph, cleanText } from "../characters.ts";
import { flowRun } from "../flow-line.ts";
import type { Block, DocxLine } from "./blocks.ts";
import { inReadingOrder, placeOfBox } from "./box-order.ts";
import type { BoxPlace } from "./box-order.ts";
import { controlContent } from "./controls.ts";
import { merge, runStyle } from "./styles.ts";
import type { DocxStyle, StyleSheet } from "./styles.ts";
import { childOf, childrenOf, find, textOf, valueOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

export type InlineContext = {
  styles: StyleSheet;
  paragraphStyle: DocxStyle;
  /** Targets of relationships, for hyperlinks. */
  targets: ReadonlyMap<string, string>;
  /** True where text stands on a coloured ground, so that white text can be seen. */
  hasGround: boolean;
  /** Where the text of the page begins, for boxes that are counted from there. */
  textEdge: number;
  readBlocks: (element: XmlElement) => Block[];
};

/** Parts of a paragraph that are not its text: deleted text, notes, comments, field codes, placeholders. */
const skipped = new Set(["del", "moveFrom", "pPr", "rPr", "sdtPr", "instrText", "delText", "commentReference"]);

const lowByte = 0xff;
/** Telephones, letters, houses and people of Wingdings and Webdings; arrows and faces that Word makes of "-->" and ":)" part nothing. */
const isContactPicture = (code: number): boolean => code < 0x4a || (code > 0x4c && code < 0xdf);

/** Collects the lines and text boxes of one paragraph. */
export class InlineReader {
  readonly lines: DocxLine[] = [[]];
  readonly #boxes: { blocks: Block[]; place: BoxPlace | null }[] = [];
  readonly #context: InlineContext;
  #link: string | null = null;
  /** Depth of complex fields whose code, not result, is being read. */
  #fields: { inCode: boolean; code: string; outerLink: string | null }[] = [];

  constructor(context: InlineContext) {
    this.#context = context;
  }

  /** The blocks of each text box, in the order in which the boxes are read. */
  get boxes(): Block[][] {
    return inReadingOrder(this.#boxes).map(({ blocks }) => blocks);
  }

  read(element: XmlElement): void {
    for (const child of childrenOf(element)) this.#readNode(child);
  }

  #readNode(node: XmlElement): void {
    if (skipped.has(node.name)) return;
    if (node.name === "r") this.#readRun(node);
    else if (node.name === "hyperlink") this.#readLinked(node, this.#context.targets.get(node.attributes["id"] ?? ""));
    else if (node.name === "fldSimple") this.#readSimpleField(node);
    else if (node.name === "sdt") this.#readControl(node);
    else if (node.name === "AlternateContent") this.#readAlternates(node);
    else if (node.name === "oMath" || node.name === "oMathPara") this.#add(textOf(node), this.#context.paragraphStyle);
    else this.read(node);
  }

  #readLinked(node: XmlElement, link: string | null | undefined): void {
    const outer = this.#link;
    this.#link = link ?? outer;
    this.read(node);
    this.#link = outer;
  }

  #readSimpleField(node: XmlElement): void {
    const code = node.attributes["instr"] ?? "";
    const shown = childrenOf(node).length === 0 ? shownByButton(code) : null;
    if (shown !== null) this.#add(shown, this.#context.paragraphStyle);
    else this.#readLinked(node, linkOfField(code));
  }

  #readControl(node: XmlElement): void {
    const content = controlContent(node);
    if (content !== null) this.read(content);
  }

  /** The same drawing is stored twice, for newer and for older readers; one of them is read. */
  #readAlternates(node: XmlElement, runStyleInForce: DocxStyle = this.#context.paragraphStyle): void {
    const chosen = childOf(node, "Choice") ?? childOf(node, "Fallback");
    if (!chosen) return;
    for (const child of childrenOf(chosen)) this.#readRunChild(child, runStyleInForce);
  }

  #readRun(run: XmlElement): void {
    const { styles, paragraphStyle, hasGround } = this.#context;
    const rPr = childOf(run, "rPr");
    const own = merge(styles.styleOf(valueOf(rPr, "rStyle")), runStyle(rPr));
    const style = merge(merge(styles.defaults, paragraphStyle), own);
    const isWhite = /^f{6}$/i.test(valueOf(rPr, "color") ?? "") && !hasGround && childOf(rPr, "shd") === undefined;
    const isUnseen = style.vanish === true || isWhite || (style.fontSize ?? 11) <= 2;
    for (const child of childrenOf(run)) {
      const isText = child.name === "t" || child.name === "sym";
      if (!(isUnseen && isText)) this.#readRunChild(child, style);
    }
  }

  #readRunChild(node: XmlElement, style: DocxStyle): void {
    switch (node.name) {
      case "t":
        return style.drawsPictures === true ? this.#addPictures(textOf(node), style) : this.#add(textOf(node), style);
      case "tab":
      case "ptab":
        return this.#add("\t", style);
      case "br":
      case "cr":
        return this.#breakLine();
      case "noBreakHyphen":
        return this.#add("-", style);
      case "sym":
        return this.#addSymbol(node, style);
      case "fldChar":
        return this.#fieldMark(node.attributes["fldCharType"] ?? "", style);
      case "instrText":
        return this.#fieldCode(textOf(node));
      case "AlternateContent":
        return this.#readAlternates(node, style);
      case "drawing":
      case "pict":
      case "object":
        return this.#readDrawing(node);
      case "r":
      case "sdt":
      case "hyperlink":
        return this.#readNode(node);
      default:
    }
  }

  #readDrawing(node: XmlElement): void {
    const place = placeOfBox(node, this.#context.textEdge);
    for (const content of textBoxes(node)) this.#boxes.push({ blocks: this.#context.readBlocks(content), place });
  }

  #addSymbol(node: XmlElement, style: DocxStyle): void {
    const code = Number.parseInt(node.attributes["char"] ?? "", 16);
    if (!Number.isFinite(code) || code > 0x10ffff) return;
    // Symbol fonts draw list marks in the private-use area; elsewhere the character says what it is.
    const isMark = code >= 0xf000 && code <= 0xf0ff;
    if (isMark) this.#addPicture(code, style);
    else this.#add(cleanGlyph(String.fromCodePoint(code)).text, style);
  }

  #addPictures(text: string, style: DocxStyle): void {
    for (const sign of text) {
      if (sign.trim() === "") this.#add(sign, style);
      else this.#addPicture(sign.codePointAt(0) ?? 0, style);
    }
  }

  /** A picture marks an item of a list at the beginning of a line, and parts what stands on both of its sides elsewhere. */
  #addPicture(code: number, style: DocxStyle): void {
    if (this.#isLineEmpty()) this.#add("• ", style);
    else if (isContactPicture(code & lowByte)) this.#add("\t", style);
  }

  #isLineEmpty(): boolean {
    return (this.lines.at(-1) ?? []).every((run) => run.text.trim() === "");
  }

  #breakLine(): void {
    if (!this.#isInCode()) this.lines.push([]);
  }

  #fieldMark(type: string, style: DocxStyle): void {
    if (type === "begin") this.#fields.push({ inCode: true, code: "", outerLink: this.#link });
    const field = this.#fields.at(-1);
    if (!field) return;
    if (type === "separate") {
      field.inCode = false;
      this.#link = linkOfField(field.code) ?? field.outerLink;
    }
    if (type === "end") {
      this.#link = field.outerLink;
      this.#fields.pop();
      if (field.inCode) this.#add(shownByButton(field.code) ?? "", style);
    }
  }

  #fieldCode(text: string): void {
    const field = this.#fields.at(-1);
    if (field?.inCode) field.code += text;
  }

  /** Codes of fields and the results of page numbers are no text of the document. */
  #isInCode(): boolean {
    return this.#fields.some((field) => field.inCode || /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(field.code));
  }

  #add(raw: string, style: DocxStyle): void {
    if (this.#isInCode()) return;
    for (const part of cleanText(raw).split(/(\t)/)) {
      if (part !== "") this.lines.at(-1)?.push(this.#run(style.caps === true ? part.toUpperCase() : part, style));
    }
  }

  #run(text: string, style: DocxStyle): Run {
    return flowRun(text, {
      bold: style.bold ?? false,
      italic: style.italic ?? false,
      fontSize: style.fontSize ?? 11,
      link: this.#link,
    });
  }
}

function linkOfField(code: string): string | null {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1] ?? null;
}

/** The contents of the text boxes of a drawing, each once. */
function textBoxes(node: XmlElement): XmlElement[] {
  return childrenOf(node).flatMap((child) => {
    if (child.name === "txbxContent") return [child];
    if (child.name !== "AlternateContent") return textBoxes(child);
    const chosen = childOf(child, "Choice") ?? childOf(child, "Fallback");
    return chosen && find(chosen, "txbxContent") ? textBoxes(chosen) : [];
  });
}
