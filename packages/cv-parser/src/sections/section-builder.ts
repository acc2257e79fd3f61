import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { phraseKey, phraseSet, wordSet, wordsOf } from "../core/words.ts";
import { languageNames } from "../lexicon/languages.ts";
import { listKinds, otherSkills } from "../lexicon/title-roles.ts";
import { styleKey } from "./heading-style.ts";
import { Lanes } from "./lanes.ts";
import type { MarginHeading } from "./margin-heading.ts";
import { titleKind } from "./title-kind.ts";
import { openWords } from "../lexicon/joining-words.ts";

const maxContactLines = 9;
const maxContactWords = 9;
const leastOfProfile = 16;
/** Text that is so much larger belongs to what is drawn below, a scale of skills or a number. */
const largerText = 1.35;
const reachable = /\S@\S|(?:\+|\(|\b0)\d(?:[\s()./-]*\d){6}/u;
const endsOpen = new RegExp(`(?:&|/|,|\\s(?:${openWords}))\\s*$`, "iu");

/** Collects lines into sections while the document is read, and knows which section each column is in. */
export class SectionBuilder {
  readonly sections: Section[] = [emptyHeader()];
  /** True once a heading was found. */
  named = false;
  readonly #lanes: Lanes;
  readonly #lines: readonly Line[];
  readonly #bodyFontSize: number;
  readonly #positioned: boolean;
  readonly #largest: number;
  #current: Section;
  #isMargin = false;

  constructor(layout: DocumentLayout) {
    this.#lanes = new Lanes(layout);
    this.#lines = layout.lines;
    this.#bodyFontSize = layout.bodyFontSize;
    this.#positioned = layout.positioned;
    this.#largest = Math.max(...layout.lines.map((line) => line.fontSize));
    this.#current = this.sections[0] ?? emptyHeader();
  }

  /** What the section is about that lines go to. */
  get opened(): SectionKind {
    return this.#current.kind;
  }

  /** The same; null right below its title. */
  get kind(): SectionKind | null {
    return this.#current.lines.length > 0 ? this.#current.kind : null;
  }

  /** Goes to the section that a line belongs to when nothing else is said. Large type at the top of a fresh column names the person. */
  enter(line: Line): void {
    const resumed = this.#lanes.sectionAt(line);
    if (resumed?.kind === "header" && this.#flowsOn(line)) return;
    const isNew = this.#lanes.isNewColumn(line) && line.page === 1;
    const fresh = resumed === null && isNew;
    // Without places all cells of a table begin at the same edge: large type in a further one goes on with nothing.
    const isName = !this.#positioned && isNew && this.#isLarge(line) && titleKind(line.text)?.exact !== true;
    if (isName) this.#push(emptyHeader());
    else if (resumed !== null) this.#current = resumed;
    else if (fresh && titleKind(line.text)?.exact !== true && this.#opensPerson(line)) this.#push(emptyHeader());
  }

  #opensPerson(line: Line): boolean {
    return this.#isLarge(line) || this.#opensContact(line) || this.#opensProfile(line);
  }

  /** Sentences alone at the top of a column, beside one that ends with a list: nobody tells of languages so. */
  #opensProfile(line: Line): boolean {
    const above = this.#current.lines.at(-1);
    if (!this.#positioned || above === undefined) return false;
    // Beside a column as wide as itself, a column may go on with the text of an entry.
    if (!listKinds.has(this.#current.kind) && this.#areAlike(above, line)) return false;
    const top = this.#topOf(line);
    const text = top.map((each) => each.text).join(" ");
    return (
      top.every(({ bullet }) => bullet === null) &&
      wordsOf(text).length >= leastOfProfile &&
      /^["“„«]?\p{Lu}.*\p{Ll}[.!]["”“»]?$/u.test(text) &&
      !aYear.test(text)
    );
  }

  /** Far larger than running text, or the largest of the document and clearly larger. */
  #isLarge({ fontSize }: Line): boolean {
    return fontSize > this.#bodyFontSize * 1.35 || (fontSize >= this.#largest && fontSize > this.#bodyFontSize * 1.15);
  }

  /**
   * Of two columns as wide as each other the second goes on where the first one ends: with further entries of it, or with items
   * of its last one, above the first title of its own.
   */
  #flowsOn(line: Line): boolean {
    const above = this.#current.lines.at(-1);
    if (above === undefined || !entryKinds.has(this.#current.kind) || above.page !== line.page || above.y < line.y)
      return false;
    const top = this.#topOf(line);
    const tellsEntry = top.some(({ bullet, text }) => bullet !== null || aYear.test(text));
    return this.#areAlike(above, line) && tellsEntry && !top.some(({ text }) => reachable.test(text));
  }

  /** True for lines of columns that are as wide as each other. */
  #areAlike(one: Line, other: Line): boolean {
    const [first, second] = [one, other].map((each) => widthOf(this.#columnOf(each)));
    return Math.abs((first ?? 0) - (second ?? 0)) < (first ?? 0) * alikeWidth;
  }

  readonly #columnOf = (line: Line): Line[] =>
    this.#lines.filter(({ page, column }) => page === line.page && column === line.column);

  /** The lines of a column from one on, up to its first title. */
  #topOf(line: Line): Line[] {
    const column = this.#columnOf(line);
    const block = column.slice(column.indexOf(line));
    const end = block.findIndex(
      ({ text, fontSize }) => titleKind(text)?.exact === true || fontSize > line.fontSize * largerText,
    );
    return end < 0 ? block : block.slice(0, end);
  }

  /** Short lines at the top of a column, before its first title, one of which can be written to or called. */
  #opensContact(line: Line): boolean {
    const top = this.#topOf(line);
    return (
      top.length <= maxContactLines &&
      top.every(({ text, bullet }) => bullet === null && wordsOf(text).length <= maxContactWords) &&
      top.some(({ text }) => reachable.test(text))
    );
  }

  /** "3. Leadership roles" where a line of the section began with "2.", and its title with no number: the next of its entries. */
  countsOn({ text }: Line): boolean {
    const number = countOf(text);
    if (number < 2 || countOf(this.#current.title) > 0) return false;
    return this.#current.lines.some((line) => line.bullet === null && countOf(line.text) === number - 1);
  }

  addLine(line: Line): void {
    this.#current.lines.push(line);
    this.#lanes.note(line, this.#current);
  }

  openSection(heading: Line, score: number): void {
    this.#push({
      kind: titleKind(heading.text)?.kind ?? "other",
      title: heading.text,
      headings: [heading],
      lines: [],
      score,
    });
    this.named = true;
    this.#isMargin = false;
    this.#lanes.note(heading, this.#current);
  }

  /**
   * "Research | Optics, Lasers" below "Skills" in a row of its own: what stands beside a list there names a group of the
   * skills, although it titles other sections elsewhere.
   */
  holdsGroup({ heading, content }: MarginHeading): boolean {
    const { kind, headings, title } = this.#current;
    const isOfSkills = kind === "skills" && headings.length > 0 && !this.#isMargin && isTitle(title);
    if (!isOfSkills || content === null || !/[,;|•·]/u.test(content.text) || /\b(?:19|20)\d\d\b/.test(content.text))
      return false;
    if (otherGroups.has(phraseKey(heading.text))) return true;
    const isSmaller = headings.every(({ fontSize }) => fontSize > heading.fontSize + 0.4);
    const named = titleKind(heading.text)?.kind ?? "other";
    const isSpoken = wordsOf(content.text).some((word) => languages.has(word));
    return isSmaller && groupKinds.has(named) && !(named === "languages" && isSpoken);
  }

  addMarginHeading(line: Line, { heading, content, continues }: MarginHeading): void {
    if (continues && this.#current.lines.length <= 1 && this.#current.headings.length > 0) this.extendHeading(heading);
    else this.openSection(heading, 0.9);
    this.#isMargin = true;
    if (content !== null) this.#current.lines.push(content);
    this.#lanes.note(line, this.#current);
  }

  extendHeading(line: Line): void {
    this.#current.headings.push(line);
    this.#current.title = `${this.#current.title} ${line.text}`;
    this.#current.kind = titleKind(this.#current.title)?.kind ?? this.#current.kind;
    this.#lanes.note(line, this.#current);
  }

  /** A heading broken over lines: the second, alone or with the third, completes a known title or follows an open "and". */
  continuesHeading(line: Line, above: Line | undefined, below: Line | undefined): boolean {
    const { headings, lines, title } = this.#current;
    if (above === undefined || headings.at(-1) !== above || lines.length > 0 || !isNextRow(above, line)) return false;
    if (endsOpen.test(title)) return true;
    const isFirstOfTwo = below !== undefined && headings.length === 1 && isNextRow(line, below);
    if (isFirstOfTwo && titleKind(title)?.exact !== true && isTitle(`${title} ${line.text} ${below.text}`)) return true;
    if (!isTitle(`${title} ${line.text}`)) return false;
    // "Competenze" is a title itself, and yet goes on when "linguistiche" below is set like it.
    const isAlike = styleKey(above) === styleKey(line) && Math.abs(above.x - line.x) < 3;
    const isSetApart = line.bold || line.fontSize > this.#bodyFontSize * 1.12;
    return titleKind(title)?.exact !== true || (isAlike && isSetApart && titleKind(line.text)?.exact !== true);
  }

  #push(section: Section): void {
    this.sections.push(section);
    this.#current = section;
  }
}

const entryKinds = new Set<SectionKind>(["experience", "education", "projects", "volunteer"]);
const alikeWidth = 0.15;
const aYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

const widthOf = (lines: readonly Line[]): number =>
  Math.max(...lines.map(({ x, width }) => x + width)) - Math.min(...lines.map(({ x }) => x));

const languages = wordSet(languageNames);
const otherGroups = phraseSet(otherSkills);
const groupKinds = new Set<SectionKind>(["skills", "languages", "other", "projects"]);

const isTitle = (text: string): boolean => titleKind(text)?.exact === true;

const countOf = (text: string): number => Number(/^\(?(\d{1,2})[.)]\s/u.exec(text)?.[1] ?? 0);

function emptyHeader(): Section {
  return { kind: "header", title: "", headings: [], lines: [], score: 1 };
}

/** True when a line stands right below another of the same look. */
export function isNextRow(above: Line, line: Line): boolean {
  const sameStyle = styleKey(above) === styleKey(line) || Math.abs(above.fontSize - line.fontSize) < 0.3;
  return (
    sameStyle &&
    above.page === line.page &&
    above.column === line.column &&
    line.bullet === null &&
    line.gapBefore <= line.height * 0.9
  );
}
