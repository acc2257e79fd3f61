import { Parser } from "htmlparser2";
import { cleanText } from "./characters.ts";
import type { Block, Paragraph, Table } from "./docx/blocks.ts";
import { flowRun } from "./flow-line.ts";

/** Elements whose text nobody reads on the page. */
const unseen = new Set(["head", "style", "script", "title", "xml", "noscript", "template", "select", "textarea"]);
const boldElements = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6"]);
const blockElements = new Set(
  "address article aside blockquote body center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td th thead tr ul".split(
    " ",
  ),
);
const hidden = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i;
const maxDepth = 400;

type Style = { bold: boolean; italic: boolean; fontSize: number; link: string | null; isSeen: boolean };
type OpenElement = { name: string; style: Style; headingLevel: number | null; isListItem: boolean };

/** Reads the page of an HTML file as paragraphs and tables; what a style hides is left out. Never throws. */
export function htmlBlocks(html: string): Block[] {
  const reader = new HtmlReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: () => reader.close(),
    ontext: (text) => reader.addText(text),
  });
  parser.write(html);
  parser.end();
  return reader.blocks;
}

class HtmlReader {
  readonly blocks: Block[] = [];
  /** Where blocks go: into the page, or into the cell that is open. */
  readonly #targets: Block[][] = [this.blocks];
  readonly #tables: Table[] = [];
  readonly #elements: OpenElement[] = [];
  #paragraph: Paragraph | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const outer = this.#elements.at(-1);
    const css = attributes["style"] ?? "";
    this.#elements.push({
      name,
      style: styleOf(name, attributes, outer?.style),
      headingLevel: /^h[1-6]$/.test(name) ? Number(name.slice(1)) : (outer?.headingLevel ?? null),
      isListItem: name === "li" || /mso-list\s*:\s*l\d/i.test(css) || (outer?.isListItem === true && name !== "td"),
    });
    if (name === "br") this.#paragraph?.lines.push([]);
    if (!blockElements.has(name) || this.#elements.length > maxDepth) return;
    this.#paragraph = null;
    if (name === "table") this.#openTable();
    else if (name === "tr") this.#tables.at(-1)?.rows.push([]);
    else if (name === "td" || name === "th") this.#openCell();
  }

  close(): void {
    const name = this.#elements.pop()?.name;
    if (name === undefined || !blockElements.has(name) || this.#elements.length >= maxDepth) return;
    this.#paragraph = null;
    const isCell = name === "td" || name === "th";
    if (isCell && this.#targets.length > 1) this.#targets.pop();
    if (name === "table") this.#tables.pop();
  }

  addText(text: string): void {
    const style = this.#elements.at(-1)?.style ?? plain;
    const content = cleanText(text.replace(/[\s\u00A0]+/g, " "));
    const isAtStart = (this.#paragraph?.lines.at(-1)?.length ?? 0) === 0;
    if (!style.isSeen || content === "" || (isAtStart && content.trim() === "")) return;
    const run = flowRun(isAtStart ? content.trimStart() : content, style);
    (this.#paragraph ?? this.#openParagraph()).lines.at(-1)?.push(run);
  }

  #openTable(): void {
    const table: Table = { kind: "table", rows: [] };
    this.#targets.at(-1)?.push(table);
    this.#tables.push(table);
  }

  #openCell(): void {
    const cell: Block[] = [];
    this.#tables.at(-1)?.rows.at(-1)?.push(cell);
    this.#targets.push(cell);
  }

  #openParagraph(): Paragraph {
    const { headingLevel, isListItem } = this.#elements.at(-1) ?? { headingLevel: null, isListItem: false };
    const paragraph: Paragraph = {
      kind: "paragraph",
      lines: [[]],
      headingLevel,
      isListItem: isListItem && headingLevel === null,
      indent: 0,
      spaceBefore: 0,
      boxes: [],
    };
    this.#targets.at(-1)?.push(paragraph);
    this.#paragraph = paragraph;
    return paragraph;
  }
}

const plain: Style = { bold: false, italic: false, fontSize: 11, link: null, isSeen: true };
const pointsPerPixel = 0.75;

function styleOf(name: string, attributes: Readonly<Record<string, string>>, outer: Style = plain): Style {
  const css = attributes["style"] ?? "";
  const size = /font-size\s*:\s*([\d.]+)(pt|px)/i.exec(css);
  const weight = /font-weight\s*:\s*(\w+)/i.exec(css)?.[1]?.toLowerCase();
  return {
    bold: weight === undefined ? outer.bold || boldElements.has(name) : /^(?:bold|[6-9]00)/.test(weight),
    italic: outer.italic || name === "i" || name === "em",
    fontSize: size ? Number(size[1]) * (size[2] === "px" ? pointsPerPixel : 1) : outer.fontSize,
    link: name === "a" ? (attributes["href"] ?? outer.link) : outer.link,
    isSeen: outer.isSeen && !unseen.has(name) && !hidden.test(css),
  };
}
