import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { isAllCaps, phraseKey, phraseSet, startsWithCapital, wordSet, wordsOf } from "../core/words.ts";
import { documentTitles, looseDocumentTitles } from "../lexicon/contact.ts";
import { fieldLabels } from "../lexicon/field-labels.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import { languageNames } from "../lexicon/languages.ts";
import { isPersonalLabel } from "../lexicon/personal-labels.ts";
import { bareLabels } from "../lexicon/entries.ts";
import { listKinds, otherSkills, skillsToo } from "../lexicon/title-roles.ts";
import { adoptEntries } from "./adopt-entries.ts";
import { inlineTitles } from "./inline-titles.ts";
import { isNextRow, SectionBuilder } from "./section-builder.ts";
import { withContactFooters } from "./contact-footer.ts";
import { weaveDateColumns } from "./date-columns.ts";
import { headingScore, headingWeights, isAligned } from "./heading-score.ts";
import { learnHeadingStyles, styleKey } from "./heading-style.ts";
import type { HeadingStyles } from "./heading-style.ts";
import { lineOf, MarginReader } from "./margin-heading.ts";
import { letterPages } from "./letter-pages.ts";
import { withLargeNames } from "./large-name.ts";
import { weaveMarginTitles } from "./margin-column.ts";
import { withPersonalBlocks } from "./personal-blocks.ts";
import { attachSatellites } from "./satellites.ts";
import { withoutSignature } from "./signature-line.ts";
import { closesForm, withoutNoise } from "./noise-lines.ts";
import { withoutRecurringTitles } from "./recurring-titles.ts";
import { endsInTitleWord, titleKind } from "./title-kind.ts";
import { withoutTitleSigns } from "./title-signs.ts";
import { splitTwinHeadings } from "./twin-headings.ts";

/**
 * Parts the lines of a document into titled sections. Every line, or every part of a line that holds a margin
 * heading and text, lands in exactly one section; an unknown title keeps a section of its own.
 * @param lenience what every line is given towards being a title
 */
export function splitSections(source: DocumentLayout, lenience = 0): Section[] {
  const letters = letterPages(source.lines);
  const cvLines = source.lines.filter((line) => !letters.has(line.page));
  const lines = weaveMarginTitles(splitTwinHeadings(attachSatellites(weaveDateColumns(withoutTitleSigns(cvLines)))));
  const layout = { ...source, lines };
  const styles = learnHeadingStyles(layout);
  const margins = new MarginReader(layout);
  const inline = inlineTitles(layout, lines);
  const builder = new SectionBuilder(layout);
  lines.forEach((line, index) => {
    builder.enter(line);
    if (isRowOfTitles(line)) {
      builder.addLine(line);
      return;
    }
    const told = inline.get(line) ?? margins.read(line, lines[index + 1]);
    const margin = told !== null && isRowOfSection(line, told.heading, builder.opened) ? null : told;
    const isScale = ratedLists.has(builder.opened) && isRated(line);
    if (margin !== null && (isScale || builder.holdsGroup(margin))) builder.addLine(line);
    else if (margin !== null) builder.addMarginHeading(line, margin);
    else if (builder.continuesHeading(line, lines[index - 1], lines[index + 1])) builder.extendHeading(line);
    else {
      const title = withoutRemark(line);
      const score = headingScore(title, { layout, styles, index }) + lenience;
      const isTitle = isHeading(title, {
        lines,
        index,
        styles,
        score,
        named: builder.named,
        positioned: layout.positioned,
        bodyFontSize: layout.bodyFontSize,
      });
      const isOpening =
        (isTitle &&
          !namesDocument(lines, index) &&
          !isItem(title, { styles, within: builder.opened, positioned: layout.positioned }) &&
          !isSpoken(title, builder.opened) &&
          !builder.countsOn(title) &&
          !announcesTasks(title, lines[index + 1], builder.kind)) ||
        opensOtherList(title, builder.kind);
      if (isOpening) builder.openSection(title, Math.min(1, score / 8));
      else builder.addLine(line);
    }
  });
  const unsigned = withoutSignature(
    adoptEntries(withoutRecurringTitles(withoutNoise(withLargeNames(builder.sections, layout)))),
    lines,
  );
  const sections = withPersonalBlocks(withContactFooters(unsigned, source.positioned ? lines : []));
  if (letters.size === 0) return sections;
  const letterLines = source.lines.filter((line) => letters.has(line.page));
  return [...sections, { kind: "other", title: "", headings: [], lines: letterLines, score: 1 }];
}

const documents = phraseSet(documentTitles);
const skills = phraseSet(skillsToo);

/** "obsługa komputera" titles skills elsewhere. */
const isSmallTitle = (text: string): boolean => /^\p{Ll}[^:]*$/u.test(text) && titleKind(text)?.kind === "skills";

const tasks = phraseSet(fieldLabels.tasks);
const labels = phraseSet(bareLabels);
const withTasks: ReadonlySet<SectionKind | null> = new Set(["experience", "volunteer", "projects"]);

/** "Missions :" below the name of a post, or above its bullets: forms write it before what was done there. */
function announcesTasks(line: Line, next: Line | undefined, kind: SectionKind | null): boolean {
  if (!withTasks.has(kind) || !/[:：]\s*$/u.test(line.text)) return false;
  const key = phraseKey(line.text);
  const isAbove = labels.has(key) && (next?.bullet ?? null) !== null && line.gapBefore <= line.height * 0.6;
  return isAbove || (kind === "experience" && tasks.has(key));
}

const spoken = wordSet(languageNames);

/** "Englisch | fließend (Proficiency)" among languages: a language with its level, whatever words of titles that has. */
const isSpoken = ({ text }: Line, within: SectionKind): boolean =>
  within === "languages" && spoken.has(wordsOf(text)[0] ?? "");

/** "英語 | 日常会話" among languages, and "資格名 | 取得年月" below the title of certificates, open nothing of their own. */
const isRowOfSection = (line: Line, heading: Line, within: SectionKind): boolean =>
  titleKind(heading.text)?.kind === within &&
  (isSpoken(heading, within) || (line.segments.length > 1 && line.segments.every(({ text }) => isColumnName(text))));

type Within = { styles: HeadingStyles; within: SectionKind; positioned: boolean };

/** "Leadership" or "Other" between other skills: one below the other, none set off like the titles of the document. */
function isItem(line: Line, { styles, within, positioned }: Within): boolean {
  if (ratedLists.has(within) && isRated(line)) return true;
  const isApart = line.gapBefore > line.height * 0.6;
  const areApart = !positioned && styles.mainGap > line.height * 0.6;
  if (isApart) return false;
  if (within === "skills" && isSmallTitle(line.text)) return true;
  if (styleKey(line) === styles.main && !areApart) return false;
  const key = phraseKey(line.text);
  return within === "skills" && (skills.has(key) || others.has(key) || titleKind(line.text)?.kind === "skills");
}

const others = phraseSet(otherSkills);

const ratedLists = new Set<SectionKind>(["skills", "languages"]);
/** "Szkolenia ★★★☆☆": three marks of one scale or more behind a word say how well somebody does it. */
const isRated = ({ text }: Line): boolean => /\p{L}\s+(?:[★☆✩✪✭✮⭐●○◉◎■□◆◇⬤⚫⚪▪▫]\s?){3,}$/u.test(text);

/**
 * "경력기술서", "職務経歴書", "Резюме" in the first line says what the document is where the labels of a person or a name
 * stand below it.
 */
function namesDocument(lines: readonly Line[], index: number): boolean {
  const [line, next] = lines.slice(index, index + 2);
  if (index > 0 || line === undefined || next === undefined || !documents.has(phraseKey(line.text))) return false;
  const label = /^[^\t:：|]{1,20}(?=[\t:：|]|$)/u.exec(next.text)?.[0] ?? "";
  return isPersonalLabel(label) || (!looseTitles.has(phraseKey(line.text)) && fewCapitals.test(next.text.trim()));
}

const looseTitles = phraseSet(looseDocumentTitles);
/** A row of two to five words with capitals and nothing else, as names are written. */
const fewCapitals = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s*){2,5}$/u;

const leastTitles = 3;

/**
 * "학력 | 경력 | 대외활동 | 자격증": Korean job boards print a table of what follows above it, and the names of its columns
 * open nothing.
 */
function isRowOfTitles({ text }: Line): boolean {
  if (!/\p{Script=Hangul}/u.test(text) || /\d/.test(text)) return false;
  const cells = text.split("\t");
  const kinds = cells.flatMap((cell) => titleKind(cell) ?? []).filter(({ exact }) => exact);
  return (
    cells.length >= leastTitles && kinds.length * 2 >= cells.length && new Set(kinds.map(({ kind }) => kind)).size > 1
  );
}

const smallerRemark = 0.85;

/** "KEY PROJECTS — names are links": a known title and, in smaller letters behind it, a remark that names nothing. */
function withoutRemark(line: Line): Line {
  const [first] = line.segments;
  const end = line.segments.findIndex((segment) => segment.fontSize < (first?.fontSize ?? 0) * smallerRemark);
  if (first === undefined || end < 1 || line.bullet !== null) return line;
  const title = lineOf(line, line.segments.slice(0, end));
  return titleKind(title.text)?.exact === true ? title : line;
}

type HeadingContext = {
  lines: readonly Line[];
  index: number;
  styles: HeadingStyles;
  score: number;
  named: boolean;
  /** False where lines have an order and no places. */
  positioned: boolean;
  bodyFontSize: number;
};

/** A known title that scores well; or, after the first of them, an unknown one in their style and with their space. */
function isHeading(line: Line, context: HeadingContext): boolean {
  const { lines, index, styles, score, named, positioned } = context;
  if (opensWrappedHeading(line, context)) return true;
  if (closesForm(line)) return false;
  if (positioned && (goesOnInLook(line, lines[index - 1]) || hangsBelowMark(line, lines[index - 1]))) return false;
  if (score < headingWeights.threshold) return false;
  if (titleKind(line.text)?.exact === true) return true;
  const above = lines[index - 1];
  const freshColumn = above === undefined || above.column !== line.column || above.page !== line.page;
  if (!isAligned(line, styles)) return false;
  // Word says nothing of the space that a list leaves below it.
  const isBelowList = !positioned && (above?.bullet ?? null) !== null && line.bullet === null;
  const spaced = freshColumn || line.gapBefore >= styles.mainGap * 0.85 || isBelowList;
  // Before the first sure title, a word that tells of a section must be among the words.
  const isTold = named || titleKind(line.text) !== null;
  if (styleKey(line) !== styles.main || !isTold || !spaced) return false;
  return styles.isExclusive || (line.segments.length === 1 && endsInTitleWord(line.text));
}

/** How many times as long as its last word a row is that broke in the midst of a name, at least. */
const brokenRow = 3;

/** "tools" below a full row in the same look, with no more space above it than rows of one name have: the name goes on. */
function goesOnInLook(line: Line, above: Line | undefined): boolean {
  if (above === undefined || !isNextRow(above, line) || line.bullet !== null) return false;
  return (
    /^\p{Ll}/u.test(line.text) &&
    styleKey(above) === styleKey(line) &&
    Math.abs(above.x - line.x) < 2 &&
    above.width > line.width * brokenRow &&
    titleKind(above.text)?.exact !== true
  );
}

/** "Coaching" below "● Mentoring and", set in as the words behind the mark are: the rest of an item titles nothing; a colon does. */
const hangsBelowMark = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  !/[:：]\s*$/.test(line.text) &&
  above.bullet !== null &&
  line.bullet === null &&
  isNextRow(above, line) &&
  styleKey(above) === styleKey(line) &&
  line.x > above.x + line.height * leastHanging;

const leastHanging = 0.5;

const listsAndFacts: ReadonlySet<SectionKind> = new Set([...listKinds, "contact", "links"]);

/** In a list, the known title of another one on a line of its own, in bold or capitals, begins that one. */
function opensOtherList(line: Line, within: SectionKind | null): boolean {
  if (within === null || !listsAndFacts.has(within) || line.bullet !== null || line.segments.length > 1) return false;
  const match = titleKind(line.text);
  const isTitle = match?.exact === true && listKinds.has(match.kind) && match.kind !== within;
  return isTitle && (line.bold || isAllCaps(line.text)) && startsWithCapital(line.text) && !/[.,;]$/.test(line.text);
}

/** The first row of a known title that is broken over two or three rows, in the style of the titles or set apart. */
function opensWrappedHeading(line: Line, { lines, index, styles, bodyFontSize }: HeadingContext): boolean {
  const [next, last] = lines.slice(index + 1, index + 3);
  if (next === undefined || !isNextRow(line, next) || line.bullet !== null || titleKind(line.text)?.exact === true)
    return false;
  const isSetApart = [line, next].every(
    ({ bold, fontSize, text }) => bold || isAllCaps(text) || fontSize > bodyFontSize * setApart,
  );
  if (styleKey(line) !== styles.main && !(isSetApart && styleKey(line) === styleKey(next))) return false;
  if (titleKind(next.text)?.exact === true) return false;
  const title = `${line.text} ${next.text}`;
  if (titleKind(title)?.exact === true) return true;
  return last !== undefined && isNextRow(next, last) && titleKind(`${title} ${last.text}`)?.exact === true;
}

const setApart = 1.12;
