import { takeBullet } from "../../core/bullet.ts";
import type { SectionKind } from "../../core/section.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { blockTexts } from "./blocks.ts";
import type { Block, Paragraph } from "./blocks.ts";
import { holdsYear } from "./table-shape.ts";

type Cell = readonly Block[];

/**
 * True where a cell holds a section of its own, its title above its lines, beside whatever is no date of it: a sidebar
 * may be parted into rows, and its cells are no halves of each other's lines, however short they are.
 */
export function holdSections(cells: readonly Cell[]): boolean {
  const sections = cells.filter(beginsSection);
  const others = cells.filter((cell) => !sections.includes(cell));
  return sections.length > 0 && others.every((cell) => !blockTexts(cell).some(holdsYear));
}

/**
 * A label that is broken into lines ("Professional / Skills / and Tools") titles nothing: it is set alike in all of them,
 * or what follows its first word is no text and no address.
 */
function beginsSection(cell: Cell): boolean {
  const [title, ...lines] = blockTexts(cell);
  const kind = titleKind(title ?? "");
  if (lines.length === 0 || kind?.exact !== true || !lines.some((text) => fits(kind.kind, text))) return false;
  const [first, ...others] = paragraphsOf(cell);
  return first !== undefined && standsOut(first) && !others.every(standsOut);
}

const leastText = 40;

function fits(kind: SectionKind, text: string): boolean {
  if (kind === "summary") return text.length >= leastText;
  return kind !== "contact" || /@|\d{3}|\.\p{L}{2}/u.test(text);
}

const standsOut = (paragraph: Paragraph): boolean =>
  paragraph.headingLevel !== null || isBold(paragraph) || isCapitals(textOf(paragraph));

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** "English / native | French / good": a bold name with what is said of it below, in each cell. */
export function areCards(cells: readonly Cell[]): boolean {
  const heights = new Set(cells.map((cell) => blockTexts(cell).length));
  return heights.size === 1 && !heights.has(1) && cells.every(isCard) && !cells.flatMap(blockTexts).some(holdsYear);
}

function isCard(cell: Cell): boolean {
  const [name, ...others] = paragraphsOf(cell);
  return name !== undefined && others.length > 0 && isBold(name) && !others.some(isBold);
}

/** True where a list stands beside cells of several lines: it says more of them all, and none of its items of one line. */
export function beginsList(cells: readonly Cell[]): boolean {
  return cells.some((cell, index) => index > 0 && isListed(cell) && blockTexts(cells[index - 1] ?? []).length > 1);
}

/** True where an item of a list below a name would come beside another cell's further line: "Leeds | • kept the books". */
export function tearsList(cells: readonly Cell[]): boolean {
  const heights = cells.map((cell) => blockTexts(cell).length);
  return cells.some((cell, index) => {
    const at = paragraphsOf(cell).findIndex(isItem);
    return at > 0 && heights.some((height, other) => other !== index && height > at);
  });
}

/** True for a cell that begins with the mark of a list. */
export function isListed(cell: Cell): boolean {
  const first = paragraphsOf(cell)[0];
  return first !== undefined && isItem(first);
}

/** True for a cell in which list marks stand. */
export const holdsItems = (cell: Cell): boolean => paragraphsOf(cell).some(isItem);

const isItem = (paragraph: Paragraph): boolean => paragraph.isListItem || takeBullet(textOf(paragraph)).bullet !== null;

const paragraphsOf = (cell: Cell): Paragraph[] =>
  cell.filter((block): block is Paragraph => block.kind === "paragraph" && textOf(block).trim() !== "");

const textOf = ({ lines }: Paragraph): string =>
  lines
    .flat()
    .map(({ text }) => text)
    .join("");

function isBold({ lines }: Paragraph): boolean {
  const runs = lines.flat().filter(({ text }) => text.trim() !== "");
  return runs.length > 0 && runs.every(({ bold }) => bold);
}
