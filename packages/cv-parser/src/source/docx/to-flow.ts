import { takeBullet } from "../../core/bullet.ts";
import type { FlowLine, Run } from "../../core/document.ts";
import { flowLine, flowRun } from "../flow-line.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { blockTexts, writtenDownwards } from "./blocks.ts";
import type { Block, Paragraph, Table } from "./blocks.ts";
import { datesBeside } from "./dates-beside.ts";
import { namesAndList } from "./record-cells.ts";
import { areCards, beginsList, holdSections, isListed, tearsList } from "./row-shape.ts";
import { areParallel, holdsYear, isHeadOfColumns } from "./table-shape.ts";
import { columnsBelowTitles } from "./titles-above.ts";
import type { TitledColumn } from "./titles-above.ts";
import { titledRows } from "./title-column.ts";
import { withWideGaps } from "./wide-gaps.ts";

const shortText = 70;
const gapPoints = 5;
const titleLevel = 2;
/** Above the names of the columns a table may say what it lists. */
const mostRowsAhead = 1;

/** Puts blocks into reading order: text boxes after their anchor, tables row by row or cell by cell. */
export class FlowWriter {
  readonly lines: FlowLine[] = [];
  #columns = 0;
  #column = 0;
  #gap = false;

  write(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.kind === "table") this.#writeTable(block);
      else this.#writeParagraph(block);
    }
  }

  /** Writes blocks as a region of their own, as a cell of a layout table or a text box is. */
  writeApart(blocks: readonly Block[]): void {
    if (blockTexts(blocks).length === 0) return;
    const outer = this.#column;
    this.#columns += 1;
    this.#column = this.#columns;
    this.#gap = true;
    this.write(blocks);
    this.#column = outer;
    this.#gap = true;
  }

  #writeParagraph(paragraph: Paragraph): void {
    let isFirst = true;
    for (const runs of paragraph.lines) {
      if (runs.some(({ text }) => text.trim() !== "")) {
        const isApart = isFirst && paragraph.spaceBefore >= gapPoints;
        this.#push(toLine(runs, paragraph, isFirst), this.#gap || isApart);
        isFirst = false;
      } else this.#gap = true;
    }
    for (const box of paragraph.boxes) this.writeApart(box);
  }

  #push(line: FlowLine, gapBefore: boolean): void {
    this.lines.push({ ...line, gapBefore, column: this.#column });
    this.#gap = false;
  }

  #writeTable(table: Table): void {
    this.#gap = true;
    const downwards = new Set<readonly Block[]>();
    const rows = table.rows.map((row) =>
      row
        .filter((cell) => blockTexts(cell).length > 0)
        .map((cell) => {
          const word = writtenDownwards(cell);
          if (word !== null) downwards.add(word);
          return word ?? cell;
        }),
    );
    const titled = titledRows(rows, downwards);
    const head = rows.slice(0, mostRowsAhead + 1).findIndex(isHeadOfColumns);
    const columns = columnsBelowTitles(rows);
    for (const [index, row] of rows.entries()) {
      if (columns.has(index)) this.#writeColumns(columns.get(index) ?? []);
      else if (index === head) this.#writeRowByRow(row);
      else if (titled.has(row)) this.#writeTitled(row);
      else this.#writeRow(row, head >= 0 && index > head);
    }
    this.#gap = true;
  }

  #writeColumns(columns: readonly TitledColumn[]): void {
    for (const { title, cells } of columns) {
      this.#writeTitled([title]);
      for (const cell of cells) this.write(cell);
    }
  }

  /** A cell that names the list beside it stands above it, as a title does. */
  #writeTitled([title, ...lists]: readonly Block[][]): void {
    this.#gap = true;
    for (const line of plainLines(title ?? [])) {
      this.#push({ ...line, headingLevel: line.headingLevel ?? titleLevel, bullet: null }, line.gapBefore || this.#gap);
    }
    if (lists.length > 1) this.#writeRow(lists);
    else for (const list of lists) this.write(list);
    this.#gap = true;
  }

  #writeRow(cells: readonly Block[][], isRecord = false): void {
    const [only, ...others] = cells;
    if (cells.length <= 1) return this.write(only ?? []);
    if (only && isTitle(only) && isListTitle(only)) {
      this.#gap = true;
      this.write(only);
      return this.#writeRow(others);
    }
    const long = cells.filter((cell) => !isShort(cell));
    const dated = datesBeside(cells.map(plainLines));
    const record = long.length < 2 && (isRecord || tearsList(cells)) ? namesAndList(cells) : null;
    if (dated !== null) {
      for (const line of dated) this.#push(line, line.gapBefore);
      this.#gap = true;
    } else if (areParallel(cells)) {
      this.#writeRowByRow(cells);
    } else if (record !== null && isRecord) {
      this.#writeNamesAndList(record);
    } else if (long.length > 1 && isRecord) {
      this.#writeRecord(cells);
    } else if (long.length > 1 || holdSections(cells)) {
      for (const cell of cells) this.writeApart(cell);
    } else if (long.length === 1 && cells[0] && isTitle(cells[0])) {
      for (const cell of cells) this.write(cell);
    } else if (areCards(cells) || beginsList(cells)) {
      for (const cell of cells) this.#writeBelow(cell);
    } else if (record !== null) {
      this.#writeNamesAndList(record);
    } else {
      this.#writeRowByRow(cells);
    }
  }

  #writeBelow(cell: readonly Block[]): void {
    this.#gap ||= !isListed(cell);
    this.write(cell);
  }

  /** A row below names of columns has a cell for each of them: what a cell says in several lines stands in one. */
  #writeNamesAndList({ names, list }: NonNullable<ReturnType<typeof namesAndList>>): void {
    const [first, ...rest] = list === null ? [] : plainLines(list);
    const cells = names.map((cell) => inOneLine(cell === list && first ? [first] : plainLines(cell)));
    this.#push(joined(cells, "\t"), true);
    for (const line of rest) this.#push(line, false);
    this.#gap = true;
  }

  /** A row below names of columns is one entry, however long its cells are: its date stands before its name, its lists behind. */
  #writeRecord(cells: readonly Block[][]): void {
    const lines = cells.map((cell) => plainLines(cell));
    const longest = lines.reduce((best, other) => (lengthOf(other) > lengthOf(best) ? other : best), []);
    const at = lines.indexOf(longest);
    const [first, ...rest] = longest;
    if (first === undefined) return;
    const ahead = lines.slice(0, at).flat();
    this.#push(joined([...ahead, first], " "), true);
    for (const line of rest) this.#push(line, line.gapBefore);
    for (const list of lines.slice(at + 1)) if (list.length > 0) this.#push(joined(list, "\t"), false);
    this.#gap = true;
  }

  /** Cells side by side become one line for each paragraph: a date goes on the line of the title beside it. */
  #writeRowByRow(cells: readonly Block[][]): void {
    const columns = cells.map((cell) => plainLines(cell));
    const height = Math.max(...columns.map((lines) => lines.length));
    for (let index = 0; index < height; index += 1) {
      const parts = columns.flatMap((lines) => lines[index] ?? []);
      const [first, ...rest] = parts;
      if (!first) continue;
      const runs = [first, ...rest].flatMap((line, part) => (part === 0 ? line.runs : [flowRun("\t"), ...line.runs]));
      const isAlone = rest.length === 0;
      const merged = isAlone ? first : { ...first, runs, bullet: null, headingLevel: first.headingLevel };
      this.#push(merged, this.#gap || (index === 0 && cells.length > 1) || first.gapBefore);
    }
  }
}

const lengthOf = (lines: readonly FlowLine[]): number =>
  lines.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.length, 0);

/** Lines that stand one below the other in a cell as one line. */
function joined([first, ...others]: readonly FlowLine[], between: string): FlowLine {
  const runs = others.flatMap((line) => [flowRun(between), ...line.runs]);
  return { ...flowLine([]), ...first, runs: [...(first?.runs ?? []), ...runs], bullet: null };
}

/** The lines of a cell as one: a broken period goes on, whatever else stands below a name is another fact. */
function inOneLine(lines: readonly FlowLine[]): FlowLine {
  const isPeriod = lines.some((line) => holdsYear(textOf(line)));
  return joined(lines, isPeriod ? " " : ", ");
}

const textOf = (line: FlowLine): string => line.runs.map(({ text }) => text).join("");

function toLine(runs: readonly Run[], paragraph: Paragraph, isFirst: boolean): FlowLine {
  const { bullet, runs: rest } = withoutBullet(withWideGaps(runs));
  const mark = bullet ?? (paragraph.isListItem && isFirst ? "•" : null);
  return flowLine(rest, { headingLevel: paragraph.headingLevel, bullet: mark, indent: paragraph.indent });
}

function withoutBullet(runs: readonly Run[]): { bullet: string | null; runs: Run[] } {
  const text = runs.map((run) => run.text).join("");
  const { bullet, length } = takeBullet(text);
  if (bullet === null) return { bullet, runs: [...runs] };
  let left = length;
  const rest = runs.map((run) => {
    const taken = Math.min(left, run.text.length);
    left -= taken;
    return { ...run, text: run.text.slice(taken) };
  });
  return { bullet, runs: rest.filter((run) => run.text !== "") };
}

/** The lines of a cell without the nesting of tables. */
function plainLines(cell: readonly Block[]): FlowLine[] {
  const writer = new FlowWriter();
  writer.write(cell);
  return writer.lines;
}

function isShort(cell: readonly Block[]): boolean {
  const texts = blockTexts(cell);
  return texts.length <= 3 && texts.every((text) => text.length <= shortText);
}

/** Sections that a table may title in the margin; what is said of a person beside its label stays one line. */
const listKinds: readonly (string | undefined)[] = ["experience", "education", "projects", "skills", "volunteer"];

function isListTitle(cell: readonly Block[]): boolean {
  const text = blockTexts(cell).join(" ");
  const title = titleKind(text);
  return title?.exact === true && listKinds.includes(title.kind) && !/[:：]\s*$/u.test(text);
}

/** A cell that names the section of the long cell beside it. */
function isTitle(cell: readonly Block[]): boolean {
  const texts = blockTexts(cell);
  const text = texts.join(" ");
  if (texts.length > 2 || /\d/.test(text)) return false;
  return cell.some((block) => {
    if (block.kind !== "paragraph") return false;
    const runs = block.lines.flat().filter((run) => run.text.trim() !== "");
    const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
    return block.headingLevel !== null || isCapitals || (runs.length > 0 && runs.every((run) => run.bold));
  });
}
